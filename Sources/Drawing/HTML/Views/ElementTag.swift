/// The elements that views become.
enum ElementTag {
    /// A block.
    case block
    /// The same where only phrases may stand: in a button.
    case phrase
    /// Something to tap, without effect in a still picture.
    case button

    /// The beginning of the first tag, up to further classes.
    var opening: HTMLMarkup {
        switch self {
        case .block: "<div class=\"v"
        case .phrase: "<span class=\"v"
        case .button: "<button type=\"button\" disabled class=\"v"
        }
    }

    /// The last tag.
    var closing: HTMLMarkup {
        switch self {
        case .block: "</div>"
        case .phrase: "</span>"
        case .button: "</button>"
        }
    }
}
