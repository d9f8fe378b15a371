import Components
import DefaultComponents

/// All that the program shows, by the ids of the plugins.
struct Exhibits: Sendable {
    let all: [Exhibit]

    init(_ exhibits: [Exhibit]) {
        all = exhibits.sorted { $0.plugin.id < $1.plugin.id }
    }

    /// The plugins that the command line can name, by id.
    var plugins: [any Plugin] { all.map(\.plugin) }

    /// The plugins' ids, sorted.
    var ids: [String] { all.map(\.plugin.id.rawValue) }

    /// The channels that the plugins bring.
    var scenes: [ChannelTranscript] { all.compactMap(\.scene) }

    /// What is said of the plugins' events.
    var sheets: [EventSheet] { all.flatMap(\.sheets) }
}
