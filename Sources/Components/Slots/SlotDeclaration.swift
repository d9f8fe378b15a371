/// What is known of a slot without its types.
@usableFromInline struct SlotFacts: Sendable {
    let name: String
    let kind: SlotKind
    let site: SourceSite

    init(name: String, kind: SlotKind, site: SourceSite) {
        self.name = name
        self.kind = kind
        self.site = site
    }

    init(name: String, kind: SlotKind, fileID: String, line: Int) {
        self.init(name: name, kind: kind, site: SourceSite(fileID: fileID, line: line))
    }
}

/// A slot's declaration with its types erased.
protocol AnySlotDeclaration: AnyObject, Sendable {
    var index: Int { get }
    var facts: SlotFacts { get }
    /// The name of the protocol or type that a value must have.
    var accepts: String { get }
    /// The family's fallback, for a key that its family does not declare.
    var fallbackDeclaration: (any AnySlotDeclaration)? { get }
    /// The declared default's layer, as listings show it.
    var defaultLayer: SlotLayer { get }
    /// The default's type, for component slots.
    var defaultType: Any.Type? { get }
    /// Folds contributions, in stack order, on top of the default or of the family's fallback.
    func seal(_ contributions: SlotContributions, fallback: (any AnySlotStack)?) -> any AnySlotStack
}

/// A slot's declaration: its default, and how to make its part.
@usableFromInline
final class SlotDeclaration<Value: Sendable, Part>: AnySlotDeclaration {
    @usableFromInline let index: Int
    let facts: SlotFacts
    @usableFromInline let stack: SlotStack<Value>
    @usableFromInline let make: @Sendable (Value, consuming ComponentOrigin) -> Part
    @usableFromInline let fallback: Slot<Value, Part>?

    init(
        _ facts: SlotFacts,
        default value: Value,
        fallback: Slot<Value, Part>? = nil,
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        index = SlotNumbers.next()
        self.facts = facts
        self.make = make
        self.fallback = fallback
        stack = SlotStack(value: value, info: StackInfo(slot: facts.name, type: value))
    }

    convenience init(
        _ facts: SlotFacts,
        default value: Value,
        fallback: Slot<Value, Part>? = nil
    ) where Part == Never {
        self.init(facts, default: value, fallback: fallback, make: noPart)
    }

    var accepts: String {
        typeName(Value.self)
    }

    var fallbackDeclaration: (any AnySlotDeclaration)? {
        fallback?.declaration
    }

    var defaultLayer: SlotLayer {
        SlotLayer(
            owner: .declaration,
            verb: .declare,
            what: describe(stack.value),
            site: facts.site
        )
    }

    var defaultType: Any.Type? {
        stack.info.type
    }

    func seal(
        _ contributions: SlotContributions,
        fallback: (any AnySlotStack)?
    ) -> any AnySlotStack {
        let missing = (fallback as? SlotStack<Value>) ?? stack
        let base = contributions.base?.value(as: Value.self) ?? missing.value
        let value = contributions.transforms.reduce(base) { below, transform in
            transform.wrapper(of: Value.self)?(below) ?? below
        }
        let info = StackInfo(
            slot: facts.name,
            type: value,
            base: contributions.winner,
            extensions: contributions.extensions
        )
        return SlotStack(value: value, info: info)
    }
}

/// Stands for the make closure of slots that hold a function or a value.
@Sendable
func noPart<Value>(_ value: Value, _ origin: consuming ComponentOrigin) -> Never {
    preconditionFailure("This slot holds no component type; read it with components[slot].")
}
