/// A constraint that makes the width of a view so many times its height, or the other way round.
struct LengthProportion {
    /// How many times the height the width is.
    private let factor: Double
    private let constant: Double

    /// Finds the proportion; none if the constraint joins anything else.
    init?(_ constraint: Constraint, of view: View) {
        guard constraint.isProportion, constraint.firstItem.view === view else { return nil }
        let (multiplier, constant) = (constraint.multiplier, constraint.constant)
        guard multiplier.isFinite, multiplier != 0, constant.isFinite else { return nil }
        if constraint.firstAttribute == .width {
            factor = multiplier
            self.constant = constant
        } else {
            factor = 1 / multiplier
            self.constant = -constant / multiplier
        }
    }

    /// Whether a size has the proportion.
    func holds(_ size: Size) -> Bool {
        (width(at: size.height) - size.width).magnitude <= lengthTolerance * max(1, size.width)
    }

    func width(at height: Double) -> Double {
        max(0, factor * height + constant)
    }

    func height(at width: Double) -> Double {
        max(0, (width - constant) / factor)
    }
}

extension Constraint {
    /// Whether the constraint makes a view's width and height depend on each other.
    var isProportion: Bool {
        let isCrossed =
            firstAttribute == .width && secondAttribute == .height
            || firstAttribute == .height && secondAttribute == .width
        guard isCrossed, relation == .equal, let second = secondItem else { return false }
        guard firstItem.guide != .layoutMargins, second.guide != .layoutMargins else {
            return false
        }
        return firstItem.view != nil && firstItem.view === second.view
    }
}
