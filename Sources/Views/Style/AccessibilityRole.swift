/// The role of a view for assistive technology; an open set.
public struct AccessibilityRole: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a role from a literal name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// A failure that the reader has to know of at once.
    public static let alert: Self = "alert"
    /// One message.
    public static let article: Self = "article"
    /// A view that reacts to taps.
    public static let button: Self = "button"
    /// A part over everything else, such as a sheet.
    public static let dialog: Self = "dialog"
    /// A heading.
    public static let heading: Self = "heading"
    /// A picture.
    public static let image: Self = "image"
    /// A list of options, one of which can be selected.
    public static let listbox: Self = "listbox"
    /// A measured value in a range.
    public static let meter: Self = "meter"
    /// A page elsewhere.
    public static let link: Self = "link"
    /// A choice in a list of options.
    public static let option: Self = "option"
    /// A part that people may want to reach quickly, such as a bar.
    public static let region: Self = "region"
    /// A share of work that is done.
    public static let progressbar: Self = "progressbar"
    /// A divider between two groups.
    public static let separator: Self = "separator"
    /// The status of something, such as of a delivery.
    public static let status: Self = "status"
    /// A text to edit.
    public static let textbox: Self = "textbox"
}
