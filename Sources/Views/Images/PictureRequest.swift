public import Components

/// A request for the file of a picture.
public struct PictureRequest: Sendable, Hashable {
    /// The address of the picture; hostile, as it may come from a message.
    public let address: String
    /// The number of bytes that are used at most, from the beginning.
    public let limit: Int

    /// The largest file of a picture, in bytes.
    public static let fileLimit = 8_000_000

    /// Creates a request, for the whole file unless there is a lower limit; a negative one counts as 0.
    public init(_ address: String, limit: Int = fileLimit) {
        (self.address, self.limit) = (address, max(0, limit))
    }
}

extension ValueSlot<@Sendable (PictureRequest) -> [UInt8]?> {
    /// Returns the bytes of a picture's file; by default none, so that no address of a message is opened.
    public static let pictureFile = ValueSlot("pictureFile", default: { _ in nil })
}

extension Components {
    /// Returns the size of a picture whose file states one, in proportion within a width, as high at most, and not
    /// larger than its pixels; nil for other images.
    ///
    /// - Complexity: One call of the slot `pictureFile`.
    public func pictureSize(of image: Image?, within width: Double) -> Size? {
        guard case .remote(let address)? = image,
            let file = self[.pictureFile](
                PictureRequest(address, limit: PictureHeader.lengthLimit)
            ), let header = PictureHeader(file), width > 0
        else { return nil }
        let (own, height) = (Double(header.width), Double(header.height))
        let scale = min(1, width / own, width / height)
        return Size(width: max(1, own * scale), height: max(1, height * scale))
    }
}
