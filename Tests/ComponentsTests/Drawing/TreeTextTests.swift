import Components
import Drawing
import Testing
import Views

@Suite struct TreeTextTests {
    @Test func aTreeIsALineAViewTwoSpacesALevel() {
        let card = Card()

        card.mount()

        #expect(
            TreeNode(of: card).description == """
                card: Card <- by-hand
                  column: ContainerStackView column=leading/4 custom=title:12
                    title: Label "Sailing" color=gray font=footnote
                    body: TextView "See you" margins=0,0,0,0
                  close: Button "Close" tap=close
                    | trailing = superview.layoutMargins.trailing - 8
                    | top = column.title.bottom @999
                """
        )
    }
}

private final class Card: View, Component {
    let column = ContainerStackView()
    private lazy var title = Label()
    private var body: TextView?
    private let close = Button()

    override func setUpLayout() {
        super.setUpLayout()
        let body = TextView()
        self.body = body
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 4
        column.addArrangedSubviews([title, body])
        column.setCustomSpacing(12, after: title)
        body.directionalLayoutMargins = .zero
        addSubview(column)
        addSubview(close)
        let top = close.topAnchor.constraint(equalTo: title.bottomAnchor)
        top.priority = 999
        Constraint.activate([
            close.trailingAnchor.constraint(
                equalTo: layoutMarginsGuide.trailingAnchor,
                constant: -8
            ),
            top,
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        title.textColor = .gray
        title.font = .footnote
    }

    override func updateContent() {
        super.updateContent()
        title.text = "Sailing"
        body?.text = "See you"
        close.title = "Close"
        close.addTarget("close") {}
    }
}
