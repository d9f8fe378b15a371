public import Components
public import Views

extension ViewController {
    /// Does nothing; `addChild` and `removeFromParent` tell the child all.
    public func willMove(toParent parent: ViewController?) {}

    /// Does nothing; `addChild` and `removeFromParent` tell the child all.
    public func didMove(toParent parent: ViewController?) {}

    /// Raises the event `present`, for whoever shows screens, and then calls the closure.
    public func present(
        _ controller: ViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        raise(.present, controller)
        completion?()
    }

    /// Raises the event `dismiss`, for whoever shows screens, and then calls the closure.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        raise(.dismiss, self)
        completion?()
    }
}

extension Event where Payload == ViewController {
    /// That a screen is to be shown above those that are there.
    public static let present = Event("present")

    /// That what a screen presented is to go, or the screen itself if it presented nothing.
    public static let dismiss = Event("dismiss")
}
