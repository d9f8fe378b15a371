import Components
import DefaultComponents
import ExamplePlugins
import Testing

@testable import Workbench

struct ContractTests {
    @Test func contractIsReadableJSON() {
        let contract = Contract.planted.changing {
            $0.slots = [$0.slots[0], $0.slots[2], $0.slots[3]]
        }

        #expect(
            contract.json == """
                {
                  "contract": 1,
                  "host": "1.2.0",
                  "hooks": [
                    "setUp",
                    "updateContent"
                  ],
                  "names": [
                    {"kind": "layout option", "name": "wide"}
                  ],
                  "slots": [
                    {
                      "name": "badge",
                      "kind": "component",
                      "accepts": "Badge",
                      "default": "PlainBadge",
                      "stability": "stable",
                      "version": 2,
                      "changes": [
                        "It has a title."
                      ],
                      "role": [
                        "protocol Badge: View, Component {",
                        "var title: String { get set }"
                      ]
                    },
                    {
                      "name": "oldLimit",
                      "kind": "value",
                      "accepts": "Int",
                      "default": "9",
                      "stability": "deprecated",
                      "replacement": "limit",
                      "version": 1
                    },
                    {
                      "name": "tapped",
                      "kind": "event",
                      "accepts": "(String) -> EventReply",
                      "stability": "stable",
                      "version": 1
                    }
                  ]
                }

                """
        )
    }

    @Test func builtInSlotsTellWhatPluginsRelyOn() throws {
        let contract = try Self.builtIn()
        let slots = ["avatar", "maxContentWidthMultiplier", "tapOnQuote", "attachment(file)"].map {
            name in contract.slots.first { $0.name == name }
        }

        #expect(
            slots == [
                ContractSlot(
                    name: "avatar",
                    kind: .component,
                    accepts: "AvatarView",
                    standard: "ChatAvatarView",
                    stability: .stable,
                    role: [
                        "protocol AvatarView: View, Component {",
                        "var content: ChatUser? { get set }",
                        "var diameter: Double? { get set }",
                        "var imageView: ImageView { get }",
                    ]
                ),
                ContractSlot(
                    name: "maxContentWidthMultiplier",
                    kind: .value,
                    accepts: "Double",
                    standard: "0.75",
                    stability: .stable
                ),
                ContractSlot(
                    name: "tapOnQuote",
                    kind: .event,
                    accepts: "@Sendable (ChatMessage) -> EventReply",
                    stability: .stable
                ),
                ContractSlot(
                    name: "attachment(file)",
                    kind: .member,
                    accepts: "AttachmentView",
                    standard: "ChatFileAttachmentView",
                    stability: .stable,
                    role: [
                        "protocol AttachmentView: View, Component {",
                        "var content: ChatAttachment? { get set }",
                    ]
                ),
            ]
        )
        #expect(contract.hooks == ["setUp", "setUpAppearance", "setUpLayout", "updateContent"])
        #expect(contract.names.contains(ContractName(kind: "layout option", name: "flipped")))
    }

    @Test func whoFillsASlotIsNoPartOfIt() throws {
        var components = Components()
        try components.install([DefaultComponentsPlugin(), SquaredBubblePlugin()])
        components[.avatar] = PlainAvatarView.self

        #expect(Contract(components) == (try Self.builtIn()))
    }

    @Test func slotsOfPluginsAreInIt() throws {
        var components = Components()
        try components.install(ExampleCatalogue.plugins + [DefaultComponentsPlugin()])

        let changes = Contract(components).changes(since: try Self.builtIn())

        #expect(
            changes.map(\.text) == [
                "layout option 'shareAttachments' was added.",
                "event 'shareAttachments' was added.",
                "slot 'words(share-attachments.ar)' was added.",
                "slot 'words(share-attachments.de)' was added.",
                "slot 'words(share-attachments.en)' was added.",
            ]
        )
    }

    @Test func orderOfPluginsMakesNoDifference() throws {
        let plugins = ExampleCatalogue.plugins + [DefaultComponentsPlugin()]
        let contracts = try [plugins, plugins.reversed()].map { plugins in
            var components = Components()
            try components.install(plugins)
            return Contract(components).json
        }

        #expect(contracts[0] == contracts[1])
    }

    @Test(arguments: [false, true])
    func contractThatIsReadBackIsTheSame(isBuiltIn: Bool) throws {
        let contract = isBuiltIn ? try Self.builtIn() : .planted

        let read = try Contract(reading: Array(contract.json.utf8), file: "contract.json")

        #expect(read == contract)
        #expect(contract.changes(since: read).isEmpty)
    }

    @Test(arguments: [
        ("\"contract\": 1", "\"contract\": 2", "form '1', found the number '2'"),
        (
            "\"host\": \"1.2.0\"", "\"host\": \"\"",
            "a string that is not empty, found the string ''"
        ),
        (
            "\"value\"", "\"thing\"",
            "one of 'component', 'value', 'event', 'family', 'member', found the string 'thing'"
        ),
        (
            "\"experimental\"", "\"sure\"",
            "'experimental', 'stable' or 'deprecated', found the string 'sure'"
        ),
        ("\"replacement\"", "\"other\"", "a member 'replacement', found none"),
        ("\"version\": 2", "\"version\": -2", "a whole number from 0 on, found the number '-2'"),
    ])
    func otherJSONIsRefusedWithItsPlace(part: String, other: String, expected: String) throws {
        let text = Contract.planted.json
        let wrong = text.replacing(part, with: other, maxReplacements: 1)
        #expect(wrong != text)

        let error = #expect(throws: ConversationError.self) {
            try Contract(reading: Array(wrong.utf8), file: "contract.json")
        }

        guard case .malformed(_, _, _, _, let found) = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == expected)
    }

    private static func builtIn() throws -> Contract {
        var components = Components()
        try components.install([DefaultComponentsPlugin()])
        return Contract(components)
    }
}
