import Components
import DefaultComponents
import Views

/// A server that has all messages and sends pages of them when it is told to.
final class PagedServer {
    /// All messages, newest first.
    var all: [ChatMessage]
    /// The requests that were not answered.
    private(set) var unanswered: [MessagePageRequest] = []
    /// The number of requests.
    private(set) var requestCount = 0
    /// The outcome of requests.
    var outcome = SendingOutcome.underway
    /// The times of all messages, also of deleted ones.
    private var times: [ChatMessage.ID: Timestamp] = [:]

    private(set) lazy var client = ChatClient(currentUser: FixtureChat.ann) {
        [unowned self] request, _ in
        guard case .load(let page) = request else { return .sent }
        requestCount += 1
        if outcome == .underway { unanswered.append(page) }
        return outcome
    }

    /// Creates a server with a number of messages, named by age, a minute apart.
    init(count: Int) {
        all = (0..<count).map { place in
            let author = [FixtureChat.bo, FixtureChat.ann, FixtureChat.cy][place / 2 % 3]
            return FixtureChat.message("m\(place)", by: author, at: Int64(-60 * place)) {
                $0.text = RichText(
                    plain: "Ahoy \(place)" + String(repeating: " aye", count: place % 7 * 4)
                )
            }
        }
        for message in all { times[message.id] = message.createdAt }
    }

    /// Adds a new message.
    func add(_ message: ChatMessage) {
        all.insert(message, at: 0)
        times[message.id] = message.createdAt
    }

    /// Returns a controller of a range of the messages.
    func controller(
        _ range: Range<Int>,
        pageSize: Int = 5,
        openEnds: Set<MessageEnd> = [.older]
    ) -> ChatChannelController {
        ChatChannelController(
            channel: FixtureChat.direct,
            messages: ChatMessages(Array(all[range])),
            client: client,
            pageSize: pageSize,
            openEnds: openEnds
        )
    }

    /// Returns the page that a request asks for, or a smaller one.
    func page(for request: MessagePageRequest, atMost limit: Int = .max) -> MessagePage {
        let time = request.messageID.flatMap { times[$0] }
        let count = min(limit, request.count)
        let rest = all.filter { message in
            guard let time else { return true }
            return request.end == .older ? message.createdAt < time : message.createdAt > time
        }
        let messages = request.end == .older ? Array(rest.prefix(count)) : Array(rest.suffix(count))
        return MessagePage(
            requestID: request.id,
            messages: messages,
            isLast: messages.count == rest.count
        )
    }

    /// Returns the oldest request that was not answered, and counts it as answered.
    func takeRequest() -> MessagePageRequest? {
        unanswered.isEmpty ? nil : unanswered.removeFirst()
    }

    /// Answers all requests, and those that the answers lead to.
    func answer(_ controller: ChatChannelController, atMost limit: Int = .max) {
        while let request = takeRequest() {
            controller.receive(.loaded(page(for: request, atMost: limit)))
        }
    }
}
