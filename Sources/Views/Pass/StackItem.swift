import Components

/// A visible view of a stack, while that is measured or arranged.
struct StackItem {
    /// The view, held by who works on the items.
    let view: UnownedReference<View>
    /// The distance after the view, if another one follows.
    let gap: Double
    /// Whether the view keeps to the margins of the stack.
    let keepsMargins: Bool
    /// The length along the axis of the stack.
    var length = 0.0
    /// The length across the axis.
    var breadth = 0.0
    /// The start of the view along the axis.
    var offset = 0.0
    /// The priority at which the view resists another length, while the stack is measured.
    var resistance = 0.0

    init(_ view: UnownedReference<View>, _ core: ViewCore, _ stack: StackContent) {
        self.view = view
        gap = core.ownSpacing ?? stack.spacing
        keepsMargins = core.keepsMargins ?? stack.isMarginsRelative
    }
}

extension View {
    /// Calls a closure with the items of the visible views of a stack.
    @inline(__always)
    final func withItems<Result>(
        _ stack: StackContent,
        _ pass: LayoutPass,
        _ work: (Range<Int>) -> Result
    ) -> Result {
        // Items do not retain: the array keeps the views while it is held, even if an app's view takes
        // some of them out while it is asked for its size.
        let views = core.subviews
        let start = pass.items.count
        guard pass.descend(by: 4, into: self) else { return work(start..<start) }
        for place in views.indices {
            let view = UnownedReference(views[place])
            view.with {
                guard !$0.core.isHidden else { return }
                pass.items.push(StackItem(view, $0.core, stack))
            }
        }
        let result = withExtendedLifetime(views) { work(start..<pass.items.count) }
        pass.items.pop(to: start)
        pass.ascend(by: 4)
        return result
    }

    /// Keeps the lengths of the views of a stack at a width, until something in it changes.
    final func note(_ items: Range<Int>, at width: Double, _ pass: LayoutPass) {
        for place in items {
            let item = pass.items[place]
            item.view.with {
                $0.core.place = StackPlace(
                    offset: item.offset,
                    length: item.length,
                    breadth: item.breadth
                )
            }
        }
        core.measures.notedWidth = width
    }

    /// Restores the lengths kept for a stack of this width; returns false if something changed since.
    final func recall(_ items: Range<Int>, at width: Double, _ pass: LayoutPass) -> Bool {
        guard core.measures.notedWidth == width else { return false }
        for place in items {
            let noted = pass.items[place].view.with { $0.core.place }
            pass.items[place].offset = noted.offset
            pass.items[place].length = noted.length
            pass.items[place].breadth = noted.breadth
        }
        return true
    }
}

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
