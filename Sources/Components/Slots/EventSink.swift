/// Somebody who takes events that no listener handled.
///
/// Adopt it with a view, a controller or an extension of one to hear what is raised in it, or hand one to
/// the tree's context to hear what is left.
///
/// ```swift
/// func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
///     if let message = Event.tapOnDeliveryStatus.payload(of: event, payload) {
///         showReaders(of: message)
///         return .handled
///     }
///     return .passed
/// }
/// ```
public protocol EventSink: AnyObject {
    /// Takes an event that every listener, and every sink nearer to where it was raised, passed on.
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply
}
