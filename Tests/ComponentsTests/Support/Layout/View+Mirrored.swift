import Views

extension PlannedTree {
    /// The frames of the views that are shown, as the other direction has to have them.
    var mirroredFrames: [String: Rect] {
        var found = frames
        for name in found.keys {
            found[name] = views[name]?.mirroredFrame
        }
        return found
    }
}

extension View {
    /// The view's frame in a mirror; the root stays where it is.
    var mirroredFrame: Rect {
        guard let superview else { return frame }
        var mirrored = frame
        mirrored.x = superview.frame.size.width - frame.x - frame.size.width
        return mirrored
    }

    /// Returns the first view, here or below, that is not the mirror of the one in its place.
    func firstDifference(fromMirror mirrored: View) -> String? {
        var waiting: [(View, View)] = [(self, mirrored)]
        while let (view, other) = waiting.popLast() {
            if other.frame != view.mirroredFrame {
                return "\(type(of: view)): \(other.frame.text) is not \(view.mirroredFrame.text)"
            }
            if other.subviews.count != view.subviews.count {
                return "\(type(of: view)) holds \(other.subviews.count), not \(view.subviews.count)"
            }
            waiting += zip(view.subviews, other.subviews).filter { !$0.0.isHidden }
        }
        return nil
    }
}

extension Dictionary<String, Rect> {
    /// Returns what differs from other frames, in words.
    func differences(from other: Self) -> [String] {
        Set(keys).union(other.keys).sorted().filter { self[$0] != other[$0] }.map { name in
            "\(name) \(self[name]?.text ?? "gone") is not \(other[name]?.text ?? "gone")"
        }
    }
}

extension Rect {
    /// The frame as the reference writes it.
    var text: String {
        "\(x.preciseText),\(y.preciseText) \(size.width.preciseText)x\(size.height.preciseText)"
    }
}
