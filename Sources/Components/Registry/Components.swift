/// A container of slots: the type, function or value in each, with its registrant.
///
/// A value, cheap to copy. Without plugins every slot resolves to its declared default.
///
/// ```swift
/// var components = Components()
/// try components.install([SquaredBubblePlugin(), ShareAttachmentsPlugin()])
/// components[.avatar] = SquareAvatarView.self
/// ```
///
/// A tree is composed with the value that its root was mounted with; changing a container later
/// does not touch it.
public struct Components: Sendable {
    @usableFromInline var table: SealedTable

    /// Creates a container in which every slot holds its declared default.
    public init() {
        table = .empty
    }

    init(table: SealedTable) {
        self.table = table
    }

    /// The type, function or value in a slot; an assignment is the app's, which wins over plugins.
    ///
    /// - Complexity: Reading is O(1): one index into an array; the first read after many installations applies the
    ///   plugins that are pending. Writing is linear in the slots with registrations.
    @inlinable
    public subscript<Value, Part>(
        slot: Slot<Value, Part>,
        fileID fileID: String = #fileID,
        line line: Int = #line
    ) -> Value {
        get {
            if Part.self != Never.self { table.noteTypeRead() }
            return table.value(of: slot)
        }
        set {
            replace(slot, with: newValue, fileID: fileID, line: line)
        }
    }

    /// Returns the value of a slot, for code that reads it again whenever the tree gets other components.
    package func current<Value, Part>(_ slot: Slot<Value, Part>) -> Value {
        table.value(of: slot)
    }

    /// Whether a slot holds its declared default because there is no registration to it.
    package func isUntouched<Value, Part>(_ slot: Slot<Value, Part>) -> Bool {
        withExtendedLifetime(table) {
            table.stacks.stack(of: slot) == UnownedReference(slot.declaration.stack)
        }
    }

    /// Whether a slot has the same registrations, and so the same value, in other components.
    package func shares<Value, Part>(_ slot: Slot<Value, Part>, with other: Components) -> Bool {
        withExtendedLifetime((table, other.table)) {
            table.stacks.stack(of: slot) == other.table.stacks.stack(of: slot)
        }
    }

    /// Records an assignment that was made through a property, which knows no source line.
    public mutating func assign<Value, Part>(_ slot: Slot<Value, Part>, _ value: Value) {
        let base = TypedBase(value: value)
        record(Registration(.replace, on: slot.declaration, at: nil, payload: .base(base)))
    }

    /// Returns the value of a key of a family: its member's, or the fallback's.
    @inlinable
    public func value<Value, Part>(_ family: SlotFamily<Value, Part>, _ key: String) -> Value {
        self[family.declaration.declared(key) ?? slot(family, key)]
    }

    /// Returns the filled keys of a family: the declared ones first, then plugins' in plugin order,
    /// then the app's.
    public func keys<Value, Part>(in family: SlotFamily<Value, Part>) -> [String] {
        // The keys depend on plugins, as types do.
        table.noteTypeRead()
        return family.declaration.keys + (table.members[family.fallback.index]?.keys ?? [])
    }

    /// Calls the closure with the slot and the value of each key of a family, in the order of `keys(in:)`, for code that
    /// reads them again whenever the tree gets other components.
    package func forEachValue<Value, Part>(
        in family: SlotFamily<Value, Part>,
        _ body: (Slot<Value, Part>, Value) -> Void
    ) {
        for slot in family.declaration.slots { body(slot, current(slot)) }
        for key in table.members[family.fallback.index]?.keys ?? [] {
            let slot = slot(family, key)
            body(slot, current(slot))
        }
    }

    /// Returns the slot of a key without remembering unfilled keys.
    @usableFromInline
    func slot<Value, Part>(_ family: SlotFamily<Value, Part>, _ key: String) -> Slot<Value, Part> {
        if let slot = family.declaration.declared(key) { return slot }
        let member = table.members[family.fallback.index]?.slots[key]
        guard let member = member as? SlotDeclaration<Value, Part> else { return family.fallback }
        return Slot(declared: member)
    }

    /// Returns the filled key of a family whose name is almost that of an unfilled one.
    func filledKey<Value, Part>(in family: SlotFamily<Value, Part>, like key: String) -> String? {
        NearestName.of(key, among: table.members[family.fallback.index]?.keys ?? [])
    }
}

extension Components {
    /// The version of this package, which plugins compare with the one that they were made for.
    public static var version: Version {
        HostRelease.current.version
    }

    /// Creates a container, with the defaults, of another release than this one.
    package init(host: HostRelease) {
        self.init(table: SealedTable(.sealing(InstallRecord(host: host))))
    }
}
