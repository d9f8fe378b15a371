package import Views

/// The frames of open overlays, of which those of one region do not cover each other.
///
/// `x` counts along the reading direction. On a screen with little room all become smaller: bars leave two rows to the
/// list, and have a row each for as long as there are so many.
package struct OverlayLayout {
    /// An open overlay.
    package struct Item {
        let overlay: Overlay
        let anchor: Rect?
        let size: (_ width: Double) -> Size

        /// Creates an item.
        ///
        /// - Parameters:
        ///   - overlay: Its description.
        ///   - anchor: The frame of the view of a popover; nil if that is not in view.
        ///   - size: Returns the size that it needs if it may be so wide.
        package init(
            _ overlay: Overlay,
            anchor: Rect?,
            size: @escaping (_ width: Double) -> Size
        ) {
            (self.overlay, self.anchor, self.size) = (overlay, anchor, size)
        }
    }

    /// The frames of the items; nil for a popover at a view that is not in view.
    package private(set) var frames: [Rect?]
    /// The height of the bars that push the upper edge of the messages.
    package private(set) var top = 0.0
    /// The height of the bars that push the lower edge of the messages.
    package private(set) var bottom = 0.0
    private let items: [Item]
    private let screen: Rect
    /// The views over the list that corners leave free.
    private let obstacles: [Rect]
    private let margin: Size
    /// The area of the list between its bars.
    private var area: Rect

    /// The least height of a bar: a row in a terminal.
    private static let row = 16.0
    /// The greatest widths of popovers and sheets.
    private static let widths = (popover: 320.0, sheet: 560.0)

    /// Places overlays over a list in a screen.
    package init(
        of items: [Item],
        on screen: Size,
        over list: Rect,
        besides obstacles: [Rect],
        margin: Size
    ) {
        self.items = items
        self.screen = Rect(width: screen.width, height: screen.height)
        self.obstacles = obstacles
        self.margin = margin
        area = list
        frames = items.map { _ in nil }
        placeBars(over: list)
        for corner in OverlayCorner.allCases { place(in: corner) }
        for (place, item) in items.enumerated() {
            switch item.overlay.region {
            case .topBar, .bottomBar, .corner: continue
            case .popover: frames[place] = popover(item)
            case .sheet: frames[place] = sheet(item)
            case .scrim: frames[place] = self.screen
            }
        }
    }

    private func places(in region: OverlayRegion) -> [Int] {
        items.indices.filter { items[$0].overlay.region == region }
    }

    // MARK: Bars

    private mutating func placeBars(over list: Rect) {
        // The bars that push are further from the messages.
        let pushes = { [items] place in items[place].overlay.pushes }
        let tops = places(in: .topBar)
        let bottoms = places(in: .bottomBar)
        let upper = tops.filter(pushes) + tops.filter { !pushes($0) }
        let lower = bottoms.filter { !pushes($0) } + bottoms.filter(pushes)
        let wanted = (upper + lower).map { items[$0].size(list.width).height }
        let most = max(list.height / 2, Double(wanted.count) * Self.row)
        let heights = Self.shares(of: min(most, list.height - 2 * Self.row), wanted)
        for (place, height) in zip(upper, heights) {
            put(place, Rect(x: list.x, y: area.y, width: list.width, height: height))
            (area.y, area.height) = (area.y + height, area.height - height)
            if pushes(place) { top += height }
        }
        for (place, height) in zip(lower, heights.dropFirst(upper.count)).reversed() {
            area.height -= height
            put(place, Rect(x: list.x, y: area.end, width: list.width, height: height))
            if pushes(place) { bottom += height }
        }
    }

    private mutating func put(_ place: Int, _ frame: Rect) { frames[place] = frame }

    /// Returns heights that are together not more than a limit: where they would be, the greatest are cut to rows.
    private static func shares(of limit: Double, _ wanted: [Double]) -> [Double] {
        var (rest, heights) = (max(0, limit), wanted)
        let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        for (count, place) in order.enumerated() {
            let share = rest / Double(order.count - count)
            if wanted[place] > share { heights[place] = (share / row).rounded(.down) * row }
            rest -= heights[place]
        }
        return heights
    }

    // MARK: Corners

    private mutating func place(in corner: OverlayCorner) {
        let isShared = OverlayCorner.allCases.contains {
            $0 != corner && $0.isTop == corner.isTop && !places(in: .corner($0)).isEmpty
        }
        let most = max(0, (isShared ? area.width / 2 : area.width) - 2 * margin.width)
        var free = area.insetVertically(by: margin.height)
        for place in places(in: .corner(corner)) {
            let size = items[place].size(most)
            let width = min(size.width, most)
            var frame = Rect(
                x: corner.isLeading ? area.x + margin.width : area.trailing - margin.width - width,
                width: width,
                height: min(size.height, max(free.height, Self.row))
            )
            frame.y = corner.isTop ? free.y : free.end - frame.height
            // From the edge inwards, so that leaving one does not lead onto another.
            let inwards = obstacles.sorted { corner.isTop ? $0.y < $1.y : $0.end > $1.end }
            for obstacle in inwards where frame.meets(obstacle) {
                frame.y =
                    corner.isTop
                    ? obstacle.end + margin.height : obstacle.y - margin.height - frame.height
            }
            frame.y = min(max(frame.y, area.y), max(area.y, area.end - frame.height))
            put(place, frame)
            let end = corner.isTop ? free.end : frame.y - margin.height
            free.y = corner.isTop ? frame.end + margin.height : free.y
            free.height = max(0, end - free.y)
        }
    }

    // MARK: Popovers and sheets

    private func popover(_ item: Item) -> Rect? {
        let space = item.overlay.isModal ? screen : area
        let most = max(0, space.width - 2 * margin.width)
        let size = item.size(min(Self.widths.popover, most))
        var frame = Rect(width: min(size.width, most), height: min(size.height, space.height))
        guard let anchor = item.anchor else {
            guard item.overlay.isModal else { return nil }
            frame.x = space.x + (space.width - frame.width) / 2
            frame.y =
                space.y + ((space.height - frame.height) / 2 / Self.row).rounded(.down) * Self.row
            return frame
        }
        let (above, below) = (anchor.y - space.y, space.end - anchor.end)
        let isBelow = below >= frame.height || below >= above
        // Beside a view that leaves hardly any room, it covers part of that.
        let room = max(isBelow ? below : above, min(frame.height, 4 * Self.row))
        frame.height = min(frame.height, room)
        frame.y = isBelow ? anchor.end : anchor.y - frame.height
        frame.y = min(max(frame.y, space.y), space.end - frame.height)
        frame.x = min(
            max(anchor.x, space.x + margin.width),
            space.trailing - margin.width - frame.width
        )
        return frame
    }

    private func sheet(_ item: Item) -> Rect {
        let width = min(Self.widths.sheet, max(0, screen.width - 2 * margin.width))
        let height = min(item.size(width).height, max(0, screen.height - 2 * margin.height))
        return Rect(
            x: ((screen.width - width) / 2 / 8).rounded(.down) * 8,
            y: screen.height - margin.height - height,
            width: width,
            height: height
        )
    }
}

extension Rect {
    fileprivate var end: Double { y + height }
    fileprivate var trailing: Double { x + width }

    fileprivate func meets(_ other: Rect) -> Bool {
        x < other.trailing && other.x < trailing && y < other.end && other.y < end
    }

    fileprivate func insetVertically(by margin: Double) -> Rect {
        Rect(x: x, y: y + margin, width: width, height: max(0, height - 2 * margin))
    }
}
