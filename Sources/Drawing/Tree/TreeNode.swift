public import Components
public import Views

/// One view of a composed tree as a value, with everything below it.
///
/// All nodes of a tree share one list of rows, so copying, comparing and traversing need no recursion, however deep the
/// tree is.
public struct TreeNode: Sendable {
    let rows: [TreeRow]
    let index: Int

    /// The slot that the view was made from, or the property that holds it, or its type.
    public var name: String { row.name }

    /// The view's type.
    public var type: String { row.type }

    /// The registrant of the base of the view's slot: a plugin's id or `app`; `by-hand` for a component that was not
    /// made from a slot.
    public var supplier: String? { row.supplier }

    /// The registrants of the view's extensions, innermost first: plugins' ids, or `app`.
    public var extensions: [String] { row.extensions }

    /// The frame of the view in its superview, in points; nil in trees without frames.
    public var frame: Rect? { row.frame }

    /// The text of the view; hostile until escaped.
    public var text: String? { row.text }

    /// The attributes, in the order in which they are printed.
    public var keys: [TreeAttribute] { row.keys }

    /// The constraints whose first anchor is the view's, in the order of their activation.
    public var constraints: [String] { row.constraints }

    /// The registrant whose hook added the view; nil for views that the defaults add.
    public var addedBy: TreeSource? { row.addedBy }

    /// Whether the view was made from a slot.
    public var isSlotMade: Bool { row.isSlotMade }

    /// The views in this one, first drawn first.
    ///
    /// - Complexity: Linear in the number of children.
    public var children: [TreeNode] {
        var children: [TreeNode] = []
        var next = index + 1
        while next < end {
            children.append(TreeNode(rows: rows, index: next))
            next += rows[next].span
        }
        return children
    }

    /// This node and all below it, each before its children.
    public var flattened: [TreeNode] {
        range.map { TreeNode(rows: rows, index: $0) }
    }

    /// Returns the value of an attribute; nil for the default, empty for one without value.
    public subscript(key: String) -> String? {
        row.keys.first { $0.name == key }.map { $0.value ?? "" }
    }

    var row: TreeRow { rows[index] }
    var end: Int { index + rows[index].span }
    var range: Range<Int> { index..<end }
}

extension TreeNode: Hashable {
    /// Whether both trees have the same facts and shape.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.rows[lhs.range] == rhs.rows[rhs.range]
    }

    /// Hashes the facts and the shape.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rows[range])
    }
}

/// A registrant whose hook added a view to its tree.
public struct TreeSource: Sendable, Hashable {
    /// The plugin's id, or `app`.
    public let id: String

    /// The way in which its code ran: from a base that it replaced, or from an extension.
    public let verb: RegistrationVerb
}
