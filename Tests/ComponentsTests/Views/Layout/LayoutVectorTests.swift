import Components
import ComponentsTesting
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
        + LayoutVector.anchors + LayoutVector.agreed + LayoutVector.lines + LayoutVector.grids
}
