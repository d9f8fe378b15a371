import Testing
import Views

@Suite struct ControlTests {
    @Test func actionsRunInTheOrderInWhichTheyWereAdded() {
        let button = Button()
        var ran: [String] = []
        button.addTarget("first") { ran.append("first") }
        button.addTarget("second") { ran.append("second") }

        let hasActions = button.sendActions(for: .touchUpInside)

        #expect(hasActions)
        #expect(ran == ["first", "second"])
        #expect(button.targetNames == ["first", "second"])
    }

    @Test(arguments: [(false, true), (true, false), (false, false)])
    func aControlThatTapsDoNotReachRunsNothing(isEnabled: Bool, isInteractive: Bool) {
        let control = Control()
        var count = 0
        control.addTarget("count") { count += 1 }
        control.isEnabled = isEnabled
        control.isUserInteractionEnabled = isInteractive

        let hasActions = control.sendActions(for: .touchUpInside)

        #expect(!hasActions)
        #expect(count == 0)
    }

    @Test func aControlWithoutActionsSaysSo() {
        #expect(!Control().sendActions(for: .touchUpInside))
    }

    @Test func symbolsAreAsLargeAsTheyAreSaidToBe() {
        let (image, button) = (ImageView(), Button())
        image.image = .symbol("star")
        button.image = .symbol("star")
        button.contentInset = .zero

        #expect(image.sizeThatFits() == Size(width: 16, height: 16))
        image.symbolSize = 30
        button.symbolSize = 30
        #expect(image.sizeThatFits() == Size(width: 30, height: 30))
        #expect(button.sizeThatFits() == Size(width: 30, height: 30))
        button.title = "Go"
        let narrow = button.sizeThatFits().width
        button.imagePadding = 16
        #expect(button.sizeThatFits().width == narrow + 10)
    }

    @Test(arguments: [-20, -Double.infinity, .nan])
    func sizesOfSymbolsThatAreNoneAreNothing(_ size: Double) {
        let image = ImageView()
        image.image = .symbol("star")
        image.symbolSize = size

        #expect(image.sizeThatFits() == .zero)
    }

    @Test(arguments: [-20, -Double.infinity, .nan])
    func insetsThatLeaveNothingMakeNoNegativeSize(_ inset: Double) {
        let (text, button) = (TextView(), Button())
        text.textContainerInset = DirectionalEdgeInsets(all: inset)
        button.contentInset = DirectionalEdgeInsets(all: inset)

        #expect(text.sizeThatFits() == .zero)
        #expect(button.sizeThatFits() == .zero)
    }

    @Test func labelsHugTheirContentMoreThanViews() {
        #expect(Label().contentHuggingPriority(for: .horizontal) == 251)
        #expect(Label().contentHuggingPriority(for: .vertical) == 251)
        #expect(View().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(View().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func prioritiesAreKeptByAxis() {
        let view = View()

        view.setContentHuggingPriority(1, for: .horizontal)
        view.setContentCompressionResistancePriority(2, for: .vertical)

        #expect(view.contentHuggingPriority(for: .horizontal) == 1)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == 2)
    }
}
