import Components

/// A component with children that records its hooks.
class TestPart: Component {
    let node = ComponentNode()
    private(set) var children: [any Lifecycle] = []
    private(set) var shown: String?
    private(set) var background: String?
    var name: String { "\(type(of: self))" }
    var whenSetUp: (TestPart) -> Void = { _ in }
    var whenSetUpLayout: (TestPart) -> Void = { _ in }
    var whenSetUpAppearance: (TestPart) -> Void = { _ in }
    var whenUpdated: (TestPart) -> Void = { _ in }

    var content: String? {
        didSet { contentChanged() }
    }

    required init() {}

    func setUp() {
        LifecycleLog.note("\(name).setUp")
        whenSetUp(self)
    }

    func setUpLayout() {
        LifecycleLog.note("\(name).setUpLayout")
        whenSetUpLayout(self)
    }

    func setUpAppearance() {
        LifecycleLog.note("\(name).setUpAppearance")
        background = components[.background]
        whenSetUpAppearance(self)
    }

    func updateContent() {
        LifecycleLog.note("\(name).updateContent")
        shown = content
        whenUpdated(self)
    }

    func visitChildren(_ visit: (any Lifecycle) -> Void) {
        children.forEach(visit)
    }

    var next: (any Lifecycle)? { nil }

    func takeOut(_ child: any Lifecycle) {}
    func setNeedsLayout() {}
    func layoutIfNeeded() {}

    func add(_ child: any Lifecycle) {
        children.append(child)
        guard let tree = node.connectedTree else { return }
        child.node.connect(child, to: tree, below: child.next?.node)
    }

    func remove(_ child: any Lifecycle) {
        children.removeAll { $0 === child }
        child.node.disconnect(child)
    }
}
