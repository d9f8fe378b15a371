/// A typed, named place that holds a component type, a function or a value.
///
/// Declare a slot as a stored `static let` in an extension whose types are concrete. A slot for a function or
/// a value is a `ValueSlot`; a component slot has a second type, and says how to make its part:
///
/// ```swift
/// extension ValueSlot<Bool> {
///     public static let showsTime = ValueSlot("showsTime", default: true)
/// }
///
/// extension Slot where Value == any MessageBubble.Type, Part == any MessageBubble {
///     public static let bubble = Slot("bubble", default: ChatMessageBubbleView.self) { $0.init($1) }
/// }
/// ```
///
/// A slot is an index and an address: copying one costs no lock, no hash and no retain, and neither does resolving one
/// in a mounted tree. A container that gets many plugins in several installations collects the last of them; its
/// first read applies them all, and each read takes a lock until a tree is mounted with it or something else changes.
///
/// Declaring the same name twice is reported when a plugin set that uses both is installed.
public struct Slot<Value: Sendable, Part>: Sendable {
    @usableFromInline let index: Int
    @usableFromInline let unretained: UnownedReference<SlotDeclaration<Value, Part>>

    init(_ declaration: SlotDeclaration<Value, Part>) {
        index = declaration.index
        // Slots are never undeclared.
        unretained = UnownedReference(keeping: declaration)
    }

    /// Creates another handle on a slot that exists.
    init(declared declaration: SlotDeclaration<Value, Part>) {
        index = declaration.index
        // The slot that was made first keeps the declaration as long as the process lives.
        unretained = UnownedReference(declaration)
    }

    /// The declaration behind this slot.
    @inlinable var declaration: SlotDeclaration<Value, Part> {
        unretained.object
    }

    /// Returns a new part, of a type that goes into this slot.
    @inlinable
    func make(_ value: Value, _ origin: consuming ComponentOrigin) -> Part {
        #if DEBUG
        return makeChecked(value, origin)
        #else
        return unretained.with { $0.make }(value, origin)
        #endif
    }

    /// The slot's name, as trees and listings print it.
    public var name: String { declaration.facts.name }

    /// The source location of the slot's declaration.
    public var site: SourceSite { declaration.facts.site }

    /// The contract of the slot.
    public var contract: SlotContract { declaration.facts.contract }

    /// Creates a component slot.
    ///
    /// The name is unique among all slots that meet in one container; the type fills the slot until
    /// another one is registered. The closure makes a part out of a type: call `$0.init($1)`,
    /// which also records the origin.
    public init(
        _ name: String,
        default value: Value,
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line,
        make: @escaping @Sendable (Value, consuming ComponentOrigin) -> Part
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .component, site: site, contract: contract)
        self.init(SlotDeclaration(facts, default: value, make: make))
    }
}

/// A slot for a function or a plain value.
///
/// ```swift
/// extension ValueSlot<Double> {
///     static let edgeWidth = ValueSlot("edgeWidth", default: 3)
/// }
/// ```
public typealias ValueSlot<Value: Sendable> = Slot<Value, Never>

extension Slot where Part == Never {
    /// Creates a slot for a function or a plain value.
    public init(
        _ name: String,
        default value: Value,
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .value, site: site, contract: contract)
        self.init(SlotDeclaration(facts, default: value))
    }

    /// Creates a slot for a plain value, from which the defaults of other slots follow.
    package init(
        _ name: String,
        default value: Value,
        contract: SlotContract = .experimental,
        fileID: String = #fileID,
        line: Int = #line,
        feeding: @escaping @Sendable () -> [SlotFeed]
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        let facts = SlotFacts(name: name, kind: .value, site: site, contract: contract)
        self.init(SlotDeclaration(facts, default: value, feeding: feeding))
    }
}

extension ValueSlot<Double> {
    /// Creates a stable slot for a number; a number out of range is replaced by the next lower layer's.
    package init(
        _ name: String,
        default value: Value,
        in limits: ClosedRange<Double>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        var facts = SlotFacts(name: name, kind: .value, site: site, contract: .stable)
        facts.limits = limits
        self.init(SlotDeclaration(facts, default: value))
    }
}

extension Slot: CustomStringConvertible {
    /// The slot's name.
    public var description: String { name }
}

extension Slot: Hashable {
    /// Whether both are the same declaration.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.index == rhs.index
    }

    /// Hashes the declaration's number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
    }
}
