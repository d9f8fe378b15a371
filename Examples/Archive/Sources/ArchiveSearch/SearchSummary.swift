/// The counts and sizes of an index that was written.
public struct SearchSummary: Sendable, Hashable {
    /// The number of documents.
    public internal(set) var documents = 0
    /// The number of terms, counted in each segment.
    public internal(set) var terms = 0
    /// The number of postings: of documents by term.
    public internal(set) var postings = 0
    /// The number of documents whose text was cut, because it is longer than `SearchLimits.textBytes`.
    public internal(set) var cutTexts = 0
    /// The number of documents that were left out, because their address is longer than `SearchLimits.addressBytes` or has a zero byte.
    public internal(set) var leftOut = 0
    /// The UTF-8 bytes of all texts.
    public internal(set) var textBytes = 0
    /// The bytes of the files with terms, rare postings among them.
    public internal(set) var dictionaryBytes = 0
    /// The bytes of the files with postings.
    public internal(set) var postingBytes = 0
    /// The bytes of the files with texts.
    public internal(set) var snippetBytes = 0
    /// The bytes of the root and the files with days.
    public internal(set) var rootBytes = 0
    /// The number of files.
    public internal(set) var files = 0
    /// The number of files that were new or different, and were written.
    public internal(set) var filesWritten = 0
    /// The bytes of the files that were written.
    public internal(set) var bytesWritten = 0
    /// The number of files of an earlier index that were removed.
    public internal(set) var filesRemoved = 0
}

/// The limits of an index.
public enum SearchLimits {
    /// The UTF-8 bytes of a text that are indexed and shown.
    public static let textBytes = 12_288
    /// The UTF-8 bytes of a name or an id that are indexed and shown.
    public static let nameBytes = 256
    /// The UTF-8 bytes that an address may have.
    public static let addressBytes = 2_048
    /// The scalars of a word that tell it from others.
    public static let wordLength = 64

    /// The bytes of a file with terms before compression.
    static let dictionaryBytes = 14_336
    /// The bytes of a file with postings before compression.
    static let blockBytes = 16_384
    /// The bytes of a file with texts before compression.
    static let snippetBytes = 24_576
    /// The documents of a term that are stored beside it.
    static let inlinePostings = 512
    /// The days in a file.
    static let days = 4_096
    /// The documents of the newest segment; each older level has `segmentGrowth` times as many.
    static let segmentDocuments = 2_048
    static let segmentGrowth = 8
}
