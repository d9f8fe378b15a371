package import Views

extension View {
    /// The view's frame in a mirror; the root stays where it is, and so does what lies in a direction that was set.
    package final var mirroredFrame: Rect {
        guard let superview, superview.inheritedDirection == nil else { return frame }
        var mirrored = frame
        mirrored.x = superview.frame.size.width - frame.x - frame.size.width
        return mirrored
    }

    /// Returns the views here and below that are not the mirror of those in another tree, superviews first.
    package final func differences(fromMirror mirrored: View) -> [VisualFault] {
        var found: [VisualFault] = []
        var waiting: [(View, View)] = [(self, mirrored)]
        while let (view, other) = waiting.popLast() {
            let name = "\(type(of: view))"
            if other.frame != view.mirroredFrame {
                let frames = (other.frame.shownText, view.mirroredFrame.shownText)
                let fact = "\(name): \(frames.0) is not \(frames.1)"
                // Sums in another order differ in the last digits.
                if frames.0 != frames.1 { found.append(VisualFault(in: view, fact, kind: "frame")) }
            }
            let texts = [view, other].compactMap {
                ($0 as? Label)?.textAlignment ?? ($0 as? TextView)?.textAlignment
            }
            if Set(texts).count > 1 {
                let fact = "\(name): text \(texts[1]) is not \(texts[0])"
                found.append(VisualFault(in: view, fact, kind: "alignment"))
            }
            let counts = (view.subviews.count, other.subviews.count)
            if counts.0 != counts.1 {
                let fact = "\(name) holds \(counts.1), not \(counts.0)"
                found.append(VisualFault(in: view, fact, kind: "subviews"))
            }
            waiting += zip(view.subviews, other.subviews).filter { !$0.0.isHidden }
        }
        return found
    }
}
