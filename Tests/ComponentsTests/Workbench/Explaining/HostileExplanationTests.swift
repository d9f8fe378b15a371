import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// Names from plugins, which may contain terminal commands, line feeds and direction overrides.
struct HostileExplanationTests {
    @Test func hostileNamesStayInTheirPlaces() throws {
        let tame = try explanation(.tame).text
        let hostile = try explanation(.hostile).text

        #expect(hostile.contains("/\(NamedPlugin.hostile.name.shellSafe)part: "))
        #expect(
            hostile
                == tame.replacing("TamePart", with: "HostilePart")
                .replacing("/tamepart", with: "/\(NamedPlugin.hostile.name.shellSafe)part")
                .replacing("tame", with: Self.shown)
        )
    }

    @Test func hostileOptionsStayOnTheirLines() throws {
        let account = try explanation(.hostile).account

        let there = OptionExplanation(NamedPlugin.hostile.name, account).text
        let near = OptionExplanation(NamedPlugin.hostile.name + "x", account).text

        #expect(
            there == """
                option \(Self.shown): yes
                  no default rule concerns it; the nearest is '\(Self.shown)'
                  inserted from \(Self.shown) at \(Self.shown):3

                """
        )
        #expect(near.contains("; the nearest is '\(Self.shown)'\n"))
    }

    @Test func hostilePathsStayOnTheirLines() throws {
        let account = try explanation(.hostile)

        let path = NamedPlugin.hostile.part.name + "/bubble"
        let unmade = try #require(AbsentNode(NamedPlugin.hostile.unmade.name, in: account))

        let fault = account.fault(for: path).text(for: "demo")
        #expect(fault.hasPrefix("There is no node '\(Self.shown)part/"))
        #expect(
            unmade.text == """
                \(Self.shown)unmade: not in message 'm2'
                  slot \(Self.shown)unmade: ChatAvatarView from default at \(Self.shown):2; \
                no hook made a view of it

                """
        )
    }

    @Test func pathsHaveNothingThatIsNotSeen() {
        let name = "a\u{200D}\u{202E}b\u{E0041}\u{1B}\n(c)"

        #expect(name.shellSafe == name.shellSafe.shown())
    }

    @Test func jsonOfHostileNamesIsOneLine() throws {
        let json = try explanation(.hostile).json(only: nil)

        #expect(!json.contains("\u{1B}"))
        #expect(!json.contains("\u{202E}"))
        #expect(!json.contains("\n"))
    }

    @Test func listingsOfHostileNamesStayOnTheirLines() throws {
        let components = try Components.with([DefaultComponentsPlugin(), NamedPlugin.hostile])
        let program = Program(output: CapturedText(), errors: CapturedText())

        let slots = components.slots.filter { $0.name.hasPrefix("t\u{1B}") }.map(\.text)
        let plugin = try PluginsCommand(program: program).text(of: NamedPlugin.hostile)

        #expect(slots.count == 3)
        #expect(slots.allSatisfy { $0.hasPrefix(Self.shown) && !$0.contains("\u{1B}") })
        #expect(plugin.hasPrefix("\(Self.shown) "))
        #expect(plugin.contains("  sets \(Self.shown)unread to 4.0 at \(Self.shown):4\n"))
        #expect(plugin.unicodeScalars.allSatisfy { $0 == "\n" || ("\($0)".shown() == "\($0)") })
    }

    private static let shown = NamedPlugin.hostile.name.shown()

    private func explanation(_ plugin: NamedPlugin) throws -> MessageExplanation {
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        let section = try #require(conversation.channels.flatMap(MessageSection.sections).first)
        let place = try #require(section.messages.firstIndex { $0.id == "m2" })
        var composer = MessageComposer(
            try .with([DefaultComponentsPlugin(), plugin]),
            variant: .frames
        )
        return composer.explanation(of: section[place])
    }
}

/// A plugin with one name for all its registrations.
private struct NamedPlugin: Plugin {
    let name: String
    let part: Slot<any AvatarView.Type, any AvatarView>
    let unmade: Slot<any AvatarView.Type, any AvatarView>
    let unread: ValueSlot<Double>
    let layer: TamePart.Type

    static let tame = NamedPlugin("tame", TamePart.self)
    static let hostile = NamedPlugin("t\u{1B}[2J\n\u{202E}me", HostilePart.self)

    private init(_ name: String, _ layer: TamePart.Type) {
        self.name = name
        self.layer = layer
        part = Slot("\(name)part", default: ChatAvatarView.self, fileID: name, line: 1) {
            $0.init($1)
        }
        unmade = Slot("\(name)unmade", default: ChatAvatarView.self, fileID: name, line: 2) {
            $0.init($1)
        }
        unread = Slot("\(name)unread", default: 1.0, fileID: name, line: 1)
    }

    var manifest: PluginManifest { PluginManifest(PluginID(rawValue: name)) }

    func register(in registrar: inout Registrar) {
        let option = ChatMessageLayoutOption(rawValue: name)
        registrar.declare(option)
        registrar.declare(part)
        registrar.declare(unmade)
        registrar.declare(unread)
        registrar.set(unread, to: 4, fileID: name, line: 4)
        registrar.transform(.messageLayoutOptions, fileID: name, line: 3) { next, request in
            next(request).union([option])
        }
        registrar.extend(.messageContentView, with: layer, fileID: name, line: 5)
    }
}

private class TamePart: ComponentExtension<ChatMessageContentView> {
    class var plugin: NamedPlugin { .tame }

    override func setUpLayout() {
        super.setUpLayout()
        let view = host.make(Self.plugin.part)
        host.bubbleContentContainer.addArrangedSubview(view)
    }
}

private final class HostilePart: TamePart {
    override class var plugin: NamedPlugin { .hostile }
}
