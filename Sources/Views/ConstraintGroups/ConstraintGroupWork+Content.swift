extension ConstraintGroupWork {
    /// The length that a node would take by itself.
    func natural(_ index: Int, _ axis: Axis) -> Double {
        let size = solution.contents[index].size
        return axis == .horizontal ? size.width : size.height
    }

    /// Returns the least length of a node: that of the views that a stack must hold, else zero.
    func leastLength(_ index: Int, _ axis: Axis) -> Double {
        guard solution.contents[index].isStack else { return 0 }
        let view = plan.nodes[index].view
        guard let stack = view.core.stack else { return 0 }
        return axis == .horizontal
            ? view.leastStackWidth(stack, pass)
            : view.leastStackHeight(stack, at: solution.extents.horizontal[index].length, pass)
    }

    /// Whether a solved length is less than zero, or than the views that a stack must hold.
    func hasTooShort(_ variables: ConstraintGroupVariables, _ axes: AxisSet) -> Bool {
        axes.hasHorizontal && hasTooShort(variables[.horizontal], .horizontal)
            || axes.hasVertical && hasTooShort(variables[.vertical], .vertical)
    }

    private func hasTooShort(_ variables: AxisVariables, _ axis: Axis) -> Bool {
        for index in 1..<variables.nodes {
            let length = solution.values[variables.length(index)]
            if length < -lengthTolerance { return true }
            // Most are as long as they would like to be.
            guard solution.contents[index].isStack, length < natural(index, axis) - lengthTolerance
            else { continue }
            // What fits is asked for anyway, where lines may break.
            let isFitting =
                axis == .horizontal
                && plan.nodes[index].view.contentFitting(length, pass).width
                    <= length + lengthTolerance
            if !isFitting, length < leastLength(index, axis) - lengthTolerance { return true }
        }
        return variables.givenLength == nil
            && solution.values[variables.groupLength] < -lengthTolerance
    }

    /// Whether constraints leave no room in a stack for something that it shows.
    func lacksRoom(_ variables: ConstraintGroupVariables, _ axes: AxisSet) -> Bool {
        guard let stack = plan.view.core.stack, stack.distribution == .fill, axes.has(stack.axis)
        else { return false }
        let variables = variables[stack.axis]
        return plan.nodes.indices.dropFirst().contains { index in
            needsRoom(index, stack.axis)
                && solution.values[variables.length(index)] <= lengthTolerance
                && natural(index, stack.axis) <= variables.givenLength ?? .infinity
        }
    }

    /// Whether a node shows something that takes room, and asks for no other length.
    func needsRoom(_ index: Int, _ axis: Axis) -> Bool {
        let node = plan.nodes[index]
        let core = node.view.core
        return node.parent == 0 && core.leaf != nil && !core.isHidden && !core.asksForItself
            && natural(index, axis) > lengthTolerance
    }
}
