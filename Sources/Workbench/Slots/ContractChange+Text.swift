import Components

extension ContractChange {
    /// The change as a sentence.
    var text: String {
        switch self {
        case .added(let title):
            "\(title) was added."
        case .removed(_, let title, let successor):
            "\(title) was removed"
                + (successor.map { ", and \($0.quoted), of the same role, was added." } ?? ".")
        case .retyped(let part, let was, let now):
            "\(part.title) takes \(now.quoted), and took \(was.quoted)."
        case .requires(let part, let gone, let new):
            "What goes into \(part.title) is declared otherwise"
                + (new.isEmpty ? "" : ", with \(new.quotedList)")
                + (gone.isEmpty ? "." : ", without \(gone.quotedList).")
        case .standard(let part, let was, let now):
            "\(part.title) holds \(now?.quoted ?? "nothing") of itself, and held "
                + "\(was?.quoted ?? "nothing")."
        case .sameVersion(let part, let version):
            "\(part.title) is version \(version), as it was before what goes into it changed."
        case .raised(let part, let was, let now, let changes):
            "\(part.title) is version \(now), and was \(was)"
                + (changes.isEmpty ? "." : ": \(changes.quotedList).")
        case .lowered(let part, let was, let now):
            "\(part.title) is version \(now), and was \(was)."
        case .stability(let part, let was, let now):
            "\(part.title) is \(now.words), and was \(was.words)."
        case .noReplacement(let part, let replacement):
            "\(part.title) is deprecated for \(replacement.quoted), which is not there."
        case .reworded(let part):
            "\(part.title) tells its changes otherwise."
        case .olderHost(let was, let now):
            "The package is version \(now.quoted), and was \(was.quoted)."
        }
    }

    /// The remedy; nil for a change that breaks nothing.
    var remedy: String? {
        switch (effect, self) {
        case (.none, _):
            nil
        case (.breaks, _):
            "To fix, take it back, or name `\(name.shown())` under Changed or Removed in the changelog's "
                + "Unreleased section."
        case (.deceives, .sameVersion):
            "To fix, say what changed in the slot's contract, as '.stable(changes: […])', which raises "
                + "its version."
        case (.deceives, .noReplacement):
            "To fix, name a slot that is there in 'deprecated(replacedBy:)'."
        case (.deceives, .olderHost):
            "To fix, raise the version of HostRelease.current."
        case (.deceives, _):
            "To fix, bring the changes in the slot's contract back."
        }
    }
}

extension SlotStability {
    /// The stability with the replacement of the slot.
    fileprivate var words: String {
        replacement.map { "deprecated for \($0.quoted)" } ?? "\(self)"
    }
}
