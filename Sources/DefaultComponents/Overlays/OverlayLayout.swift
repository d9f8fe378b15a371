package import Views

/// The frames of open overlays, of which those of one region do not cover each other.
///
/// `x` counts along the reading direction. On a screen with little room all become smaller: bars leave two rows to the
/// list, and have a row each for as long as there are so many.
package struct OverlayLayout {
    /// An open overlay.
    package struct Item {
        let overlay: Overlay
        let anchor: (_ frames: [Rect?]) -> Rect?
        let size: (_ width: Double) -> Size

        /// Creates an item.
        ///
        /// - Parameters:
        ///   - overlay: Its description.
        ///   - anchor: Returns the frame of the view of a popover, from those of the items before; nil if that is not in view.
        ///   - size: Returns the size that it needs if it may be so wide.
        package init(
            _ overlay: Overlay,
            anchor: @escaping (_ frames: [Rect?]) -> Rect?,
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
    /// The height of the bars that lie over the lower edge of the messages.
    private(set) var floating = 0.0
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

    /// Places overlays over a list in a screen; while others are typing, all lower bars push.
    package init(
        of items: [Item],
        on screen: Size,
        over list: Rect,
        besides obstacles: [Rect],
        margin: Size,
        isTyping: Bool = false
    ) {
        self.items = items
        self.screen = Rect(width: screen.width, height: screen.height)
        self.obstacles = obstacles
        self.margin = margin
        area = list
        frames = items.map { _ in nil }
        placeBars(over: list, isTyping: isTyping)
        for corner in OverlayCorner.allCases { place(in: corner) }
        for (place, item) in items.enumerated() {
            switch item.overlay.region {
            case .topBar, .bottomBar, .corner: continue
            case .popover: frames[place] = popover(item, at: item.anchor(frames))
            case .sheet: frames[place] = sheet(item)
            case .scrim: frames[place] = self.screen
            }
        }
    }

    private func places(in region: OverlayRegion) -> [Int] {
        items.indices.filter { items[$0].overlay.region == region }
    }

    // MARK: Bars

    private mutating func placeBars(over list: Rect, isTyping: Bool) {
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
            if isTyping || pushes(place) { bottom += height } else { floating += height }
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
            (free.width, free.x) = (width, area.x + margin.width)
            if !corner.isLeading { free.x = area.trailing - margin.width - width }
            let all = Rect(x: free.x, y: area.y, width: width, height: area.height)
            var edge = Rect(x: free.x, y: area.y, width: width, height: Self.row)
            if !corner.isTop { edge.y = max(area.y, area.end - Self.row) }
            // What has no room lies over others of the corner, and not over the list's own views.
            let frame =
                gap(for: size.height, in: free, from: corner)
                ?? gap(for: size.height, in: all, from: corner) ?? edge
            put(place, frame)
            let end = corner.isTop ? free.end : frame.y - margin.height
            free.y = corner.isTop ? frame.end + margin.height : free.y
            free.height = max(0, end - free.y)
        }
    }

    /// Returns the first place for a height that the list's own views leave, from the edge on, or else the highest one;
    /// nil if that is no row high.
    private func gap(for height: Double, in free: Rect, from corner: OverlayCorner) -> Rect? {
        var gaps = [free]
        for obstacle in obstacles where free.meets(obstacle) {
            gaps = gaps.flatMap { gap in
                var (above, below) = (gap, gap)
                above.height = min(gap.end, obstacle.y - margin.height) - gap.y
                below.y = max(gap.y, obstacle.end + margin.height)
                below.height = gap.end - below.y
                return [above, below]
            }
        }
        let inwards = corner.isTop ? gaps : gaps.reversed()
        let highest = inwards.max { $0.height < $1.height }
        guard var gap = inwards.first(where: { $0.height >= height }) ?? highest,
            gap.height >= min(height, Self.row)
        else { return nil }
        if !corner.isTop { gap.y = max(gap.y, gap.end - height) }
        gap.height = min(gap.height, height)
        return gap
    }

    // MARK: Popovers and sheets

    private func popover(_ item: Item, at anchor: Rect?) -> Rect? {
        let space = item.overlay.isModal ? screen : area
        let most = max(0, space.width - 2 * margin.width)
        let size = item.size(min(Self.widths.popover, most))
        var frame = Rect(width: min(size.width, most), height: min(size.height, space.height))
        guard let anchor else {
            guard item.overlay.isModal else { return nil }
            frame.x = space.x + (space.width - frame.width) / 2
            frame.y =
                space.y + ((space.height - frame.height) / 2 / Self.row).rounded(.down) * Self.row
            return frame
        }
        let (above, below) = (anchor.y - space.y, space.end - anchor.end)
        let isBelow = below >= frame.height || below >= above
        // Beside a view that leaves less than three rows, it covers part of that.
        let room = max(above, below)
        frame.height = min(frame.height, room < 3 * Self.row ? 4 * Self.row : room)
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
