import Views

/// A message of 27 plain views, without slots and hooks, which measures layout only.
struct PlainMessage {
    static let viewCount = 27

    let root: ContainerStackView
    let text = PlainMessage.label(PlainMessage.longText)

    static let longText =
        "Soup, as on every day that begins with rain, and bread that is as warm as it can be, so come soon."
    static let shortText = "Soup."

    init() {
        text.numberOfLines = 0
        let avatar = Self.row([Box()])
        let reactions = Self.row([Self.label("2"), Self.label("3")])
        let quoted = Self.row([
            Box(), Self.column([Self.label("Ben"), Self.label("Shall we eat?")]),
        ])
        let button = Self.row([Box(), Self.label("Share")])
        let bubble = Self.column([Self.column([quoted, text, button])])
        let status = Self.row([Box(), Self.label("2")])
        let metadata = Self.row([
            Self.label("Ada"), Self.label("9:41 AM"), status, Self.label("Edited"),
        ])
        let column = Self.column([reactions, bubble, metadata])
        root = Self.column([
            ContainerStackView(alignment: .bottom, arrangedSubviews: [avatar, View(), column])
        ])
    }

    private static func label(_ text: String) -> Label {
        let label = Label()
        label.text = text
        return label
    }

    private static func row(_ views: [View]) -> ContainerStackView {
        ContainerStackView(alignment: .center, spacing: 4, arrangedSubviews: views)
    }

    private static func column(_ views: [View]) -> ContainerStackView {
        let column = row(views)
        column.axis = .vertical
        column.alignment = .leading
        return column
    }
}

/// A view of a fixed size.
private final class Box: View {
    override var intrinsicContentSize: Size? { Size(width: 32, height: 32) }
}

extension View {
    /// The label texts in the view.
    var labelTexts: [String] {
        ((self as? Label)?.text.map { [$0] } ?? []) + subviews.flatMap(\.labelTexts)
    }

    /// The number of views, this one included.
    var viewCount: Int {
        subviews.reduce(1) { $0 + $1.viewCount }
    }
}
