/// The text of a word or sentence in one language, with places for named arguments and forms for numbers.
///
/// `{name}` is the place of an argument. A brace around anything but a name is text.
///
/// ```swift
/// let votes: Phrase = .plural("count", one: "{count} vote", other: "{count} votes")
/// ```
public struct Phrase: Sendable, Hashable {
    /// The argument whose number chooses the form; nil for a text of one form.
    public let counted: String?
    /// The forms; `other` is among them.
    public let forms: [PluralCategory: String]

    /// Returns a phrase whose form depends on a number.
    ///
    /// The categories of a language are those of CLDR's cardinal rules; a form that is left out is the one of `other`.
    /// A form for a single number may leave the number out.
    public static func plural(
        _ argument: String,
        zero: String? = nil,
        one: String? = nil,
        two: String? = nil,
        few: String? = nil,
        many: String? = nil,
        other: String
    ) -> Phrase {
        let forms: [PluralCategory: String?] = [
            .zero: zero, .one: one, .two: two, .few: few, .many: many, .other: other,
        ]
        return Phrase(counted: argument, forms: forms.compactMapValues(\.self))
    }

    /// The names of the arguments in a form.
    func arguments(in category: PluralCategory) -> Set<String> {
        Set(PhrasePart.parts(of: forms[category] ?? forms[.other] ?? "").compactMap(\.argument))
    }
}

extension Phrase: ExpressibleByStringLiteral {
    /// Creates a phrase of one form.
    public init(_ text: String) {
        self.init(counted: nil, forms: [.other: text])
    }

    /// Creates a phrase of one form.
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

/// A part of a form: text, or the place of an argument.
enum PhrasePart: Sendable, Hashable {
    case text(String)
    case argument(String)

    /// The name of the argument.
    var argument: String? {
        if case .argument(let name) = self { name } else { nil }
    }

    /// Returns the parts of a form.
    static func parts(of form: String) -> [PhrasePart] {
        var parts: [PhrasePart] = []
        var (text, rest) = ("", form[...])
        while let open = rest.firstIndex(of: "{") {
            text += rest[..<open]
            let inner = rest[open...].dropFirst().prefix { $0.isASCII && $0.isLetter }
            let end = inner.endIndex
            guard !inner.isEmpty, end < rest.endIndex, rest[end] == "}" else {
                text += "{"
                rest = rest[open...].dropFirst()
                continue
            }
            if !text.isEmpty { parts.append(.text(text)) }
            parts.append(.argument(String(inner)))
            (text, rest) = ("", rest[end...].dropFirst())
        }
        text += rest
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }
}

/// A value for a place in a phrase.
public enum PhraseArgument: Sendable, Hashable {
    /// A whole number.
    case number(Int)
    /// A number of so many units of its last digit; 15 with one fraction digit is 1.5.
    case decimal(Int, fractionDigits: Int)
    /// A text, such as a name, which may run in another direction than the sentence.
    case text(String)
    /// A text in the language of the sentence, such as another phrase or a list.
    case phrase(String)
}

/// The forms of a phrase in parts, with the plural rules and the formats of its language.
struct ParsedPhrase: Sendable {
    private let counted: String?
    private let forms: [PluralCategory: [PhrasePart]]
    private let formats: LocaleFormats

    init(_ phrase: Phrase, _ formats: LocaleFormats) {
        counted = phrase.counted
        forms = phrase.forms.mapValues(PhrasePart.parts)
        self.formats = formats
    }

    /// Returns the text with arguments in their places; a place without one keeps its name in braces.
    func text(_ arguments: KeyValuePairs<String, PhraseArgument> = [:]) -> String {
        var category = PluralCategory.other
        if let counted, let argument = arguments.first(where: { $0.key == counted })?.value {
            category = formats.category(of: argument)
        }
        var text = ""
        for part in forms[category] ?? forms[.other] ?? [] {
            switch part {
            case .text(let words): text += words
            case .argument(let name):
                let argument = arguments.first { $0.key == name }?.value
                text += argument.map(formats.text) ?? "{\(name)}"
            }
        }
        return text
    }
}

extension LocaleFormats {
    /// Returns the category of an argument; `other` for a text.
    func category(of argument: PhraseArgument) -> PluralCategory {
        switch argument {
        case .number(let value): rules.category(of: PluralNumber(value))
        case .decimal(let units, let digits):
            rules.category(of: PluralNumber(units, fractionDigits: digits))
        case .text, .phrase: .other
        }
    }

    /// Returns an argument as it stands in a sentence.
    func text(_ argument: PhraseArgument) -> String {
        switch argument {
        case .number(let value): number(value)
        case .decimal(let units, let digits): number(units, fractionDigits: digits)
        case .text(let text): isolated(text)
        case .phrase(let text): text
        }
    }
}
