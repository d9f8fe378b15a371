/// A registration that took no effect, and why.
public struct RegistrationFinding: Sendable, Hashable {
    /// The name of the slot or event that it speaks of.
    public let slot: String

    /// What was said, by whom and where.
    public let layer: SlotLayer

    /// Why it took no effect.
    public let reason: IneffectiveReason

    package init(slot: String, layer: SlotLayer, reason: IneffectiveReason) {
        self.slot = slot
        self.layer = layer
        self.reason = reason
    }

    /// Whether no input at all would let it take effect, as long as nobody says anything else.
    public var isCertain: Bool {
        switch reason {
        case .shadowed, .same: true
        default: false
        }
    }
}

extension RegistrationFinding: Comparable {
    /// Orders by who said it and where, then by slot and text.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.order.lexicographicallyPrecedes(rhs.order)
    }

    private var order: [String] {
        [layer.owner.description, slot, reason.name, description]
    }
}

/// Why a registration took no effect.
public enum IneffectiveReason: Sendable, Hashable {
    /// Another base stands in the slot.
    case shadowed(by: SlotLayer)
    /// What it puts into the slot would be there without it.
    case same(as: SlotLayer)
    /// Nobody made a part of the slot, or read it.
    case neverRead
    /// The slot was read, and no part was made of it that the extension fits.
    case neverMade
    /// Nothing was in the scope in which it holds.
    case neverHeld(scope: String)
    /// Nobody made a part of the slot, as a layer took away the name that asks for it.
    case gaveWay(kind: String, name: String, to: SlotLayer)
    /// The event was never raised.
    case neverRaised
    /// Listeners that are asked before handled the event each time.
    case handledBefore(by: [SlotLayer])
    /// The function was never called.
    case neverCalled
    /// Transforms around it never asked what is below them.
    case neverAsked(by: [SlotLayer])
    /// The transform always gave what is below it, as it is.
    case kept
    /// The transform never asked what is below it, so that the layers there have no say.
    case withoutNext(below: [SlotLayer])
    /// The extension ran, and everything looks the same without it.
    case changedNothing
    /// A property was written, and each time written over by the same hook after it.
    case overwritten(property: String, view: String, by: String, SlotLayer?)
    /// A view was added and is hidden everywhere.
    case hidden(view: String)
    /// A view was added and taken out again everywhere, by the same hook.
    case takenOut(view: String, by: String, SlotLayer?)
    /// A view was made by hand and put nowhere, everywhere; told in debug builds.
    case notAdded(view: String)
    /// A view was added in one place and then in another one, everywhere.
    case placedTwice(view: String)
    /// A name that it inserted was taken out each time by a layer on top of it.
    case nameTakenOut(kind: String, name: String, by: SlotLayer)
    /// Nothing changes with a name that it inserted.
    case nameUnread(kind: String, name: String)
    /// Nobody inserted a name that is declared; somebody reads it or nobody.
    case nameUnused(kind: String, name: String, isRead: Bool)
    /// It asked for a name that nobody declares or inserted; the nearest one that somebody does, if one is near.
    case nameUndeclared(kind: String, name: String, nearest: String?)

    /// The name of the case.
    public var name: String {
        Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
}
