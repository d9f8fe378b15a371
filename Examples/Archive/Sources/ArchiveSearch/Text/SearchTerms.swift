/// The terms of a document, in UTF-8.
struct SearchTerms {
    private var units = SearchUnits()

    /// Returns the units of a text in order.
    mutating func units(of text: String) -> [SearchUnit] {
        units.split(text)
    }

    /// Calls a closure with each term of a document, some more than once.
    mutating func forEach(of document: SearchDocument, _ body: ([UInt8]) -> Void) {
        Self.forEach(of: units.split(document.text), body)
        for name in [document.authorName, document.authorID] {
            forEach(reserved: "from", name, body)
        }
        for name in [document.channelName, document.channelID] {
            forEach(reserved: "in", name, body)
        }
        for (word, feature) in SearchFeatures.names where document.features.contains(feature) {
            body(Array("has:\(word)".utf8))
        }
    }

    private mutating func forEach(reserved key: String, _ name: String, _ body: ([UInt8]) -> Void) {
        let start = Array("\(key):".utf8)
        Self.forEach(of: units.split(name)) { body(start + $0) }
    }

    /// Calls a closure with the terms of units: words, emoji, pairs of letters, ideographs, and letters that stand alone.
    static func forEach(of units: [SearchUnit], _ body: ([UInt8]) -> Void) {
        for (index, unit) in units.enumerated() {
            if unit.isJoined { body(units[index - 1].text + unit.text) }
            let isFollowed = index + 1 < units.count && units[index + 1].isJoined
            if unit.kind != .letter || !unit.isJoined && !isFollowed || unit.isIdeograph {
                body(unit.text)
            }
        }
    }
}

extension SearchUnit {
    /// Whether it is an ideograph, which is a term in all texts.
    var isIdeograph: Bool {
        guard kind == .letter,
            let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first
        else { return false }
        return SearchClass.isIdeograph(scalar.value)
    }
}
