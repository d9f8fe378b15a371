/// The ways in which a page shows pictures with an address.
public enum HTMLPictures: String, Sendable, Hashable {
    /// As placeholders, so that a page loads nothing.
    case placeholders
    /// From their addresses, if these begin with `https` or `http`; their servers then learn of each reader.
    case linked = "link"
    /// From files of the same site, if their addresses are an ``HTMLPath``; all others are placeholders.
    case local
    /// As a part of the page, if the slot `pictureFile` returns the file of a PNG, a JPEG, a GIF or a WebP picture.
    ///
    /// The file is in a page at most twice, however often it is shown: at the first place, and for all further ones.
    case embedded = "embed"
}
