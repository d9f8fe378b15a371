/// The elements that views become.
enum ElementTag {
    /// A block.
    case block
    /// The same where only phrases may stand: in a button.
    case phrase
    /// Something to tap, without effect in a still picture.
    case button
}

extension ByteCursor {
    /// Writes the beginning of the first tag of a view, up to further classes.
    @inline(__always)
    mutating func opening(_ tag: ElementTag) {
        switch tag {
        case .block: markup("<div class=\"v")
        case .phrase: markup("<span class=\"v")
        case .button: markup("<button type=\"button\" disabled class=\"v")
        }
    }

    /// Writes the last tag of a view.
    @inline(__always)
    mutating func closing(_ tag: ElementTag) {
        switch tag {
        case .block: markup("</div>")
        case .phrase: markup("</span>")
        case .button: markup("</button>")
        }
    }
}
