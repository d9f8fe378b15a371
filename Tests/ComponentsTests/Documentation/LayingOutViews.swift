import Components
import Testing
import Views

final class FileCardView: View {
    let nameLabel = Label()
    let sizeLabel = Label()
    let openButton = Button()

    override func setUpLayout() {
        super.setUpLayout()
        sizeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = ContainerStackView(
            alignment: .lastBaseline,
            spacing: 8,
            arrangedSubviews: [nameLabel, sizeLabel]
        )
        fillMargins(with: ContainerStackView(axis: .vertical, arrangedSubviews: [row, openButton]))

        openButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        let width = widthAnchor.constraint(equalToConstant: 240)
        width.priority = .defaultHigh
        width.isActive = true
    }
}

struct TypewriterAdvances: GlyphAdvances {
    var name: String { "typewriter/1" }

    func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size, lineHeight: 1.2 * font.size)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        0.6 * font.size
    }
}

@Suite struct LayingOutViews {
    @Test func theNameGivesWay() {
        let card = FileCardView()
        card.nameLabel.text = "All of today’s pictures.zip"
        card.sizeLabel.text = "1.8 GB"

        card.mount()
        card.layout(width: 200)

        #expect(card.sizeLabel.frame.size.width == card.sizeLabel.sizeThatFits().width)
        #expect(card.nameLabel.frame.size.width < card.nameLabel.sizeThatFits().width)
        #expect(card.frame.size.width == 200)
        #expect(card.sizeThatFits().width == 240)
    }

    @Test func aTreeIsLaidOutAsItsComponentsSay() {
        var components = Components()
        components[.layoutDirection] = .rightToLeft
        components[.textScale] = 1.5
        components[.textMeasurer] = AdvanceTextMeasurer(TypewriterAdvances())

        let label = Label()
        label.text = "Ahoy"
        label.mount(in: ComponentContext(components))

        #expect(label.sizeThatFits() == Size(width: 4 * 0.6 * 24, height: 1.2 * 24))
    }

    @Test func theCardHasOnePlaceForEverything() {
        let card = FileCardView()
        let tree = card.mount()
        card.layout(width: 240)

        #expect(tree.diagnostics.isEmpty)
        #expect(card.layoutAmbiguities().isEmpty)
    }

    @Test func theButtonIsEasyToHit() {
        let card = FileCardView()
        card.openButton.title = "Open"
        card.openButton.addTarget("open") {}
        card.mount()
        card.layout(width: 240)

        #expect(card.tap(at: Point(x: 120, y: card.frame.size.height - 20)) === card.openButton)
        #expect(card.smallTargets(below: 44).isEmpty)
    }
}
