public import Views

/// The initial look of a button.
public enum UIButtonType: Sendable, Hashable {
    /// A plain button.
    case custom
    /// The look of `Button()`.
    case system
}

/// The state of a control; all states have the same look.
public enum UIControlState: Sendable, Hashable {
    /// Neither pressed nor switched off.
    case normal
}

extension Button {
    /// Creates a button without symbol and title; the type has no effect.
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
    /// Adds an object's method that is called with this control on an event.
    ///
    /// Instead of a selector, pass the method itself, qualified by its type; the object is not retained:
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

    /// Adds an object's method that is called on an event; the object is not retained.
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
