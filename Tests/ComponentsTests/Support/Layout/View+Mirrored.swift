import ComponentsTesting
import Views

extension PlannedTree {
    /// The frames of the visible views, mirrored.
    var mirroredFrames: [String: Rect] {
        var found = frames
        for name in found.keys {
            found[name] = views[name]?.mirroredFrame
        }
        return found
    }
}

extension Dictionary<String, Rect> {
    /// Returns the differences from other frames, in words.
    func differences(from other: Self) -> [String] {
        Set(keys).union(other.keys).sorted().filter { self[$0] != other[$0] }.map { name in
            "\(name) \(self[name]?.text ?? "gone") is not \(other[name]?.text ?? "gone")"
        }
    }
}

extension Rect {
    /// The frame in the format of the reference.
    var text: String {
        "\(x.preciseText),\(y.preciseText) \(size.width.preciseText)x\(size.height.preciseText)"
    }
}
