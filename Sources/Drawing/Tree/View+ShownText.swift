package import Views

extension View {
    /// The text that the view shows, if any.
    package final var shownText: String? {
        let text =
            switch self {
            case let label as Label: label.text
            case let textView as TextView: textView.text.plain
            case let button as Button: button.title
            default: String?.none
            }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
