import Testing
import Views

@Suite struct StackTests {
    @Test func aStackIsARowOfAutomaticSpacing() {
        let stack = ContainerStackView()

        #expect(stack.axis == .horizontal)
        #expect(stack.alignment == .fill)
        #expect(stack.distribution == .fill)
        #expect(stack.spacing == 8)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func theConvenienceInitializerArranges() {
        let (a, b) = (View(), View())

        let stack = ContainerStackView(
            axis: .vertical,
            alignment: .center,
            spacing: 2,
            arrangedSubviews: [a, b]
        )

        #expect(stack.axis == .vertical)
        #expect(stack.alignment == .center)
        #expect(stack.spacing == 2)
        #expect(identities(stack.arrangedSubviews) == identities([a, b]))
    }

    @Test func viewsCanBeTakenOutAndAddedReversed() {
        let (a, b, c) = (View(), View(), View())
        let stack = ContainerStackView(arrangedSubviews: [a, b, c])

        let reversed = Array(stack.subviews.reversed())
        stack.removeAllArrangedSubviews()
        stack.addArrangedSubviews(reversed)

        #expect(identities(stack.subviews) == identities([c, b, a]))
    }

    @Test func arrangedViewsAreInsertedAtTheirPlace() {
        let (a, b) = (View(), View())
        let stack = ContainerStackView(arrangedSubviews: [b])

        stack.insertArrangedSubview(a, at: 0)

        #expect(identities(stack.arrangedSubviews) == identities([a, b]))
    }

    @Test func leavingForgetsSpacingAndMargins() {
        let (stack, view) = stackWithOwnSpacing()

        view.removeFromSuperview()
        stack.addArrangedSubview(view)

        #expect(stack.customSpacing(after: view) == nil)
        #expect(stack.respectsLayoutMargins(view) == nil)
    }

    @Test func theEndOfAStackForgetsSpacingAndMargins() {
        let view = stackWithOwnSpacing().1

        let stack = ContainerStackView(arrangedSubviews: [view])

        #expect(stack.customSpacing(after: view) == nil)
        #expect(stack.respectsLayoutMargins(view) == nil)
    }

    @Test func movingKeepsSpacingAndMargins() {
        let (stack, view) = stackWithOwnSpacing()

        stack.addArrangedSubview(view)

        #expect(stack.subviews.last === view)
        #expect(stack.customSpacing(after: view) == 20)
        #expect(stack.respectsLayoutMargins(view) == false)
    }

    @Test func spacingAfterAViewElsewhereIsIgnored() {
        let (stack, stranger) = (ContainerStackView(), View())

        stack.setCustomSpacing(20, after: stranger)
        stack.setRespectsLayoutMargins(true, for: stranger)

        #expect(stack.customSpacing(after: stranger) == nil)
        #expect(stack.respectsLayoutMargins(stranger) == nil)
    }

    private func stackWithOwnSpacing() -> (ContainerStackView, View) {
        let view = View()
        let stack = ContainerStackView(arrangedSubviews: [view, View()])
        stack.setCustomSpacing(20, after: view)
        stack.setRespectsLayoutMargins(false, for: view)
        return (stack, view)
    }
}
