import Components
import Testing
import Views

@Suite struct LayoutVectorTests {
    @Test(arguments: all)
    func everyVectorHasItsFrames(_ vector: LayoutVector) throws {
        let tree = try vector.laidOut(vector.direction)

        #expect(vector.text(of: tree) == vector.expected)
        #expect(tree.tree.diagnostics == [])
    }

    @Test(arguments: all)
    func everyVectorIsMirroredRightToLeft(_ vector: LayoutVector) throws {
        let leftToRight = try vector.laidOut(.leftToRight)
        let rightToLeft = try vector.laidOut(.rightToLeft)

        #expect(rightToLeft.frames == leftToRight.mirroredFrames)
    }

    private static let all =
        LayoutVector.rows + LayoutVector.ties + LayoutVector.distributions + LayoutVector.columns
        + LayoutVector.anchors
}

extension PlannedTree {
    /// The frame of every view, as the other direction has to have it.
    var mirroredFrames: [String: Rect] {
        views.mapValues { $0.mirroredFrame }
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
}
