/// A view whose position or length along one axis is not determined.
public struct LayoutAmbiguity {
    /// The view.
    public let view: View

    /// The axis along which its position or length is open.
    public let axis: Axis
}

extension LayoutAmbiguity: CustomStringConvertible {
    /// The open position or length, and the remedy.
    public var description: String {
        let (what, anchors) =
            axis == .horizontal
            ? ("horizontal", "leading, trailing, centerX or width")
            : ("vertical", "top, bottom, centerY or height")
        return "The \(what) place or length of '\(type(of: view))' is decided by nothing. To fix, "
            + "constrain its \(anchors), or put it into a stack."
    }
}

extension View {
    /// Returns the views below whose position or length is not determined, in the order of the tree.
    ///
    /// A check for your tests: lay the tree out first. A view that no constraint or stack places keeps the frame
    /// that it was given; it is reported only while that frame's size is zero.
    ///
    /// - Complexity: Linear in the views below, and for each constraint group quadratic in its constraints.
    public final func layoutAmbiguities() -> [LayoutAmbiguity] {
        let pass = LayoutPass(for: self)
        var found: [LayoutAmbiguity] = []
        var waiting = [self]
        var decided: Set<ObjectIdentifier> = []
        while let view = waiting.popLast() {
            if !decided.contains(ObjectIdentifier(view)) {
                found += view.ownAmbiguities(pass, &decided)
            }
            waiting.append(contentsOf: view.core.subviews.reversed())
        }
        pass.giveUp()
        return found
    }

    private func ownAmbiguities(
        _ pass: LayoutPass,
        _ decided: inout Set<ObjectIdentifier>
    ) -> [LayoutAmbiguity] {
        guard core.stack == nil else { return [] }
        let group = constraintPlan?.group
        var found = group?.ambiguities(pass) ?? []
        // The views that a constraint group absorbed are checked with it.
        for node in group?.nodes.dropFirst() ?? [] where node.isAbsorbed {
            decided.insert(ObjectIdentifier(node.view))
        }
        let putByHand = group?.bystanders.map(\.view) ?? core.subviews
        for view in putByHand where view.core.ownFrame.size == .zero {
            found += [Axis.horizontal, .vertical].map { LayoutAmbiguity(view: view, axis: $0) }
        }
        return found
    }
}

extension ConstraintGroupPlan {
    fileprivate func ambiguities(_ pass: LayoutPass) -> [LayoutAmbiguity] {
        let size = view.core.frame.size
        let lengths = ConstraintGroupLengths(
            width: .given(size.width),
            height: .given(size.height),
            withOwn: false
        )
        var work = ConstraintGroupWork(
            plan: self,
            pass: pass,
            lengths: lengths,
            reusing: ConstraintGroupSolution()
        )
        work.solve()
        forget()
        if !followers.isEmpty { view.arrangeAgain() }
        return [Axis.horizontal, .vertical].flatMap { axis in
            let axes: AxisSet =
                work.isMixed ? .both : axis == .horizontal ? .horizontal : .vertical
            let request = ConstraintGroupRequest(axes: axes, keepsLengths: true)
            return ConstraintGroupSystem(work: work, request: request).ambiguousNodes(axis).map {
                LayoutAmbiguity(view: nodes[$0].view, axis: axis)
            }
        }
    }
}

@available(*, unavailable)
extension LayoutAmbiguity: Sendable {}
