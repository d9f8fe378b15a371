import Components
import Views

extension TreeNode: CustomStringConvertible {
    /// The tree as text, one line for each view and no line feed at the end.
    ///
    /// ```
    /// bubble: SquaredBubble <- squared-bubble + share "Hello" corner=4
    ///   | width <= superview.width
    ///   textView: TextView "Hello"
    ///   button: Button by share "Share"
    /// ```
    ///
    /// A view without the name of an extension was added by its superview.
    ///
    /// - Complexity: Linear in the length of the text.
    public var description: String {
        var text = TreeText()
        write(to: &text)
        return String(text.text.dropLast())
    }

    /// Writes the lines of the tree, each with a line feed at its end.
    func write(to text: inout TreeText) {
        var ends: [Int] = []
        for place in range {
            while let end = ends.last, place >= end { ends.removeLast() }
            text.indent(ends.count)
            rows[place].write(to: &text)
            text.append("\n")
            for constraint in rows[place].constraints {
                text.indent(ends.count)
                text.append("  | ")
                text.append(constraint)
                text.append("\n")
            }
            ends.append(place + rows[place].span)
        }
    }
}

extension TreeRow {
    /// Writes the view's line, without indent and line feed.
    fileprivate func write(to text: inout TreeText) {
        text.append(Escaping.token(name))
        text.append(": ")
        text.append(Escaping.line(type))
        if let supplier {
            text.append(" <- ")
            text.append(Escaping.token(supplier, separator: ","))
        }
        for (place, layer) in extensions.enumerated() {
            text.append(place == 0 ? " + " : ", ")
            text.append(Escaping.token(layer, separator: ","))
        }
        // For a view that a base adds, the component around it has the name.
        if let addedBy, addedBy.verb == .extend {
            text.append(" by ")
            text.append(Escaping.token(addedBy.id))
        }
        if let frame {
            text.append(" [")
            frame.write(to: &text)
            text.append("]")
        }
        if let shown = self.text {
            text.append(" ")
            text.append(quoted: shown)
        }
        for key in keys {
            text.append(" ")
            key.write(to: &text)
        }
    }
}

extension Rect {
    /// The position and size: `8,106 32x32`.
    var treeText: String {
        var text = TreeText()
        write(to: &text)
        return text.text
    }

    fileprivate func write(to text: inout TreeText) {
        text.append(x)
        text.append(",")
        text.append(y)
        text.append(" ")
        text.append(size.width)
        text.append("x")
        text.append(size.height)
    }
}
