/// A typed name of an event in a tree: a tap, a route, an action.
///
/// ```swift
/// extension Event where Payload == ShareRequest {
///     static let shareAttachments = Event("shareAttachments")
/// }
/// ```
///
/// Listeners are layers of a slot like any others: the last one is asked first, and each may handle
/// the event or pass it on.
public struct Event<Payload>: Sendable {
    let slot: ValueSlot<@Sendable (Payload) -> EventReply>
    /// Whether it only reports what has happened.
    let isNotification: Bool
    /// Whether a module of this package declares it.
    let isOfThePackage: Bool

    /// The event's name.
    public var name: String { slot.name }

    /// The contract of the event.
    public var contract: SlotContract { slot.contract }

    /// Creates an event.
    public init(
        _ name: String,
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(name, contract, SourceSite(fileID: fileID, line: line), isNotification: false)
    }

    /// Creates a notification: an event that reports what has happened.
    ///
    /// All its listeners receive it, in plugin order, and all sinks around the object that raises it; their answers have no
    /// effect. ``Lifecycle/notify(_:_:)`` raises one, at almost no cost if it has no listener.
    public init(
        notification name: String,
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(name, contract, SourceSite(fileID: fileID, line: line), isNotification: true)
    }

    private init(
        _ name: String,
        _ contract: SlotContract,
        _ site: SourceSite,
        isNotification: Bool
    ) {
        let facts = SlotFacts(name: name, kind: .event, site: site, contract: contract)
        slot = Slot(SlotDeclaration(facts, default: { @Sendable _ in .passed }))
        self.isNotification = isNotification
        isOfThePackage = site.isOfThePackage
    }
}

extension Event: CustomStringConvertible {
    /// The event's name.
    public var description: String { name }
}

extension Event: Equatable {
    /// Whether both are the same declaration.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.slot == rhs.slot
    }
}

/// The answer of a listener to an event.
public enum EventReply: Sendable, Hashable {
    /// The event is done; no further listener is asked.
    case handled
    /// The next listener is asked.
    case passed
}

/// A receiver of events that no listener handled.
///
/// Adopt it with a view, a controller or an extension of one to receive the events in it, or pass one to
/// the tree's context to receive the others.
///
/// ```swift
/// func receive(_ event: RaisedEvent) -> EventReply {
///     if let message = event[.tapOnDeliveryStatus] {
///         showReaders(of: message)
///         return .handled
///     }
///     return .passed
/// }
/// ```
public protocol EventSink: AnyObject {
    /// Receives an event that every listener, and every sink nearer to its source, passed on.
    func receive(_ event: RaisedEvent) -> EventReply
}

/// A sink that passes on all events but those of this package, unless its node says otherwise.
package protocol PackageEventSink: EventSink {}
