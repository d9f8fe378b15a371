import Components
import ComponentsTesting
import DefaultComponents
import Views

/// A public method, called on a component of a scene in a way that changes it each time, if possible.
struct PublicCall: Sendable {
    /// The type and the method, as the symbol graph spells them.
    let name: String
    let body: @MainActor @Sendable (CallScene) throws -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (CallScene) throws -> Void) {
        self.name = name
        self.body = body
    }

    static let all =
        tree + container + controller + list + taps + listView + composer + screenParts + time

    /// Methods that are not called, with the reason.
    static let exceptions = [
        "ChatChannelController.follow(_:isolation:)": "waits for events; receive(_:) takes them",
        "Components.withValue(_:isolation:_:)": "waits for what it is given",
    ]

    /// Whether a method is not called in a place, because that is in code which the method itself calls: a hook called
    /// by hand, a method for trees only, and a change of all rows in code that runs for each row, which ends after some
    /// seconds.
    static func isRecursive(_ name: String, in place: String) -> Bool {
        switch (place, name) {
        case ("composerPlaceholder", "ComposerVC.updateContent()"): true
        case ("messageTimestamp", "ChatMessageListView.replace(_:)"): true
        case ("messageTimestamp", "Lifecycle.updateComponents(_:)"): true
        default: false
        }
    }
}

extension PublicCall {
    static let tree = [
        PublicCall("ComponentTree.retry()") { $0.tree.retry() },
        PublicCall("ComponentTree.make(_:)") { _ = $0.tree.make(.bubble) },
        PublicCall("ComponentTree.make(_:as:)") {
            _ = $0.tree.make(.bubble, as: ChatMessageBubbleView.self)
        },
        PublicCall("ComponentTree.scoped(to:)") { _ = $0.tree.scoped(to: $0.count) },
        PublicCall("ComponentTree.report(_:)") {
            $0.tree.report(.neverMounted(component: "\($0.count)"))
        },
        PublicCall("ComponentTree.shared(_:)") { _ = $0.tree.shared(.messageListRouter) },
    ]

    static let container = [
        PublicCall("Components.updateDefault(fileID:line:_:)") { scene in
            Components.updateDefault { $0[.textScale] = 1 + Double(scene.count) / 100 }
        },
        PublicCall("Components.withValue(_:_:)") { scene in
            Components.withValue(Components()) { Components.default[.textScale] = 1 }
        },
        PublicCall("Components.install(_:preferring:)") { _ in
            try Components.default.install([CallPlace.plugin])
        },
        PublicCall("Components.install(_:preferring:)") { _ in
            try Components.updateDefault { try $0.install([CallPlace.plugin]) }
        },
        PublicCall("Components.uninstall(_:)") { _ in
            try Components.default.uninstall("calling")
        },
        PublicCall("Components.record(_:)") { scene in
            Components.default.replace(.textScale, with: Double(scene.count))
        },
        PublicCall("Components.suppress(_:on:)") { _ in
            Components.default.suppress("calling", on: .bubble)
        },
        PublicCall("Components.suppress(_:on:)") { _ in
            Components.default.suppress("calling", on: .tapOnThread)
        },
        PublicCall("Components.assign(_:_:)") {
            Components.default.assign(.textScale, Double($0.count))
        },
        PublicCall("Components.report(on:)") { _ = $0.tree.components.report(on: .bubble) },
        PublicCall("Components.report(on:)") { _ = $0.tree.components.report(on: .tapOnThread) },
        PublicCall("Components.stages(of:)") { _ = $0.tree.components.stages(of: .textScale) },
        PublicCall("Components.scoped(to:)") {
            _ = $0.tree.components.scoped(to: $0.count)[.appearance]
        },
        PublicCall("Components.make(_:)") {
            _ = $0.tree.components.make(.messageListVC).mount(
                in: ComponentContext($0.tree.components)
            )
        },
        PublicCall("Components.make(_:as:)") {
            _ = $0.tree.components.make(.bubble, as: ChatMessageBubbleView.self)
        },
        PublicCall("Components.value(_:_:)") { _ = $0.tree.components.value(.attachment, "none") },
        PublicCall("Components.keys(in:)") { _ = $0.tree.components.keys(in: .attachment) },
        PublicCall("Components.pictureSize(of:within:)") {
            _ = $0.tree.components.pictureSize(of: .remote("a"), within: 100)
        },
        PublicCall("Components.messageCell(showing:)") { scene in
            let content = MessageCellContent(scene.newest, in: FixtureChat.group)
            _ = scene.tree.components.messageCell(showing: content)
        },
        PublicCall("Components.laidOutCell(showing:width:events:)") { scene in
            let content = MessageCellContent(scene.newest, in: FixtureChat.group)
            _ = scene.tree.components.laidOutCell(showing: content)
        },
    ]

    static let screenParts = [
        PublicCall("TreeMember.attempt(_:)") { $0.list.attempt { throw InjectedError() } },
        PublicCall("Lifecycle.raise(_:_:)") { $0.list.raise(.tapOnThread, $0.newest) },
        PublicCall("Lifecycle.raise(_:_:)") { View().raise(.tapOnThread, $0.newest) },
        PublicCall("Lifecycle.make(_:)") {
            $0.list.view.addSubview($0.list.make(.bubble))
        },
        PublicCall("Lifecycle.make(_:as:)") {
            $0.list.view.addSubview($0.list.make(.bubble, as: ChatMessageBubbleView.self))
        },
        PublicCall("Lifecycle.make(_:_:)") { _ = $0.list.make(.attachment, "none") },
        PublicCall("Lifecycle.shared(_:)") { _ = $0.list.shared(.messageListRouter) },
        PublicCall("Lifecycle.contentChanged()") { $0.list.contentChanged() },
        PublicCall("Lifecycle.contentChanged()") { $0.composer.contentChanged() },
        PublicCall("TreeMember.addGesture(_:to:_:)") { scene in
            let gesture = Gesture("call", .drag(nil), title: "Call")
            scene.list.addGesture(gesture, to: scene.list.view) { list, _ in list.contentChanged() }
            let tracker = GestureTracker(in: scene.screen.view)
            // All of them in each call would take time in proportion to the square of the calls.
            for target in tracker.targets(in: scene.list.view)
            where target.gesture.name == gesture.name {
                tracker.perform(target)
            }
        },
        PublicCall("TreeMember.removeGesture(_:from:)") {
            $0.list.removeGesture("call", from: $0.list.view)
        },
        PublicCall("TreeMember.addHandler(to:_:)") { scene in
            let field = TextField()
            scene.list.view.addSubview(field)
            scene.list.addHandler(to: field) { list, _ in list.contentChanged() }
            field.take(.insert("a"))
            field.removeFromSuperview()
        },
        PublicCall("TreeMember.bind(_:to:)") { scene in
            let field = TextField()
            scene.list.bind(field, to: .formNote)
            field.take(.insert("a"))
        },
        PublicCall("Lifecycle.mount(in:)") {
            $0.screen.mount(in: ComponentContext($0.tree.components))
        },
        PublicCall("Lifecycle.updateComponents(_:)") { scene in
            var components = scene.tree.components
            components[.textScale] = 1 + Double(scene.count) / 100
            scene.screen.updateComponents(components)
        },
        PublicCall("ViewController.setUp()") { $0.screen.setUp() },
        PublicCall("ViewController.viewDidLoad()") { $0.list.viewDidLoad() },
        PublicCall("ViewController.setUpLayout()") { $0.screen.setUpLayout() },
        PublicCall("ViewController.setUpAppearance()") { $0.screen.setUpAppearance() },
        PublicCall("ViewController.updateContent()") { $0.screen.updateContent() },
        PublicCall("ViewController.addChild(_:)") { $0.list.addChild(ViewController()) },
        PublicCall("ViewController.removeFromParent()") { $0.list.removeFromParent() },
        PublicCall("ViewController.setNeedsLayout()") { $0.list.setNeedsLayout() },
        PublicCall("ViewController.layoutIfNeeded()") {
            $0.screen.setNeedsLayout()
            $0.screen.layoutIfNeeded()
        },
        PublicCall("ViewController.visitChildren(_:)") { scene in
            scene.screen.visitChildren { _ in }
        },
        PublicCall("ViewController.takeOut(_:)") { $0.screen.takeOut($0.composer) },
    ]
}
