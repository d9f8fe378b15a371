/// The elements that views are written as.
enum ElementTag {
    /// A block.
    case block
    /// A block inside of a button, where only phrasing content is valid.
    case phrase
    /// A control, without effect in a still picture, where it is disabled.
    case button
}

extension ByteCursor {
    /// Writes the beginning of the first tag of a view, with its classes: the numbers of its rule and the line of its
    /// text in a page that flows, of its look and its animations, whether its subviews are stacked on their own, and
    /// whether it clips them.
    @inline(__always)
    mutating func opening(
        _ tag: ElementTag,
        rule: UInt? = nil,
        line: UInt? = nil,
        look: UInt?,
        motion: UInt?,
        isolates: Bool,
        clips: Bool,
        isEnabled: Bool = false
    ) {
        switch tag {
        case .block:
            guard rule != nil || line != nil || look != nil || motion != nil || isolates || clips
            else {
                markup("<div")
                return
            }
            markup("<div class=\"")
        case .phrase: markup("<span class=\"v ")
        case .button:
            markup("<button type=\"button\"")
            if !isEnabled { markup(" disabled") }
            markup(" class=\"v ")
        }
        if let rule {
            flowName(rule)
            markup(" ")
        }
        if let line {
            markup("t")
            integer(line)
            markup(" ")
        }
        if let look {
            markup("s")
            integer(look)
            markup(" ")
        }
        if let motion {
            markup("k")
            integer(motion)
            markup(" ")
        }
        if isolates { markup("i ") }
        if clips { markup("o ") }
        replaceLast(with: UInt8(ascii: "\""))
    }

    /// Writes that a view scrolls: what does must be reachable with the keyboard.
    @inline(__always)
    mutating func scrolling(isMirrored: Bool) {
        markup(isMirrored ? " tabindex=\"0\" dir=\"rtl\"" : " tabindex=\"0\" dir=\"ltr\"")
    }

    /// Writes the end of the first tag of a view that has no name.
    @inline(__always)
    mutating func end(_ meaning: HTMLAccessibility) {
        if let role = meaning.role { markup(role) }
        markup(">")
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
