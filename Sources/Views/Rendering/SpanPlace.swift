/// A place between the spans of a text, kept from line to line so that none looks through all spans again.
package struct SpanPlace: Sendable {
    /// The span that begins there.
    private(set) var index = 0
    /// Where it begins, as an offset in the UTF-8 of all spans together.
    private(set) var start = 0

    /// The beginning of the first span.
    package init() {}

    /// Goes to the span that an offset lies in; asked for in rising order this takes constant time.
    mutating func move(to offset: Int, in spans: [TextSpan]) {
        if offset < start { self = SpanPlace() }
        while index < spans.count {
            let count = spans[index].text.utf8.count
            guard start + count <= offset else { return }
            advance(by: count)
        }
    }

    /// Goes to the next span, behind one of so many bytes.
    mutating func advance(by count: Int) {
        index += 1
        start += count
    }
}
