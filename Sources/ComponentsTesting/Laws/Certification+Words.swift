import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Words of messages that are not visible, not in the accessibility tree, or wrong there.
    func wordFindings() -> [CertificateFinding] {
        var findings: [CertificateFinding] = []
        var (counts, lost) = ([String: Int](), [String: [String]]())
        var times: [Set<String>] = [[], []]
        let look = alone[.appearance]
        let days = rows.map {
            look.formatters.messageDateSeparator($0.message.createdAt, look.calendar)
        }
        for (row, day) in zip(rows, days) {
            let cells = [bare, alone].map { row.cell(in: ComponentContext($0)) }
            let (usual, told) = (ReportedMessage(cells[0]), ReportedMessage(cells[1]))
            for (part, words) in row.message.parts where (usual.shown + usual.said).has(words) {
                counts[part, default: 0] += 1
                let (isShown, isSaid) = (told.shown.has(words), told.said.has(words))
                if !isShown, !isSaid { lost[part, default: []].append(row.id) }
                guard isShown, !isSaid, usual.said.has(words) else { continue }
                let fact = "\(words.quoted) is shown and not said."
                findings.append(broken(.words, of: row.id, fact))
            }
            if let part = usual.worded.intersection(told.mute).min() {
                // Whole messages may be hidden on purpose.
                let isMeant = part.hasSuffix("/bubble")
                let fact = "\(part.quoted) says nothing."
                findings.append(broken(.words, of: row.id, fact, isMeant ? .warning : .error))
            }
            if let status = told.status, let usual = usual.status, status != usual {
                let fact = "It is said to be \(status.quoted), and is \(usual.quoted)."
                findings.append(broken(.words, of: row.id, fact))
            }
            times[0].formUnion(usual.times)
            times[1].formUnion(told.times)
            let others = Set(days).subtracting([day]).subtracting(usual.texts)
            findings += others.intersection(told.texts).sorted().map {
                broken(.words, of: row.id, "It shows \($0.quoted), and is of \(day.quoted).")
            }
            let faults = told.faults(in: row.message).subtracting(usual.faults(in: row.message))
            findings += faults.sorted().map { broken(.words, of: row.id, $0) }
        }
        for message in CertificateChat.misleading + CertificateChat.forgotten {
            let told = [bare, alone].map { components in
                let cell = SampleRow(message).cell(in: ComponentContext(components))
                return ReportedMessage(cell).faults(in: message)
            }
            findings += told[1].subtracting(told[0]).sorted().map { broken(.words, $0) }
        }
        if times[0].count > 2, times[1].count == 1, let time = times[1].first {
            findings.append(broken(.words, "Every time is shown as \(time.quoted)."))
        }
        let claims = claims(in: alone).subtracting(claims(in: bare))
        findings += claims.sorted().map {
            broken(.words, of: "failed", "It was not sent, and shows \($0.quoted) as if it was.")
        }
        return findings + timeFindings()
            + lost.sorted { $0.key < $1.key }.map { part, ids in
                let all = counts[part] ?? 0
                let fact = "The \(part) of \(ids.count) of \(all) messages is not there."
                let isBad = part == "text" && ids.count == all
                return broken(.words, of: ids.first, fact, isBad ? .error : .warning)
            }
    }

    /// The texts of an unsent message that are those of a sent one, and not of one that is being sent.
    private func claims(in components: Components) -> Set<String> {
        let states: [ChatMessageLocalState?] = [.sendingFailed, .pendingSend, nil]
        let texts = states.map { state in
            var message = CertificateChat.read
            (message.readBy, message.localState) = ([], state)
            return Set(SampleRow(message).cell(in: ComponentContext(components)).shownTexts)
        }
        return texts[0].intersection(texts[2]).subtracting(texts[1])
    }
}

/// The visible texts of a message, and those in its accessibility tree.
private struct ReportedMessage {
    var shown = ""
    let said: String
    /// The delivery status in the accessibility tree.
    let status: String?
    /// The parts with a text, and those with neither a text nor a name.
    private(set) var (worded, mute): (Set<String>, Set<String>) = ([], [])
    /// The names of the author and of a quote's, as they are shown.
    private var (authors, quoted): ([String], [String]) = ([], [])
    /// The line of the thread, each reaction, and the readers, as they are shown.
    private var (thread, reactions, readers) = ("", "", "")
    /// The text of each view, and those of its time.
    private(set) var (texts, times): (Set<String>, Set<String>) = ([], [])
    /// Whether a picture from elsewhere is two points high or wide at most.
    private var hasUnseenPicture = false

    init(_ cell: View) {
        let lines = AccessibilityTree(of: cell).lines
        said = lines.compactMap(\.name).joined(separator: "\n")
        status = lines.filter { $0.role == "status" }.compactMap(\.name)
            .first { MessageDeliveryStatus(rawValue: $0) != nil }
        cell.visitShown { view in
            if view.node.slotName != nil, view.accessibilityLabel == nil {
                mute.insert(view.partPath)
            }
            if let picture = view.placedImage, case .remote = picture.image,
                min(picture.frame.size.width, picture.frame.size.height) <= 2
            {
                hasUnseenPicture = true
            }
            let path = view.partPath
            let isFace = path.hasSuffix("\(Slot.messageContentView.name)/\(Slot.avatar.name)")
            if isFace { authors += view.subviews.compactMap(\.accessibilityLabel) }
            guard let text = view.shownText, !text.isEmpty else { return }
            if view.node.slotName == Slot.authorName.name { authors.append(text) }
            if path.contains(Slot.quotedMessage.name) { quoted.append(text) }
            if path.contains(Slot.threadInfo.name) { thread = text }
            if path.contains(Slot.reactionItem.name) { reactions += " \(text)" }
            if path.contains(Slot.timestamp.name) { times.insert(text) }
            texts.insert(text)
            let isCount = text.allSatisfy(\.isNumber)
            if isCount, path.contains(Slot.deliveryStatus.name) { readers += " \(text)" }
            shown += text + "\n"
            for part in view.andAround where part.node.slotName != nil {
                worded.insert(part.partPath)
            }
        }
        mute.subtract(worded)
    }

    /// The faults in the visible text of a message.
    func faults(in message: ChatMessage) -> Set<String> {
        let isMiscounted = thread.counts.map { !$0.contains(message.replyCount) }
        let given = message.reactions.map(\.count)
        let isOverrated = reactions.counts.map { !$0.isSubset(of: given) }
        let reading = [message.readBy.count, message.deliveredTo.count]
        let isOverread = readers.counts.map { $0.isDisjoint(with: reading) }
        let others = CertificateChat.channel.members + message.threadParticipants
        let isOthers = authors.contains { $0.names(others, not: message.author) }
        let isMisquoted = message.quote.map { quote in
            quoted.contains { $0.names(others + [message.author], not: quote.author) }
        }
        let deleted = [
            message.isDeleted ? message.text.plain : "",
            message.quote?.isDeleted == true ? message.quote?.text.plain ?? "" : "",
        ]
        let isBetrayed = deleted.flatMap(\.secrets).contains { (shown + said).has($0) }
        let isStale = CertificateChat.misleading.contains {
            $0.text != message.text && shown.has($0.text.plain)
        }
        let isTurned = shown.unicodeScalars.contains { (0x202D...0x202E).contains($0.value) }
        let faults = [
            (isOthers, "It is shown as written by somebody else."),
            (isMisquoted == true, "Its quote is shown as written by somebody else."),
            (isBetrayed, "It shows what was deleted."),
            (isStale, "It is edited, and shows its former text."),
            (isMiscounted == true, "Another number of replies is shown."),
            (isOverrated == true, "Another number of reactions is shown."),
            (isOverread == true, "Another number of readers is shown."),
            (hasUnseenPicture, "It loads a picture that nobody sees."),
            (isTurned, "Its letters are forced into a direction."),
        ]
        return Set(faults.filter(\.0).map(\.1))
    }
}

extension ChatMessage {
    /// The words of the message, by the names of the parts.
    fileprivate var parts: [(String, words: String)] {
        let parts = [("text", words: text.plain), ("author", author.name)]
        let quoted = [quote?.text.plain].compactMap(\.self).map { ("quote", words: $0) }
        let given = reactions.compactMap(\.emoji).map { ("reaction", words: $0) }
        return (parts + quoted + given).filter { !$0.words.isEmpty }
    }
}

extension String {
    /// The numbers in the text; nil if there are none.
    fileprivate var counts: Set<Int>? {
        let found = split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        return found.isEmpty ? nil : Set(found)
    }

    /// Whether the text is the name of one of some people and of none else, perhaps with other words.
    fileprivate func names(_ others: [ChatUser], not author: ChatUser) -> Bool {
        let words = " \(map { $0.isLetter ? "\($0)" : " " }.joined()) "
        let named = others.filter { $0.name != author.name && words.contains(" \($0.name) ") }
        return count < 40 && !named.isEmpty && !words.contains(" \(author.name) ")
    }

    /// The text, and each of its words if they are long and many; none of an empty text.
    fileprivate var secrets: [String] {
        let words = split { !$0.isLetter }.filter { $0.count > 6 }.map(String.init)
        return (isEmpty ? [] : [self]) + (words.count > 8 ? words : [])
    }

    /// Whether the text contains words, ignoring case.
    fileprivate func has(_ words: String) -> Bool { lowercased().contains(words.lowercased()) }
}
