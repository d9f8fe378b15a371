import Synchronization

/// A slot's declaration: its default, and how to make its part.
@usableFromInline
final class SlotDeclaration<Value: Sendable, Part>: AnySlotDeclaration {
    @usableFromInline let index: Int
    let facts: SlotFacts
    @usableFromInline let stack: SlotStack<Value>
    @usableFromInline let make: @Sendable (Value, consuming ComponentOrigin) -> Part
    @usableFromInline let fallback: Slot<Value, Part>?
    let declaredKeys: [String]
    let feeding: (@Sendable () -> [SlotFeed])?
    /// The declared default's layer, once it was asked for.
    private let described = Mutex<SlotLayer?>(nil)

    init(
        _ facts: SlotFacts,
        default value: Value,
        fallback: Slot<Value, Part>? = nil,
        declaredKeys: [String] = [],
        feeding: (@Sendable () -> [SlotFeed])? = nil,
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        index = SlotNumbers.next()
        self.facts = facts
        self.make = make
        self.fallback = fallback
        self.declaredKeys = declaredKeys
        self.feeding = feeding
        stack = SlotStack(value: value, info: StackInfo(facts, value: value))
    }

    convenience init(
        _ facts: SlotFacts,
        default value: Value,
        fallback: Slot<Value, Part>? = nil,
        feeding: (@Sendable () -> [SlotFeed])? = nil
    ) where Part == Never {
        self.init(facts, default: value, fallback: fallback, feeding: feeding, make: noPart)
    }

    var accepts: String {
        typeName(Value.self)
    }

    var fallbackDeclaration: (any AnySlotDeclaration)? {
        fallback?.declaration
    }

    var feeds: [SlotFeed] { feeding?() ?? [] }

    var defaultLayer: SlotLayer {
        if let layer = described.withLock(\.self) { return layer }
        let layer = SlotLayer(declaring: describe(stack.value), at: facts.site)
        described.withLock { $0 = layer }
        return layer
    }

    var defaultType: Any.Type? {
        stack.info.type
    }

    var defaultBase: any AnyBase {
        TypedBase(value: stack.value)
    }

    func seal(
        _ registrations: SlotRegistrations,
        fallback: (any AnySlotStack)?
    ) -> any AnySlotStack {
        seal(registrations, above: ((fallback as? SlotStack<Value>) ?? stack).value)
    }

    /// Folds registrations, in stack order, on top of a value, which follows from other slots.
    func seal(
        _ registrations: SlotRegistrations,
        above missing: Value,
        faults: [ComponentDiagnostic] = [],
        from sources: [any AnySlotDeclaration] = []
    ) -> any AnySlotStack {
        let (value, found, readsSlots) = registrations.instrumented {
            let own = registrations.base.flatMap { base in
                base.value(as: Value.self).map { base.contained($0, above: missing) }
            }
            return registrations.transforms.reduce(own ?? missing) { below, transform in
                transform.wrap(below)
            }
        }
        let info = StackInfo(
            facts,
            value: value,
            base: registrations.winner,
            extensions: registrations.extensions,
            isWrapped: !registrations.transforms.isEmpty,
            declaration: registrations.declaration,
            sources: sources,
            readsSlots: readsSlots
        )
        return SlotStack(value: value, info: info, faults: faults + found)
    }
}

/// The make closure of slots that hold a function or a value, which is never called.
@Sendable
func noPart<Value>(_ value: Value, _ origin: consuming ComponentOrigin) -> Never {
    preconditionFailure("This slot holds no component type; read it with components[slot].")
}

/// A slot's declaration with its types erased.
package protocol AnySlotDeclaration: AnyObject, Sendable {
    var index: Int { get }
    var facts: SlotFacts { get }
    /// The name of the protocol or type that a value must have.
    var accepts: String { get }
    /// The family's fallback, for a key that its family does not declare.
    var fallbackDeclaration: (any AnySlotDeclaration)? { get }
    /// The slots whose defaults follow from what is registered to this one.
    var feeds: [SlotFeed] { get }
    /// The keys that a family of parts declares, for a key that is not among them; empty for others.
    var declaredKeys: [String] { get }
    /// The declared default's layer, as listings show it.
    var defaultLayer: SlotLayer { get }
    /// The default's type, for component slots.
    var defaultType: Any.Type? { get }
    /// The declared default as a base.
    var defaultBase: any AnyBase { get }
    /// Folds registrations, in stack order, on top of the default or of the family's fallback.
    func seal(_ registrations: SlotRegistrations, fallback: (any AnySlotStack)?) -> any AnySlotStack
}

extension AnySlotDeclaration {
    /// Whether registrations to no other slot change what is in this one.
    var isAlone: Bool { facts.kind != .fallback && fallbackDeclaration == nil && feeds.isEmpty }
}

/// Gives every slot and family its number, in the order of their declarations.
enum SlotNumbers {
    private static let count = Atomic(0)

    static func next() -> Int {
        count.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}
