import Drawing
import Testing

@Suite struct UnifiedDiffTests {
    @Test func equalTextsHaveNoDifference() {
        let diff = UnifiedDiff(from: "a\nb\n", to: "a\nb\n")

        #expect(diff.isEmpty)
        #expect(diff.text == "")
    }

    @Test func changesStandBetweenThreeLinesOfContext() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n10\n", with: "\nten\n").replacing("\n20\n", with: "\n20\n21\n")

        #expect(
            UnifiedDiff(from: old, to: new, oldName: "default", newName: "plugged").text == """
                --- default
                +++ plugged
                @@ -7,7 +7,7 @@
                 7
                 8
                 9
                -10
                +ten
                 11
                 12
                 13
                @@ -18,3 +18,4 @@
                 18
                 19
                 20
                +21

                """
        )
    }

    @Test func changesThatShareContextAreOneHunk() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n"

        #expect(UnifiedDiff(from: old, to: "one\n2\n3\n4\n5\n6\n7\neight\n").hunks.count == 1)
        #expect(
            UnifiedDiff(from: old, to: "one\n2\n3\n4\n5\n6\n7\neight\n", context: 2).hunks.count
                == 2
        )
    }

    @Test(arguments: [
        ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
        ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
        ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
        ("\u{E9}\n", "e\u{301}\n", "@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n"),
    ])
    func edgesAreWrittenAsDiffDoes(old: String, new: String, hunk: String) {
        let text = UnifiedDiff(from: old, to: new).text

        #expect(Array(text.utf8) == Array("--- old\n+++ new\n\(hunk)".utf8))
    }

    @Test func namesCannotForgeLines() {
        let diff = UnifiedDiff(from: "a\n", to: "", oldName: "x\n+++ y")

        #expect(diff.text.hasPrefix("--- x\\n+++ y\n+++ new\n"))
    }

    @Test(arguments: Cases(300, of: 1000))
    func applyingADifferenceGivesTheOtherText(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let old = text(&random)
        let new = seed.number.isMultiple(of: 3) ? text(&random) : edited(old, &random)

        let diff = UnifiedDiff(from: old, to: new, context: Int.random(in: 0...4, using: &random))

        #expect(apply(diff, to: old) == Array(new.utf8), "seed \(seed)")
        #expect(diff.isEmpty == (Array(old.utf8) == Array(new.utf8)), "seed \(seed)")
    }

    @Test(arguments: Cases(100, of: 1000))
    func differencesAreShortest(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in letter(&random) }
        let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in letter(&random) }

        let diff = UnifiedDiff(from: old.joined(), to: new.joined())
        let changed = diff.hunks.flatMap(\.lines).count { $0.kind != .kept }

        #expect(changed == old.count + new.count - 2 * common(old, new), "seed \(seed)")
    }

    @Test func textsThatShareNothingAreReplaced() {
        let old = (0..<3000).map { "old \($0)\n" }.joined()
        let new = (0..<3000).map { "new \($0)\n" }.joined()

        let diff = UnifiedDiff(from: old, to: new)

        #expect(apply(diff, to: old) == Array(new.utf8))
        #expect(diff.hunks.count == 1)
    }

    @Test func farApartChangesInLongTextsAreFound() {
        var lines = (0..<20_000).map { "line \($0 % 50)\n" }
        let old = lines.joined()
        lines[100] = "changed\n"
        lines.remove(at: 10_000)
        lines.insert("added\n", at: 19_000)

        let diff = UnifiedDiff(from: old, to: lines.joined())

        #expect(diff.hunks.flatMap(\.lines).count { $0.kind != .kept } == 4)
    }

    private func letter(_ random: inout SeededGenerator) -> String {
        "\(["a", "b", "c", ""].randomElement(using: &random) ?? "")\n"
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in letter(&random) }
        return lines.joined() + (Bool.random(using: &random) ? "" : "end")
    }

    private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let place = Int.random(in: 0..<lines.count, using: &random)
            if Bool.random(using: &random), lines.count > 1 { lines.remove(at: place) }
            lines.insert("new", at: min(place, lines.count))
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the length of the longest common subsequence, by the textbook's table.
    private func common(_ old: [String], _ new: [String]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for line in old {
            var previous = row
            swap(&previous, &row)
            for (place, other) in new.enumerated() {
                row[place + 1] =
                    line == other ? previous[place] + 1 : max(row[place], previous[place + 1])
            }
        }
        return row[new.count]
    }

    /// Returns the bytes of a text with a difference applied to it, or nil if it does not fit.
    private func apply(_ diff: UnifiedDiff, to old: String) -> [UInt8]? {
        var rest = old.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            Array($0) + [10]
        }
        // After the last line feed there is a line without one, or nothing.
        rest[rest.count - 1].removeLast()
        if rest.last == [] { rest.removeLast() }
        var bytes: [UInt8] = []
        var place = 0
        for hunk in diff.hunks {
            guard hunk.oldStart >= place, hunk.oldStart <= rest.count else { return nil }
            bytes += rest[place..<hunk.oldStart].joined()
            place = hunk.oldStart
            for line in hunk.lines {
                let written = Array(line.text.utf8) + (line.endsInLineFeed ? [10] : [])
                if line.kind != .added {
                    guard place < rest.count, rest[place] == written else { return nil }
                    place += 1
                }
                if line.kind != .removed { bytes += written }
            }
        }
        return bytes + rest[place...].joined()
    }
}
