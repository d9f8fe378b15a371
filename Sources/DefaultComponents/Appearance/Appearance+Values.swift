extension Appearance {
    /// How many colours, fonts, lengths, numbers and symbols an appearance has.
    public static var valueCount: Int { Appearance().values.count }

    /// The names of the colours, fonts, lengths, numbers and symbols that are as by default, such as `palette.text`.
    ///
    /// In the order in which they are declared: palette, fonts, lengths, symbols. Formatters and the calendar cannot be
    /// compared and are left out. What follows another value is as by default only while that is, too.
    ///
    /// - Complexity: Linear in the values.
    public var unchangedValues: [String] {
        let kept = zip(values, Appearance().values).compactMap { value, standard in
            value.text == standard.text ? value.name : nil
        }
        let known = Set(kept)
        return kept.filter { known.isSuperset(of: Self.followed[$0] ?? []) }
    }

    /// What a value follows while it is not set, by its name.
    private static let followed = [
        "palette.mention": ["palette.link"],
        "palette.sheetBorder": ["palette.accent"],
        "palette.statusLine": ["palette.background2"],
        "palette.statusLineText": ["palette.text"],
        "palette.terminalBar": ["palette.incomingBubble", "palette.outgoingBubble"],
        "palette.terminalLetters": ["palette.initials", "palette.placeholder"],
    ]

    /// The values that can be compared, by name, each as a text that says all of it.
    private var values: [(name: String, text: String)] {
        let parts: KeyValuePairs<String, any Sendable> = [
            "palette": palette, "fonts": fonts, "metrics": metrics, "images": images,
        ]
        return parts.flatMap { part, value in
            Mirror(reflecting: value).children.map { child in
                ("\(part).\(Self.publicName(child.label ?? ""))", "\(child.value)")
            }
        }
    }

    /// Returns what a stored value is called; those that follow others unless set are stored as `ownName`.
    private static func publicName(_ label: String) -> String {
        guard label.hasPrefix("own"), let first = label.dropFirst(3).first, first.isUppercase else {
            return label
        }
        return first.lowercased() + label.dropFirst(4)
    }
}
