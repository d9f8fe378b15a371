import Components
import Testing
import Views

/// Views that ask for a layout while they are being laid out.
@Suite(.diagnosticsOfIssues)
struct NestedLayoutTests {
    @Test func layoutThatFindsNothingToDoIsNoMistake() {
        let root = Nesting { $0.layoutIfNeeded() }

        #expect(Self.told(root) == [])
        #expect(root.count == 2)
    }

    @Test func whatIsAskedForOnceIsLaidOutByTheOuterLayout() {
        let root = Nesting { root in
            root.height.constant = 30
            root.layoutIfNeeded()
        }

        #expect(Self.told(root) == [])
        #expect(root.box.frame.size.height == 30)
    }

    @Test func aRootWithoutSizeIsLaidOutAgainToo() {
        let root = Nesting { root in
            guard root.count < 3 else { return }
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }

        let tree = root.mount(in: ComponentContext(Components()))

        #expect(root.count == 3)
        #expect(tree.diagnostics == [])
    }

    @Test(arguments: [true, false])
    func whatIsAskedForEachTimeIsReported(hasSize: Bool) {
        let root = Nesting { root in
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        let tree = root.mount(in: ComponentContext(Components()))
        if hasSize { root.layout(width: 100) }

        #expect(tree.diagnostics == [.layoutNeverSettles(component: "Nesting", by: nil)])
        #expect(root.count == (hasSize ? 16 : 8))
    }

    @Test func anotherSizeInALayoutIsReported() {
        let root = Nesting { $0.layout(width: 50) }

        #expect(Self.told(root) == [.layoutNeverSettles(component: "Nesting", by: nil)])
        #expect(root.frame.size.width == 100)
    }

    private static func told(_ root: View) -> [ComponentDiagnostic] {
        root.frame.size = Size(width: 1, height: 1)
        let tree = root.mount(in: ComponentContext(Components()))
        root.layout(width: 100)
        return tree.diagnostics
    }

    /// A view with a box, which does something in each `layoutSubviews`.
    private final class Nesting: View {
        let box = View()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
        private(set) var count = 0
        private var act: (Nesting) -> Void = { _ in }

        convenience init(_ act: @escaping (Nesting) -> Void) {
            self.init()
            self.act = act
        }

        override func setUpLayout() {
            super.setUpLayout()
            addSubview(box)
            Constraint.activate([
                height,
                box.topAnchor.constraint(equalTo: topAnchor),
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            act(self)
        }
    }
}
