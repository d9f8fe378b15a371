import Components
import Synchronization
import Testing

/// A registrar that a plugin keeps after it has registered.
struct KeptRegistrarTests {
    @Test func whatItRecordsLaterIsReported() throws {
        let kept = Kept()
        var components = Components()
        try components.install([
            TestPlugin("keeping") { registrar in
                let copy = registrar
                kept.registrar.withLock { $0 = copy }
            }
        ])
        var registrar = try #require(kept.registrar.withLock { $0 })

        let told = ReportedDiagnostics.by { registrar.set(.size, to: 3) }

        #expect(
            told.texts == [
                """
                'Registrar' received contradictory information. A copy of that of 'keeping' was used for \
                'sizeOfKept' when the plugin had registered, so it has no effect. To fix, register in register(in:).
                """
            ]
        )
        #expect(components[.size] == 1)
    }

    @Test func whatACopyRecordsMeanwhileIsNot() throws {
        var components = Components()

        let told = try ReportedDiagnostics.by {
            try components.install([
                TestPlugin("copying") { registrar in
                    var copy = registrar
                    copy.set(.size, to: 3)
                    registrar = copy
                }
            ])
        }

        #expect(told.texts == [])
        #expect(components[.size] == 3)
    }
}

private final class Kept: Sendable {
    let registrar = Mutex<Registrar?>(nil)
}

extension ValueSlot<Int> {
    fileprivate static let size = ValueSlot("sizeOfKept", default: 1)
}
