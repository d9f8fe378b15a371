import Components
import DefaultComponents
import Testing
import Views

/// A mistake of a plugin's author, and the expected diagnostic.
struct ReportedMistake: Sendable, CustomTestStringConvertible {
    let name: String
    /// The text of the only message.
    let words: [String]
    /// Makes the mistake; the returned object lives until all was reported.
    let make: @Sendable () throws -> [AnyObject]

    var testDescription: String { name }

    /// The plugin, with its file and line, in the format of texts.
    static let site = "at Plant/Plugin.swift:7)"

    init(
        _ name: String,
        _ words: String...,
        make: @escaping @Sendable () throws -> [AnyObject]
    ) {
        (self.name, self.words, self.make) = (name, words, make)
    }

    /// Creates one of an extension of the bubble.
    init(_ name: String, _ words: String..., of type: ComponentExtension<View>.Type, rows: Int = 3)
    {
        (self.name, self.words) = (name, ["'plant' (", Self.site] + words)
        make = {
            try Self.shown(rows) {
                $0.extend(.bubble, with: type, fileID: "Plant/Plugin.swift", line: 7)
            }
        }
    }

    /// Creates one of an extension of the whole message.
    init(
        _ name: String,
        _ words: String...,
        ofMessage type: ComponentExtension<ChatMessageContentView>.Type
    ) {
        (self.name, self.words) = (name, ["'plant' (", Self.site] + words)
        make = {
            try Self.shown {
                $0.extend(.messageContentView, with: type, fileID: "Plant/Plugin.swift", line: 7)
            }
        }
    }

    /// Shows some messages of a group in a list, with a plugin.
    static func shown(
        _ rows: Int = 3,
        _ register: @escaping @Sendable (inout Registrar) throws -> Void
    ) throws -> [AnyObject] {
        let components = try Components.with(TestPlugin("plant", register))
        let data = ListedMessages(
            (0..<rows).map { number in
                FixtureChat.message("\(number)", RichText(plain: "Ahoy \(number)")) {
                    $0.reactions = FixtureChat.reactions
                }
            }
        )
        return [data, data.list(with: components)]
    }
}
