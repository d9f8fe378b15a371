/// A set of slots of one type that are distinguished by a key, open to any number of members.
///
/// ```swift
/// extension SlotFamily where Value == any Ornament.Type, Part == any Ornament {
///     static let ornament = SlotFamily("ornament", fallback: PlainOrnament.self) { $0.init($1) }
/// }
/// ```
///
/// Each key is an ordinary slot with a stack of its own; an unfilled key resolves to the
/// fallback, which is a slot too.
///
/// A key is written in one of two ways. To register, write its slot, which a family offers by a function:
///
/// ```swift
/// extension Slot where Value == any Ornament.Type, Part == any Ornament {
///     static func ornament(_ key: String) -> Self { SlotFamily.ornament[key] }
/// }
///
/// components[.ornament("star")] = Star.self
/// ```
///
/// To make or read what a key holds, write the family and the key: `make(.ornament, "star")`, and
/// `components.value(.wording, "shout")` for a function or a value. Such a key may come from outside, as it is not
/// remembered.
public struct SlotFamily<Value: Sendable, Part>: Sendable {
    @usableFromInline let declaration: FamilyDeclaration<Value, Part>

    /// The slot that unfilled keys resolve to; it has the family's name.
    public var fallback: Slot<Value, Part> {
        declaration.fallback
    }

    /// The family's name.
    public var name: String {
        fallback.name
    }

    /// The contract of the family and of its members.
    public var contract: SlotContract {
        fallback.contract
    }

    /// The slot of a key, for registering; its name is `family(key)`.
    ///
    /// Keys live as long as the process. Resolve keys that come from outside with
    /// `make(_:_:)` or `components.value(_:_:)`, which remember no key.
    public subscript(key: String) -> Slot<Value, Part> {
        declaration.slot(key)
    }

    /// Creates a family of component slots.
    ///
    /// The name is unique among slots and families; unfilled keys resolve to the fallback; the
    /// members are filled without any plugin, in their order. The closure makes a part out of a
    /// type: call `$0.init($1)`.
    public init(
        _ name: String,
        fallback: Value,
        members: KeyValuePairs<String, Value> = [:],
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line,
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .fallback, site: site, contract: contract)
        let fallback = SlotDeclaration(facts, default: fallback, make: make)
        declaration = FamilyDeclaration(fallback: fallback, members: members)
    }
}

/// A family of functions or plain values.
///
/// ```swift
/// extension ValueSlotFamily<Double> {
///     static let padding = ValueSlotFamily("padding", fallback: 4, members: ["card": 8])
/// }
/// ```
public typealias ValueSlotFamily<Value: Sendable> = SlotFamily<Value, Never>

extension SlotFamily where Part == Never {
    /// Creates a family of functions or plain values.
    public init(
        _ name: String,
        fallback: Value,
        members: KeyValuePairs<String, Value> = [:],
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .fallback, site: site, contract: contract)
        let fallback = SlotDeclaration(facts, default: fallback)
        declaration = FamilyDeclaration(fallback: fallback, members: members)
    }

    /// Creates a family of plain values, from which the defaults of other slots follow.
    package init(
        _ name: String,
        fallback: Value,
        members: KeyValuePairs<String, Value> = [:],
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line,
        feeding: @escaping @Sendable () -> [SlotFeed]
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .fallback, site: site, contract: contract)
        let fallback = SlotDeclaration(facts, default: fallback, feeding: feeding)
        declaration = FamilyDeclaration(fallback: fallback, members: members)
    }
}
