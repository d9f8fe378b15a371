/// The settings with which exports are read.
public struct ReadingSettings: Sendable {
    /// The name of the format; `nil` for the one that recognizes the export.
    public var format: String?
    /// The options of the format.
    public var options: ArchiveOptions
    /// The limits of packed exports.
    public var limits: ArchiveLimits
    /// The formats.
    public var formats: [any ArchiveFormat]

    /// Creates settings.
    public init(
        format: String? = nil,
        options: ArchiveOptions = ArchiveOptions(),
        limits: ArchiveLimits = ArchiveLimits(),
        formats: [any ArchiveFormat] = ArchiveReading.formats
    ) {
        self.format = format
        self.options = options
        self.limits = limits
        self.formats = formats
    }
}
