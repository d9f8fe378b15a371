import Components
package import Views

/// The faults in the frames of a laid-out tree: clipped views and texts, overlaps.
package struct LayoutFaults {
    /// Each fault, superviews first.
    package private(set) var all: [VisualFault] = []

    /// The tolerance of edges, in points.
    private let tolerance = 0.01

    package init(in root: View) {
        var waiting = [root]
        while let view = waiting.popLast() {
            let shown = view.subviews.filter { !$0.isHidden }
            checkText(of: view)
            if !(view is ScrollView) { checkBounds(of: shown, in: view) }
            checkOverlaps(of: shown, in: view)
            waiting += shown.reversed()
        }
    }

    private mutating func checkBounds(of shown: [View], in view: View) {
        let bounds = Rect(width: view.frame.size.width, height: view.frame.size.height)
        for subview in shown where !bounds.contains(subview.frame, tolerance) {
            let name = "\(type(of: subview)) \(subview.frame.shownText)"
            let fact = "\(name) is not within \(bounds.shownText)"
            all.append(VisualFault(in: view, fact, kind: "\(subview.partName) is outside"))
        }
    }

    private mutating func checkOverlaps(of shown: [View], in view: View) {
        // The cursor covers the text.
        if view.superview is TextInputView { return }
        for (index, first) in shown.enumerated() {
            for second in shown.dropFirst(index + 1)
            where first.frame.overlaps(second.frame, tolerance) {
                if first.overlapsSiblings || second.overlapsSiblings { continue }
                if let stack = view as? ContainerStackView,
                    (stack.customSpacing(after: first) ?? stack.spacing) < 0
                        || (stack.wraps || !stack.columns.isEmpty)
                            && (stack.lineSpacing ?? stack.spacing) < 0
                {
                    continue
                }
                let names = [first, second].map { "\(type(of: $0)) \($0.frame.shownText)" }
                let fact = "\(names[0]) overlaps \(names[1])"
                let kind = "\(first.partName) overlaps \(second.partName)"
                all.append(VisualFault(in: view, fact, kind: kind))
            }
        }
    }

    /// Records text that is drawn outside its view or left out, unless a number of lines permits that.
    private mutating func checkText(of view: View) {
        guard let text = view.placedText else { return }
        let bounds = Rect(width: view.frame.size.width, height: view.frame.size.height)
        for line in text.lines {
            let words = line.pieces.map(\.text).joined()
            // If there is no room for a letter, there may be none for the ellipsis either.
            let isEllipsis = words == "…" && view.untruncatedText == nil
            var frame = line.frame
            if isEllipsis {
                frame.x = max(frame.x, 0)
                frame.size.width = min(frame.size.width, bounds.size.width - frame.x)
            }
            guard !bounds.contains(frame, tolerance) else { continue }
            let fact = "'\(words)' \(line.frame.shownText) is not within \(bounds.shownText)"
            all.append(VisualFault(in: view, fact, kind: "text is outside"))
        }
        guard let wanted = view.untruncatedText else { return }
        let drawn = text.lines.flatMap(\.pieces).map(\.text).joined()
        if drawn.filter({ !$0.isWhitespace }) != wanted.filter({ !$0.isWhitespace }) {
            let fact = "'\(drawn)' is drawn of '\(wanted)'"
            all.append(VisualFault(in: view, fact, kind: "text is missing"))
        }
    }
}

extension View {
    /// The slot of the view, or its type.
    fileprivate var partName: String {
        node.slotName ?? "\(type(of: self))"
    }

    /// The text that has to be drawn completely; nil in views that may truncate.
    fileprivate var untruncatedText: String? {
        switch self {
        case let view as TextView: view.text.plain
        case let label as Label: label.numberOfLines == 0 ? label.text ?? "" : nil
        default: nil
        }
    }
}

extension Rect {
    fileprivate var right: Double { x + size.width }
    fileprivate var bottom: Double { y + size.height }

    fileprivate func contains(_ other: Rect, _ tolerance: Double) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance
            && other.right <= right + tolerance && other.bottom <= bottom + tolerance
    }

    fileprivate func overlaps(_ other: Rect, _ tolerance: Double) -> Bool {
        min(right, other.right) - max(x, other.x) > tolerance
            && min(bottom, other.bottom) - max(y, other.y) > tolerance
    }
}
