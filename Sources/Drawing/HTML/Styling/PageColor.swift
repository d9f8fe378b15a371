import Views

/// The colours of a page around its pictures.
enum PageColor: CaseIterable {
    /// Text that no view coloured.
    case text
    /// Text that matters less.
    case quiet
    /// Links.
    case link
    /// Behind everything.
    case page
    /// Behind pictures.
    case card
    /// Edges.
    case edge
    /// Behind code.
    case code

    /// Returns the values in both surroundings.
    var pair: ColorPair {
        switch self {
        case .text: ColorPair(light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
        case .quiet: ColorPair(light: RGBA(0x59616B), dark: RGBA(0xA3ABB8))
        case .link: ColorPair(light: RGBA(0x0058B8), dark: RGBA(0x7FBCFF))
        case .page: ColorPair(light: RGBA(0xF7F9FB), dark: RGBA(0x0A0D11))
        case .card: ColorPair(light: RGBA(0xE9EEF4), dark: RGBA(0x0E1621))
        case .edge: ColorPair(light: RGBA(0xD9DEE5), dark: RGBA(0x2A313A))
        case .code: ColorPair(light: RGBA(0xF6F8FA), dark: RGBA(0x161B22))
        }
    }

    /// The beginning of the declaration of the colour's custom property.
    var property: HTMLMarkup {
        switch self {
        case .text: "--text:"
        case .quiet: "--quiet:"
        case .link: "--link:"
        case .page: "--page:"
        case .card: "--card:"
        case .edge: "--edge:"
        case .code: "--code:"
        }
    }
}
