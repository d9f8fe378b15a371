public import Components

/// A registration that took no effect, and why.
public struct RegistrationFinding: Sendable, Hashable {
    /// The name of its slot or event.
    public let slot: String

    /// The registration as a layer.
    public let layer: SlotLayer

    /// Why it took no effect.
    public let reason: IneffectiveReason

    package init(slot: String, layer: SlotLayer, reason: IneffectiveReason) {
        self.slot = slot
        self.layer = layer
        self.reason = reason
    }

    /// Whether it takes no effect in any input, as long as the registrations are the same.
    public var isCertain: Bool {
        switch reason {
        case .shadowed, .same: true
        default: false
        }
    }
}

extension RegistrationFinding: Comparable {
    /// Orders by registrant, then by slot, reason and text.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.order.lexicographicallyPrecedes(rhs.order)
    }

    private var order: [String] {
        [layer.owner.description, slot, reason.name, description]
    }
}

/// Why a registration took no effect.
public enum IneffectiveReason: Sendable, Hashable {
    /// Another base is used in the slot.
    case shadowed(by: SlotLayer)
    /// The slot would hold the same without it.
    case same(as: SlotLayer)
    /// The slot was never made or read.
    case neverRead
    /// The slot was read, and no part was made of it that the extension fits.
    case neverMade
    /// No part of the input was in its scope.
    case neverHeld(scope: String)
    /// The slot was never made, as a layer removed the name that requests it.
    case gaveWay(kind: String, name: String, to: SlotLayer)
    /// The event was never raised.
    case neverRaised
    /// Listeners that are asked before handled the event each time.
    case handledBefore(by: [SlotLayer])
    /// The function was never called.
    case neverCalled
    /// Transforms around it never called the layer below them.
    case neverAsked(by: [SlotLayer])
    /// The transform always returned the value of the layer below, as it is.
    case kept
    /// The transform never called the layer below it, so that the layers there have no effect.
    case withoutNext(below: [SlotLayer])
    /// The extension ran, and the result looks the same without it.
    case changedNothing
    /// A property was written, and each time written over by the same hook after it.
    case overwritten(property: String, view: String, by: String, SlotLayer?)
    /// A view was added and is hidden everywhere.
    case hidden(view: String)
    /// A view was added and taken out again everywhere, by the same hook.
    case takenOut(view: String, by: String, SlotLayer?)
    /// A view was made by hand and never added; reported in debug builds.
    case notAdded(view: String)
    /// A view was added in one place and then in another one, everywhere.
    case placedTwice(view: String)
    /// A name that it inserted was taken out each time by a layer on top of it.
    case nameTakenOut(kind: String, name: String, by: SlotLayer)
    /// The inserted name changed nothing.
    case nameUnread(kind: String, name: String)
    /// An option that is declared but never inserted; it is read or not.
    case nameUnused(kind: String, name: String, isRead: Bool)
    /// A requested name that is neither declared nor inserted; with the nearest name that is, if there is one.
    case nameUndeclared(kind: String, name: String, nearest: String?)

    /// The name of the case.
    public var name: String {
        Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
}
