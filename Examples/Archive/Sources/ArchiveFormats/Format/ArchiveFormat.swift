/// A format of exports.
///
/// The contract is one of streams: a format never holds the messages of an export. No input may trap or hang it; a
/// broken part is a fault of the input's log, and the rest is read.
public protocol ArchiveFormat: Sendable {
    /// The name by which users select the format, such as `slack`.
    var name: String { get }

    /// Returns how surely an input has this format, from 0 to 100, by names and beginnings of entries.
    func score(_ input: ArchiveInput) -> Int

    /// Opens an input: reads its channels and what it states about people.
    ///
    /// Throws if nothing can be read.
    func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport
}

/// An opened input.
public protocol ArchiveExport: AnyObject {
    /// The channels, in the order of the input.
    var channels: [ArchiveChannel] { get }

    /// The people that the input lists, and the authors of the messages that were read.
    var people: [ArchivePerson] { get }

    /// Reads the messages of one channel, or of all for `nil`, one at a time in the order of the input.
    ///
    /// Files of days are read in the order of their days; a format whose input mixes channels hands them over mixed.
    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError)

    /// Returns the place of a file, or the reason why it is missing.
    func media(_ id: String) -> ArchiveMedia
}

/// The options of a reading.
public struct ArchiveOptions: Sendable, Hashable {
    /// The order of day and month in texts; `nil` decides by all dates of a file.
    public var dateOrder: DateOrder?

    /// Creates options.
    public init(dateOrder: DateOrder? = nil) {
        self.dateOrder = dateOrder
    }

    /// The order of day and month.
    public enum DateOrder: String, Sendable, Hashable, CaseIterable {
        /// 31/12.
        case day
        /// 12/31.
        case month
    }
}
