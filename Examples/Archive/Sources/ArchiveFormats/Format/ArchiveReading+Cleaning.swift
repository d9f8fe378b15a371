import Views

// Secrets are removed here, after every format, so that none can forget it.
extension ArchiveReading {
    func clean(_ message: ArchivedMessage) -> ArchivedMessage {
        var message = message
        message.text = clean(message.text)
        message.author = clean(message.author)
        for index in message.attachments.indices {
            clean(&message.attachments[index].title)
            clean(&message.attachments[index].text)
            clean(&message.attachments[index].address)
        }
        return message
    }

    func clean(_ person: ArchivePerson) -> ArchivePerson {
        guard let address = person.pictureAddress else { return person }
        var person = person
        let isFirst = isFirstCleaning(of: "person \(person.id)")
        person.pictureAddress = clean(address, isCounted: isFirst)
        return person
    }

    func clean(_ text: String, isCounted: Bool = true) -> String {
        let clean = LinkTokens.removed(from: text)
        if isCounted { input.log.count(.tokens, clean.count) }
        return clean.text
    }

    private func clean(_ text: inout String?) {
        text = text.map { clean($0) }
    }

    private func clean(_ text: RichText) -> RichText {
        RichText(
            text.runs.map { run in
                var run = run
                run.text = clean(run.text)
                if case .link(let address) = run.style.target {
                    run.style.target = .link(clean(address))
                }
                return run
            }
        )
    }
}
