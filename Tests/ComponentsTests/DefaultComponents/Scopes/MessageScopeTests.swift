import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MessageScopeTests {
    @Test func anExtensionHoldsForItsMessagesAlone() {
        var components = Components()
        components.extend(.bubble, with: NineEdge.self, in: .starred)

        #expect(tree("Starred", components).contains("border=9/"))
        #expect(tree("Plain", components) == tree("Plain", Components()))
    }

    @Test func aBaseOfAScopeWinsOverTheAppsForAll() throws {
        var components = try Components.with(
            TestPlugin("round") { $0.replace(.bubble, with: RoundBubble.self, in: .starred) }
        )
        components[.bubble] = PlainBubble.self

        #expect(tree("Starred", components).contains("RoundBubble"))
        #expect(tree("Plain", components).contains("PlainBubble"))
    }

    @Test func layoutOptionsAreDecidedByTheScopesTransforms() {
        var components = Components()
        components.transform(.messageLayoutOptions, in: .starred) { next, request in
            next(request).subtracting([.timestamp])
        }

        #expect(!tree("Starred", components).contains("timestamp"))
        #expect(tree("Plain", components).contains("timestamp"))
    }

    @Test func whatIsInsideAPartIsApartFromWhatIsOutside() {
        var components = Components()
        components.extend(.bubble, with: NineEdge.self, in: .inside(.messageContentView))
        components.extend(.messageContentView, with: Marked.self, in: .inside(.messageContentView))
        components.replace(.bubble, with: RoundBubble.self, in: .inside(.messageCell))

        let text = tree("Plain", components)

        #expect(text.contains("border=9/"))
        #expect(!text.contains("alpha=0.5"))
        #expect(text.contains("RoundBubble"))
    }

    @Test func whatLayoutDoesNotHeedInsideAPartIsReported() {
        var components = Components()
        components.set(.textScale, to: 2, in: .inside(.messageContentView))
        components[.layoutDirection] = .rightToLeft
        components.set(.layoutDirection, to: .leftToRight, in: .inside(.bubble))

        let told = diagnostics(components)

        #expect(
            told.first == "Slot 'textScale' of 'app' (2.0) has another value in scope "
                + "'inside messageContentView', and what is there is laid out together with what is "
                + "around it, so layout ignores it. To fix, register it without a scope, or in one "
                + "that holds for whole messages."
        )
        #expect(told.dropFirst().map { $0.contains("Slot 'layoutDirection' of 'app' (") } == [true])
    }

    @Test func layoutHeedsAScopeOfWholeMessages() {
        var components = Components()
        components.set(.textScale, to: 2, in: .starred)
        let message = FixtureChat.message("1", RichText(plain: "Starred"))

        let scaled = components.laidOutCell(showing: alone(message))
        let plain = Components().laidOutCell(showing: alone(message))

        #expect(scaled.frame.size.height > 1.5 * plain.frame.size.height)
        #expect(scaled.node.connectedTree?.diagnostics == [])
    }

    @Test func theInnerScopeWins() {
        let scopes: [ComponentScope] = [
            .list(named: "pinned"), .channels { _ in true }, .messages { _ in true },
            .inside(.messageCell),
        ]
        for last in scopes.indices {
            var components = Components()
            for (number, scope) in scopes[...last].enumerated().reversed() {
                components.set(.listDepth, to: number + 1, in: scope)
            }

            #expect(depth(inListNamed: "pinned", components) == last + 1)
        }
    }

    @Test func aListOfAnotherNameIsOutside() {
        var components = Components()
        components.set(.listDepth, to: 7, in: .list(named: "pinned"))

        #expect(depth(inListNamed: "pinned", components) == 7)
        #expect(depth(inListNamed: "other", components) == 0)
        #expect(depth(inListNamed: nil, components) == 0)
    }

    @Test func bothScopesOfAPairHaveToHold() {
        var components = Components()
        let scope = ComponentScope.starred.and(.messages { $0.author.id == "bo" })
        components.extend(.bubble, with: NineEdge.self, in: scope)

        #expect(tree("Starred", by: FixtureChat.bo, components).contains("border=9/"))
        #expect(!tree("Starred", by: FixtureChat.cy, components).contains("border=9/"))
        #expect(!tree("Plain", by: FixtureChat.bo, components).contains("border=9/"))
    }

    @Test func aListenerOfAScopeHearsItsMessagesAlone() {
        var components = Components()
        components.on(.tapOnThread, in: .starred) { _ in .handled }

        let replies = ["Plain", "Starred"].map { text in
            cell(text, components).raise(.tapOnThread, FixtureChat.message("1"))
        }

        #expect(replies == [.passed, .handled])
    }

    // MARK: Content that changes

    @Test func aCellThatShowsAnotherMessageChangesItsScope() {
        var components = Components()
        components.replace(.bubble, with: RoundBubble.self, in: .starred)
        let used = cell("Plain", components)

        for text in ["Starred", "Plain", "Starred", "Starred"] {
            used.content = alone(FixtureChat.message("1", RichText(plain: text)))

            #expect(
                TreeNode(of: used).description == TreeNode(of: cell(text, components)).description
            )
        }
    }

    @Test func aRowIsComposedAgainOnlyWhenTheAnswerChanges() {
        var components = Components()
        components.extend(.bubble, with: NineEdge.self, in: .afterStarred)
        let data = ListedMessages(ListedMessages.turns(30))
        let lists = [data.list(with: components), data.list(with: Components())]
        let edged = { lists[0].listView.visibleRows.filter { lists[0].edge(at: $0) == 9 } }
        // The number of rows that are composed only because of the scope.
        let added = { (index: Int, text: RichText) in
            let before = lists.map(\.listView.fillCount)
            data.messages[index].text = text
            for list in lists {
                list.updateMessages(with: [.update(data.messages[index], index: index)])
            }
            let after = lists.map(\.listView.fillCount)
            return (after[0] - before[0]) - (after[1] - before[1])
        }

        #expect(added(3, "Starred") == 1)
        #expect(edged() == [1])
        #expect(added(5, "Still plain") == 0)
        #expect(added(3, "Plain") == 1)
        #expect(edged() == [])
    }

    @Test func otherComponentsHaveOtherScopes() throws {
        var components = try Components.with(
            TestPlugin("edges") { $0.extend(.bubble, with: NineEdge.self, in: .starred) }
        )
        let data = ListedMessages(ListedMessages.turns(20))
        data.messages[1].text = "Starred"
        let list = data.list(with: components)
        let edged = TreeNode(of: list.view).description

        try components.uninstall("edges")
        list.updateComponents(components)
        let plain = TreeNode(of: list.view).description
        try components.install([
            TestPlugin("edges") { $0.extend(.bubble, with: NineEdge.self, in: .starred) }
        ])
        list.updateComponents(components)

        #expect(plain == TreeNode(of: data.list(with: Components()).view).description)
        #expect(TreeNode(of: list.view).description == edged)
    }

    // MARK: Parts

    private func cell(
        _ text: String,
        by author: ChatUser = FixtureChat.bo,
        _ components: Components
    ) -> any MessageCell {
        let message = FixtureChat.message("1", by: author, RichText(plain: text))
        return composeCell(alone(message), with: components).cell
    }

    /// The diagnostics of a laid-out message, in words.
    private func diagnostics(_ components: Components) -> [String] {
        let cell = components.laidOutCell(showing: alone(FixtureChat.message("1", "Plain")))
        return cell.node.connectedTree?.diagnostics.map {
            $0.description.replacing(#/ at [^ ]+:[0-9]+/#, with: "")
        } ?? []
    }

    private func tree(
        _ text: String,
        by author: ChatUser = FixtureChat.bo,
        _ components: Components
    ) -> String {
        TreeNode(of: cell(text, by: author, components)).description
    }

    private func depth(inListNamed name: String?, _ components: Components) -> Int? {
        let data = ListedMessages(ListedMessages.turns(4))
        let list = data.list(with: components)
        list.name = name
        list.view.layoutIfNeeded()
        return list.listView.cell(at: 0)?.components[.listDepth]
    }
}

extension ComponentScope {
    fileprivate static let starred = messages { $0.text.plain == "Starred" }

    fileprivate static let afterStarred = rows {
        $0.message(older: 2)?.text.plain == "Starred"
    }
}

extension ValueSlot<Int> {
    fileprivate static let listDepth = ValueSlot("listDepth", default: 0)
}

extension ChatMessageListVC {
    fileprivate func edge(at index: Int) -> Double? {
        (listView.cell(at: index)?.messageView as? ChatMessageContentView)?.bubbleView?.layer
            .borderWidth
    }
}

private final class NineEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 9
    }
}

private final class Marked: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.alpha = 0.5
    }
}

private final class RoundBubble: ChatMessageBubbleView {}

private final class PlainBubble: ChatMessageBubbleView {}
