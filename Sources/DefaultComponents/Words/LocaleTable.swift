/// The plural rules of all languages, and the formats of some, as CLDR has them.
///
/// `.ci/tables/words` writes the file with them, from CLDR 41, in the package unicode-cldr-core 41-0.1 of Debian.
enum LocaleTable {
    /// The fields of the lines for languages of the same rules: the languages, and conditions of plural categories.
    ///
    /// The first condition that holds decides; the category is `other` where none does.
    static let pluralLines = parts.first ?? []

    /// The fields of the lines for each language, and for regions with the same differences from their language.
    static let formatLines = parts.last ?? []

    private static let parts = String(decoding: PackageResources.Locales_txt, as: UTF8.self)
        .split(separator: "\n\n").map { part in
            part.split(separator: "\n").map { $0.split(separator: " | ") }
        }
}
