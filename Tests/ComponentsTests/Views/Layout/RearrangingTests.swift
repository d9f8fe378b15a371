import Components
import Testing
import Views

@Suite struct RearrangingTests {
    @Test func viewsThatArePutBackHaveTheirConstraintsAgain() {
        let (root, stack, view) = rootWithBadge()

        stack.removeAllArrangedSubviews()
        stack.addArrangedSubviews([view])

        #expect(root.constraints.map(\.description) == ["View.centerX = Label.trailing"])
    }

    @Test func viewsThatAreNotPutBackDoNot() {
        let (root, stack, _) = rootWithBadge()

        stack.removeAllArrangedSubviews()
        stack.addArrangedSubview(Label())

        #expect(root.constraints.isEmpty)
    }

    @Test func viewsThatGoElsewhereDoNot() {
        let (root, stack, view) = rootWithBadge()

        stack.removeAllArrangedSubviews()
        root.addSubview(view)
        stack.addArrangedSubview(Label())

        #expect(root.constraints.isEmpty)
    }

    @Test func constraintsBetweenTheViewsComeBackWithTheLastOfThem() {
        let (first, second) = (View(), View())
        let stack = ContainerStackView(arrangedSubviews: [first, second])
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true

        stack.removeAllArrangedSubviews()
        stack.addArrangedSubview(second)
        #expect(stack.constraints.isEmpty)
        stack.addArrangedSubview(first)

        #expect(stack.constraints.map(\.description) == ["View.width = View.width"])
    }

    @Test func aViewThatIsTakenOutAloneLosesItsConstraints() {
        let (root, stack, view) = rootWithBadge()

        view.removeFromSuperview()
        stack.addArrangedSubview(view)

        #expect(root.constraints.isEmpty)
    }

    /// Returns a root with a stack that holds a label, and a badge that is joined to the label.
    private func rootWithBadge() -> (root: View, stack: ContainerStackView, view: Label) {
        let (root, label, badge) = (View(), Label(), View())
        let stack = ContainerStackView(arrangedSubviews: [label])
        root.addSubview(stack)
        root.addSubview(badge)
        badge.centerXAnchor.constraint(equalTo: label.trailingAnchor).isActive = true
        return (root, stack, label)
    }
}
