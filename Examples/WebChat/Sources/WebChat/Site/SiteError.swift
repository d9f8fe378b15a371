import ChatStore
import HTTPTypes

/// The reason why a request is refused, for the page that says so.
struct SiteError: Error {
    var status: HTTPResponse.Status
    var words: String

    /// A form whose token is not that of the visit.
    static let forged = SiteError(
        status: .forbidden,
        words: "This form is out of date. Go back, load the page again and send it once more."
    )
    /// Something that does not exist.
    static let notFound = SiteError(status: .notFound, words: "There is no such page.")
    /// Too many attempts.
    static let tooMany = SiteError(
        status: .tooManyRequests,
        words: "Too many attempts. Wait a minute and try again."
    )
    /// A host that the server does not have.
    static let otherHost = SiteError(
        status: .misdirectedRequest,
        words: "This server is on loopback alone. Open it as localhost."
    )
    /// A body that is too long.
    static let tooLong = SiteError(status: .contentTooLarge, words: "This is too long.")

    /// A file that is no picture.
    static let noPicture = SiteError(
        status: .unsupportedMediaType,
        words: "This is no PNG, JPEG, GIF or WebP picture, or it is broken."
    )
    /// A picture with too many pixels.
    static let tooManyPixels = SiteError(
        status: .contentTooLarge,
        words: "This picture has too many pixels."
    )

    init(status: HTTPResponse.Status, words: String) {
        self.status = status
        self.words = words
    }

    /// Creates the reason of an error of the store.
    init(_ error: StoreError) {
        words = error.description
        status =
            switch error {
            case .noSuchRoom, .noSuchMessage, .noSuchUser: .notFound
            case .notAMember, .notTheAuthor: .forbidden
            case .nameTaken, .idTaken: .conflict
            case .busy, .tooManyPictures: .tooManyRequests
            case .closed, .failed, .inUse, .noSuchFolder, .notAStore, .newerStore:
                .serviceUnavailable
            default: .badRequest
            }
    }
}
