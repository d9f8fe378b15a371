import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// In whatever way a cell comes to content, its hooks end as in a new one, so that what is written last stays.
@Suite(.diagnosticsOfIssues)
struct HookEndLawTests {
    @Test(arguments: Cases(8, of: 400))
    func hooksEndAsInANewCellHoweverContentComes(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var components = Self.components
        let (root, places) = (View(), [View(), View()])
        places.forEach(root.addSubview)
        let cell = components.make(.messageCell)
        cell.content = alone(RichMessages.message(0, using: &generator))
        var ends = LifecycleLog.recording {
            root.mount(in: ComponentContext(components))
            places[0].addSubview(cell)
        }
        for number in 1...12 {
            let content = alone(RichMessages.message(number, using: &generator))
            let path = UpdatePath.allCases.randomElement(using: &generator) ?? .inPlace
            ends += LifecycleLog.recording {
                switch path {
                case .inPlace: cell.content = content
                case .whileDisconnected:
                    cell.removeFromSuperview()
                    cell.content = content
                    places[0].addSubview(cell)
                case .moved:
                    cell.content = content
                    places[number % 2].addSubview(cell)
                case .withItsPlace:
                    let place = cell.superview
                    place?.removeFromSuperview()
                    cell.content = content
                    place.map(root.addSubview)
                case .afterALiveChange:
                    cell.content = content
                    components.appearance.palette.subtitleText = number % 2 == 0 ? .black : .white
                    root.updateComponents(components)
                }
            }
            var fresh: (cell: any MessageCell, diagnostics: [ComponentDiagnostic])?
            let expected = LifecycleLog.recording { fresh = composeCell(content, with: components) }

            let new = try #require(fresh?.cell)
            let words = "\(path), \(seed)"
            #expect(Self.order(of: ends, in: cell) == Self.order(of: expected, in: new), "\(words)")
            #expect(Self.tree(cell) == Self.tree(new), "\(words)")
        }
    }

    @Test func aCellThatIsUsedAgainKeepsWhatTheMessageWrites() throws {
        let data = ListedMessages([FixtureChat.message("a")])
        let list = data.list(with: Self.components)
        for id in ["b", nil, "c"] {
            if let id {
                let message = FixtureChat.message(id, at: 100_000)
                data.messages.insert(message, at: 0)
                list.updateMessages(with: [.insert(message, index: 0)])
            } else {
                let message = data.messages.removeFirst()
                list.updateMessages(with: [.remove(message, index: 0)])
            }
            list.view.layoutIfNeeded()
        }

        let view = try #require(list.listView.cell(at: 0)?.messageView)
        #expect(view.timestampLabel?.text == "at c")
        #expect(view.bubbleView?.backgroundColor == .black)
    }

    /// The ways in which a cell gets content.
    private enum UpdatePath: CaseIterable {
        case inPlace, whileDisconnected, moved, withItsPlace, afterALiveChange
    }

    /// Components in which messages write to their parts, and every part notes where its hooks end.
    static let components: Components = {
        var components = Components()
        components.messageContentView = WritingMessage.self
        components.extend(.messageContentView, with: WritingLayer.self)
        // A message that comes into the scope gets another view, and so does one in which a plugin does wrong.
        components.extend(.bubble, with: EndNote.self, in: .messages { $0.quote != nil })
        try? components.install([
            TestPlugin("throwing") { $0.extend(.messageContentView, with: ThrowingLayer.self) }
        ])
        components.extend(.messageCell, with: EndNote.self)
        components.extend(.messageContentView, with: EndNote.self)
        components.extend(.bubble, with: EndNote.self)
        components.extend(.avatar, with: EndNote.self)
        components.extend(.messageText, with: EndNote.self)
        components.extend(.authorName, with: EndNote.self)
        components.extend(.timestamp, with: EndNote.self)
        components.extend(.onlyVisibleForYou, with: EndNote.self)
        components.extend(.quotedMessage, with: EndNote.self)
        components.extend(.reactionsBubble, with: EndNote.self)
        components.extend(.reactions, with: EndNote.self)
        components.extend(.errorIndicator, with: EndNote.self)
        components.extend(.deliveryStatus, with: EndNote.self)
        return components
    }()

    /// Returns the hooks of what is in a cell, each once, in the order in which they ended last.
    private static func order(of ends: [String], in cell: any MessageCell) -> [String] {
        // By the object and its slot, as new objects may lie where others did.
        var here: Set<String> = []
        var waiting: [View] = [cell]
        while let view = waiting.popLast() {
            here.insert(view.noted)
            waiting += view.subviews
        }
        var found: [String] = []
        var known: Set<String> = []
        for end in ends.reversed() where known.insert(end).inserted {
            let words = end.split(separator: ":").map(String.init)
            if here.contains(words[0]) { found.append(String(end.drop { $0 != " " })) }
        }
        return found.reversed()
    }

    private static func tree(_ cell: any MessageCell) -> String {
        TreeNode(of: cell, variant: .structure).description
    }
}

private func noteEnd(of host: View, _ name: String) {
    LifecycleLog.note("\(host.noted): \(name)")
}

extension View {
    fileprivate final var noted: String {
        "\(ObjectIdentifier(self).hashValue) \(node.slotName ?? "")"
    }
}

private final class EndNote: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        noteEnd(of: host, "note")
    }
}

private final class WritingMessage: ChatMessageContentView {
    override func updateContent() {
        super.updateContent()
        bubbleView?.backgroundColor = .black
        timestampLabel?.text = "at \(content?.id ?? "")"
        authorAvatarView?.backgroundColor = .white
        reactionsBubbleView?.backgroundColor = .black
        noteEnd(of: self, "message")
    }
}

private final class WritingLayer: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.authorNameLabel?.text = "by \(host.content?.author.id ?? "")"
        host.textView?.textColor = .black
        host.errorIndicatorView?.backgroundColor = .white
        host.quotedMessageView?.backgroundColor = .black
        noteEnd(of: host, "layer")
    }
}

/// Does wrong in deleted messages, where it is left out.
private final class ThrowingLayer: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.onlyVisibleForYouLabel?.text = "only you"
        attempt { if host.content?.isDeleted == true { throw Wrong.deleted } }
    }

    private enum Wrong: Error { case deleted }
}
