import Components
import DefaultComponents
import Testing
import Views

extension ReportedMistake {
    /// Mistakes with views, in hooks.
    static let views: [ReportedMistake] = [
        ReportedMistake(
            "hook without super",
            "'MuteBubble' of 'plant' (",
            site,
            "overrides setUpLayout()"
        ) {
            try shown {
                $0.replace(.bubble, with: MuteBubble.self, fileID: "Plant/Plugin.swift", line: 7)
            }
        },
        ReportedMistake(
            "extension without super",
            "'MuteHeir'",
            "updateContent()",
            of: MuteHeir.self
        ),
        ReportedMistake("negative width", "'-5.0'", "not negative", of: NegativeWidth.self),
        ReportedMistake(
            "negative constraint",
            "'-6.0'",
            "not negative",
            of: NegativeTie.self
        ),
        ReportedMistake("width that is no number", "'nan'", of: WidthWithoutNumber.self),
        ReportedMistake("part that is not added", "added to no view", of: KeepingPart.self),
        ReportedMistake(
            "view in an absent row",
            "'metadataContainer'",
            ofMessage: AddingToFacts.self
        ),
        ReportedMistake("content without size", "size of zero", of: AddingSmall.self),
        ReportedMistake("content without end", "again and again", of: UpdatingItself.self),
        ReportedMistake("constraints that clash", "cannot be kept together", of: Clashing.self),
        ReportedMistake("constraint without a view", "no view in common", of: TyingNothing.self),
        ReportedMistake("view in itself", "the same or lies in it", of: AddingItself.self),
        ReportedMistake("view that is needed", "constraints that tie", ofMessage: TakingOut.self),
        ReportedMistake("error", "met the error 'late'", of: Throwing.self),
        ReportedMistake("event without end", "again and again", of: RaisingItself.self),
        ReportedMistake("too many views", "goes beyond", of: AddingThousands.self),
        ReportedMistake("slow hook", "took more than 250 ms for setUp()", of: Slow.self, rows: 1),
        ReportedMistake("cycle", "'Cyclic'", "although its tree has ended") {
            var components = try Components.with(
                TestPlugin("plant") {
                    $0.extend(.bubble, with: Cyclic.self, fileID: "Plant/Plugin.swift", line: 7)
                }
            )
            components[.textScale] = 1.5
            _ = components.laidOutCell(showing: alone(FixtureChat.message("1")))
            return []
        },
    ]
}

private final class MuteBubble: ChatMessageBubbleView {
    override func setUpLayout() {}
}

private class Greeting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.9
    }
}

private final class MuteHeir: Greeting {
    override func updateContent() {}
}

private final class NegativeWidth: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.frame.size.width = -5
    }
}

private final class NegativeTie: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(equalToConstant: -6).isActive = true
    }
}

private final class WidthWithoutNumber: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    }
}

private final class KeepingPart: ComponentExtension<View> {
    private var avatar: (any AvatarView)?

    override func setUpLayout() {
        super.setUpLayout()
        avatar = host.make(.avatar)
    }
}

private final class AddingToFacts: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = "new"
        host.metadataContainer.addArrangedSubview(label)
    }
}

private final class AddingSmall: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let (box, label) = (View(), Label())
        label.text = "new"
        box.addSubview(label)
        host.addSubview(box)
    }
}

private final class UpdatingItself: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        (host as? any Component)?.contentChanged()
    }
}

private final class Clashing: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.widthAnchor.constraint(equalToConstant: 10).isActive = true
        host.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
}

private final class TyingNothing: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        View().widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true
    }
}

private final class AddingItself: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(host)
    }
}

private final class TakingOut: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        host.bubbleView?.removeFromSuperview()
    }
}

private final class Throwing: ComponentExtension<View> {
    private struct Late: Error, CustomStringConvertible {
        let description = "late"
    }

    override func updateContent() {
        super.updateContent()
        host.attempt { throw Late() }
    }
}

private final class RaisingItself: ComponentExtension<View>, EventSink {
    private static let rung = Event<Int>("plant.rung")

    override func updateContent() {
        super.updateContent()
        host.raise(Self.rung, 1)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        event[Self.rung] != nil ? host.raise(Self.rung, 1) : .passed
    }
}

private final class AddingThousands: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        for _ in 0..<10_000 { host.addSubview(View()) }
    }
}

private final class Slow: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        let end = ContinuousClock.now + .milliseconds(260)
        while ContinuousClock.now < end {}
    }
}

private final class Cyclic: ComponentExtension<View> {
    private let button = Button()

    override func setUp() {
        super.setUp()
        button.addTarget("greet") { self.host.alpha = 0.5 }
    }
}
