import Components
import DefaultComponents
import Drawing
import Views

extension UsedChat {
    private var list: ChatMessageListVC { screen.messageListVC }
    private var composer: ComposerVC { screen.messageComposerVC }

    /// The slots of the parts of messages that can be tapped.
    private static let tappable: Set<String> = [
        "avatar", "quotedMessage", "reactionsBubble", "threadInfo", "deliveryStatus",
        "errorIndicator", "attachment",
    ]

    /// Taps, scrolls, chooses, types and sends, as people do.
    func use(drafts: [ComposerContent] = [], _ steps: ((ChatChannelVC) -> Void)? = nil) {
        for index in 0..<list.listView.visibleRows.upperBound { tapRow(at: index) }
        screen.view.layout(width: 375, height: 480)
        scroll()
        type()
        mention()
        for content in CertificateChat.drafts + drafts { send(content) }
        for sample in SampleComposer.all {
            composer.content = sample.content
            screen.view.layoutIfNeeded()
            step("leaving \(sample.id)") {
                composer.headerView.tapEverywhere()
                composer.attachmentsView.tapEverywhere()
                effects = composer.content == sample.content ? [] : ["less in the composer"]
            }
        }
        composer.content = ComposerContent()
        for id in ["read", "hello", "failed"] {
            guard let message = screen.channelController?.message(id: id) else { continue }
            let items = list.actions(for: message)
            for item in items.filter({ !$0.isDestructive }) + items.filter(\.isDestructive) {
                choose(item, for: message)
                guard item is AddReactionActionItem, let reaction = menu.first else { continue }
                step("reacting", of: message.id) { _ = list.perform(reaction, on: message) }
            }
        }
        if let steps { step("doing what the author does") { steps(screen) } }
        composer.channelController = nil
        send(ComposerContent(text: "Is anybody there?"))
        screen.view.tapEverywhere()
    }

    private func tapRow(at index: Int) {
        guard let cell = list.listView.cell(at: index), let message = cell.content?.message()
        else { return }
        shown[message.id] = cell.shownTexts.joined(separator: "\n")
        cell.visitShown { view in
            let slots = view.partPath.split(separator: "/").map { String($0.prefix { $0 != "(" }) }
            if let slot = slots.last, Self.tappable.contains(slot) {
                let names = slots.filter(Self.tappable.contains)
                step("tapping \(names.joined(separator: "/"))", of: message.id) { tap(view) }
            }
            guard let text = view as? TextView else { return }
            for run in text.text.runs where run.style.target != nil {
                let columns = stride(from: 2.0, to: min(text.frame.size.width, 2_000), by: 4)
                let rows = stride(from: 4.0, to: min(text.frame.size.height, 2_000), by: 8)
                let points = rows.flatMap { y in columns.map { x in Point(x: x, y: y) } }
                    .filter { text.run(at: $0)?.style.target == run.style.target }
                // Other parts may cover an end.
                let inside = Array(points.dropFirst(points.count / 2))
                let kind = if case .user? = run.style.target { "mention" } else { "link" }
                let words = run.text
                step("following a \(kind)", of: message.id, words) { tap(text, at: inside) }
            }
        }
        // Decorations may take presses, too.
        let inside = (cell as? ChatMessageCell)?.messageContentView ?? cell as View
        step("pressing a message long", of: message.id) { tap(inside, long: true) }
        // Only some plugins make it respond to taps.
        guard message.id == "read" else { return }
        step("tapping deliveryStatus", of: message.id) { cell.raise(.tapOnDeliveryStatus, message) }
    }

    /// The id of the newest visible message.
    private var newestInView: String? {
        list.listView.cell(at: list.listView.visibleRows.lowerBound)?.content?.message()?.id
    }

    private func receive(_ id: String) {
        let message = CertificateChat.message(id, by: CertificateChat.cy, at: 90_000)
        screen.channelController?.receive(.newMessage(message))
    }

    private func scroll() {
        for user in CertificateChat.others {
            screen.channelController?.receive(.typingStarted(user))
        }
        list.listView.scroll(by: -700)
        step("hearing of a message while reading older ones") {
            let place = newestInView
            receive("news")
            if place == newestInView { effects.insert("the reader stays there") }
        }
        step("tapping the way to the newest message") {
            tap(list.scrollToLatestMessageButton)
            if list.listView.isLastCellFullyVisible { effects.insert("it is shown") }
        }
        list.listView.scrollToLatest()
        step("hearing of a message") {
            receive("more-news")
            if newestInView == "more-news" { effects.insert("it is shown") }
        }
    }

    private func choose(_ item: any ChatMessageActionItem, for message: ChatMessage) {
        composer.content = ComposerContent(text: "Draft")
        step("choosing \(item.id)", of: message.id) {
            if list.perform(item, on: message) == .handled { effects.insert("handled") }
            // The listener of copies has a clipboard.
            let isHeard = !list.components.report(on: .copyText).layers.isEmpty
            if item is CopyActionItem, isHeard || !composer.content.editedText.killed.isEmpty {
                effects.insert("copy")
            }
            if composer.content.state.message != nil {
                effects.insert("the composer, with \(composer.content.text.quoted)")
            }
        }
        composer.content = ComposerContent()
    }

    private func type() {
        step("typing") {
            for sign in "@/#:!+$~" {
                for word in ["", "a", "b", "c", "h", "s"] {
                    composer.content.text = "\(sign)\(word)"
                }
            }
            composer.content.text = ""
            let isKept = "ahoy there ".allSatisfy { letter in
                let text = composer.content.text + "\(letter)"
                composer.apply(.insert("\(letter)"))
                // Names may get capitals.
                return composer.content.text.lowercased() == text.lowercased()
            }
            if isKept { effects.insert("each key stays") }
            composer.apply(.move(.characterBack))
            composer.apply(.insert("e"))
            let text = composer.content.editedText
            if text.cursor == text.text.utf8.count - 1 { effects.insert("the cursor stays") }
            if text.canUndo { effects.insert("it can be taken back") }
        }
    }

    private func mention() {
        composer.content = ComposerContent(text: "@c")
        let person = composer.suggestions.items.first { $0.user == CertificateChat.cy }
        step("picking a person") {
            composer.pickSuggestion(person)
            let isNamed = composer.content.text.contains(CertificateChat.cy.name)
            if isNamed || person == nil { effects.insert("a mention") }
        }
        composer.content = ComposerContent()
    }

    private func send(_ content: ComposerContent) {
        composer.content = content
        screen.view.layoutIfNeeded()
        step("sending \(content.text)") {
            tap(composer.sendButton)
            if effects.contains("send"), let words = sent?.text.plain {
                if words.count * 10 >= content.text.count * 9 { effects.insert("all words") }
                if content.command != nil, words == content.text { effects.insert("raw") }
            } else if !effects.contains("edit") {
                effects.insert("nothing is sent")
            }
            screen.view.layoutIfNeeded()
            if !composer.noticeView.shownTexts.isEmpty { effects.insert("a reason") }
        }
    }
}

extension CertificateChat {
    /// The texts that people write and send.
    static let drafts: [ComposerContent] = {
        let words = [
            "Damn, the rope broke", "Ahoy ⛵️, ça va? 你好", "@everyone, we sail at 10:30 :)",
            "SEE https://example.org/map, www.example.org or bo@example.org, or call +1 555 010 9999!",
            String(repeating: "Bring a coat, as the wind is cold on the water. ", count: 6),
        ]
        var mention = ComposerContent(text: "Ask @\(cy.name)")
        mention.mention(cy)
        var states = SampleComposer.all.map(\.content).filter { !$0.isEmpty }
        for place in states.indices {
            states[place].attachments = Array(states[place].attachments.prefix(2))
            if states[place].editedMessage != nil { states[place].text += " off" }
        }
        var picture = ComposerContent()
        picture.attachments = [image]
        return words.map { ComposerContent(text: $0) } + [mention, picture] + states
    }()
}
