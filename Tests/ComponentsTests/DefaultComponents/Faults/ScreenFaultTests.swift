import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A fault of a plugin in a component of a screen is contained in that component, and reported once.
@Suite(.diagnosticsOfIssues)
struct ScreenFaultTests {
    private static let places:
        [(part: ScreenPart, injectedFault: InjectedFault, hook: ComponentHook)] =
            ScreenPart.allCases.flatMap { part in
                InjectedFault.all.filter(part.suffers).flatMap { injectedFault in
                    ComponentHook.allCases.filter { !injectedFault.isHarmless(in: $0) }
                        .map { (part, injectedFault, $0) }
                }
            }

    @Test(arguments: Cases(40, of: places.count))
    func theScreenIsAsWithoutThePlugin(place: Case) throws {
        let (part, injectedFault, hook) = Self.places[place.number]
        let plan = ["bad": FaultPlan(injectedFault: injectedFault, hook: hook, messages: [])]
        let chat = ComposedChannel(shown, try part.components(plan))
        chat.show()

        let plain = ComposedChannel(shown)
        plain.show()
        let told = chat.tree.diagnostics.map(\.summary)
        #expect(chat.text == plain.text, "\(part), \(injectedFault) in \(hook): \(place)")
        #expect(
            told == ["bad \(hook.rawValue) \(part.rawValue) -"],
            "\(part), \(injectedFault) in \(hook): \(place)"
        )
    }

    @Test(arguments: ScreenPart.allCases)
    func whoDoesNothingWrongStays(part: ScreenPart) throws {
        let chat = ComposedChannel(shown, try part.components([:]))
        chat.show()

        let plain = ComposedChannel(shown)
        plain.show()
        #expect(chat.tree.diagnostics.isEmpty)
        #expect(chat.text != plain.text)
    }

    @Test func theScreenWritesToANewPartWhatItWroteToTheOldOne() throws {
        let plan = ["bad": FaultPlan(injectedFault: .noNumber, hook: .updateContent, messages: [])]
        let screen = WritingScreen()

        let tree = screen.mount(
            in: ComponentContext(try ScreenPart.composerSendButton.components(plan))
        )
        screen.view.layout(width: 375, height: 600)

        #expect(tree.diagnostics.map(\.summary) == ["bad updateContent composerSendButton -"])
        #expect(screen.messageComposerVC.view.backgroundColor == .black)
    }

    private let shown = [FixtureChat.own("own"), FixtureChat.message("bos")]
}

/// A component of a screen that a plugin extends.
enum ScreenPart: String, CaseIterable {
    case messageListVC, messageListView, dateOverlay, typingIndicator, scrollToLatestMessageButton
    case messageComposerVC, composerTextInput, composerSendButton, composerHeader
    case composerAttachments, composerSuggestions, composerSuggestionItem, composerNotice

    /// Returns components with a plugin that extends the component and follows the plan.
    func components(_ plan: [String: FaultPlan]) throws -> Components {
        var components = try Components.with(TestPlugin("bad", register))
        components.on(.quiet) { _ in .passed }
        components[.injectedFaults] = plan
        return components
    }

    private func register(in registrar: inout Registrar) {
        switch self {
        case .messageListVC: registrar.extend(.messageListVC, with: MisbehavingController.self)
        case .messageComposerVC:
            registrar.extend(.messageComposerVC, with: MisbehavingController.self)
        case .messageListView: registrar.extend(.messageListView, with: MisbehavingAnywhere.self)
        case .dateOverlay: registrar.extend(.dateOverlay, with: MisbehavingAnywhere.self)
        case .typingIndicator: registrar.extend(.typingIndicator, with: MisbehavingAnywhere.self)
        case .scrollToLatestMessageButton:
            registrar.extend(.scrollToLatestMessageButton, with: MisbehavingAnywhere.self)
        case .composerTextInput:
            registrar.extend(.composerTextInput, with: MisbehavingAnywhere.self)
        case .composerSendButton:
            registrar.extend(.composerSendButton, with: MisbehavingAnywhere.self)
        case .composerHeader: registrar.extend(.composerHeader, with: MisbehavingAnywhere.self)
        case .composerAttachments:
            registrar.extend(.composerAttachments, with: MisbehavingAnywhere.self)
        case .composerSuggestions:
            registrar.extend(.composerSuggestions, with: MisbehavingAnywhere.self)
        case .composerSuggestionItem:
            registrar.extend(.composerSuggestionItem, with: MisbehavingAnywhere.self)
        case .composerNotice: registrar.extend(.composerNotice, with: MisbehavingAnywhere.self)
        }
    }

    /// Whether an injected fault is one in this component: bubbles in it are none, nor does it receive its own event;
    /// the view of a controller has no content.
    fileprivate func suffers(from injectedFault: InjectedFault) -> Bool {
        switch injectedFault {
        case .itselfInItself, .endlessEvent: false
        case .endlessContent: self != .messageListVC && self != .messageComposerVC
        default: true
        }
    }
}

extension ComposedChannel {
    /// Gives all components of the screen some content.
    fileprivate func show() {
        composer.content.quoteMessage(FixtureChat.message("bos"))
        let file = FileAttachment(assetURL: "https://example.org/chart.pdf", title: "chart.pdf")
        composer.content.attachments = [ChatAttachment(kind: .file, payload: .file(file))]
        composer.apply(.insert("hello @b"))
        composer.notice = "Nobody listens."
        screen.messageListVC.showTypingIndicator(typingUsers: [FixtureChat.group.members[1]])
        layOut()
    }

    fileprivate var text: String {
        TreeNode(of: screen.view, variant: .frames).description
    }
}

private final class WritingScreen: ChatChannelVC {
    override func updateContent() {
        super.updateContent()
        messageComposerVC.view.backgroundColor = .black
    }
}

/// Causes the planned fault of the plugin `bad` in any view.
private final class MisbehavingAnywhere: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        host.carryOutPlan(for: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        host.carryOutPlan(for: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
        host.carryOutPlan(for: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        host.carryOutPlan(for: .updateContent)
    }
}

/// Causes the planned fault of the plugin `bad` in the view of any controller.
private final class MisbehavingController: ComponentExtension<ViewController> {
    override func setUp() {
        super.setUp()
        host.carryOutPlan(for: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        host.carryOutPlan(for: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.view.layer.cornerRadius = 3
        host.carryOutPlan(for: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        host.carryOutPlan(for: .updateContent)
    }
}

extension Lifecycle {
    /// Causes the planned fault of `bad` with the view, or the view of the controller.
    fileprivate func carryOutPlan(for hook: ComponentHook) {
        guard let plan = components[.injectedFaults]["bad"], plan.hook == hook,
            let view = (self as? ViewController)?.view ?? self as? View
        else { return }
        plan.injectedFault.commit(on: view)
    }
}
