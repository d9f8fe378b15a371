import Components

/// The differences from an earlier contract, and whether a changelog names them.
struct ContractComparison {
    /// The changes, each with its verdict.
    let findings: [(verdict: Verdict, change: ContractChange)]
    /// The version of the earlier contract's package.
    private let host: String

    /// The verdict on a change.
    enum Verdict: String, CaseIterable {
        /// It breaks no plugin.
        case compatible
        /// It may break plugins, and the changelog says so.
        case announced
        /// It may break plugins, and the changelog does not name it.
        case incompatible
    }

    /// Compares a contract with an earlier one.
    init(_ contract: Contract, since old: Contract, _ changelog: Changelog) {
        host = old.host
        findings = contract.changes(since: old).map { change in
            switch change.effect {
            case .none: (.compatible, change)
            case .breaks where changelog.names.contains(change.name[...]): (.announced, change)
            case .breaks, .deceives: (.incompatible, change)
            }
        }
    }

    /// Whether plugins may break without a word.
    var isRefused: Bool {
        findings.contains { $0.verdict == .incompatible }
    }

    /// A line for each change, with the remedy.
    var text: String {
        findings.map { verdict, change in
            let remedy = verdict == .incompatible ? change.remedy : nil
            return "\(verdict): \(change.text)\(remedy.map { " \($0)" } ?? "")\n"
        }.joined()
    }

    /// The number of changes of each kind.
    var summary: String {
        let counts = Verdict.allCases.map { verdict in
            "\(findings.filter { $0.verdict == verdict }.count) \(verdict)"
        }
        return "\(counts.joined(separator: ", ")) since \(host.shown())"
    }
}

/// The entries of a changelog for the next release.
struct Changelog {
    /// The names that it says, in backticks, to have changed or to be gone.
    let names: Set<Substring>

    /// Reads the parts Changed and Removed of the section Unreleased.
    init(_ text: String) {
        var names: Set<Substring> = []
        var section: Substring = ""
        var part: Substring = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("## ") {
                (section, part) = (line.dropFirst(3), "")
            } else if line.hasPrefix("### ") {
                part = line.dropFirst(4)
            } else if section == "Unreleased", part == "Changed" || part == "Removed" {
                let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
                // A name stands between two backticks, so every other piece is one.
                let places = stride(from: 1, to: pieces.count - 1, by: 2)
                names.formUnion(places.map { pieces[$0] })
            }
        }
        self.names = names
    }
}
