/// What the sources say of a slot.
struct SlotText {
    /// What it is, in a sentence.
    let sentence: String
    /// The declaration of the protocol or the function type that goes into it; none for other types.
    let role: String?

    /// Returns what is said of a slot, or of the family of a member.
    static func of(_ slot: String) -> SlotText? {
        all[slot] ?? all[String(slot.prefix { $0 != "(" })]
    }

    /// The texts that `.ci/tables/slots` took from the sources, by slot.
    private static let all: [String: SlotText] = {
        let text = String(decoding: PackageResources.Slots_txt, as: UTF8.self)
        var all: [String: SlotText] = [:]
        for block in "\n\(text)".split(separator: "\n## ") {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.count > 1 else { continue }
            let rest = lines.dropFirst(3).joined(separator: "\n")
            let role = rest.split(separator: "\n").isEmpty ? nil : rest
            all[String(lines[0])] = SlotText(sentence: String(lines[1]), role: role?.trimmed)
        }
        return all
    }()
}

extension String {
    /// The text without empty lines at its end, and with one line end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return "\(text)\n"
    }
}
