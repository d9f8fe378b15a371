import DefaultComponents
import Views

/// A sheet over the list: lines of text and choices.
package struct Sheet {
    /// The heading.
    package var title: String
    /// The lines of text.
    var lines: [String] = []
    /// The choices.
    package var choices: [Choice] = []
    /// The choice that Enter takes.
    var selected = 0
    /// The number of rows that are scrolled out at the top.
    var offset = 0

    /// A choice of a sheet.
    package struct Choice {
        package let title: String
        /// The id of the action on a message that it stands for; nil for other choices.
        package var actionID: String?
        /// Performs the choice, after the sheet is closed.
        let perform: (ChatNavigator) -> Void
    }
}

extension Sheet {
    /// Creates the sheet of an outcome; nil if it is shown elsewhere.
    init?(_ outcome: ChatOutcome, in room: ChatSession, _ words: HostWords) {
        switch outcome {
        case .route(let route):
            guard let sheet = Sheet(route, in: room, words) else { return nil }
            self = sheet
        case .sheet(let title, let lines): self.init(title: title, lines: lines)
        case .choice, .copy, .event: return nil
        }
    }

    private init?(_ route: ChatRoute, in room: ChatSession, _ words: HostWords) {
        switch route {
        case .thread: return nil
        case .gallery(let message, let first):
            self.init(title: words("Attachments of {name}", ["name": .text(message.author.name)]))
            lines = [first.line]
            var rest = message.attachments
            if let place = rest.firstIndex(of: first) { rest.remove(at: place) }
            lines += rest.map(\.line)
        case .link(let address, let message):
            self.init(
                title: words("Link of {name}", ["name": .text(message.author.name)]),
                lines: [address]
            )
        case .user(let user):
            self.init(title: user.name, lines: [words("id: {id}", ["id": .text(user.id)])])
            if user.isBot { lines.append(words("a bot")) }
            if let image = user.imageURL {
                lines.append(words("picture: {address}", ["address": .text(image)]))
            }
        case .messageActions(let actions, let message):
            self.init(title: words("Message of {name}", ["name": .text(message.author.name)]))
            choices = actions.map { Choice($0, on: message) }
        case .reactions(let message):
            self.init(title: words("Reactions"))
            lines = message.reactions.map { reaction in
                let names = reaction.userIDs.map(room.name).sorted()
                let more = reaction.count - names.count
                let rest = more > 0 ? [words("{count} more", ["count": .number(more)])] : []
                let sign = reaction.emoji.map { "\($0) " } ?? ""
                return "\(sign)\(reaction.name): \(words.enumeration(names + rest))"
            }
        case .readers(let message):
            self.init(title: words("Read by"))
            let readers = message.readBy.map(\.name).sorted()
            lines = readers.isEmpty ? [words("Nobody yet.")] : readers
            let others = message.deliveredTo.filter { user in
                !message.readBy.contains { $0.id == user.id }
            }
            if !others.isEmpty {
                let names = words.enumeration(others.map(\.name).sorted())
                lines += ["", words("Delivered to {names}", ["names": .phrase(names)])]
            }
        }
    }
}

extension Sheet.Choice {
    /// Creates the choice of an action on a message.
    init(_ item: any ChatMessageActionItem, on message: ChatMessage) {
        self.init(title: item.title, actionID: item.id) { navigator in
            navigator.viewport.list.perform(item, on: message)
            for viewport in navigator.viewports { viewport.fit() }
        }
    }
}

extension ChatAttachment {
    /// The kind, the title and the address, as far as it has them.
    fileprivate var line: String {
        let parts: (title: String?, address: String?) =
            switch known {
            case .image(let image): (image.title, image.imageURL)
            case .video(let video): (video.title, video.videoURL)
            case .file(let file): (file.title, file.assetURL)
            case .giphy(let picture): (picture.title, picture.previewURL)
            case .audio(let audio): (audio.title, audio.audioURL)
            case .link(let link): (link.title, link.originalURL)
            case .card(let card): (card.title?.plain, card.imageURL)
            case .other, nil: (unknownTitle, nil)
            }
        let title = parts.title.map { " \($0)" } ?? ""
        return "\(kind.rawValue):\(title)" + (parts.address.map { " \($0)" } ?? "")
    }
}
