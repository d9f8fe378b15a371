public import Components
public import FoundationNames
public import Views

/// A loader that sets the name of a picture on a view; the host that draws the view loads it.
public struct ImageLoader: Sendable, Hashable {
    /// Shows the picture at an address, or a placeholder.
    ///
    /// - Parameters:
    ///   - imageView: The view to show it in.
    ///   - url: The address; nil shows the placeholder.
    ///   - imageCDN: The address rewriter, which is not used.
    ///   - placeholder: The image that is shown without an address.
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

/// An address rewriter that leaves addresses unchanged.
public struct ImageCDN: Sendable, Hashable {}

extension Components {
    /// The loader of pictures.
    public var imageLoader: ImageLoader { ImageLoader() }

    /// The rewriter of picture addresses.
    public var imageCDN: ImageCDN { ImageCDN() }
}
