/// Tags and attribute names, which stand in the source and can come from nowhere else.
struct HTMLMarkup: ExpressibleByStringLiteral, Sendable {
    let text: StaticString

    init(stringLiteral text: StaticString) {
        self.text = text
    }
}
