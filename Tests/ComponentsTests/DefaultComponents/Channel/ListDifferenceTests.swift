import DefaultComponents
import Synchronization
import Testing

@Suite struct ListDifferenceTests {
    @Test func onlyWhatDiffersIsAChange() {
        let changes = difference("a b c d e", "f a d c' e'")

        #expect(
            changes == [
                .remove(NamedRow("b"), index: 1),
                .insert(NamedRow("f"), index: 0),
                .move(NamedRow("d"), fromIndex: 3, toIndex: 2),
                .update(NamedRow("c'"), index: 3),
                .update(NamedRow("e'"), index: 4),
            ]
        )
    }

    @Test func anItemThatMovedIsOneMoveWhateverElseChanged() {
        let changes = difference("a b c d", "d' a b c")

        #expect(changes == [.move(NamedRow("d'"), fromIndex: 3, toIndex: 0)])
    }

    @Test func equalListsHaveNoChanges() {
        #expect(difference("a b c", "a b c").isEmpty)
        #expect(difference("", "").isEmpty)
    }

    @Test func onlyItemsBetweenTheEndsAreHashed() {
        HashCount.$current.withValue(HashCount()) {
            let old = (0..<1000).map { CountedRow(id: CountedID(number: $0)) }
            let new = [CountedRow(id: CountedID(number: -1))] + old
            let added = new + [CountedRow(id: CountedID(number: 1000))]

            #expect(ListChange.changes(from: old, to: new).count == 1)
            #expect(ListChange.changes(from: new, to: added).count == 1)
            #expect(ListChange.changes(from: added, to: new).count == 1)
            #expect(HashCount.current.hashes.withLock(\.self) == 0)
        }
    }

    @Test(arguments: Cases(300, of: 1000))
    func changesLeadFromOneListToTheOther(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let names = Int.random(in: 1...40, using: &generator)
        let old = NamedRow.some(of: names, using: &generator)
        let new =
            Bool.random(using: &generator)
            ? NamedRow.some(of: names, using: &generator) : NamedRow.change(old, using: &generator)

        let changes = ListChange.changes(from: old, to: new)

        #expect(old.applying(changes) == new, "seed \(seed): \(old) to \(new)")
        #expect(changes.count <= old.count + new.count)
    }

    private func difference(_ old: String, _ new: String) -> [ListChange<NamedRow>] {
        ListChange.changes(from: rows(old), to: rows(new))
    }

    private func rows(_ names: String) -> [NamedRow] {
        names.split(separator: " ").map { NamedRow(String($0)) }
    }
}

/// An item with a letter or a number for an id; strokes are its content.
private struct NamedRow: Identifiable, Equatable, CustomStringConvertible {
    var description: String

    init(_ name: String) {
        description = name
    }

    var id: Substring {
        description.prefix { $0 != "'" }
    }

    static func some(of names: Int, using generator: inout SeededGenerator) -> [NamedRow] {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
            NamedRow("\(Int.random(in: 0..<names, using: &generator))")
        }
    }

    static func change(_ rows: [NamedRow], using generator: inout SeededGenerator) -> [NamedRow] {
        var rows = rows
        for _ in 0..<Int.random(in: 0...5, using: &generator) where !rows.isEmpty {
            let row = rows.remove(at: .random(in: 0..<rows.count, using: &generator))
            let place = Int.random(in: 0...rows.count, using: &generator)
            rows.insert(Bool.random(using: &generator) ? row : NamedRow("\(row)'"), at: place)
        }
        return rows
    }
}

/// The number of times that ids were hashed.
private final class HashCount: Sendable {
    @TaskLocal static var current = HashCount()

    let hashes = Mutex(0)
}

private struct CountedRow: Identifiable, Equatable {
    var id: CountedID
}

private struct CountedID: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) {
        HashCount.current.hashes.withLock { $0 += 1 }
        hasher.combine(number)
    }
}
