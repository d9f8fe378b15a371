import Components
import ComponentsTesting
import DefaultComponents
import Testing

@testable import Drawing
@testable import Views

@Suite(.diagnosticsOfIssues)
struct ScrollViewTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func viewsThatAreTooLongKeepTheirLengths(direction: LayoutDirection) {
        let code = CodeStage(direction: direction)

        #expect(code.starts == [0, 110])
        #expect(code.scroll.hasMore == (false, true))
        code.scroll(by: 30)
        #expect(code.starts == [-30, 80])
        #expect(code.scroll.hasMore == (true, true))
        code.scroll(by: 1000)
        #expect(code.starts == [-60, 50])
        #expect(code.scroll.contentOffset == 60)
        #expect(code.scroll.hasMore == (true, false))
    }

    @Test func aViewWithRoomForAllShowsAllWhateverTheOffset() {
        let code = CodeStage()
        code.scroll(by: 60)

        code.root.layout(width: 300)

        #expect(code.scroll.subviews[0].frame.x == 0)
        #expect(code.scroll.hasMore == (false, false))
        code.root.layout(width: 150)
        #expect(code.starts == [-60, 50])
    }

    @Test func aColumnScrollsWithinItsGreatestHeight() {
        let column = ScrollView(
            axis: .vertical,
            spacing: 10,
            arrangedSubviews: [BoxView(), BoxView()]
        )
        for case let box as BoxView in column.subviews { box.natural = Size(width: 50, height: 50) }
        column.heightAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
        let tree = column.mount()

        column.layout(width: 80)
        column.scroll(by: 15)
        column.layout(width: 80)

        #expect(column.frame.size.height == 70)
        #expect(column.subviews.map(\.frame.y) == [-15, 45])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func equalViewsAreAsLongAsTheLongest() {
        let scroll = ScrollView(spacing: 10, arrangedSubviews: [BoxView(), BoxView()])
        for case (let box as BoxView, let width) in zip(scroll.subviews, [20.0, 180]) {
            box.natural = Size(width: width, height: 10)
        }
        scroll.distribution = .fillEqually
        scroll.mount()

        scroll.layout(width: 100)
        #expect(scroll.subviews.map(\.frame.size.width) == [180, 180])
        #expect(scroll.subviews[1].frame.x == 190)
        scroll.layout(width: 410)

        #expect(scroll.subviews.map(\.frame.size.width) == [200, 200])
    }

    @Test func offsetsThatAreNoneAreReported() {
        let code = CodeStage()
        code.scroll.contentOffset = .nan
        code.scroll(by: .infinity)
        code.scroll(by: .nan)

        #expect(code.scroll.contentOffset == 0)
        #expect(code.tree.diagnostics.count == 1)
    }

    @Test func dragsAndTheKeyboardScroll() throws {
        let code = CodeStage()
        let tracker = GestureTracker(in: code.root)
        tracker.press(at: Point(x: 140, y: 5))
        tracker.move(to: Point(x: 120, y: 5))
        tracker.release()
        #expect(code.scroll.contentOffset == 20)

        let target = try #require(tracker.targets(in: code.root).first)
        tracker.perform(target)
        code.root.layout(width: 150)
        tracker.move(to: Point(x: tracker.position?.x ?? 0, y: tracker.position?.y ?? 0).right(24))
        tracker.release()

        #expect(target.gesture.title == "Scroll")
        #expect(code.scroll.contentOffset == 44)
    }

    @Test func theKeyboardScrollsAlongTheAxisThatWasSetLast() {
        let column = LateColumn()
        let tree = column.mount()
        func kinds() -> [Gesture.Kind] {
            GestureTracker(in: column).targets(in: column).map(\.gesture.kind)
        }

        #expect(kinds() == [.drag(.vertical)])
        column.axis = .horizontal
        #expect(kinds() == [.drag(.horizontal)])
        column.removeGesture("scrollContent", from: column)
        column.axis = .vertical

        #expect(kinds() == [])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func constraintsBetweenItsViewsHaveNoEffect() {
        let code = CodeStage()
        let (first, second) = (code.scroll.subviews[0], code.scroll.subviews[1])
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.1).isActive = true

        code.root.layout(width: 150)

        #expect(code.starts == [0, 110])
        #expect(code.tree.diagnostics.count == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func pagesScrollFromTheBeginningByThemselves(direction: LayoutDirection) throws {
        let code = CodeStage(direction: direction)
        code.scroll(by: 30)
        let entry = HTMLEntry(id: "m", name: "m", time: nil, view: code.root)
        var page = HTMLPage(title: "Page", settings: HTMLSettings())

        page.append(transcript: [entry])

        let elements = try TagScanner.elements(of: page.bytes)
        let scroll = try #require(
            elements.first { $0.attributes["style"]?.contains("overflow:auto") == true }
        )
        #expect(scroll.attributes["tabindex"] == "0")
        #expect(scroll.attributes["dir"] == direction.rawValue)
        let isMirrored = direction == .rightToLeft
        #expect(page.text.contains(isMirrored ? "left:50px" : "left:110px"))
        #expect(page.text.contains(isMirrored ? "left:-60px" : "left:110px"))
    }

    @Test func terminalsMarkWhereThereIsMore() {
        let label = Label()
        label.text = "let everything = 1 + 2"
        let scroll = ScrollView(arrangedSubviews: [label])
        let root = ContainerStackView(axis: .vertical, arrangedSubviews: [scroll])
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        root.mount(in: ComponentContext(components))
        let rows = [0.0, 16, 1000].map { offset in
            scroll.contentOffset = offset
            root.layout(width: 80)
            return [TerminalStyle.unicode, .ascii].map { style in
                let options = TerminalOptions(columns: 10, style: style)
                return TerminalPicture(of: root, options: options).text.split(separator: "\n")
                    .joined()
            }
        }

        #expect(rows[0] == ["let every→", "let every>"])
        #expect(rows[1] == ["← everyth→", "< everyth>"])
        #expect(
            rows[2] == ["←ng = 1 + 2".prefix(1) + "g = 1 + 2", "<g = 1 + 2"].map { String($0) }
        )
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func terminalsMarkTheLinesThatAreCut(direction: LayoutDirection) {
        let label = Label()
        label.numberOfLines = 0
        label.text = "let i = 1\nlet everything = 1\n2\nand much more of it"
        let scroll = ScrollView(arrangedSubviews: [label])
        scroll.layoutDirection = .leftToRight
        let root = ContainerStackView(axis: .vertical, arrangedSubviews: [scroll])
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        components[.layoutDirection] = direction
        root.mount(in: ComponentContext(components))
        root.layout(width: 80)

        let text = TerminalPicture(of: root, options: TerminalOptions(columns: 10)).text
        #expect(text == "let i = 1\nlet every→\n2\nand much →\n")
    }

    @Test func whatIsScrolledAwayIsReadAndIsNoFault() {
        let (first, second) = (Label(), Label())
        (first.text, second.text) = ("one", "two")
        let scroll = ScrollView(arrangedSubviews: [first, second])
        scroll.mount()
        scroll.contentOffset = 1000
        scroll.layout(width: 20)

        #expect(first.frame.x + first.frame.size.width < 0)
        #expect(AccessibilityTreeBuilder(scroll).lines.map(\.name) == ["one", "two"])
        #expect(LayoutFaults(in: scroll).all.isEmpty)
        #expect(TreeNode(of: scroll).keys.map(\.name).contains("scrolls"))
    }

    @Test func theOffsetSurvivesThrowingTheTreeAway() throws {
        let components = try Components.with(CodePlugin())
        let channel = ComposedChannel([FixtureChat.message("1", "One")], components)
        let scroll = try #require(CodePlugin.view(in: channel.screen))
        scroll.scroll(by: 40)
        scroll.endScrolling()

        let other = ChatChannelVC()
        other.channelController = channel.controller
        other.mount(in: ComponentContext(components))
        other.view.layout(width: 375, height: 600)

        #expect(CodePlugin.view(in: other)?.contentOffset == 40)
    }
}

/// A view whose axis is set after its gesture was added.
private final class LateColumn: ScrollView {
    override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
    }
}

/// Two boxes of 100 points in a view of 150 that scrolls.
private struct CodeStage {
    let scroll = ScrollView(spacing: 10, arrangedSubviews: [BoxView(), BoxView()])
    let root: ContainerStackView
    let tree: ComponentTree

    init(direction: LayoutDirection = .leftToRight) {
        for case let box as BoxView in scroll.subviews {
            box.natural = Size(width: 100, height: 10)
        }
        root = ContainerStackView(axis: .vertical, arrangedSubviews: [scroll])
        var components = Components()
        components[.layoutDirection] = direction
        tree = root.mount(in: ComponentContext(components))
        root.layout(width: 150)
    }

    /// The distances of the boxes from the leading edge.
    var starts: [Double] {
        scroll.subviews.map {
            scroll.effectiveLayoutDirection == .rightToLeft ? $0.mirroredFrame.x : $0.frame.x
        }
    }

    func scroll(by distance: Double) {
        scroll.scroll(by: distance)
        root.layout(width: 150)
    }
}

extension Point {
    fileprivate func right(_ distance: Double) -> Point { Point(x: x + distance, y: y) }
}

extension StateKey where Value == Double {
    fileprivate static let codeOffset = StateKey("codeOffset", default: 0.0)
}

/// A plugin with a wide box in each bubble, which scrolls.
private struct CodePlugin: Plugin {
    let manifest = PluginManifest("code")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.codeOffset)
        registrar.extend(.bubble, with: CodeLayer.self)
    }

    static func view(in screen: ChatChannelVC) -> ScrollView? {
        var waiting = [screen.view]
        while let view = waiting.popLast() {
            if let found = view as? ScrollView { return found }
            waiting += view.subviews
        }
        return nil
    }
}

private final class CodeLayer: ComponentExtension<ChatMessageBubbleView> {
    private let scroll = ScrollView(arrangedSubviews: [BoxView()])

    override func setUpLayout() {
        super.setUpLayout()
        (scroll.subviews[0] as? BoxView)?.natural = Size(width: 1000, height: 10)
        host.addArrangedSubviews([scroll])
    }

    override func updateContent() {
        super.updateContent()
        bind(scroll, to: .codeOffset)
    }
}
