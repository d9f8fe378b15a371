import Components
import DefaultComponents
import Views

// MARK: A deadline in a field, counted down by the clock, in two languages

struct SeventhDeadlinePlugin: Plugin {
    let manifest = PluginManifest("deadline", summary: "Tasks say how long is left.")

    func register(in registrar: inout Registrar) {
        registrar.set(
            .words("deadline.en"),
            to: WordTable(
                in: "en",
                [
                    .dueIn: .plural(
                        "count",
                        one: "Due in {count} hour",
                        other: "Due in {count} hours"
                    ),
                    .dueNow: "Due within the hour", .overdue: "Overdue",
                ]
            )
        )
        registrar.set(
            .words("deadline.de"),
            to: WordTable(
                in: "de",
                [
                    .dueIn: .plural(
                        "count",
                        one: "Fällig in {count} Stunde",
                        other: "Fällig in {count} Stunden"
                    ),
                    .dueNow: "Fällig in weniger als einer Stunde", .overdue: "Überfällig",
                ]
            )
        )
        registrar.set(
            .words("deadline.ar"),
            to: WordTable(
                in: "ar",
                [
                    .dueIn: .plural(
                        "count",
                        zero: "الآن",
                        one: "بعد ساعة",
                        two: "بعد ساعتين",
                        few: "بعد {count} ساعات",
                        many: "بعد {count} ساعة",
                        other: "بعد {count} ساعة"
                    ),
                    .dueNow: "خلال ساعة", .overdue: "متأخر",
                ]
            )
        )
        registrar.extend(.messageContentView, with: SeventhDeadlineLine.self)
    }
}

extension WordKey {
    fileprivate static let dueIn = WordKey("dueIn", of: "deadline")
    fileprivate static let dueNow = WordKey("dueNow", of: "deadline")
    fileprivate static let overdue = WordKey("overdue", of: "deadline")
}

extension MessageField where Value == Timestamp {
    static let deadline = MessageField("deadline.at")
}

private final class SeventhDeadlineLine: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        (line.font, line.textColor) = (appearance.fonts.footnote, appearance.palette.text)
        line.textContainerInset = appearance.metrics.textInsets
        line.isHidden = true
        guard let message = host.content, !message.isDeleted, let end = message[.deadline] else {
            return cancelScheduled("deadline")
        }
        line.isHidden = false
        schedule("deadline", every: .seconds(60)) { $0.show(end) }
        show(end)
    }

    private func show(_ end: Timestamp) {
        let words = host.components.words
        // Whole minutes, as the clock shows nothing between them.
        let minutes = end.seconds / 60 - now.seconds / 60
        let text =
            minutes < 0
            ? words.text(.overdue)
            : minutes < 60
                ? words.text(.dueNow)
                : words.text(.dueIn, ["count": .number(Int(min(minutes / 60, 10_000)))])
        line.text = RichText(plain: text)
    }
}

// MARK: What has been pending for ten seconds says so

struct SeventhLateSignPlugin: Plugin {
    let manifest = PluginManifest("late-sign", summary: "Slow sending is said.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhLateSign.self)
    }
}

private final class SeventhLateSign: ComponentExtension<ChatMessageContentView> {
    private let line = TextView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        (line.font, line.textColor) = (appearance.fonts.footnote, appearance.palette.subtitleText)
        line.textContainerInset = appearance.metrics.metadataMargins
        line.text = "Still sending"
        line.isHidden = true
        guard let message = host.content,
            message.localState == .pendingSend || message.localState == .sending
        else { return cancelScheduled("late") }
        let late = message.createdAt.advanced(by: .seconds(10))
        line.isHidden = now < late
        if now < late { schedule("late", at: late) { $0.line.isHidden = false } }
    }
}

// MARK: "Just now", for ever

struct SeventhJustNowPlugin: Plugin {
    let manifest = PluginManifest("just-now", summary: "New messages are from just now.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: SeventhJustNow.self)
    }
}

private final class SeventhJustNow: ComponentExtension<ChatMessageTimestampLabel> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        let age = now.seconds - message.createdAt.seconds
        if (0..<60).contains(age) { host.text = "Just now" }
    }
}

// MARK: Messages that appear within 300 seconds instead of milliseconds

struct SeventhSlowArrivalPlugin: Plugin {
    let manifest = PluginManifest("slow-arrival", summary: "New messages fade in.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhSlowArrival.self)
    }
}

private final class SeventhSlowArrival: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content else { return }
        host.animate(
            .alpha(from: 0, to: 1),
            over: .seconds(300),
            curve: .easeIn,
            startingAt: message.createdAt
        )
    }
}
