/// The documentation of a slot in the sources.
struct SlotText {
    /// The summary, in a sentence.
    let sentence: String
    /// The declaration of the protocol or the function type that goes into it; nil for other types.
    let role: String?

    /// Returns the text about a slot, or about the family of a member.
    static func of(_ slot: String) -> SlotText? {
        all[slot] ?? all[String(slot.prefix { $0 != "(" })]
    }

    /// The texts that `.ci/tables/slots` took from the sources, by slot.
    private static let all = PackageResources.Slots_txt.blocks.compactMapValues { lines in
        lines.first.map { sentence in
            let rest = lines.dropFirst(2).joined(separator: "\n")
            let role = rest.split(separator: "\n").isEmpty ? nil : rest
            return SlotText(sentence: String(sentence), role: role?.trimmed)
        }
    }
}

extension String {
    /// The text without empty lines at its end, and with one line end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return "\(text)\n"
    }
}

/// Code that replaces what is in a slot, and that extends it, as a test compiles and runs it.
enum SlotCode {
    /// Returns the code for a slot, or for the family of a member; nil if there is no test of it.
    static func of(_ slot: String) -> String? {
        all[slot] ?? all[String(slot.prefix { $0 != "(" })]
    }

    /// The examples, by slot: the contents of an enumeration, without the line that names the slot.
    private static let all: [String: String] = {
        var all: [String: String] = [:]
        for file in files {
            let text = String(decoding: file, as: UTF8.self)
            for block in text.split(separator: "\n}\n") {
                let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
                guard let first = lines.firstIndex(where: { $0.hasPrefix("enum ") }),
                    lines.indices.contains(first + 1),
                    let name = lines[first + 1].split(separator: "\"").dropFirst().first
                else { continue }
                let code = lines.dropFirst(first + 2).drop(while: \.isEmpty)
                    .map { $0.dropFirst(4) }
                all[String(name)] = code.joined(separator: "\n") + "\n"
            }
        }
        return all
    }()

    /// The files of the tests, which the build puts into the program.
    private static let files = [
        PackageResources.MessageSlotExamples_swift_txt,
        PackageResources.MessagePartSlotExamples_swift_txt,
        PackageResources.ListSlotExamples_swift_txt,
        PackageResources.ChannelSlotExamples_swift_txt,
        PackageResources.ComposerSlotExamples_swift_txt,
        PackageResources.ValueSlotExamples_swift_txt,
        PackageResources.PictureSlotExamples_swift_txt,
        PackageResources.WordSlotExamples_swift_txt,
    ]
}
