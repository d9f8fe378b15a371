import Components
import DefaultComponents

enum LocaleExample: SlotExample {
    static let slot = "locale"

    static func replace(in components: inout Components) {
        components.set(.locale, to: "ar")
    }

    static func extend(in components: inout Components) {
        components.transform(.locale) { $0.language }
    }
}

enum WordsExample: SlotExample {
    static let slot = "words"

    static func replace(in components: inout Components) {
        components.set(.words("mine.en"), to: WordTable(in: "en", [.edited: "Changed"]))
    }

    static func extend(in components: inout Components) {
        components.transform(.words("default-components.en")) { _ in
            WordTable(in: "en", [.edited: "Changed"])
        }
    }
}
