import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// A trap is found by a check in a process of its own.
struct TrapTests {
    @Test func aTrapIsAFindingOfTheProcessThatChecks() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let check = PluginCheck([OutOfRangePlugin()], output: treeText)
            #expect(check.findings.isEmpty)
        }

        #expect(end.says("Index out of range"))
    }
}

private struct OutOfRangePlugin: Plugin {
    let manifest = PluginManifest("out-of-range")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: OutOfRange.self)
    }
}

private final class OutOfRange: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = [1.0][host.subviews.count + 1]
    }
}
