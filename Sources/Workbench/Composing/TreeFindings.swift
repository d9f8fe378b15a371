import Components
import DefaultComponents

/// The mistakes found in trees, each told once with the messages that show it.
struct TreeFindings {
    private var messages: [String: (first: String, count: Int)] = [:]

    /// Adds what a message's tree reports.
    mutating func add(_ diagnostics: [ComponentDiagnostic], of messageID: String) {
        for diagnostic in diagnostics {
            let known = messages[diagnostic.description]
            messages[diagnostic.description] = (known?.first ?? messageID, (known?.count ?? 0) + 1)
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
