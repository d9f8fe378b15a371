import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct DepthTests {
    @Test func mountTakesOutWhatLiesTooDeep() async {
        let facts = await onSmallStack {
            let root = View.chain(levels: 40_000)
            let tree = root.mount()
            return "\(root.levels) \(tree.diagnostics)"
        }

        #expect(facts == "500 \([ComponentDiagnostic.nestedTooDeep(component: "View")])")
    }

    @Test func viewsThatComeOneByOneReachTheSameDepth() async {
        let facts = await onSmallStack {
            let root = View()
            let tree = root.mount()
            var inner = root
            for _ in 0..<600 {
                let view = View()
                inner.addSubview(view)
                inner = view
            }
            return "\(root.levels) \(tree.diagnostics.count)"
        }

        #expect(facts == "500 1")
    }

    @Test func controllersInEachOtherHaveADepth() async {
        let count = await onSmallStack {
            var root = ViewController()
            for _ in 0..<5_000 {
                let outer = ViewController()
                outer.addChild(root)
                root = outer
            }
            return root.mount().diagnostics.count
        }

        #expect(count == 1 || count == 2)
    }

    @Test func aComponentThatAddsItselfEnds() async {
        let facts = await onSmallStack {
            let root = Endless()
            let tree = root.mount()
            return "\(root.levels) \(tree.diagnostics)"
        }

        #expect(facts == "32 \([ComponentDiagnostic.nestedTooDeep(component: "Endless")])")
    }

    @Test(arguments: Nest.allCases, [true, false])
    func whatLiesTooDeepIsNotLaidOut(_ nest: Nest, isMounted: Bool) async {
        let facts = await onSmallStack {
            let root = View.chain(levels: isMounted ? 450 : 5_000, of: nest.wrap)
            if isMounted { root.mount() }
            root.layout(width: 80)
            root.layoutIfNeeded()
            let tree = root.node.connectedTree ?? root.mount()
            return tree.diagnostics.contains(.laidOutTooDeep(component: nest.component))
        }

        #expect(facts)
    }

    @Test func layoutGoesAsDeepAsItSays() {
        let root = View.chain(levels: 70, of: Nest.column.wrap)
        let tree = root.mount()

        root.layout(width: 80)

        #expect(tree.diagnostics == [])
    }

    /// How views lie in each other.
    enum Nest: CaseIterable {
        case plain, column, row, alternating, pinned, constrainedColumn

        var component: String {
            switch self {
            case .plain, .pinned: "View"
            case .column, .row, .alternating, .constrainedColumn: "ContainerStackView"
            }
        }

        func wrap(_ inner: View) -> View {
            switch self {
            case .plain:
                let outer = View()
                outer.addSubview(inner)
                return outer
            case .column: return stack(.vertical, .fill, inner)
            case .row: return stack(.horizontal, .firstBaseline, inner)
            case .alternating:
                let isRow = (inner as? ContainerStackView)?.axis == .vertical
                return stack(isRow ? .horizontal : .vertical, .fill, inner)
            case .pinned:
                let outer = View()
                outer.addSubview(inner)
                Constraint.activate([
                    inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                ])
                return outer
            case .constrainedColumn:
                let outer = stack(.vertical, .fill, inner)
                let text = outer.subviews[0]
                Constraint.activate([
                    inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor),
                    inner.widthAnchor.constraint(equalTo: text.widthAnchor),
                ])
                return outer
            }
        }

        private func stack(_ axis: Axis, _ alignment: StackAlignment, _ inner: View) -> View {
            let outer = ContainerStackView(axis: axis, alignment: alignment, spacing: 1)
            let text = TextView()
            text.text = RichText(plain: "as wide as no stack around")
            outer.addArrangedSubviews([text, inner])
            return outer
        }
    }
}

private final class Endless: View, Component {
    override func setUpLayout() {
        super.setUpLayout()
        addSubview(Endless())
    }
}
