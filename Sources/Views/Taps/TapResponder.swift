public import Components

/// A component, or an extension of one, that answers taps on it and on what it holds.
///
/// A tap goes from the view that is hit outwards. At each view are asked, until one handles it:
///
/// 1. the component's extensions, innermost first,
/// 2. the component itself,
/// 3. for a tap, the actions of a control.
///
/// So a plugin answers before the component does what it does by default. At the own view of a controller, the
/// controller's extensions and the controller come next. A responder usually raises an event, which then goes its own
/// way: see `raise`.
public protocol TapResponder: AnyObject {
    /// Answers a tap or a long press, or passes it on; called when everything inside has passed it on.
    func respond(to tap: Tap) -> EventReply
}
