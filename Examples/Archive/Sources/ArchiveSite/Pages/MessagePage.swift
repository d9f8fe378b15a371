import ArchiveFormats
import ArchiveStorage
import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// The lines of one page of messages, with those before and after it.
struct MessagePage: Sendable {
    var unit: MessageUnit
    var part: Int
    var before: [UInt8]?
    var lines: [[UInt8]]
    var after: [UInt8]?
}

/// A drawer of pages of messages, for any number of threads at once.
struct MessagePageDrawer: Sendable {
    let site: SiteFolder
    let look: SiteLook
    let channels: [String: ArchiveChannel]

    /// The cells with which one thread draws pages.
    struct Pen {
        fileprivate var days: ReusedCells
        fileprivate var threads: ReusedCells
    }

    /// Cells for one thread, without messages.
    var pen: Pen {
        Pen(days: cells(look.components), threads: cells(look.threadComponents))
    }

    /// Returns the page as a file.
    func draw(
        _ page: MessagePage,
        previous: PageFrame.Link?,
        next: PageFrame.Link?,
        with pen: inout Pen
    ) throws(SiteError) -> PageFrame {
        let channel = channels[page.unit.channel]
        var frame = PageFrame(
            file: SiteNames.page(page.unit.name, part: page.part),
            title: title(of: page),
            trail: SiteTrail.trail(to: page.unit, in: channel),
            previous: previous,
            next: next,
            data: page.unit.file
        )
        frame.language = look.settings.language
        frame.isRightToLeft = look.settings.direction == .rightToLeft
        var messages: [SiteMessage] = []
        for line in [page.before] + page.lines.map(Optional.some) + [page.after] {
            if let line { messages.append(try message(line, page.unit, channel)) }
        }
        // A plugin may keep something of the message before in a cell; then at least no page depends on another one.
        if look.isExtended { pen = self.pen }
        let cells = page.unit.isThread ? pen.threads : pen.days
        let components = page.unit.isThread ? look.threadComponents : look.components
        let drawn = messages.reversed().map { chatMessage($0, page.unit, frame.root) }
        let (around, channelOfCells) = (AnyRandomAccessCollection(drawn), chatChannel(channel))
        let newest = page.after == nil ? 0 : 1
        let entries = page.lines.indices.lazy.map { index -> HTMLEntry in
            let place = newest + page.lines.count - 1 - index
            let content = MessageCellContent(
                index: place,
                messages: around,
                channel: channelOfCells
            )
            var entry = HTMLEntry(
                of: drawn[place],
                view: cells.cell(showing: content),
                with: components
            )
            let message = messages[index + (page.before == nil ? 0 : 1)]
            entry.links = links(of: message, page.unit, frame.root)
            return entry
        }
        var html = HTMLPage(title: frame.title, settings: look.settings)
        html.append(transcript: entries)
        frame.rules = html.ownRules
        frame.content = html.content
        return frame
    }

    private func cells(_ components: Components) -> ReusedCells {
        ReusedCells(ComponentContext(components), width: SiteLook.width)
    }

    /// Returns the channel, with so many members that authors are named, unless it is one of two people.
    ///
    /// Who they are has no influence, so that a page changes only with its messages.
    private func chatChannel(_ channel: ArchiveChannel?) -> ChatChannel {
        let ids = channel?.kind == .direct ? ["1", "2"] : ["1", "2", "3"]
        return ChatChannel(
            id: channel?.id ?? "",
            name: channel?.name ?? "",
            members: ids.map { ChatUser(id: $0, name: $0) },
            currentUserId: look.reader
        )
    }

    private func title(of page: MessagePage) -> String {
        let title =
            page.unit.isThread
            ? "Thread in \(channels[page.unit.channel]?.name ?? "")"
            : SiteTrail.dayName(page.unit)
        return page.part == 0 ? title : "\(title), part \(page.part + 1)"
    }

    private func message(
        _ line: [UInt8],
        _ unit: MessageUnit,
        _ channel: ArchiveChannel?
    ) throws(SiteError) -> SiteMessage {
        do throws(ConversationError) {
            return try SiteMessage(line: line, channelID: channel?.id ?? "")
        } catch {
            throw .damaged(path: site.place(of: unit.file), line: 0)
        }
    }

    private func chatMessage(
        _ source: SiteMessage,
        _ unit: MessageUnit,
        _ root: String
    ) -> ChatMessage {
        var source = source
        for (index, file) in source.files {
            if case .file(let name) = file, !site.exists("media/\(name)") {
                source.files[index] = .missing(.notFound)
            }
            guard case .missing(let reason) = source.files[index] else { continue }
            let title = source.message.attachments[index].title ?? "File"
            source.message.attachments[index].title = "\(title) (\(reason.words))"
        }
        let files = source.files
        let names = source.message.attachments.enumerated().compactMap { index, attachment in
            attachment.mediaID.map { ($0, files[index]) }
        }
        let places = Dictionary(names, uniquingKeysWith: { first, _ in first })
        var message = source.message.chatMessage { id in
            guard case .file(let name)?? = places[id], !name.hasSuffix(".txt") else {
                return .missing(.linkOnly)
            }
            return .path("\(root)media/\(name)")
        }
        message.text = message.text.withLinks
        message.isSentByCurrentUser = source.message.author.id == look.reader
        if let quote = source.facts.quote {
            message.quote = ChatQuote(
                messageID: source.message.replyToID ?? "",
                author: ChatUser(id: quote.authorID, name: quote.author),
                text: RichText(plain: quote.text),
                isDeleted: quote.isDeleted
            )
        }
        if unit.isThread {
            message.parentID = nil
            message.replyCount = 0
        } else if let thread = source.facts.thread {
            message.replyCount = max(message.replyCount, thread.replies)
        }
        return message
    }

    /// Returns the links below a message: its files, its thread, and the message that it answers.
    private func links(
        of source: SiteMessage,
        _ unit: MessageUnit,
        _ root: String
    ) -> [HTMLReference] {
        let message = source.message
        var links: [(words: String, address: String)] = []
        if let quote = source.facts.quote {
            links.append(("The answered message", quote.address))
        }
        if unit.isThread {
            if let root = source.facts.thread?.root { links.append(("In the channel", root)) }
        } else if let root = source.facts.thread == nil ? message.threadID : message.id {
            let name = SiteNames.thread(unit.channel, root: root)
            links.append(("Open the thread", SiteNames.page(name, part: 0)))
        }
        for (index, file) in source.files.sorted(by: { $0.key < $1.key }) {
            guard case .file(let name) = file, site.exists("media/\(name)") else { continue }
            let attachment = message.attachments[index]
            links.append((attachment.title ?? "File", "media/\(name)"))
        }
        var references = links.compactMap { link in
            HTMLPath(root + link.address).map { HTMLReference(link.words, to: $0) }
        }
        for attachment in message.attachments {
            guard let address = attachment.address.flatMap(LinkAddress.init) else { continue }
            references.append(HTMLReference(attachment.title ?? address.text, to: address))
        }
        return references
    }
}

extension ArchiveMedia.Reason {
    fileprivate var words: String {
        switch self {
        case .notIncluded: "not included in the export"
        case .tooLarge: "too large for the export"
        case .unavailable: "not available to the exporter"
        case .linkOnly: "only a link in the export"
        case .deleted: "deleted before the export"
        case .notFound: "missing in the export"
        }
    }
}
