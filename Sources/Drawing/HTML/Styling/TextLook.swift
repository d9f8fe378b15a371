import Views

/// What a line of text looks like.
struct TextLook: Hashable {
    let font: FontLook
    let lineHeight: Double
    let color: ColorPair?
}
