import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct LayoutStateTests {
    @Test func viewsEndAfterALayoutOfTheirConstraints() {
        weak var ended: View?
        do {
            let root = View()
            root.fill(with: Label())
            root.mount(in: ComponentContext(Components()))
            root.layout(width: 100)
            ended = root
        }

        #expect(ended == nil)
    }

    @Test func constraintsAreSolvedAgainInAnotherTree() {
        let (root, label) = (View(), Label())
        label.text = "A text that needs some lines at most sizes"
        label.numberOfLines = 0
        root.fill(with: label)
        root.mount(in: ComponentContext(Components()))
        root.layout(width: 120)
        let height = root.frame.size.height
        var large = Components()
        large[.textScale] = 3

        root.removeFromSuperview()
        root.mount(in: ComponentContext(large))
        root.layout(width: 120)

        #expect(root.frame.size.height > 2 * height)
    }

    @Test func conflictsFoundBeforeMountingAreReportedToTheTree() {
        let root = View()
        root.widthAnchor.constraint(equalToConstant: 40).isActive = true
        root.widthAnchor.constraint(equalToConstant: 50).isActive = true
        _ = root.sizeThatFits()

        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 100)

        #expect(tree.diagnostics.count == 1)
    }

    @Test func contentThatIsTooShortForItsViewIsAConflict() {
        let (root, inner, leaf) = (View(), View(), View())
        root.addSubview(inner)
        inner.addSubview(leaf)
        Constraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 70),
            leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 40),
        ])

        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 200, height: 100)

        #expect(tree.diagnostics.count == 1)
    }

    @Test func aConstraintBetweenViewsOfTwoStacksIsReportedToHaveNoEffect() {
        let (first, second) = (Label(), Label())
        (first.text, second.text) = ("one", "another")
        let rows = [first, second].map { ContainerStackView(arrangedSubviews: [$0]) }
        let root = View()
        root.fill(
            with: ContainerStackView(axis: .vertical, alignment: .leading, arrangedSubviews: rows)
        )
        let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor)
        constraint.isActive = true

        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 200)

        let claim = ConstraintClaim(relation: "\(constraint)", activatedBy: nil)
        #expect(tree.diagnostics == [.constraintWithoutEffect(claim)])
    }

    @Test func askingForASizeLeavesFramesAsTheyAre() {
        let label = Label()
        label.text = "A text that needs more lines in less room"
        label.numberOfLines = 0
        let stack = ContainerStackView(arrangedSubviews: [label])
        let (root, mark) = (View(), View())
        root.fill(with: stack)
        root.addSubview(mark)
        mark.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
        mark.bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
        root.layout(width: 200)
        let frame = label.frame

        _ = root.sizeThatFits(width: 50)

        #expect(label.frame == frame)
    }

    @Test func numbersThatAreNoneCountAsNothing() {
        let (first, second) = (Label(), Label())
        first.text = "one"
        let row = ContainerStackView(spacing: .nan, arrangedSubviews: [first, second])
        row.directionalLayoutMargins = DirectionalEdgeInsets(all: .infinity)
        row.isLayoutMarginsRelativeArrangement = true

        row.layout(width: 100)

        #expect(second.frame.x.isFinite && second.frame.size.width.isFinite)
        #expect(row.frame.size.height == first.frame.size.height)
    }
}
