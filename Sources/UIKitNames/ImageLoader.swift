public import Components
public import FoundationNames
public import Views

/// What puts pictures into views: it names them, and whatever draws the view loads them.
public struct ImageLoader: Sendable, Hashable {
    /// Shows the picture at an address, or what stands for it.
    ///
    /// - Parameters:
    ///   - imageView: The view to show it in.
    ///   - url: The address; none shows the placeholder.
    ///   - imageCDN: Where addresses lead; the address itself is used.
    ///   - placeholder: What stands for the picture where that is not shown.
    ///   - preferredSize: The size of the picture, in points.
    public func loadImage(
        into imageView: ImageView,
        url: String?,
        imageCDN: ImageCDN,
        placeholder: Image? = nil,
        preferredSize: CGSize? = nil
    ) {
        imageView.image = url.map { .remote($0) } ?? placeholder
        imageView.placeholder = placeholder
        if let preferredSize { imageView.pictureSize = preferredSize }
    }
}

/// Where the addresses of pictures lead: nowhere else than they say.
public struct ImageCDN: Sendable, Hashable {}

extension Components {
    /// What puts pictures into views.
    public var imageLoader: ImageLoader { ImageLoader() }

    /// Where the addresses of pictures lead.
    public var imageCDN: ImageCDN { ImageCDN() }
}
