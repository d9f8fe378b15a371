import Components
import DefaultComponents
import Testing
import Views

@Suite(.enabled(if: DebugBuild.isOn), .diagnosticsOfIssues)
struct AddingMistakeTests {
    @Test func partThatAnExtensionKeepsForItselfIsReported() throws {
        let told = try PlantedMessage.diagnostics {
            try $0.install([
                TestPlugin("never") {
                    $0.extend(.bubble, with: Keeper.self, fileID: "Never/Plugin.swift", line: 2)
                }
            ])
        }

        #expect(
            told == [
                """
                'ChatAvatarView' was made from slot 'avatar' in a hook of 'never' (Keeper at \
                Never/Plugin.swift:2) and added to no view. To fix, call addSubview or \
                addArrangedSubview, or make it when it is needed.
                """
            ]
        )
    }

    @Test func partThatIsDroppedIsReported() {
        let told = PlantedMessage.diagnostics { $0[.messageContentView] = Dropper.self }

        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("'ChatMessageErrorIndicator' was made from") == true)
    }

    @Test func partOfAKindThatIsAddedElsewhereIsNoMistake() {
        let told = PlantedMessage.diagnostics { $0.extend(.bubble, with: Sparing.self) }

        #expect(told == [])
    }

    @Test(arguments: [false, true])
    func viewThatEachUpdateAddsIsReported(isPart: Bool) throws {
        var components = Components()
        let type = isPart ? ComponentExtension<View>.self : Adding.self
        components.extend(.bubble, with: type, fileID: "App/main.swift", line: 4)
        if isPart { components[.bubble] = AddingBubble.self }
        let cell = components.make(.messageCell)
        cell.content = alone(FixtureChat.message("1", "0"))
        let tree = cell.mount(in: ComponentContext(components))

        let message = (cell as? ChatMessageCell)?.messageContentView as? ChatMessageContentView
        let bubble = try #require(message?.bubbleView)
        for _ in 0..<4 { bubble.contentChanged() }

        #expect(tree.diagnostics.count == 1)
        let told = try #require(tree.diagnostics.first?.description)
        #expect(
            told.contains("is added to '\(type == Adding.self ? "ChatMessage" : "Adding")Bubble")
        )
        #expect(told.contains("To fix, add it in setUpLayout, and only change it in"))
    }

    @Test func viewsThatShowOtherThingsAreNoMistake() {
        let list = Growing()
        let tree = list.mount(in: ComponentContext(Components()))

        for _ in 0..<9 { list.contentChanged() }

        #expect(tree.diagnostics == [])
    }

    private final class Keeper: ComponentExtension<View> {
        private var avatar: (any AvatarView)?

        override func setUpLayout() {
            super.setUpLayout()
            avatar = host.make(.avatar)
        }
    }

    private final class Dropper: ChatMessageContentView {
        override func updateContent() {
            super.updateContent()
            _ = make(.errorIndicator)
        }
    }

    private final class Sparing: ComponentExtension<View> {
        override func setUpLayout() {
            super.setUpLayout()
            host.addSubview(host.make(.timestamp))
            _ = host.make(.timestamp)
        }
    }

    private final class Adding: ComponentExtension<View> {
        override func updateContent() {
            super.updateContent()
            host.addSubview(View())
        }
    }

    private final class AddingBubble: ChatMessageBubbleView {
        override func updateContent() {
            super.updateContent()
            addSubview(ImageView())
        }
    }

    private final class Growing: ContainerStackView {
        override func updateContent() {
            super.updateContent()
            let label = Label()
            label.text = "\(subviews.count)"
            addArrangedSubview(label)
        }
    }
}
