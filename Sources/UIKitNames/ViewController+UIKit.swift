public import Components
public import Views

extension ViewController {
    /// Does nothing; `addChild` and `removeFromParent` do all of the work.
    public func willMove(toParent parent: ViewController?) {}

    /// Does nothing; `addChild` and `removeFromParent` do all of the work.
    public func didMove(toParent parent: ViewController?) {}

    /// Raises the event `present`, for the host that shows screens, and then calls the closure.
    public func present(
        _ controller: ViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        raise(.present, controller)
        completion?()
    }

    /// Raises the event `dismiss`, for the host that shows screens, and then calls the closure.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        raise(.dismiss, self)
        completion?()
    }
}

extension Event where Payload == ViewController {
    /// A request to show a screen above the current ones.
    public static let present = Event("present")

    /// A request to remove the presented screen, or the screen itself if it presented none.
    public static let dismiss = Event("dismiss")
}
