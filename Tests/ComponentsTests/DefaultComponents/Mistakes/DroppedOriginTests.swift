import Components
import DefaultComponents
import Testing
import Views

/// A slot whose closure does not hand on the origin of its parts.
@Suite(.enabled(if: DebugBuild.isOn), .diagnosticsOfIssues)
struct DroppedOriginTests {
    @Test func partWhoseExtensionsAreMissingIsReported() throws {
        let told = try PlantedMessage.diagnostics { components in
            try components.install([
                TestPlugin("plain") { registrar in
                    registrar.declare(.plainPart)
                    registrar.extend(.messageContentView, with: AddingPlain.self)
                },
                TestPlugin("other") { $0.extend(.plainPart, with: Unmade.self) },
            ])
        }

        #expect(
            told == [
                """
                'PlainPart' was made by hand, so no plugin can replace or extend it. To fix, make it with make(_:), and \
                call $0.init($1) in the closure of its slot.
                """
            ]
        )
    }

    @Test func partWithoutExtensionsIsNotReported() throws {
        let told = try PlantedMessage.diagnostics { components in
            try components.install([
                TestPlugin("plain") { registrar in
                    registrar.declare(.plainPart)
                    registrar.extend(.messageContentView, with: AddingPlain.self)
                }
            ])
        }

        #expect(told == [])
    }
}

private final class PlainPart: View, Component {}

extension Slot where Value == PlainPart.Type, Part == PlainPart {
    fileprivate static let plainPart = Slot("plainPart", default: PlainPart.self) { type, _ in
        type.init()
    }
}

private final class AddingPlain: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(host.make(.plainPart))
    }
}

private final class Unmade: ComponentExtension<View> {}
