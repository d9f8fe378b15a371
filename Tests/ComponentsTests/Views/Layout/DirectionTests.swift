import Components
import ComponentsTesting
import Testing

@testable import Drawing
@testable import Views

@Suite(.diagnosticsOfIssues)
struct DirectionTests {
    @Test(arguments: Cases(60, of: 1000))
    func theDirectionOfTheRootCountsAsThatOfTheTree(seed: Case) {
        var generator = PlanGenerator(seed: seed)
        let plan = generator.tree()
        let width = generator.length(40, 400)
        let (set, tree) = (PlannedTree(plan), PlannedTree(plan, direction: .rightToLeft))

        set.root.layoutDirection = .rightToLeft
        tree.root.layoutDirection = nil
        for tree in [set, tree] { tree.root.layout(width: width) }

        #expect(set.frames.differences(from: tree.frames) == [], "seed \(seed), width \(width)")
    }

    @Test func codeKeepsItsDirectionInAMirror() {
        let (card, line, name, code) = (
            ContainerStackView(), ContainerStackView(), Label(), Label()
        )
        (name.text, code.text) = ("ab", "x = 1")
        line.addArrangedSubviews([code, View()])
        line.layoutDirection = .leftToRight
        card.addArrangedSubviews([name, line])
        mount(card, width: 300)

        #expect(abs(line.frame.x) < 1e-9)
        #expect(name.frame.x == 300 - name.frame.size.width)
        #expect(code.frame.x == 0)
        #expect(code.placedText?.lines.first?.frame.x == 0)
        #expect(name.placedText?.lines.first?.frame.x == 0)
    }

    @Test func viewsHaveTheDirectionOfTheViewThatTheyAreIn() {
        let (root, inner, leaf) = (View(), View(), View())
        root.addSubview(inner)
        inner.layoutDirection = .rightToLeft
        inner.addSubview(leaf)

        #expect(root.effectiveLayoutDirection == .leftToRight)
        #expect(leaf.effectiveLayoutDirection == .rightToLeft)
        inner.layoutDirection = nil
        #expect(leaf.effectiveLayoutDirection == .leftToRight)
        root.layoutDirection = .rightToLeft
        #expect(leaf.effectiveLayoutDirection == .rightToLeft)
        leaf.removeFromSuperview()
        #expect(leaf.effectiveLayoutDirection == .leftToRight)
    }

    @Test func theEndOfAViewEndsTheDirectionOfWhatWasInIt() {
        let leaf = View()
        do {
            let around = View()
            around.layoutDirection = .rightToLeft
            around.addSubview(leaf)
        }

        #expect(leaf.effectiveLayoutDirection == .leftToRight)
    }

    @Test func constraintsCountInTheDirectionOfTheViewAroundBoth() {
        let (root, code, inner, mark) = (View(), View(), View(), View())
        code.layoutDirection = .leftToRight
        root.addSubview(code)
        root.addSubview(mark)
        code.addSubview(inner)
        code.fill(in: root)
        Constraint.activate([
            inner.leadingAnchor.constraint(equalTo: code.leadingAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.topAnchor.constraint(equalTo: code.topAnchor),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.bottomAnchor.constraint(equalTo: code.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            mark.topAnchor.constraint(equalTo: inner.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 5),
            mark.heightAnchor.constraint(equalToConstant: 5),
        ])
        mount(root, width: 200)

        #expect(inner.frame == Rect(x: 10, y: 0, width: 50, height: 20))
        #expect(mark.frame == Rect(x: 55, y: 0, width: 5, height: 5))
    }

    @Test func hitInsetsFollowTheDirectionOfTheView() {
        let (root, button) = (View(), Button())
        button.hitInsets = DirectionalEdgeInsets(leading: -10)
        button.layoutDirection = .leftToRight
        root.addSubview(button)
        button.frame = Rect(x: 20, y: 0, width: 40, height: 40)
        mount(root, width: 100)

        #expect(button.hitArea.x == -10)
    }

    @Test func pagesAndReadersHaveTheDirection() throws {
        let (first, second) = (Label(), Label())
        (first.text, second.text) = ("one", "two")
        let line = ContainerStackView(arrangedSubviews: [first, second])
        line.layoutDirection = .leftToRight
        let root = ContainerStackView(axis: .vertical, arrangedSubviews: [line, Label()])
        (root.subviews.last as? Label)?.text = "three"
        mount(root, width: 200)
        let entry = HTMLEntry(id: "m", name: "m", time: nil, view: root)
        var page = HTMLPage(title: "Page", settings: HTMLSettings())

        page.append(transcript: [entry])

        let directions = try TagScanner.elements(of: page.bytes).values(of: "dir")
        #expect(directions.suffix(3) == ["ltr", "ltr", "auto"])
        #expect(AccessibilityTreeBuilder(root).lines.map(\.name) == ["one", "two", "three"])
    }

    @Test func linksAreFoundWhereTheDirectionPutsThem() {
        let text = TextView()
        text.text = RichText(plain: "אב")
        text.layoutDirection = .leftToRight
        mount(text, width: 200)

        #expect(text.placedText?.lines.first?.frame.x == 0)
        #expect(text.run(at: Point(x: 1, y: 10))?.text == "אב")
    }

    private func mount(_ root: View, width: Double) {
        var components = Components()
        components[.layoutDirection] = .rightToLeft
        root.mount(in: ComponentContext(components))
        root.layout(width: width)
    }
}

extension View {
    fileprivate func fill(in superview: View) {
        Constraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            topAnchor.constraint(equalTo: superview.topAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }
}
