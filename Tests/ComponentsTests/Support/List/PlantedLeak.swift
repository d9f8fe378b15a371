import Components
import DefaultComponents
import Testing
import Views

/// A leak that was put into a component or an extension, and its expected name in a check.
///
/// Each shows the message '!' in its own way, and the next message, too.
struct PlantedLeak: Sendable, CustomTestStringConvertible {
    let path: String
    let property: String
    let found: String
    let expected: String
    let hook: ComponentHook
    let owner: String
    let register: @Sendable (inout Registrar) -> Void

    var testDescription: String { "\(property) in \(hook) of \(owner)" }

    init(
        _ property: String,
        at path: [String],
        _ found: String,
        not expected: String,
        _ hook: ComponentHook,
        _ owner: String,
        register: @escaping @Sendable (inout Registrar) -> Void
    ) {
        self.path = (["messageCell", "messageContentView"] + path).joined(separator: "/")
        self.property = property
        self.found = found
        self.expected = expected
        self.hook = hook
        self.owner = owner
        self.register = register
    }

    static let all = components + extensions

    private static let column = ["mainContainer", "bubbleThreadMetaContainer"]
    private static let text = column + ["bubble", "bubbleContentContainer", "messageText"]
    private static let time = column + ["metadataContainer", "timestamp"]

    private static let components = [
        PlantedLeak("alpha", at: text, "0.5", not: "1.0", .updateContent, "FadingText") {
            $0.replace(.messageText, with: FadingText.self)
        },
        PlantedLeak(
            "accessibilityLabel",
            at: text,
            "Loud",
            not: "none",
            .updateContent,
            "NamedText"
        ) { $0.replace(.messageText, with: NamedText.self) },
        PlantedLeak("textColor", at: time, "black", not: "white", .setUpAppearance, "PaintedTime") {
            $0.replace(.timestamp, with: PaintedTime.self)
        },
        PlantedLeak("clipsToBounds", at: time, "false", not: "true", .setUp, "ClippedTime") {
            $0.replace(.timestamp, with: ClippedTime.self)
        },
        PlantedLeak(
            "spacing",
            at: column + ["metadataContainer"],
            "12.0",
            not: "6.0",
            .setUpLayout,
            "SpacedMessage"
        ) { $0.replace(.messageContentView, with: SpacedMessage.self) },
    ]

    private static let extensions = [
        PlantedLeak(
            "isHidden",
            at: time,
            "true",
            not: "false",
            .updateContent,
            "HiddenTime"
        ) { $0.extend(.timestamp, with: HiddenTime.self) },
        PlantedLeak("layer.cornerRadius", at: [], "9.0", not: "4.0", .setUp, "RoundMessage") {
            $0.extend(.messageContentView, with: RoundMessage.self)
        },
        PlantedLeak(
            "backgroundColor",
            at: ["mainContainer"],
            "black",
            not: "white",
            .setUpAppearance,
            "PaintedRow"
        ) { $0.extend(.messageContentView, with: PaintedRow.self) },
        PlantedLeak(
            "directionalLayoutMargins",
            at: ["mainContainer"],
            "9.0, 9.0, 9.0, 9.0",
            not: "4.0, 4.0, 4.0, 4.0",
            .setUpLayout,
            "WideRow"
        ) { $0.extend(.messageContentView, with: WideRow.self) },
        PlantedLeak(
            "image",
            at: ["mark"],
            "symbol(\"loud\")",
            not: "symbol(\"calm\")",
            .updateContent,
            "StickyMark"
        ) { $0.extend(.messageContentView, with: StickyMark.self) },
        PlantedLeak("text", at: ["mark"], "Loud", not: "Calm", .setUpLayout, "WordyMark") {
            $0.extend(.messageContentView, with: WordyMark.self)
        },
        PlantedLeak(
            "constraints",
            at: ["mark"],
            "View.width = 20",
            not: "View.width = 10",
            .setUpLayout,
            "GrowingMark"
        ) { $0.extend(.messageContentView, with: GrowingMark.self) },
        PlantedLeak(
            "subviews",
            at: [],
            "[ContainerStackView, View]",
            not: "[ContainerStackView]",
            .updateContent,
            "AddedView"
        ) { $0.extend(.messageContentView, with: AddedView.self) },
        PlantedLeak("alpha", at: ["mark"], "0.5", not: "1.0", .updateContent, "FaintMark") {
            $0.extend(.messageContentView, with: FaintMark.self)
        },
        PlantedLeak(
            "axis",
            at: column + ["metadataContainer"],
            "vertical",
            not: "horizontal",
            .updateContent,
            "TurnedFacts"
        ) { $0.extend(.messageContentView, with: TurnedFacts.self) },
    ]
}
