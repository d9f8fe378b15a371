import Components

/// An extension that records its hooks.
class NotingExtension: ComponentExtension<TestPart> {
    override func setUp() {
        super.setUp()
        LifecycleLog.note("\(type(of: self)).setUp")
    }

    override func setUpLayout() {
        super.setUpLayout()
        LifecycleLog.note("\(type(of: self)).setUpLayout")
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        LifecycleLog.note("\(type(of: self)).setUpAppearance")
    }

    override func updateContent() {
        super.updateContent()
        LifecycleLog.note("\(type(of: self)).updateContent")
    }
}

final class Shadow: NotingExtension {}

final class Glow: NotingExtension {}

/// An extension that adds a child by hand.
final class Underline: ComponentExtension<TestPart> {
    override func setUpLayout() {
        super.setUpLayout()
        host.add(Line())
    }
}

/// An extension of one branch of badges only.
final class PlainBadgeFrame: ComponentExtension<PlainBadge> {}
