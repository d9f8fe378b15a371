import ArchiveFormats
import Components

/// A message of a site: that of an export, the places of its files, and what the site knows of other messages.
struct SiteMessage: Equatable {
    var message: ArchivedMessage
    /// The places of the files of attachments, by their indices.
    var files: [Int: SiteFile] = [:]
    /// The number of messages of the same time that were before it in its export.
    var order = 0
    var facts = SiteFacts()
}

/// The place of a file of a site, or the reason why it is missing.
enum SiteFile: Hashable {
    /// A file of the site's folder of media.
    case file(String)
    /// No file.
    case missing(ArchiveMedia.Reason)
}

/// What a site knows of other messages for one message.
struct SiteFacts: Equatable {
    /// The message that it answers, if the site has it.
    var quote: Quote?
    /// Its thread, if it is the root of one.
    var thread: Thread?

    /// A message that is answered.
    struct Quote: Equatable {
        var authorID: String
        var author: String
        var text: String
        var isDeleted = false
        /// The address of the message.
        var address: String
    }

    /// A thread.
    struct Thread: Equatable {
        /// The number of replies.
        var replies: Int
        /// The time of the last reply.
        var last: Timestamp
        /// The address of the root in the channel; of the copy in the thread only.
        var root: String?
    }
}
