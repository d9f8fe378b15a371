import Components
import Testing
import Views

@testable import DefaultComponents

@Suite(.diagnosticsOfIssues)
struct ReuseLeakTests {
    @Test(arguments: PlantedLeak.all)
    func plantedLeakIsNamed(plant: PlantedLeak) throws {
        let leaks = try list(of: plant).reuseLeaks

        let leak = try #require(leaks.first)
        #expect(leaks.count == 1)
        #expect(leak.path == plant.path)
        #expect(leak.property == plant.property)
        #expect(leak.found == plant.found)
        #expect(leak.expected == plant.expected)
        #expect(leak.hook == plant.hook)
        #expect(leak.owner == plant.owner)
    }

    @Test func leakIsADiagnosticThatSaysHowToFixIt() throws {
        let plant = try #require(PlantedLeak.all.first)
        let list = try list(of: plant)

        #expect(
            list.node.connectedTree?.diagnostics.map(\.description) == [
                """
                'messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble/\
                bubbleContentContainer/messageText' kept 'alpha' '0.5' from another message, and has \
                '1.0' in a new cell. To fix, set it in updateContent of 'FadingText', whatever the \
                content is.
                """
            ]
        )
    }

    @Test func leakOfAnotherHookSaysWhoSetWhatIsExpected() {
        let leak = ReuseLeak(
            path: "messageCell/bubble",
            property: "backgroundColor",
            found: "black",
            expected: "white",
            hook: .setUpAppearance,
            owner: "Frame"
        )

        #expect(
            ComponentDiagnostic.reuseLeak(leak).description == """
                'messageCell/bubble' kept 'backgroundColor' 'black' from another message, and has \
                'white' from setUpAppearance of 'Frame' in a new cell. To fix, set it again in \
                updateContent of 'Frame', whatever the content is.
                """
        )
    }

    @Test func nothingIsComparedUnlessAsked() throws {
        let list = try list(of: try #require(PlantedLeak.all.first), checksReuse: false)

        #expect(list.reuseLeaks == [])
        #expect(list.listView.rows.checkCount == 0)
    }

    /// Returns a list whose first message was loud, and then another one.
    private func list(of plant: PlantedLeak, checksReuse: Bool = true) throws -> ChatMessageListVC {
        let components = try Components.with(TestPlugin("plant") { plant.register(&$0) })
        let data = ListedMessages([FixtureChat.message("loud", "!")])
        let list = components.make(.messageListVC)
        list.checksReuse = checksReuse
        list.dataSource = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 400)
        data.messages[0].text = "Ahoy"
        list.updateMessages(with: [.update(data.messages[0], index: 0)])
        withExtendedLifetime(data) {}
        return list
    }
}
