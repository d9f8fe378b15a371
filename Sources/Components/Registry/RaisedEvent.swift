/// An event with its payload, as sinks receive it.
///
/// The payload is read by its event, which at the same time determines whether it is that event:
///
/// ```swift
/// if let message = event[.tapOnQuote] { show(message) }
/// ```
///
/// It may hold objects of a tree, which belong to one task at a time, and is not `Sendable`.
public struct RaisedEvent {
    let slot: any AnySlotDeclaration
    private let payload: Any

    /// The event's name.
    public var name: String { slot.facts.name }

    /// Whether a module of the package declares the event.
    package var isOfThePackage: Bool { slot.facts.site.isOfThePackage }

    /// Creates an event with its payload, to pass it to a sink.
    public init<Payload>(_ event: Event<Payload>, _ payload: Payload) {
        slot = event.slot.declaration
        self.payload = payload
    }

    /// The payload, if the event is the given one; nil for any other event.
    public subscript<Payload>(event: Event<Payload>) -> Payload? {
        slot.index == event.slot.index ? payload as? Payload : nil
    }
}

extension RaisedEvent: CustomStringConvertible {
    /// The event's name and its payload.
    public var description: String { "\(name) \(payload)" }
}

@available(*, unavailable)
extension RaisedEvent: Sendable {}
