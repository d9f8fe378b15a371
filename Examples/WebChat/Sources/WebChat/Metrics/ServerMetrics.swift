import ChatStore
import CoreMetrics

/// The numbers that a server counts.
///
/// Their dimensions are letters, words and codes of the protocol, never those of people.
struct ServerMetrics: Sendable {
    private let registry: PrometheusMetrics
    private let sockets: Meter
    private let sessions: Meter
    private let pages: Counter
    private let rows: Counter
    private let sharedRows: Counter
    private let bytesSent: Counter
    private let drawing: CoreMetrics.Timer
    private let commits: CoreMetrics.Timer
    private let received: [String: Counter]
    private let sent: [String: Counter]
    private let commands: [String: Counter]
    private let refusals: [String: Counter]
    private let closings: [UInt16: Counter]
    private let malformed: Counter

    init() {
        let registry = PrometheusMetrics(help: Self.help)
        self.registry = registry
        func counters<Key: Hashable>(
            _ label: String,
            _ dimension: String,
            _ keys: [Key]
        ) -> [Key: Counter] {
            let made = keys.map { key in
                (
                    key,
                    Counter(label: label, dimensions: [(dimension, "\(key)")], factory: registry)
                )
            }
            return Dictionary(made) { first, _ in first }
        }
        sockets = Meter(label: "webchat_sockets", factory: registry)
        sessions = Meter(label: "webchat_sessions", factory: registry)
        pages = Counter(label: "webchat_pages_drawn", factory: registry)
        rows = Counter(label: "webchat_rows_drawn", factory: registry)
        sharedRows = Counter(label: "webchat_rows_shared", factory: registry)
        bytesSent = Counter(label: "webchat_sent_bytes", factory: registry)
        drawing = Timer(label: "webchat_drawing", factory: registry)
        commits = Timer(label: "webchat_commit", factory: registry)
        received = counters("webchat_frames_received", "kind", ClientFrame.letters)
        malformed = Counter(
            label: "webchat_frames_received",
            dimensions: [("kind", "malformed")],
            factory: registry
        )
        sent = counters("webchat_frames_sent", "kind", ServerFrame.letters)
        commands = counters("webchat_commands", "kind", ChatCommand.kinds)
        refusals = counters("webchat_commands_refused", "kind", ChatCommand.kinds)
        closings = counters(
            "webchat_sockets_closed",
            "code",
            LiveSignal.Closing.allCases.map(\.rawValue)
        )
    }

    /// Counts a socket that begins, or with -1 one that ends.
    func open(_ change: Int) {
        sockets.increment(by: Double(change))
    }

    /// Counts a page that has joined, or with -1 one that ends.
    func join(_ change: Int) {
        sessions.increment(by: Double(change))
    }

    /// Counts a frame of a page; nil for one that is malformed.
    func receive(_ frame: ClientFrame?) {
        (frame.map { received[$0.letter] ?? malformed } ?? malformed).increment()
    }

    /// Counts a frame to a page.
    func send(_ frame: ServerFrame, bytes: Int) {
        sent[frame.letter]?.increment()
        bytesSent.increment(by: bytes)
    }

    /// Counts a command, and the time that it took.
    func perform(_ command: ChatCommand, in time: Duration, isRefused: Bool) {
        (isRefused ? refusals : commands)[command.kind]?.increment()
        commits.recordNanoseconds(time.nanoseconds)
    }

    /// Counts a page, and the time that it took.
    func draw(in time: Duration) {
        pages.increment()
        drawing.recordNanoseconds(time.nanoseconds)
    }

    /// Counts a row that was drawn, or was there.
    func show(isShared: Bool) {
        (isShared ? sharedRows : rows).increment()
    }

    /// Counts a socket that the server closed.
    func close(_ closing: LiveSignal.Closing) {
        closings[closing.rawValue]?.increment()
    }

    /// All numbers in the text format of Prometheus, with the memory and the descriptors of the process.
    var text: String {
        registry.text(measuring: ProcessFacts.present)
    }

    private static let help = [
        "process_open_fds": "Open file descriptors.",
        "process_resident_memory_bytes": "Resident memory.",
        "webchat_commands_refused_total": "Commands that were refused, by kind.",
        "webchat_commands_total": "Commands that were committed, by kind.",
        "webchat_commit_seconds": "The time from a command to its commit or refusal.",
        "webchat_drawing_seconds": "The time in which a page was drawn.",
        "webchat_frames_received_total": "Frames from pages, by letter.",
        "webchat_frames_sent_total": "Frames to pages, by letter.",
        "webchat_pages_drawn_total": "Pages that were drawn for a socket or a request.",
        "webchat_rows_drawn_total": "Rows that were drawn to be shared.",
        "webchat_rows_shared_total": "Rows that were there when they were needed.",
        "webchat_sent_bytes_total": "Bytes of frames to pages.",
        "webchat_sessions": "Sockets whose pages have joined.",
        "webchat_sockets": "Open sockets.",
        "webchat_sockets_closed_total": "Sockets that the server closed, by code.",
    ]
}

extension ChatCommand {
    /// The words for commands in metrics.
    static let kinds = ["send", "edit", "delete", "react", "respond"]

    /// The word for the command in metrics.
    var kind: String {
        switch self {
        case .send: Self.kinds[0]
        case .edit: Self.kinds[1]
        case .delete: Self.kinds[2]
        case .react: Self.kinds[3]
        case .respond: Self.kinds[4]
        }
    }
}

extension Duration {
    /// The duration in nanoseconds.
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
