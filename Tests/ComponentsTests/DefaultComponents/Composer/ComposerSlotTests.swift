import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct ComposerSlotTests {
    @Test(arguments: ComposerSlot.all)
    func assigningToThePropertyPutsTheTypeIntoTheSlot(_ slot: ComposerSlot) {
        let nodes = Components.withValue(Components()) {
            slot.assign(&Components.default)
            return slot.nodes(in: ComposerSlot.busyComposer(Components.default))
        }

        #expect(!nodes.isEmpty)
        #expect(nodes.allSatisfy { $0.supplier == "app" && $0.type == slot.type })
    }

    @Test func theScreensComposerIsTheAppsToo() {
        var components = Components()
        components.messageComposerVC = OtherComposerVC.self

        #expect(ComposedChannel(components).composer is OtherComposerVC)
    }

    @Test func everyVisiblePartHasASlot() {
        let composer = ComposerSlot.busyComposer(Components())

        let parts = [composer.mainContainer, composer.inputContainer]
            .flatMap(\.subviews).filter { $0 !== composer.inputContainer }

        #expect(parts.count == 6)
        #expect(parts.allSatisfy { $0.node.slotName != nil && !$0.isHidden })
    }

    @Test func aBusyComposerIsLaidOutWhole() {
        let composer = ComposerSlot.busyComposer(Components())

        #expect(composer.view.layoutAmbiguities().isEmpty)
        #expect(composer.view.smallTargets(below: 24).isEmpty)
    }

    @Test func buttonsHaveTargetsOf44PointsAndSuggestionsReachEachOther() throws {
        let composer = ComposerSlot.busyComposer(Components())

        let small = composer.view.smallTargets(below: 44)
        #expect(!small.isEmpty && small.allSatisfy { $0 is ChatComposerSuggestionItem })
        let gap = Appearance().metrics.suggestionsSpacing
        #expect(small.allSatisfy { $0.hitArea.height == $0.frame.height + gap })

        let reached = composer.view.smallTargets(below: 100).filter { $0 is Button }
        #expect(reached.map(\.targetNames) == [["cancel"], ["remove"], ["send"]])
        for button in reached {
            let place = Tap(on: button, at: Point(x: -4, y: -3)).location(in: composer.view)
            #expect(composer.view.hitTest(place) === button, "\(button.targetNames)")
        }
    }

    @Test func largerMarginsTakeTheirOwnRoom() {
        var components = Components()
        components[.appearance].metrics.composerCancelMargins = DirectionalEdgeInsets(all: 20)

        let composer = ComposerSlot.busyComposer(components)

        let header = composer.headerView as? ChatComposerHeader
        #expect(header?.cancelButton.hitInsets == .zero)
    }

    @Test func aComposerFromRightToLeftIsTheExactMirror() {
        var components = Components()
        let leftToRight = ComposerSlot.busyComposer(components)
        components[.layoutDirection] = .rightToLeft
        let rightToLeft = ComposerSlot.busyComposer(components)

        #expect(leftToRight.view.differences(fromMirror: rightToLeft.view) == [])
    }

    @Test func readersHearWhatAComposerIs() {
        let composer = ComposerSlot.busyComposer(Components())

        #expect(
            AccessibilityTree(of: composer.view).text == """
                - listbox "Suggestions"
                  - option "Bo" selected
                - text "Reply to Bo"
                - button "Cancel"
                - text "Bo"
                - text "Ahoy"
                - image "chart.pdf"
                - text "chart.pdf"
                - button "Remove"
                - alert "Mind your words."
                  - text "Mind your words."
                - textbox "Write a message" value="Hi @bo"
                - button "Send"

                """
        )
    }
}

/// A property of `Components`, the slot behind it, and a type to assign.
struct ComposerSlot: Sendable, CustomTestStringConvertible {
    let slot: String
    let type: String
    let assign: @Sendable (inout Components) -> Void

    var testDescription: String { slot }

    static let all = [
        Self("composerTextInput", "OtherInput") { $0.composerTextInputView = OtherInput.self },
        Self("composerSendButton", "OtherSend") { $0.composerSendButton = OtherSend.self },
        Self("composerHeader", "OtherHeader") { $0.composerHeaderView = OtherHeader.self },
        Self("composerAttachments", "OtherAttachments") {
            $0.composerAttachmentsView = OtherAttachments.self
        },
        Self("composerSuggestions", "OtherSuggestions") {
            $0.composerSuggestionsView = OtherSuggestions.self
        },
        Self("composerSuggestionItem", "OtherItem") {
            $0.composerSuggestionItemView = OtherItem.self
        },
        Self("composerNotice", "OtherNotice") { $0.composerNoticeView = OtherNotice.self },
    ]

    private init(
        _ slot: String,
        _ type: String,
        assign: @escaping @Sendable (inout Components) -> Void
    ) {
        self.slot = slot
        self.type = type
        self.assign = assign
    }

    /// Returns a composer that shows all of its parts.
    static func busyComposer(_ components: Components) -> ComposerVC {
        let controller = ChatChannelController(channel: FixtureChat.group, messages: [])
        controller.synchronize()
        let composer = ComposerVC()
        composer.channelController = controller
        composer.content.quoteMessage(FixtureChat.message("a"))
        let file = FileAttachment(assetURL: "https://example.org/chart.pdf", title: "chart.pdf")
        composer.content.attachments = [ChatAttachment(kind: .file, payload: .file(file))]
        composer.content.text = "Hi @bo"
        composer.notice = "Mind your words."
        composer.mount(in: ComponentContext(components))
        composer.view.layout(width: 375)
        return composer
    }

    /// Returns the value in the slot.
    func nodes(in composer: ComposerVC) -> [TreeNode] {
        TreeNode(of: composer.view).flattened.filter { $0.name == slot }
    }
}

private final class OtherInput: ChatComposerTextInput {}
private final class OtherSend: ChatComposerSendButton {}
private final class OtherHeader: ChatComposerHeader {}
private final class OtherAttachments: ChatComposerAttachmentList {}
private final class OtherSuggestions: ChatComposerSuggestionList {}
private final class OtherItem: ChatComposerSuggestionItem {}
private final class OtherNotice: ChatComposerNotice {}
private final class OtherComposerVC: ComposerVC {}
