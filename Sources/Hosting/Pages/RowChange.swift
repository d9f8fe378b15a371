import Drawing

/// Finds what differs between two versions of a row.
struct RowChange {
    private let id: String
    /// Whether both versions have fields, which then stay where they can.
    private let keepsFields: Bool
    private var operations: [PageOperation] = []
    /// The number of nodes that may still be compared, as those around fields are compared twice.
    private var budget = 100_000

    /// The number of operations beyond which a row is replaced, and one with fields.
    private static let (limit, fieldLimit) = (32, 256)

    /// Returns the operations from a row to another one with the same id, of which the row itself may be the shortest.
    static func operations(from old: HTMLRow, to new: HTMLRow) -> [PageOperation] {
        guard old != new else { return [] }
        let whole = PageOperation.replace(new)
        guard let from = RowMarkup(old.html), let to = RowMarkup(new.html) else { return [whole] }
        let keepsFields = from.root.holdsField && to.root.holdsField
        var change = RowChange(id: new.id, keepsFields: keepsFields)
        var number = 0
        guard change.compare(from.root, to.root, &number), change.budget > 0 else { return [whole] }
        // Later nodes first, whose numbers those before do not change then.
        var operations = Array(change.operations.reversed())
        if !old.rules.utf8.elementsEqual(new.rules.utf8) {
            operations.append(.setRules(row: new.id, new.rules))
        }
        // Each is searched in the row.
        guard operations.count <= (keepsFields ? fieldLimit : limit) else { return [whole] }
        if keepsFields { return operations }
        let length = operations.reduce(0) { $0 + $1.json.utf8.count }
        return length < whole.json.utf8.count ? operations : [whole]
    }

    private init(id: String, keepsFields: Bool) {
        (self.id, self.keepsFields) = (id, keepsFields)
    }

    /// Notes how a node becomes another one, and returns false if it cannot.
    private mutating func compare(
        _ old: MarkupNode,
        _ new: MarkupNode,
        _ number: inout Int
    ) -> Bool {
        let own = number
        number += 1
        if keepsFields { budget -= 1 }
        guard budget > 0 else { return false }
        guard old != new else {
            number += old.count - 1
            return true
        }
        guard let oldTag = old.tag, let newTag = new.tag else {
            guard old.tag == nil, new.tag == nil, let text = MarkupText.plain(new.text) else {
                return false
            }
            operations.append(.setText(row: id, node: own, text))
            return true
        }
        guard compare(oldTag, newTag, own) else { return false }
        let known = (operations: operations, number: number)
        let haveFieldsAlike =
            !keepsFields
            || zip(old.children, new.children).allSatisfy { $0.holdsField == $1.holdsField }
        if old.children.count == new.children.count, haveFieldsAlike {
            let areAlike = zip(old.children, new.children).allSatisfy { compare($0, $1, &number) }
            if areAlike { return true }
        }
        (operations, number) = known
        replaceChildren(of: own, old.children, new.children)
        number += old.count - 1
        return true
    }

    /// Notes how attributes change, and returns false if others are there.
    private mutating func compare(_ old: MarkupTag, _ new: MarkupTag, _ number: Int) -> Bool {
        guard old.name == new.name, old.isLeaf == new.isLeaf,
            old.attributes.map(\.name) == new.attributes.map(\.name),
            !old.isField || old.identity == new.identity
        else { return false }
        for (old, new) in zip(old.attributes, new.attributes) where old != new {
            guard old.value != nil, let value = new.value,
                let plain = MarkupText.plain(value, inQuotes: true)
            else { return false }
            let name = String(decoding: new.name, as: UTF8.self)
            operations.append(.setAttribute(row: id, node: number, name: name, plain))
        }
        return true
    }

    /// Notes how children are replaced by others; those with fields stay where they can, as a reader may be writing in them.
    private mutating func replaceChildren(
        of number: Int,
        _ old: [MarkupNode],
        _ new: [MarkupNode]
    ) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - end, new.count - end)
        var (from, newFrom) = (start, start)
        while keepsFields, let place = old[from..<oldEnd].firstIndex(where: \.holdsField),
            let newPlace = new[newFrom..<newEnd].firstIndex(where: \.holdsField)
        {
            let known = operations
            replace(from..<place, of: number, by: new[newFrom..<newPlace])
            var inner = old[..<place].reduce(number + 1) { $0 + $1.count }
            if !compare(old[place], new[newPlace], &inner) {
                operations = known
                replace(from..<place + 1, of: number, by: new[newFrom..<newPlace + 1])
            }
            (from, newFrom) = (place + 1, newPlace + 1)
        }
        replace(from..<oldEnd, of: number, by: new[newFrom..<newEnd])
    }

    private mutating func replace(
        _ range: Range<Int>,
        of number: Int,
        by new: ArraySlice<MarkupNode>
    ) {
        guard !range.isEmpty || !new.isEmpty else { return }
        operations.append(
            .setChildren(
                row: id,
                node: number,
                from: range.lowerBound,
                count: range.count,
                html: new.map(\.html).joined()
            )
        )
    }
}
