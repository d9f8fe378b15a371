import Components
import DefaultComponents
import Views

extension Event where Payload == ChatMessage {
    fileprivate static let kindApplause = Event("kindApplause")
}

final class KindApplause: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Applaud"
        button.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        button.addTarget("applaud") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.kindApplause, message)
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.body
        button.tintColor = host.components[.appearance].palette.text
    }
}

struct KindBallot: Codable, Sendable, Hashable {
    var question: String
    var answers: [String]
}

/// A question above its answers; nothing, if the payload cannot be read.
final class KindBallotView: ChatAttachmentView {
    private let question = Label()
    private var answers: [Label] = []

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        question.numberOfLines = 0
        addArrangedSubview(question)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        let ballot = try? content?.payload(as: KindBallot.self)
        question.text = ballot?.question
        (question.font, question.textColor) = (appearance.fonts.cardBold, appearance.palette.text)
        for answer in answers { answer.removeFromSuperview() }
        answers = (ballot?.answers ?? []).prefix(10).map { words in
            let label = Label()
            (label.text, label.numberOfLines) = (words, 0)
            (label.font, label.textColor) = (appearance.fonts.card, appearance.palette.text)
            return label
        }
        addArrangedSubviews(answers)
    }
}

/// Names a drawing in the words of its message.
final class KindTrendWords: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.attachments.contains(where: { $0.kind == "trend" }) == true else {
            return
        }
        host.accessibilityLabel = "\(host.accessibilityLabel ?? ""), a rising line"
    }
}

extension JudgedPlugin {
    /// Plugins like those in the folder of examples.
    static let kindsOfExamples: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-applause") { registrar in
                registrar.declare(.kindApplause)
                registrar.extend(.messageContentView, with: KindApplause.self)
            },
            verdict: .clean,
            reason: "A button whose event is declared, for an app to listen to."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-lost-applause") { registrar in
                registrar.extend(.messageContentView, with: KindApplause.self)
            },
            verdict: .warned,
            reason: "A button whose event is neither declared nor listened to."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-ballot") { registrar in
                registrar.replace(.attachment("poll"), with: KindBallotView.self)
            },
            verdict: .clean,
            reason: "An attachment of labels, of which none is shown for another payload.",
            messages: [
                .seventh(
                    attaching: "poll",
                    KindBallot(question: "Where to?", answers: ["The pier", "The island"])
                )
            ]
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-told-trend") { registrar in
                registrar.replace(.attachment("trend"), with: KindMuteTrend.self)
                registrar.extend(.messageContentView, with: KindTrendWords.self)
            },
            verdict: .clean,
            reason: "A drawing without a name, in a message whose words describe it.",
            messages: [
                .seventh {
                    $0.attachments = [
                        ChatAttachment(kind: "trend", payload: .other(title: nil, json: .null))
                    ]
                }
            ]
        ),
    ]
}
