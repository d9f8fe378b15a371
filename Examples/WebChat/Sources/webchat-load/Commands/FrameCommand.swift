import ArgumentParser
import NIOCore

/// Measures the sizes of frames.
struct FrameCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Measures the sizes of the frames of an edit, a reaction and a notice of typing."
    )

    @OptionGroup var options: LoadOptions

    private static let texts = [
        "The ferry leaves at seven from the pier.", "The ferry leaves at eight from the quay.",
        "A ferry leaves at nine from this harbour",
    ]

    func measure() async throws -> [Figure] {
        try await options.withFolder { folder in
            let chat = try await LoadChat.make(
                at: "\(folder)/chat.sqlite",
                people: 2,
                rooms: 1,
                messages: 60,
                seed: options.seed
            )
            let server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            let pages = try await LoadPage.loadAll(chat, port: server.port)
            let events = SocketEvents()
            let opened = try await JoinCounter.open(chat.people, pages, port: server.port) {
                $0 == 1 ? events : nil
            }
            let sender = opened.sockets[0]
            var sizes: [Int] = []
            var frames = events.events.makeAsyncIterator()
            _ = try await Self.size(of: "n", &frames)
            for frame in Self.commands {
                let socket = frame.isOfReader ? opened.sockets[1] : sender
                socket.send(frame.json)
                sizes.append(try await Self.size(of: frame.answer, &frames))
            }
            for socket in opened.sockets { await socket.close() }
            return zip(Self.commands, sizes).map { command, size in
                Figure(
                    what: command.what,
                    budget: command.budget.map { "\($0) bytes" } ?? "",
                    measured: "\(size) bytes",
                    isWithin: size <= command.budget ?? .max
                )
            }
        }
    }

    /// A frame that is sent, and the one that another page is sent for it.
    private struct Command {
        let what: String
        let json: String
        var answer: Character = "p"
        var budget: Int?
        /// Whether the person whose frames are measured sends it.
        var isOfReader = false
    }

    private static let commands = [
        Command(
            what: "frame for a new message of 40 bytes",
            json: "[\"s\",\"load\",\"\(texts[0])\"]"
        ),
        Command(
            what: "frame for a message of 40 bytes that was edited for the first time",
            json: "[\"e\",\"load\",\"\(texts[1])\"]",
            budget: 2 * 40 + 48
        ),
        Command(
            what: "frame for the next edit",
            json: "[\"e\",\"load\",\"\(texts[2])\"]",
            budget: 2 * 40 + 48
        ),
        Command(
            what: "frame for a first reaction",
            json: "[\"r\",\"load\",\"like\"]",
            budget: 60
        ),
        Command(
            what: "frame for the same reaction of another person",
            json: "[\"r\",\"load\",\"like\"]",
            budget: 60,
            isOfReader: true
        ),
        Command(
            what: "frame for a notice of typing",
            json: "[\"t\"]",
            answer: "t",
            budget: 24
        ),
    ]

    /// Returns the size of the next frame with a letter.
    private static func size(
        of letter: Character,
        _ frames: inout AsyncStream<SocketEvents.Event>.AsyncIterator
    ) async throws -> Int {
        while let event = await frames.next() {
            guard case .text(let text) = event else { break }
            if ServerFrameText(text)?.letter == letter { return text.readableBytes }
        }
        throw LoadError("The socket ended before a frame '\(letter)'.")
    }
}
