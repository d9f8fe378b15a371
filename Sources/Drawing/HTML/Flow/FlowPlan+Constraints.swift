import Views

extension FlowPlan {
    /// Plans views that constraints place: in a column or a row if they lie so, else around the one that the
    /// others are placed by.
    mutating func arrangeConstrained() {
        if places.count > 1, lie(along: .vertical) {
            arrange(along: .vertical)
        } else if places.count > 1, lie(along: .horizontal) {
            arrange(along: .horizontal)
        } else {
            arrangeAroundMain()
        }
    }

    /// Whether the views lie one after the other.
    private func lie(along axis: Axis) -> Bool {
        zip(places, places.dropFirst()).allSatisfy {
            edges($1, axis).start >= edges($0, axis).end - 0.01
        }
    }

    private mutating func arrange(along axis: Axis) {
        own.add("display:flex;")
        if axis == .vertical { own.add("flex-direction:column;") }
        let across: Axis = axis == .vertical ? .horizontal : .vertical
        let start: LayoutAttribute = axis == .vertical ? .top : .leading
        var end = 0.0
        for place in places {
            addMargin(start, edges(place, axis).start - end, to: place)
            end = edges(place, axis).end
            if isStretched(place, axis) { items[place].add("flex-grow:1;") }
            align(place, across)
        }
        let (last, length) =
            axis == .vertical
            ? (LayoutAttribute.bottom, size.height) : (.trailing, size.width)
        if let place = places.last { addMargin(last, max(0, length - end), to: place) }
    }

    /// Aligns a view across the axis of its superview, as it lies now.
    private mutating func align(_ place: Int, _ axis: Axis) {
        let length = axis == .vertical ? size.height : size.width
        let (start, end) = edges(place, axis)
        let rest = length - end
        let ties = found[place].ties
        let (first, last): (LayoutAttribute, LayoutAttribute) =
            axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        if ties.contains(first), ties.contains(last) {
            addMargin(first, start, to: place)
            addMargin(last, rest, to: place)
        } else if abs(start - rest) < 0.5 || ties.contains(axis == .vertical ? .centerY : .centerX)
        {
            items[place].add("align-self:center;")
        } else if start < rest || ties.contains(first) {
            items[place].add("align-self:flex-start;")
            addMargin(first, start, to: place)
        } else {
            items[place].add("align-self:flex-end;")
            addMargin(last, rest, to: place)
        }
    }

    /// Plans one view in a cell, and the others over it, tied to the nearest edges of the cell.
    private mutating func arrangeAroundMain() {
        let main = mainPlace
        let item = found[main]
        let (start, end) = edges(main, .horizontal)
        let rest = size.width - end
        own.add("display:grid;")
        let fills = item.ties.isSuperset(of: [.leading, .trailing])
        if fills {
            own.add("grid-template-columns:minmax(0,1fr);")
            addMargin(.leading, start, to: main)
            addMargin(.trailing, rest, to: main)
        } else {
            own.add("grid-template-columns:minmax(0,max-content);")
            let unused = 100 * (1 - min(1, item.share ?? 1))
            if item.ties.contains(.centerX) || abs(start - rest) < 0.01 {
                own.add("justify-content:center;")
                if unused > 0 { own.add("padding:0 ", unused / 2, "%;") }
            } else if item.ties.contains(.trailing) || start > rest {
                own.add("justify-content:end;")
                addMargin(.trailing, rest, to: main)
                addUnused(unused, isMirrored ? .trailing : .leading)
            } else {
                own.add("justify-content:start;")
                addMargin(.leading, start, to: main)
                addUnused(unused, isMirrored ? .leading : .trailing)
            }
        }
        let (top, bottom) = edges(main, .vertical)
        items[main].add("grid-area:1/1/2/2;")
        if top > 0, places.count > 1 {
            // Room for what lies over it, which is as tall as its letters.
            items[main].add(text: "margin-top:", top)
        } else {
            addMargin(.top, top, to: main)
        }
        addMargin(.bottom, size.height - bottom, to: main)
        let cell = fills ? (0, size.width) : (start, end)
        for place in places where place != main { put(place, over: cell) }
    }

    /// Keeps a part of the width free, at the left for leading.
    private mutating func addUnused(_ percentage: Double, _ edge: LayoutAttribute) {
        guard percentage > 0 else { return }
        own.add(edge == .leading ? "padding-left:" : "padding-right:", percentage, "%;")
    }

    /// The view whose size decides that of the superview.
    private var mainPlace: Int {
        let tied = places.filter { found[$0].ties.contains(.bottom) }
        return (tied.isEmpty ? places : tied).max {
            found[$0].frame.size.area < found[$1].frame.size.area
        } ?? 0
    }

    /// Puts a view over the cell between two edges, whose size it does not change.
    private mutating func put(_ place: Int, over cell: (start: Double, end: Double)) {
        let (start, end) = edges(place, .horizontal)
        let (top, bottom) = edges(place, .vertical)
        items[place].add("position:absolute;grid-area:1/1/2/2;")
        if !found[place].isEmpty, !found[place].asks.width {
            items[place].add("width:max-content;")
        }
        if start - cell.start < cell.end - end {
            items[place].add(isMirrored ? "right:" : "left:", start - cell.start)
        } else {
            items[place].add(isMirrored ? "left:" : "right:", cell.end - end)
        }
        if top <= size.height - bottom {
            items[place].add("top:", top)
        } else {
            items[place].add("bottom:", size.height - bottom)
        }
    }
}

extension Size {
    fileprivate var area: Double { width * height }
}
