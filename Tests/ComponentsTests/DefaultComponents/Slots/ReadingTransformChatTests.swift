import Components
import DefaultComponents
import Drawing
import Testing
import Tracing
import Views

/// Transforms of values and layout options read the components of their chat.
@Suite(.diagnosticsOfIssues)
struct ReadingTransformChatTests {
    @Test func theSummaryOfACommandFollowsTheLocale() throws {
        var components = try Components.with(
            TestPlugin("poll") { registrar in
                registrar.transform(.composerCommands) { below in
                    let summary = Components.current.words.text(.composerSend)
                    return below + [ComposerCommandInfo("poll", summary: summary)]
                }
            }
        )
        #expect(components[.composerCommands].map(\.summary) == ["Send"])

        components.locale = "de"
        #expect(components[.composerCommands].map(\.summary) == ["Senden"])

        let channel = ComposedChannel([FixtureChat.message("1")], components)
        channel.composer.content.text = "/po"
        #expect(channel.composer.suggestions.items.map(\.detail) == ["Senden"])
    }

    @Test func rowsFollowAValueThatReadsAnotherSlot() throws {
        var components = try Components.with(
            TestPlugin("wide") { registrar in
                registrar.declare(.share)
                registrar.transform(.maxContentWidthMultiplier) { _ in Components.current[.share] }
            }
        )
        let long = FixtureChat.message("1", RichText(String(repeating: "wide ", count: 40)))
        let channel = ComposedChannel([long], components)
        let before = "\(TreeNode(of: channel.screen.view))"

        components[.share] = 0.25
        channel.screen.updateComponents(components)
        channel.layOut()

        let fresh = ComposedChannel([long], components)
        let text = "\(TreeNode(of: channel.screen.view))"
        #expect(text != before)
        #expect(text == "\(TreeNode(of: fresh.screen.view))")
    }

    @Test func optionsThatDependOnASlotAreNotAccused() throws {
        let components = try Components.with(
            TestPlugin("cards") { registrar in
                registrar.declare(.loader)
                registrar.declare(ChatMessageLayoutOption.card)
                registrar.set(.loader, to: 3)
                registrar.extend(.messageContentView, with: CardLayer.self)
                registrar.transform(.messageLayoutOptions) { next, request in
                    guard Components.current[.loader] != nil else { return next(request) }
                    return next(request).union([.card])
                }
            }
        )
        let messages = [FixtureChat.message("1")]

        let report = ConversationReport(on: components)
        report.add(
            MessageCellContent(
                index: 0,
                messages: AnyRandomAccessCollection(messages),
                channel: FixtureChat.group
            )
        )

        #expect(report.findings.map(\.description) == [])
    }

    @Test func slotsThatOnlyATransformReadsAreNotAccused() throws {
        let components = try Components.with(
            TestPlugin("wide") { registrar in
                registrar.declare(.share)
                registrar.set(.share, to: 0.5)
                registrar.transform(.maxContentWidthMultiplier) { _ in Components.current[.share] }
            }
        )
        let long = FixtureChat.message("1", RichText(String(repeating: "wide ", count: 40)))

        let report = ConversationReport(on: components)
        report.add(
            MessageCellContent(
                index: 0,
                messages: AnyRandomAccessCollection([long]),
                channel: FixtureChat.group
            )
        )

        #expect(report.findings.map(\.description) == [])
    }
}

private final class CardLayer: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.card) else { return }
        let label = Label()
        label.text = "card"
        host.bubbleContentContainer.addArrangedSubview(label)
    }
}

extension ValueSlot<Double> {
    fileprivate static let share = ValueSlot("share", default: 0.75)
}

extension ValueSlot<Int?> {
    fileprivate static let loader = ValueSlot("loader", default: nil)
}

extension ChatMessageLayoutOption {
    fileprivate static let card: Self = "card"
}
