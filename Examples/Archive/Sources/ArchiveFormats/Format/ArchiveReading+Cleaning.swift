import Views

// Secrets are removed here, after every format, so that none can forget it.
extension ArchiveReading {
    func clean(_ message: ArchivedMessage) -> ArchivedMessage {
        var message = message
        message.text = clean(message.text)
        message.author = clean(message.author)
        for index in message.attachments.indices {
            message.attachments[index].title = message.attachments[index].title.map(clean)
            message.attachments[index].text = message.attachments[index].text.map(clean)
            message.attachments[index].address = message.attachments[index].address.map(clean)
        }
        return message
    }

    func clean(_ person: ArchivePerson) -> ArchivePerson {
        guard let address = person.pictureAddress else { return person }
        var person = person
        person.pictureAddress = clean(address)
        return person
    }

    func clean(_ text: String) -> String {
        let clean = LinkTokens.removed(from: text)
        input.log.count(.tokens, clean.count)
        return clean.text
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
