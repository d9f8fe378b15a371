extension LayoutPass {
    /// Returns the size that the view of an item takes within a width.
    @inline(__always)
    func fitting(_ place: Int, _ limit: Double) -> Size {
        items[place].view._withUnsafeGuaranteedRef { $0.fitting(limit, self) }
    }

    /// Returns the height that the view of an item needs at a width.
    @inline(__always)
    func height(_ place: Int, at width: Double) -> Double {
        items[place].view._withUnsafeGuaranteedRef { $0.height(at: width, self) }
    }

    /// Returns the width nearest to another one that the own constraints of an item's view allow.
    @inline(__always)
    func clampedWidth(_ place: Int, _ width: Double) -> Double {
        items[place].view._withUnsafeGuaranteedRef {
            // Before anything is planned, so that what another tree knew goes first.
            $0.core.enter(self)
            return $0.clampedWidth(width)
        }
    }
}
