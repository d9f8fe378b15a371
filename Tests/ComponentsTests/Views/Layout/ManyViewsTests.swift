import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ManyViewsTests {
    @Test(arguments: [ConstraintRelation.equal, .greaterThanOrEqual])
    func aChainOfHundredsLiesInARow(_ relation: ConstraintRelation) {
        let (root, views) = row(of: 400)
        for (view, next) in zip(views, views.dropFirst()) {
            let gap =
                relation == .equal
                ? next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 2)
                : next.leadingAnchor.constraint(
                    greaterThanOrEqualTo: view.trailingAnchor,
                    constant: 2
                )
            gap.isActive = true
        }

        root.mount()
        root.layout(width: 10_000, height: 20)

        #expect(views.indices.allSatisfy { views[$0].frame.x == Double($0 * 12) })
        #expect(views.allSatisfy { $0.frame.size.width == 10 })
    }

    @Test func aStarOfHundredsHangsOnOneView() {
        let (root, views) = row(of: 800)
        for view in views.dropFirst() {
            view.leadingAnchor.constraint(equalTo: views[0].trailingAnchor).isActive = true
        }

        root.mount()
        root.layout(width: 1_000, height: 20)

        #expect(views.dropFirst().allSatisfy { $0.frame.x == 10 })
    }

    @Test func moreThanAThousandAreJoinedInPartAndTold() {
        let (root, views) = row(of: 1_500)
        for view in views.dropFirst() {
            view.leadingAnchor.constraint(equalTo: views[0].trailingAnchor).isActive = true
        }

        let tree = root.mount()
        root.layout(width: 1_000, height: 20)

        #expect(tree.diagnostics == [.tooManyJoinedViews(component: "View")])
        #expect(views[1..<1_000].allSatisfy { $0.frame.x == 10 })
        #expect(views[1_000...].allSatisfy { $0.frame.x == 0 })
    }

    @Test func aStackOfMoreThanAThousandIsAStack() {
        let stack = ContainerStackView(axis: .vertical, spacing: 0)
        let views = (0..<1_200).map { _ in Box() }
        stack.addArrangedSubviews(views)
        views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true

        let tree = stack.mount()
        stack.layout(width: 100)

        #expect(tree.diagnostics == [.tooManyJoinedViews(component: "ContainerStackView")])
        #expect(views.last?.frame.y == 11_990.0)
    }

    private func row(of count: Int) -> (root: View, views: [View]) {
        let root = View()
        let views = (0..<count).map { _ in Box() }
        for view in views {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        return (root, views)
    }
}

private final class Box: View {
    override var intrinsicContentSize: Size? { Size(width: 10, height: 10) }
}
