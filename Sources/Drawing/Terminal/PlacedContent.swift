package import Views

/// Where drawers get the text and the picture of a view from.
package struct PlacedContent {
    /// Returns a view's text as it lies after layout.
    package var text: (View) -> PlacedText?
    /// Returns a view's picture as it lies after layout.
    package var image: (View) -> PlacedImage?

    /// Creates a source that asks the views, or the closures instead.
    package init(
        text: @escaping (View) -> PlacedText? = { $0.placedText },
        image: @escaping (View) -> PlacedImage? = { $0.placedImage }
    ) {
        self.text = text
        self.image = image
    }
}

@available(*, unavailable)
extension PlacedContent: Sendable {}
