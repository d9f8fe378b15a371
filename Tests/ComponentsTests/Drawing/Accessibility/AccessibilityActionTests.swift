import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

@testable import Drawing

/// Gestures that the keyboard reaches are actions in accessibility trees and in pages.
@Suite struct AccessibilityActionTests {
    @Test func viewWithNothingButAGestureIsAGroup() throws {
        let (card, label) = (View(), Label())
        label.text = "Hi"
        card.addSubview(label)
        let entry = HTMLFixture.entry([card])
        #expect(AccessibilityTree(of: card).text == "- text \"Hi\"\n")

        add(Gesture("reply", .swipe(.trailing), title: "Reply"), to: card)
        add(Gesture("time", .hover, title: "Show time"), to: card)
        add(Gesture("menu", .hold, title: "\"Menu\""), to: card)

        #expect(
            AccessibilityTree(of: card).text == """
                - group action="Reply" action="\\"Menu\\""
                  - text "Hi"

                """
        )
        let group = try #require(elements(of: entry).first { $0.attributes["title"] != nil })
        #expect(group.attributes["title"] == "Reply, \"Menu\"")
        #expect(group.attributes["role"] == "group")
    }

    @Test func gestureThatWasRemovedIsNoAction() throws {
        let card = View()
        let entry = HTMLFixture.entry([card])
        add(Gesture("reply", .tap, title: "Reply"), to: card)

        card.removeGesture("reply", from: card)

        #expect(AccessibilityTree(of: card).text == "")
        #expect(try elements(of: entry).values(of: "title").isEmpty)
    }

    @Test func scrollingIsNoAction() throws {
        let scroll = ScrollView()
        let entry = HTMLFixture.entry([scroll])
        #expect(!GestureTracker(in: entry.view).targets(in: scroll).isEmpty)

        #expect(AccessibilityTree(of: scroll).text == "")
        #expect(try elements(of: entry).values(of: "title").isEmpty)
    }

    @Test(arguments: Cases(40, of: 4000))
    func eachGestureOfTheKeyboardIsAnActionOnce(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let root = View()
        let views = Self.views(in: root, &random)
        let entry = HTMLFixture.entry([root])
        for number in 0..<8 {
            let kind: Gesture.Kind = [.tap, .hold, .drag(nil), .hover][number % 4]
            let gesture = Gesture("\(number)", kind, title: "G\(number)")
            add(gesture, to: views[Int.random(in: 0..<views.count, using: &random)])
        }

        let targets = GestureTracker(in: root).targets(in: root).map(\.gesture.title).sorted()
        let actions = AccessibilityTree(of: root).lines.flatMap(\.actions)
        let titles = try elements(of: entry).values(of: "title")

        #expect(actions.sorted() == targets, "\(seed)")
        let shown = titles.flatMap { $0.split(separator: ", ").map(String.init) }
        #expect(shown.sorted() == targets, "\(seed)")
    }

    /// Adds random views to a root, some in others, and returns all of them.
    private static func views(in root: View, _ random: inout SeededGenerator) -> [View] {
        let roles: [AccessibilityRole?] = [nil, nil, .article, .image, .option, .heading, .button]
        var (views, holders) = ([root], [root])
        for number in 0..<9 {
            let kinds: [View] = [View(), View(), Label(), Button(), ImageView()]
            let view = kinds[Int.random(in: 0..<kinds.count, using: &random)]
            view.accessibilityRole = roles[Int.random(in: 0..<roles.count, using: &random)]
            if Bool.random(using: &random) { view.accessibilityLabel = "Name \(number % 3)" }
            (view as? Label)?.text = "Name \(number % 3)"
            (view as? Button)?.addTarget("press") {}
            view.isHidden = Int.random(in: 0..<8, using: &random) == 0
            view.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) > 0
            holders[Int.random(in: 0..<holders.count, using: &random)].addSubview(view)
            views.append(view)
            let isHolder = type(of: view) == View.self || view is Button
            if isHolder { holders.append(view) }
        }
        return views
    }

    private func add(_ gesture: Gesture, to view: View) {
        view.addGesture(gesture, to: view) { _, _ in }
    }

    private func elements(of entry: HTMLEntry) throws -> [TagScanner.Element] {
        var page = HTMLPage(title: "Page", settings: HTMLSettings())
        page.append(transcript: [entry])
        return try TagScanner.elements(of: page.bytes)
    }
}
