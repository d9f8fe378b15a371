public import Components

/// What is in one or more exports: channels, people, files, losses and faults.
public struct Inspection: Sendable, Hashable {
    /// One of the inputs.
    public struct Source: Sendable, Hashable {
        /// The path for users.
        public var path: String
        /// The name of the format; `nil` if the input cannot be read.
        public var format: String?
    }

    /// A channel, joined from all inputs that have it.
    public struct Channel: Sendable, Hashable {
        /// The channel.
        public var channel: ArchiveChannel
        /// The number of messages, each once.
        public var messages = 0
        /// The number of those that are replies in threads.
        public var replies = 0
        /// The time of the earliest message.
        public var first: Timestamp?
        /// The time of the latest message.
        public var last: Timestamp?
    }

    /// The inputs, in the order in which they were given.
    public var sources: [Source] = []
    /// The channels, sorted by name and id.
    public var channels: [Channel] = []
    /// The number of people that the inputs list or that wrote messages.
    public var people = 0
    /// The number of those that are programs.
    public var bots = 0
    /// The number of files that are in the inputs.
    public var mediaFound = 0
    /// The numbers of files that are missing, by reason.
    public var mediaMissing: [ArchiveMedia.Reason: Int] = [:]
    /// The number of messages that were there more than once, and are counted once.
    public var merged = 0
    /// The losses with their numbers.
    public var losses: [ArchiveLoss: Int] = [:]
    /// The faults, in the order of the reading.
    public var faults: [ArchiveError] = []
    /// The number of faults, with those that were not kept.
    public var faultCount = 0

    /// The number of messages, each once.
    public var messages: Int {
        channels.reduce(0) { $0 + $1.messages }
    }

    /// The status with which a program ends: 0 if all is whole, 1 if a part is broken, 2 if nothing can be read.
    public var exitCode: Int32 {
        sources.allSatisfy { $0.format == nil } ? 2 : faultCount > 0 ? 1 : 0
    }
}
