import Components
import Testing
import Views

@Suite struct LayoutCostTests {
    @Test(arguments: [StackAlignment.leading, .center, .fill], [Axis.vertical, .horizontal, nil])
    func everyStackInStacksAsksItsTextsAFewTimes(_ alignment: StackAlignment, _ axis: Axis?) {
        let measurer = CountingTextMeasurer()
        let depth = 24
        var components = Components()
        components[.textMeasurer] = measurer
        let root = nest(depth, alignment, axis)

        root.mount(in: ComponentContext(components))
        root.layout(width: 60)

        // Each limit of a text is another layout; every level has margins, and so another limit.
        #expect(measurer.count < 8 * depth)
    }

    /// Returns nested stacks that are too narrow for their texts: along one axis, or along both in turn.
    private func nest(
        _ depth: Int,
        _ alignment: StackAlignment,
        _ axis: Axis?
    ) -> ContainerStackView {
        var inner: ContainerStackView?
        for level in 0..<depth {
            let text = TextView()
            text.text = RichText(plain: "as wide as no stack around")
            if level.isMultiple(of: 3) {
                text.setContentCompressionResistancePriority(.required, for: .horizontal)
            }
            let axis = axis ?? (level.isMultiple(of: 2) ? .horizontal : .vertical)
            let stack = ContainerStackView(axis: axis, alignment: alignment, spacing: 1)
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = DirectionalEdgeInsets(trailing: 0.5)
            stack.addArrangedSubviews([text] + (inner.map { [$0] } ?? []))
            inner = stack
        }
        return inner ?? ContainerStackView()
    }
}
