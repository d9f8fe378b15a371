/// Tags and attribute names, which can only be literals in the source.
struct HTMLMarkup: ExpressibleByStringLiteral, Sendable {
    let text: StaticString

    init(stringLiteral text: StaticString) {
        self.text = text
    }
}
