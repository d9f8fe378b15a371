public import Views

/// The look that a button begins with.
public enum UIButtonType: Sendable, Hashable {
    /// No look of its own.
    case custom
    /// The look of `Button()`.
    case system
}

/// How a control stands; there is one look for all of it.
public enum UIControlState: Sendable, Hashable {
    /// Neither pressed nor switched off.
    case normal
}

extension Button {
    /// Creates a button without symbol and title; the type changes nothing.
    public convenience init(type: UIButtonType) {
        self.init()
    }

    /// Sets the picture before the text.
    public func setImage(_ image: Image?, for state: UIControlState) {
        self.image = image
    }

    /// Sets the text on the button.
    public func setTitle(_ title: String?, for state: UIControlState) {
        self.title = title
    }
}

extension Control {
    /// Adds a method of an object that an event calls with this control.
    ///
    /// What is a selector in UIKit is the method itself, named by its type, and the object is not kept:
    ///
    /// ```swift
    /// button.addTarget(self, action: ShareView.handleTapOnShareButton, for: .touchUpInside)
    /// ```
    public func addTarget<Target: AnyObject, Sender: Control>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void,
        for event: ControlEvent
    ) {
        addTarget("\(type(of: target))", for: event) { [weak self, weak target] in
            guard let target, let sender = self as? Sender else { return }
            action(target)(sender)
        }
    }

    /// Adds a method of an object that an event calls; the object is not kept.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> () -> Void,
        for event: ControlEvent
    ) {
        addTarget("\(type(of: target))", for: event) { [weak target] in
            target.map { action($0)() }
        }
    }
}
