/// Messages that a seed decides: who writes what, when, and to which message it replies.
struct InventedMessages {
    /// One message.
    struct Message {
        let id: String
        let author: Int
        let createdAt: Int64
        let text: String
        /// The distance to the message that it replies to, if that is no reply.
        let replyDistance: Int?
        /// The members who react, and how.
        let reactions: [(author: Int, name: String)]
    }

    private var generator: SeededGenerator
    private let seed: UInt64
    private let authors: Int
    private var instant: Int64
    private var number = 0

    /// The first day of 2024.
    private static let start: Int64 = 1_704_067_200_000_000
    /// The first day of 2100, after which times are not invented.
    private static let end: Int64 = 4_102_444_800_000_000

    /// Creates messages of a number of authors, from an instant on.
    init(seed: UInt64, authors: Int, after instant: Int64) {
        generator = SeededGenerator(seed: seed)
        self.seed = seed
        self.authors = authors
        self.instant = min(max(instant, InventedMessages.start), InventedMessages.end)
    }

    /// Returns the next message.
    mutating func next() -> Message {
        number += 1
        let bits = generator.next()
        instant += Int64(bits % 60_000_000) + 1
        let count = 2 + Int(bits >> 32 % 12)
        var text = ""
        var last = bits
        for place in 0..<count {
            if place % 6 == 0 { last = generator.next() }
            let word = Self.words[Int(last % UInt64(Self.words.count))]
            last /= UInt64(Self.words.count)
            text += place == 0 ? word.prefix(1).uppercased() + word.dropFirst() : " " + word
        }
        if bits >> 36 % 16 == 0 {
            text += " " + Self.foreign[Int(last % UInt64(Self.foreign.count))]
        }
        text += bits >> 40 % 8 == 0 ? "?" : "."
        return Message(
            id: "f\(seed)-\(number)",
            author: Int(bits >> 20 % UInt64(authors)),
            createdAt: instant,
            text: text,
            replyDistance: bits >> 50 % 16 == 0 ? 1 + Int(bits >> 54 % 40) : nil,
            reactions: bits >> 44 % 16 == 0 ? reactions() : []
        )
    }

    private mutating func reactions() -> [(author: Int, name: String)] {
        let bits = generator.next()
        let name = Self.reactionNames[Int(bits % UInt64(Self.reactionNames.count))]
        let count = min(authors, 1 + Int(bits >> 8 % 3))
        let first = Int(bits >> 16 % UInt64(authors))
        return (0..<count).map { (author: (first + $0) % authors, name: name) }
    }

    private static let reactionNames = ["👍", "❤️", "😂", "🎉", "👀"]

    private static let foreign = ["café", "naïve", "Zürich", "año", "東京", "天気予報", "会議", "안녕하세요"]

    private static let words = """
        the a we you they this that it is was can will please maybe today tomorrow morning evening \
        week meeting plan review draft branch build test release server client message room thread \
        picture coffee lunch train ticket weather rain sun garden music film book question \
        answer idea problem fix change update number list table window door house street city \
        good new old small large early late ready done open
        """.split(separator: " ").map(String.init)
}
