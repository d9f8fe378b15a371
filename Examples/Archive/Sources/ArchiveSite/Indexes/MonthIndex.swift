import ArchiveStorage
import DefaultComponents

/// The numbers of one month of a channel.
struct MonthIndex: Equatable {
    /// The days with messages.
    var days: [Day] = []
    /// The number of threads that begin in it.
    var threads = 0
    /// The number of replies in them that are not shown in the channel.
    var replies = 0
    /// The number of files of its messages.
    var files = 0
    /// The numbers of messages of their authors, by the names that their ids have in a site.
    private(set) var people: [String: Person] = [:]

    struct Person: Equatable {
        var id: String
        var messages: Int
    }

    /// Counts a message of a person.
    mutating func count(_ person: String, _ messages: Int = 1) {
        let name = SiteNames.name(person)
        people[name, default: Person(id: person, messages: 0)].messages += messages
    }

    struct Day: Equatable {
        /// The day in two digits.
        var name: String
        var messages: Int
        var pages: Int
    }

    var messages: Int { days.reduce(replies) { $0 + $1.messages } }

    /// Reads the file of a month; `nil` if there is none.
    init?(_ folder: String, in site: SiteFolder) throws(SiteError) {
        guard let bytes = try site.bytes(of: Self.file(folder)) else { return nil }
        do throws(ConversationError) {
            let root = try JSONCursor(reading: bytes, file: folder)
            for day in try root.list("days") {
                let name = try day.required("day").string()
                let messages = try day.required("messages").count()
                let pages = try day.required("pages").count()
                days.append(Day(name: name, messages: messages, pages: pages))
            }
            threads = try root.required("threads").count()
            replies = try root.required("replies").count()
            files = try root.required("files").count()
            for person in try root.list("people") {
                count(
                    try person.required("id").string(),
                    try person.required("messages").count()
                )
            }
        } catch {
            throw .damaged(path: site.place(of: Self.file(folder)), line: 1)
        }
    }

    init() {}

    func write(_ folder: String, to site: SiteFolder) throws(SiteError) {
        var json = JSONWriter()
        json.open()
        json.open("days", "[")
        for day in days {
            json.open()
            json.write("day", day.name)
            json.write("messages", day.messages)
            json.write("pages", day.pages)
            json.close()
        }
        json.close("]")
        json.write("threads", threads)
        json.write("replies", replies)
        json.write("files", files)
        json.open("people", "[")
        for (_, person) in people.sorted(by: { $0.key < $1.key }) {
            json.open()
            json.write("id", person.id)
            json.write("messages", person.messages)
            json.close()
        }
        json.close("]")
        json.close()
        try site.write(json.bytes + [0x0A], to: Self.file(folder))
    }

    static func file(_ folder: String) -> String {
        "\(folder)/index.json"
    }
}
