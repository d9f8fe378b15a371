package import Views

extension View {
    /// The view's frame in a mirror; the root stays where it is.
    package final var mirroredFrame: Rect {
        guard let superview else { return frame }
        var mirrored = frame
        mirrored.x = superview.frame.size.width - frame.x - frame.size.width
        return mirrored
    }

    /// Returns the first view, here or below, that is not the mirror of the one in its place.
    package final func firstDifference(fromMirror mirrored: View) -> String? {
        var waiting: [(View, View)] = [(self, mirrored)]
        while let (view, other) = waiting.popLast() {
            if other.frame != view.mirroredFrame {
                return
                    "\(type(of: view)): \(other.frame.shownText) is not \(view.mirroredFrame.shownText)"
            }
            if other.subviews.count != view.subviews.count {
                return "\(type(of: view)) holds \(other.subviews.count), not \(view.subviews.count)"
            }
            waiting += zip(view.subviews, other.subviews).filter { !$0.0.isHidden }
        }
        return nil
    }
}
