import Views

extension TreeNode: CustomStringConvertible {
    /// The tree as text, one line a view and no line feed at the end.
    ///
    /// ```
    /// bubble: SquaredBubble <- squared-bubble + share "Hello" corner=4
    ///   | width <= superview.width
    ///   textView: TextView "Hello"
    /// ```
    ///
    /// - Complexity: Linear in the length of the text.
    public var description: String {
        var text = ""
        write(to: &text)
        text.removeLast()
        return text
    }

    /// Writes the lines of the tree, each with a line feed at its end.
    func write(to text: inout String) {
        forEachRow { row, depth in
            let indent = String(repeating: "  ", count: depth)
            text += indent
            row.write(to: &text)
            text += "\n"
            for constraint in row.constraints {
                text += "\(indent)  | \(constraint)\n"
            }
        }
    }
}

extension TreeRow {
    /// Writes the view's line, without indent and line feed.
    fileprivate func write(to text: inout String) {
        text += Escaping.token(name)
        text += ": "
        text += Escaping.line(type)
        if let supplier {
            text += " <- "
            text += Escaping.token(supplier, separator: ",")
        }
        for (place, layer) in extensions.enumerated() {
            text += place == 0 ? " + " : ", "
            text += Escaping.token(layer, separator: ",")
        }
        if let frame {
            text += " ["
            text += frame.treeText
            text += "]"
        }
        if let shown = self.text {
            text += " "
            text += Escaping.quoted(shown)
        }
        for key in keys {
            text += " "
            text += key.text
        }
    }
}

extension Rect {
    /// Where it is and how large: `8,106 32x32`.
    var treeText: String {
        "\(x.text),\(y.text) \(size.width.text)x\(size.height.text)"
    }
}
