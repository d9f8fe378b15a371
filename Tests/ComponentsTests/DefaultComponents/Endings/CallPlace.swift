import Components
import DefaultComponents
import Testing
import Views

/// The places where code of plugins and apps runs, from which every public method may be called.
enum CallPlace {
    /// All places, by name.
    static let all: [String] =
        ["app"] + hooks + functions + listeners
        + ["layoutSubviews", "onDiagnostic", "register", "updateDefault"]
        + ["client.send", "client.now", "client.makeMessageID"]
        + ["willDisplay", "didScroll", "didTapOnAction", "header"].map { "listDelegate.\($0)" }
        + ["channel", "count", "message", "options"].map { "dataSource.\($0)" }
        + ["messages", "channel", "typing", "failure"].map { "controllerDelegate.\($0)" }

    private static let hooks = ["bubble", "messageCell", "messageListVC", "messageComposerVC"]
        .flatMap { part in ComponentHook.allCases.map { "\(part).\($0.rawValue)" } }

    private static let functions = [
        "messageSubmission", "messageActions", "messageLayoutOptions", "messageContentViewType",
        "composerSuggestionRule", "appearance", "composerPlaceholder", "messageTimestamp",
    ]

    private static let listeners = [
        "sendMessage", "messageSubmitted", "messageAction", "tapOnThread", "composerContentChanged",
        "messageRefused",
    ]

    /// Components with a plugin that calls in all places.
    @MainActor
    static func components() throws -> Components {
        Components.onDiagnostic = { _ in CallScene.call(in: "onDiagnostic") }
        return try .with(plugin)
    }

    static let plugin = TestPlugin("calling", register)

    @Sendable
    private static func register(in registrar: inout Registrar) {
        CallScene.call(in: "register")
        registrar.extend(.bubble, with: CallingExtension<View>.self)
        registrar.extend(.messageCell, with: CallingExtension<View>.self)
        registrar.extend(.messageListVC, with: CallingExtension<ViewController>.self)
        registrar.extend(.messageComposerVC, with: CallingExtension<ViewController>.self)
        registrar.replace(.avatar, with: CallingAvatar.self)
        registerFunctions(&registrar)
        registrar.transform(.appearance) { below in
            CallScene.call(in: "appearance")
            var appearance = below
            appearance.formatters.composerPlaceholder = {
                CallScene.call(in: "composerPlaceholder")
                return below.formatters.composerPlaceholder()
            }
            appearance.formatters.messageTimestamp = { time, calendar in
                CallScene.call(in: "messageTimestamp")
                return below.formatters.messageTimestamp(time, calendar)
            }
            return appearance
        }
    }

    private static func registerFunctions(_ registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, request in
            CallScene.call(in: "messageSubmission")
            return next(request)
        }
        registrar.transform(.messageActions) { next, request in
            CallScene.call(in: "messageActions")
            return next(request)
        }
        registrar.transform(.messageLayoutOptions) { next, request in
            CallScene.call(in: "messageLayoutOptions")
            return next(request)
        }
        registrar.transform(.messageContentViewType) { next, request in
            CallScene.call(in: "messageContentViewType")
            return next(request)
        }
        registrar.transform(.composerSuggestionRule) { next, request in
            CallScene.call(in: "composerSuggestionRule")
            return next(request)
        }
        hear(.sendMessage, &registrar)
        hear(.messageSubmitted, &registrar)
        hear(.messageAction, &registrar)
        hear(.tapOnThread, &registrar)
        hear(.composerContentChanged, &registrar)
        hear(.messageRefused, &registrar)
    }

    private static func hear<Payload>(_ event: Event<Payload>, _ registrar: inout Registrar) {
        registrar.on(event) { _ in
            CallScene.call(in: event.name)
            return .passed
        }
    }
}

/// An extension that calls in each hook.
private final class CallingExtension<Host: Lifecycle>: ComponentExtension<Host> {
    override func setUp() {
        super.setUp()
        call(.setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        call(.setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        call(.setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        call(.updateContent)
    }

    private func call(_ hook: ComponentHook) {
        CallScene.call(in: "\(host.node.slotName ?? "").\(hook.rawValue)")
    }
}

/// A component that calls after each layout.
private final class CallingAvatar: ChatAvatarView {
    override func layoutSubviews() {
        super.layoutSubviews()
        CallScene.call(in: "layoutSubviews")
    }
}
