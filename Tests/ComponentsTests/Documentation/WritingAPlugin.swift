import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

struct ThickEdgesPlugin: Plugin {
    let manifest = PluginManifest("thick-edges", summary: "Bubbles have thick edges.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.edgeWidth)
        registrar.extend(.bubble, with: ThickEdge.self)
    }
}

extension ValueSlot<Double> {
    static let edgeWidth = ValueSlot("edgeWidth", default: 3.0)
}

final class ThickEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = host.components[.edgeWidth]
    }
}

struct EverydayVerbsPlugin: Plugin {
    let manifest = PluginManifest(
        "everyday-verbs",
        ordering: [.after("thick-edges")],
        conflicts: ["thin-edges"]
    )

    func register(in registrar: inout Registrar) {
        registrar.replace(.avatar, with: PlainAvatarView.self)
        registrar.set(.maxContentWidthMultiplier, to: 0.9)
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).union([.timestamp])
        }
        registrar.on(.tapOnDeliveryStatus) { message in
            message.readBy.isEmpty ? .handled : .passed
        }
    }
}

final class PlainAvatarView: ChatAvatarView {}

struct AnswersPlugin: Plugin {
    let manifest = PluginManifest("answers")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: ThickEdge.self, in: .messages { $0.quote != nil })
        registrar.replace(.avatar, with: PlainAvatarView.self, in: .inside(.threadInfo))
    }
}

struct SoftEdgesPlugin: Plugin {
    let manifest = PluginManifest(
        "soft-edges",
        host: Version(0, 1)..<Version(0, 2),
        slots: [SlotRequirement(.edgeStyle, in: 2..<3), SlotRequirement(.bubble, in: 1..<2)]
    )

    func register(in registrar: inout Registrar) {
        registrar.set(.edgeStyle, to: "soft")
    }
}

extension ValueSlot<String> {
    static let edgeStyle = ValueSlot(
        "edgeStyle",
        default: "plain",
        contract: .stable(changes: ["It is a name, and not a number."])
    )
}

@Suite struct WritingAPlugin {
    @Test func thePluginForTheseVersionsIsInstalled() throws {
        let components = try Components.with([SoftEdgesPlugin()])

        #expect(components[.edgeStyle] == "soft")
        #expect(Slot.edgeStyle.contract.version == 2)
    }

    @Test func thePluginActs() throws {
        var components = Components()
        try components.install([ThickEdgesPlugin(), SquaredBubblePlugin()])

        #expect(treeText(composedWith: components).contains("border=3/border"))
    }

    @Test func theAppHasTheLastWord() throws {
        var components = Components()
        try components.install([ThickEdgesPlugin(), SquaredBubblePlugin()])
        components[.edgeWidth] = 5

        #expect(treeText(composedWith: components).contains("border=5/border"))
    }

    @Test func answersLookDifferent() throws {
        var components = Components()
        try components.install([AnswersPlugin()])
        let plain = FixtureChat.message("1")
        let answer = FixtureChat.message("2") { message in
            message.quote = ChatQuote(of: plain)
            message.replyCount = 1
            message.threadParticipants = [FixtureChat.bo]
        }

        let trees = [plain, answer].map { message in
            TreeNode(of: composeCell(alone(message), with: components).cell).description
        }

        #expect(trees.map { $0.contains("border=1/") } == [true, false])
        #expect(trees.map { $0.contains("border=3/") } == [false, true])
        #expect(trees.map { $0.contains("PlainAvatarView") } == [false, true])
    }

    @Test func everyVerbIsTakenDown() throws {
        let components = try Components.with([EverydayVerbsPlugin()])

        #expect(
            components.plugins.flatMap(\.registrations).map(\.slot) == [
                "avatar", "maxContentWidthMultiplier", "messageLayoutOptions",
                "tapOnDeliveryStatus",
            ]
        )
    }
}
