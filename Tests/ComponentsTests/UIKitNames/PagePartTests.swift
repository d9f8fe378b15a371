import Components
import DefaultComponents
import Testing
import UIKitNames
import Views

/// Components as the documentation subclasses and assigns them.
@Suite(.withoutDiagnostics)
struct PagePartTests {
    @Test(arguments: Company.allCases, [LaidOutSquare.self, StyledSquare.self])
    func bubblesAreSquare(company: Company, type: ChatMessageBubbleView.Type) throws {
        let components = try company.assigned { Components.default.messageBubbleView = type }

        let bubble = components.make(.bubble)
        bubble.mount(in: ComponentContext(components))
        bubble.layout(width: 100, height: 40)

        #expect(bubble.layer.cornerRadius == 0)
    }

    @Test(arguments: Company.allCases)
    func avatarsAreNearlySquare(company: Company) throws {
        let components = try company.assigned {
            Components.default.avatarView = SoftAvatar.self
        }

        let avatar = components.make(.avatar)
        avatar.mount(in: ComponentContext(components))
        avatar.layout(width: 32, height: 32)

        #expect(avatar.imageView.layer.cornerRadius == 3)
    }

    @Test(arguments: Company.allCases)
    func daysStandBetweenMessagesInCapitals(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListDateSeparatorEnabled = true
            Components.default.messageListDateSeparatorView = LoudDay.self
        }

        let (cell, _) = composeCell(alone(FixtureChat.message("a")), with: components)
        cell.layout(width: 375)
        let day = try #require(find(LoudDay.self, in: cell))

        #expect(day.textLabel.text == day.content?.uppercased())
        #expect(day.textLabel.frame.x == 24)
        #expect(day.textLabel.textColor == .black)
        #expect(day.backgroundColor == .systemBlue)
    }

    @Test(arguments: Company.allCases)
    func theNumberOfRepliesStandsBetweenLines(company: Company) throws {
        let components = try company.assigned {
            Components.default.threadRepliesCounterEnabled = true
            Components.default.threadRepliesCounterView = LinedCounter.self
        }
        let root = FixtureChat.message("a") { $0.replyCount = 3 }

        let (cell, _) = composeCell(alone(root, isInThread: true), with: components)
        cell.layout(width: 375)
        let counter = try #require(find(LinedCounter.self, in: cell))
        let label = counter.textLabel.frame.x

        let lines = counter.container.subviews.map(\.frame).filter { $0.size.height <= 1 }
        #expect(lines.contains { abs($0.x + $0.size.width + 9 - label) < 0.01 })
        #expect(counter.leadingLine.frame.size.height == 1 / UIScreen.main.scale)
        #expect(counter.leadingLine.backgroundColor == UIColor.gray)
    }

    @Test(arguments: Company.allCases)
    func repliesAreNotCountedWhereThatIsOff(company: Company) throws {
        let components = try company.assigned {
            Components.default.threadRepliesCounterEnabled = false
        }
        let root = FixtureChat.message("a") { $0.replyCount = 3 }

        let (cell, _) = composeCell(alone(root, isInThread: true), with: components)

        #expect(find(ChatThreadRepliesCountDecorationView.self, in: cell) == nil)
    }

    @Test(arguments: Company.allCases)
    func factsStandAboveTheText(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageContentView = FactsFirst.self
        }

        let view = try contentView(of: FixtureChat.message("a"), with: components)

        #expect(view.bubbleThreadMetaContainer.subviews.first === view.metadataContainer)
        #expect(view.maxContentWidthMultiplier == 1)
        #expect(view.textView?.textContainerInset == .zero)
    }
}

/// Returns the first view of a type in a view, or that view itself.
func find<Found: View>(_ type: Found.Type, in view: View) -> Found? {
    if let found = view as? Found { return found }
    for subview in view.subviews {
        if let found = find(type, in: subview) { return found }
    }
    return nil
}

private class LaidOutSquare: ChatMessageBubbleView {
    override open func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 0
    }
}

private class StyledSquare: ChatMessageBubbleView {
    override open func setUpAppearance() {
        super.setUpAppearance()
        layer.cornerRadius = 0
    }
}

private final class SoftAvatar: ChatAvatarView {
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.layer.cornerRadius = 3
    }
}

private final class LoudDay: ChatMessageListDateSeparatorView {
    override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = .systemBlue
        textLabel.textColor = .black
    }

    override func updateContent() {
        super.updateContent()
        textLabel.text = content?.uppercased()
    }

    override func setUpLayout() {
        super.setUpLayout()
        NSLayoutConstraint.activate([
            textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24.0),
            textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24.0),
        ])
    }
}

private final class LinedCounter: ChatThreadRepliesCountDecorationView {
    private(set) lazy var leadingLine = UIView()

    override func setUpLayout() {
        super.setUpLayout()
        textLabel.removeFromSuperview()
        leadingLine.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(leadingLine)
        container.addSubview(textLabel)
        NSLayoutConstraint.activate([
            leadingLine.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 9),
            leadingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            leadingLine.heightAnchor.constraint(
                equalToConstant: 1 / UIScreen.main.scale
            ),
            textLabel.leadingAnchor.constraint(
                equalTo: leadingLine.trailingAnchor,
                constant: 9
            ),
            textLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
            textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -3),
            textLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        container.backgroundColor = nil
        leadingLine.backgroundColor = UIColor.gray
    }
}

private final class FactsFirst: ChatMessageContentView {
    override var maxContentWidthMultiplier: CGFloat { 1 }

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        mainContainer.alignment = .leading
        textView?.textContainerInset = .zero
        let subviews = bubbleThreadMetaContainer.subviews
        bubbleThreadMetaContainer.removeAllArrangedSubviews()
        bubbleThreadMetaContainer.addArrangedSubviews(subviews.reversed())
        bubbleContentContainer.directionalLayoutMargins = .zero
    }
}
