public import Components

/// The settings of a server.
public struct WebChatSettings: Sendable {
    /// The address on which it listens.
    public var host = "127.0.0.1"
    /// The port on which it listens; 0 for any that is free.
    public var port = 8080
    /// Whether browsers reach it by TLS, which ends before it.
    public var isSecure = false
    /// The people whose passwords the page for signing in shows, while their accounts exist.
    public var guests: [Guest] = []
    /// The plugins of the rows of all people, beside those that each person switches.
    public var plugins: [any Plugin] = []
    /// Whether rows with ``plugins`` are kept and shared like others.
    ///
    /// Rows are drawn once for all who see the same, as functions of the messages, the channel, the look and the reader;
    /// people whom a message does not name see the row of a member that is none of them. Set it if your plugins read nothing
    /// else, such as a clock, a global variable, or who the reader is. Without it, each page draws each row for itself.
    public var sharesRowsOfPlugins = false
    /// The sign-ins and the sign-ups of one address in a minute at most.
    public var attempts = 20
    /// The sockets of one person at once at most.
    public var sockets = 10
    /// The frames of one socket in a second at most.
    public var frames = 10
    /// The seconds between the pings of a socket.
    public var pingInterval = 20.0
    /// The seconds after which people without an open page are shown as away, so that those who load one anew are not.
    public var awayDelay = 5.0
    /// The bytes of a picture at most.
    public var pictureBytes = 5_000_000
    /// The pixels of a picture at most.
    public var picturePixels = 40_000_000
    /// The bytes of the pictures of a person in a day at most.
    public var dailyPictureBytes = 50_000_000
    /// The pictures that a person sends in a minute at most.
    public var pictures = 20
    /// The port on 127.0.0.1 on which `/metrics` is served; 0 for any that is free, nil for none.
    public var metricsPort: Int?
    /// The present instant, in microseconds since 1970.
    public var clock: @Sendable () -> Int64

    /// Returns whether requests for a host are answered.
    ///
    /// On loopback and without TLS only those for loopback are: a page of another site could give its own name the address
    /// of loopback, and read the chat.
    func serves(_ authority: String?) -> Bool {
        isSecure || !LoopbackName.all.contains(host) || LoopbackName.matches(authority)
    }

    /// Creates the default settings, with a clock.
    public init(clock: @escaping @Sendable () -> Int64) {
        self.clock = clock
    }
}

/// An invented person with a password that is no secret.
public struct Guest: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The password.
    public var password: String

    /// Creates a guest.
    public init(name: String, password: String) {
        self.name = name
        self.password = password
    }
}
