import Components
import DefaultComponents

/// The mistakes found in trees, each reported once with the messages that show it.
struct TreeFindings {
    private var messages: [String: (first: String, count: Int)] = [:]

    /// Adds the diagnostics of a message's tree.
    mutating func add(_ diagnostics: [ComponentDiagnostic], of messageID: String) {
        for text in Set(diagnostics.withoutEchoes.map(\.mistake.description)) {
            let known = messages[text]
            messages[text] = (known?.first ?? messageID, (known?.count ?? 0) + 1)
        }
    }

    /// A line for each mistake, sorted.
    var lines: [String] {
        messages.map { text, found in
            let others = found.count == 1 ? "" : " and \(found.count - 1) more"
            return "message \(found.first.quoted)\(others): \(text)"
        }.sorted()
    }
}

extension [ComponentDiagnostic] {
    /// A line for each mistake, in the order in which they were found, with how often they were.
    var lines: [String] {
        var counts: [String: Int] = [:]
        let texts = withoutEchoes.map(\.mistake.description)
        for text in texts { counts[text, default: 0] += 1 }
        return texts.distinct.map { text in
            let count = counts[text] ?? 1
            return count == 1 ? text : "\(count) times: \(text)"
        }
    }

    /// Those that do not repeat another one.
    fileprivate var withoutEchoes: [ComponentDiagnostic] {
        let claims = Set(
            compactMap { if case .excluded(let fault) = $0 { fault.claim } else { nil } }
        )
        return filter {
            guard case .switchedOff(let claim, _) = $0 else { return true }
            return !claims.contains(claim)
        }
    }
}
