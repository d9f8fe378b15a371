import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Words of messages that are not visible, not in the accessibility tree, or wrong there.
    func wordFindings() -> [CertificateFinding] {
        var findings: [CertificateFinding] = []
        var (counts, lost) = ([String: Int](), [String: [String]]())
        for row in rows {
            let cells = [bare, alone].map { row.cell(in: ComponentContext($0)) }
            let (usual, told) = (ReportedMessage(cells[0]), ReportedMessage(cells[1]))
            for (part, words) in row.message.parts where (usual.shown + usual.said).has(words) {
                counts[part, default: 0] += 1
                let (isShown, isSaid) = (told.shown.has(words), told.said.has(words))
                if !isShown, !isSaid { lost[part, default: []].append(row.id) }
                guard isShown, !isSaid, usual.said.has(words) else { continue }
                let fact = "\(words.quoted) is shown and not said."
                findings.append(broken(.words, of: row.id, fact))
            }
            if let part = usual.worded.intersection(told.mute).min() {
                // Whole messages may be hidden on purpose.
                let isMeant = part.hasSuffix("/bubble")
                let fact = "\(part.quoted) says nothing."
                findings.append(broken(.words, of: row.id, fact, isMeant ? .warning : .error))
            }
            if let status = told.status, let usual = usual.status, status != usual {
                let fact = "It is said to be \(status.quoted), and is \(usual.quoted)."
                findings.append(broken(.words, of: row.id, fact))
            }
            if told.isTurned, !usual.isTurned {
                let fact = "Its letters are forced into a direction."
                findings.append(broken(.words, of: row.id, fact))
            }
        }
        return findings
            + lost.sorted { $0.key < $1.key }.map { part, ids in
                let all = counts[part] ?? 0
                let fact = "The \(part) of \(ids.count) of \(all) messages is not there."
                let isBad = part == "text" && ids.count == all
                return broken(.words, of: ids.first, fact, isBad ? .error : .warning)
            }
    }
}

/// The visible texts of a message, and those in its accessibility tree.
private struct ReportedMessage {
    var shown = ""
    let said: String
    /// The delivery status in the accessibility tree.
    let status: String?
    /// The parts with a text, and those with neither a text nor a name.
    private(set) var (worded, mute): (Set<String>, Set<String>) = ([], [])
    /// Whether a control character overrides the writing direction.
    var isTurned: Bool { shown.unicodeScalars.contains { (0x202D...0x202E).contains($0.value) } }

    init(_ cell: View) {
        let lines = AccessibilityTree(of: cell).lines
        said = lines.compactMap(\.name).joined(separator: "\n")
        status = lines.filter { $0.role == "status" }.compactMap(\.name)
            .first { MessageDeliveryStatus(rawValue: $0) != nil }
        cell.visitShown { view in
            if view.node.slotName != nil, view.accessibilityLabel == nil {
                mute.insert(view.partPath)
            }
            guard let text = view.shownText, !text.isEmpty else { return }
            shown += text + "\n"
            var next: View? = view
            while let part = next {
                if part.node.slotName != nil { worded.insert(part.partPath) }
                next = part.superview
            }
        }
        mute.subtract(worded)
    }
}

extension ChatMessage {
    /// The words of the message, by the names of the parts.
    fileprivate var parts: [(String, words: String)] {
        let parts = [("text", words: text.plain), ("author", author.name)]
        let quoted = [quote?.text.plain].compactMap(\.self).map { ("quote", words: $0) }
        let given = reactions.compactMap(\.emoji).map { ("reaction", words: $0) }
        return (parts + quoted + given).filter { !$0.words.isEmpty }
    }
}

extension String {
    /// Whether the text contains words, ignoring case.
    fileprivate func has(_ words: String) -> Bool { lowercased().contains(words.lowercased()) }
}
