/// The state of a page that its script keeps.
struct LoadPage: Sendable, Hashable {
    /// The signed value.
    var resume: String
    /// The digest of the rows.
    var digest: String

    /// Loads a room as a person.
    static func load(_ room: String, as person: LoadPerson, on http: LoadHTTP) async throws
        -> LoadPage
    {
        let cookies = ["webchat-session": person.token]
        let response = try await http.request("/rooms/\(room)", cookies: cookies)
        guard response.status == 200, let page = LoadPage(html: response.text) else {
            throw LoadError("The page of a room was answered with \(response.status).")
        }
        return page
    }

    /// Reads a page; nil if it has no state.
    init?(html: String) {
        guard let resume = Self.value("data-resume=\"", in: html),
            let digest = Self.value("data-digest=\"", in: html)
        else { return nil }
        (self.resume, self.digest) = (resume, digest)
    }

    /// The frame with which a page joins.
    var joining: String { joining(with: 0) }

    /// Returns the frame that joins with a number of messages that will be sent.
    func joining(with messages: Int) -> String {
        "[\"j\",\"\(resume)\",\"\(digest)\",\(messages)]"
    }

    /// Returns what is between a prefix and the next quote.
    static func value(_ prefix: String, in text: String) -> String? {
        guard let start = text.firstRange(of: prefix)?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
    }

    /// Loads the pages of people in their rooms, some at once, in the order of the people.
    static func loadAll(_ chat: LoadChat, port: Int) async throws -> [LoadPage] {
        let progress = Progress("pages", of: chat.people.count)
        let workers = 4
        return try await withThrowingTaskGroup(of: [(Int, LoadPage)].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    try await LoadHTTP.with(port) { http in
                        var loaded: [(Int, LoadPage)] = []
                        for place in stride(from: worker, to: chat.people.count, by: workers) {
                            let person = chat.people[place]
                            let page = try await load(person.room, as: person, on: http)
                            loaded.append((place, page))
                        }
                        return loaded
                    }
                }
            }
            var pages: [(Int, LoadPage)] = []
            for try await loaded in group {
                pages += loaded
                progress.done(pages.count)
            }
            return pages.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
