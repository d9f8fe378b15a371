/// One tree to lay out, as `.ci/oracles` writes it.
struct LayoutCase: Decodable {
    /// The width of the root, in points.
    var width: Double
    /// Whether leading is right.
    var isRightToLeft: Bool?
    /// The views, each after its superview; the first is the root.
    var views: [ViewCase]
    /// The constraints, in the order of their activation.
    var constraints: [ConstraintCase]
}

/// A view of a case.
struct ViewCase: Decodable {
    var name: String
    var parent: String?
    /// The kind of the view.
    var kind: Kind
    /// The width and height of a leaf.
    var size: [Double]?
    /// The number of cells of a text, which can break after each.
    var cells: Int?
    /// The distances of the first and last baseline of a leaf from its top.
    var baselines: [Double]?
    /// The hugging priorities, horizontal and vertical.
    var hugging: [Double]?
    /// The priorities of compression resistance, horizontal and vertical.
    var compression: [Double]?
    /// Top, leading, bottom, trailing.
    var margins: [Double]?
    var isHidden: Bool?
    var customSpacing: Double?
    var keepsMargins: Bool?
    var columnSpan: Int?
    var stack: StackCase?

    enum Kind: String, Decodable {
        case plain
        case leaf
        case text
        case stack
    }
}

/// The settings of a stack of a case.
struct StackCase: Decodable {
    var axis: String
    var alignment: String
    var distribution: String
    var spacing: Double
    var keepsMargins: Bool
    var wraps: Bool?
    var lineSpacing: Double?
    /// The columns of a grid: `80`, `1fr`, or `100+` for as many as fit.
    var columns: [String]?
}

/// A constraint of a case.
struct ConstraintCase: Decodable {
    var first: String
    /// Whether the first anchor is one of the margins guide.
    var firstMargins: Bool?
    var attribute: String
    var relation: String
    /// Nil for a number.
    var second: String?
    var secondMargins: Bool?
    var secondAttribute: String?
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
}
