import Components

extension LayoutPass {
    /// Returns the size that the view of an item takes within a width.
    @inline(__always)
    func fitting(_ place: Int, _ limit: Double) -> Size {
        items[place].view.with { $0.fitting(limit, self) }
    }

    /// Returns the height that the view of an item needs at a width.
    @inline(__always)
    func height(_ place: Int, at width: Double) -> Double {
        items[place].view.with { $0.height(at: width, self) }
    }

    /// Finds the size of the view of an item in a column with so much room across: no wider than that, unless
    /// the view must be.
    @inline(__always)
    func measure(_ place: Int, inColumnOf room: Double) {
        let size = fitting(place, room)
        items[place].breadth = size.width
        items[place].length = size.height
        if size.width > room + lengthTolerance { narrow(place, to: room) }
    }

    private func narrow(_ place: Int, to room: Double) {
        let width = items[place].breadth
        let breadth = items[place].view.with {
            $0.boundedWidth(width, by: room, self)
        }
        guard breadth < width else { return }
        items[place].breadth = breadth
        items[place].length = height(place, at: breadth)
    }

    /// Returns the width nearest to another one that everything required in an item's view
    /// allows.
    @inline(__always)
    func clampedWidth(_ place: Int, _ width: Double) -> Double {
        items[place].view.with {
            // Before anything is planned, so that what another tree knew goes first.
            $0.core.enter(self)
            return $0.clampedWidth(width, self)
        }
    }
}
