import Drawing
import Testing
import Views

@Suite struct DeepTreeTests {
    @Test func tenThousandLevelsFitASmallStack() async {
        let facts = await onSmallStack {
            let root = View.chain(levels: 10_000)
            let node = TreeNode(of: root)
            return [
                "\(node.flattened.count)", "\(node == TreeNode(of: root))",
                "\(node.hashValue == TreeNode(of: root).hashValue)",
            ]
        }

        #expect(facts == ["10000", "true", "true"])
    }

    @Test func deepTreesAreWrittenOnASmallStack() async {
        let lengths = await onSmallStack {
            let node = TreeNode(of: View.chain(levels: 400))
            return ["\(node.description.utf8.count)", "\(node.json.isEmpty)"]
        }

        // Two spaces for each level, `view: View` and a line feed.
        #expect(lengths == ["\(400 * 399 + 400 * 11 - 1)", "false"])
    }
}
