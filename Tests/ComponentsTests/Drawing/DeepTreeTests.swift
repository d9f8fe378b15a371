import Drawing
import Foundation
import Testing
import Views

@Suite struct DeepTreeTests {
    @Test func tenThousandLevelsFitASmallStack() async {
        let facts = await onSmallStack {
            let root = chain(levels: 10_000)
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
            let node = TreeNode(of: chain(levels: 400))
            return ["\(node.description.utf8.count)", "\(node.json.isEmpty)"]
        }

        // Two spaces a level, `view: View` and a line feed.
        #expect(lengths == ["\(400 * 399 + 400 * 11 - 1)", "false"])
    }

    private func chain(levels: Int) -> View {
        var view = View()
        for _ in 1..<levels {
            let outer = View()
            outer.addSubview(view)
            view = outer
        }
        return view
    }

    /// Returns what the closure returns on a thread with 512 kB of stack.
    private func onSmallStack(_ body: @escaping @Sendable () -> [String]) async -> [String] {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }
}
