public import Components

/// A component, or an extension of one, that answers taps on it and on what it holds.
///
/// A tap goes from the view that is hit outwards. At each view are asked, until one handles it:
///
/// 1. the component itself,
/// 2. its extensions, innermost first,
/// 3. for a tap, the actions of a control.
///
/// At the own view of a controller, the controller and its extensions come next. Whoever answers usually
/// raises an event, which then goes its own way: see `raise`.
public protocol TapResponder: AnyObject {
    /// Answers a tap or a long press, or passes it on; called when everything inside has passed it on.
    func respond(to tap: Tap) -> EventReply
}
