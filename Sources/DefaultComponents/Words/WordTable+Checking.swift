package import Components

/// A fault of a translation.
public enum WordFault: Sendable, Hashable {
    /// A word that is not translated.
    case missing(WordKey)
    /// A translation of a word that there is not.
    case unknown(WordKey)
    /// A form that a number of the language needs.
    case missingForm(WordKey, PluralCategory)
    /// An argument that a form does not use.
    case missingArgument(WordKey, PluralCategory, String)
    /// An argument that the word does not have; in the form `other` also the one whose number chooses the form.
    case unknownArgument(WordKey, PluralCategory, String)
}

extension WordFault: CustomStringConvertible {
    /// The fault.
    public var description: String {
        switch self {
        case .missing(let key): "\(key) is missing."
        case .unknown(let key): "\(key) is no word of the other table."
        case .missingForm(let key, let form): "\(key) has no form \(form.rawValue.quoted)."
        case .missingArgument(let key, let form, let name):
            "\(key) does not use \(name.quoted) in its form \(form.rawValue.quoted)."
        case .unknownArgument(let key, let form, let name):
            "\(key) has no argument \(name.quoted), which its form \(form.rawValue.quoted) uses."
        }
    }
}

extension WordTable {
    /// Returns the faults of this translation of a table, sorted by text.
    ///
    /// Every word has to be translated, with the arguments that it has and no others, and with a form for each plural
    /// category of the language if it has several forms. The forms `zero`, `one` and `two` may leave the number out.
    ///
    /// - Complexity: Linear in both tables, but for sorting.
    public func faults(against original: WordTable) -> [WordFault] {
        let categories = PluralRules(of: locale).categories
        let unknown = Set(phrases.keys).subtracting(original.phrases.keys)
        var faults = unknown.map { WordFault.unknown($0) }
        for (key, phrase) in original.phrases {
            guard let translation = phrases[key] else {
                faults.append(.missing(key))
                continue
            }
            let names = Set(phrase.forms.keys.flatMap { phrase.arguments(in: $0) })
            let known = names.union(phrase.counted.map { [$0] } ?? [])
            if let counted = translation.counted {
                let missing = categories.subtracting(translation.forms.keys)
                faults += missing.map { .missingForm(key, $0) }
                let isUsed = translation.arguments(in: .other).contains(counted)
                if !isUsed, !known.contains(counted) {
                    faults.append(.unknownArgument(key, .other, counted))
                }
            }
            for form in translation.forms.keys {
                let used = translation.arguments(in: form)
                let mayLack = [.zero, .one, .two].contains(form) ? translation.counted : nil
                let missing = names.subtracting(used).filter { $0 != mayLack }
                faults += missing.map { .missingArgument(key, form, $0) }
                faults += used.subtracting(known).map { .unknownArgument(key, form, $0) }
            }
        }
        return faults.sorted { $0.description < $1.description }
    }
}

extension WordTable: ContainedValue {
    /// Returns the table without phrases that are too long to be shown, for which those of other tables are used.
    package func contained(
        above below: any Sendable,
        isOfPlugin: Bool,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) -> any ContainedValue {
        let limit = 100_000
        let long = phrases.mapValues { $0.forms.values.map(\.utf8.count).max() ?? 0 }
            .filter { $0.value > limit }
        guard isOfPlugin, !long.isEmpty else { return self }
        for (key, bytes) in long.sorted(by: { $0.key.description < $1.key.description }) {
            tell(.textTooLong(function: key.description, bytes: bytes, limit: limit))
        }
        return WordTable(in: locale, phrases.filter { long[$0.key] == nil }.map { ($0, $1) })
    }
}
