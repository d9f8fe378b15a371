/// Where the events of a tree go that no listener handled.
public protocol EventSink: AnyObject {
    /// Takes an event that every listener passed on.
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload)
}
