import Views

extension FlowPlan {
    /// Plans the views of a stack.
    mutating func arrange(_ stack: RenderedStack) {
        own.addPadding(padding(of: stack), isMirrored: isMirrored)
        if stack.isGrid {
            own.add("display:grid;grid-template-columns:")
            for column in stack.columns { add(column) }
            own.add(";")
            addLines(of: stack)
            for place in places {
                let span = min(found[place].columnSpan, stack.columns.count)
                if span > 1 { items[place].add("grid-column:span ", Double(span), ";") }
            }
        } else if stack.hasLines {
            own.add("display:flex;flex-wrap:wrap;")
            own.add(text: "max-width:", size.width + 0.02)
            addLines(of: stack)
            for place in places where isStretched(place, .horizontal) {
                items[place].add("flex-grow:1;")
            }
        } else if stack.distribution == .fillEqually, areEqual(along: stack.axis) {
            own.add("display:grid;")
            own.add(
                stack.axis == .horizontal
                    ? "grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);"
                    : "grid-template-columns:minmax(0,1fr);grid-auto-rows:1fr;"
            )
            addAlignment(of: stack)
            addDistances(of: stack)
        } else {
            own.add("display:flex;")
            if stack.axis == .vertical { own.add("flex-direction:column;") }
            addAlignment(of: stack)
            addDistances(of: stack)
            let grown = places.filter { isStretched($0, stack.axis) }
            for place in places { addFlex(to: place, stack, isOnly: grown == [place]) }
        }
    }

    /// Whether all views are equally long.
    private func areEqual(along axis: Axis) -> Bool {
        let lengths = places.map { edges($0, axis).end - edges($0, axis).start }
        return lengths.allSatisfy { abs($0 - lengths[0]) < 0.1 }
    }

    /// The margins around all views of a stack, counted along the reading direction.
    private func padding(of stack: RenderedStack) -> DirectionalEdgeInsets {
        stack.isMarginsRelative ? margins : .zero
    }

    private mutating func add(_ column: GridColumn) {
        switch column {
        case .fixed(let width): own.add(" ", width, "px")
        case .fraction(let share): own.add(" minmax(0,", share, "fr)")
        case .filling(let least):
            own.add(" repeat(auto-fill,minmax(min(100%,", max(1, least), "px),1fr))")
        }
    }

    /// Adds what holds for each line of a stack with several.
    private mutating func addLines(of stack: RenderedStack) {
        own.add("gap:", max(0, stack.lineSpacing ?? stack.spacing), "px ")
        own.add("", max(0, stack.spacing))
        switch stack.alignment {
        case .fill: break
        case .leading, .firstBaseline: own.add("align-content:start;align-items:start;")
        case .center: own.add("align-content:center;align-items:center;")
        case .trailing, .lastBaseline: own.add("align-content:end;align-items:end;")
        }
    }

    /// Adds the alignment across the axis, and what keeps views from where it alone would put them: baselines, and
    /// margins that some views keep.
    private mutating func addAlignment(of stack: RenderedStack) {
        let isRow = stack.axis == .horizontal
        let (across, padding) = (isRow ? Axis.vertical : .horizontal, padding(of: stack))
        let (first, last): (LayoutAttribute, LayoutAttribute) =
            isRow ? (.top, .bottom) : (.leading, .trailing)
        let from = isRow ? padding.top : padding.leading
        let to = isRow ? size.height - padding.bottom : size.width - padding.trailing
        // A column of equal rows is a grid.
        let isGrid = !isRow && stack.distribution == .fillEqually
        switch stack.alignment {
        case .fill: break
        case .center: own.add(isGrid ? "justify-items:center;" : "align-items:center;")
        case .trailing: own.add(isGrid ? "justify-items:end;" : "align-items:flex-end;")
        case .lastBaseline where isRow: own.add("align-items:flex-end;")
        default: own.add(isGrid ? "justify-items:start;" : "align-items:flex-start;")
        }
        for place in places {
            let (start, end) = edges(place, across)
            switch stack.alignment {
            case .fill:
                guard found[place].keepsMargins != nil else { continue }
                addMargin(first, start - from, to: place)
                addMargin(last, to - end, to: place)
                if !isRow, start < from {
                    items[place].add("max-width:calc(100% + ", from + size.width - to, "px);")
                }
            case .center: addMargin(first, start - from - (to - end), to: place)
            case .trailing: addMargin(last, to - end, to: place)
            case .lastBaseline where isRow: addMargin(last, to - end, to: place)
            default: addMargin(first, start - from, to: place)
            }
        }
    }

    /// Adds the distances along the axis, where they differ from the stack's.
    private mutating func addDistances(of stack: RenderedStack) {
        let isRow = stack.axis == .horizontal
        let padding = padding(of: stack)
        let gap = places.count > 1 ? max(0, stack.spacing) : 0
        if gap > 0 { own.add("gap:", gap) }
        let start: LayoutAttribute = isRow ? .leading : .top
        let first = edges(places[0], stack.axis).start - (isRow ? padding.leading : padding.top)
        let spreads =
            places.count > 1
            && (stack.distribution == .equalSpacing || stack.distribution == .equalCentering)
        if !stack.scrolls { addMargin(start, first, to: places[0]) }
        if spreads { own.add("justify-content:space-between;") }
        for (place, next) in zip(places, places.dropFirst()) {
            let own = (found[place].ownSpacing ?? stack.spacing)
            let distance = edges(next, stack.axis).start - edges(place, stack.axis).end
            addMargin(start, (spreads ? own : distance) - gap, to: next)
        }
    }

    /// Adds how the length of a view differs from its own, and whether it is the only one that is longer.
    private mutating func addFlex(to place: Int, _ stack: RenderedStack, isOnly: Bool) {
        let isRow = stack.axis == .horizontal
        let frame = found[place].frame.size
        let (length, natural) =
            isRow
            ? (frame.width, found[place].natural.width)
            : (frame.height, found[place].natural.height)
        if stack.scrolls {
            items[place].add("flex:none;")
        } else if stack.distribution == .fillEqually {
            if isRow || isStretched(place, .vertical) {
                items[place].add("flex:", max(0.001, length), " 1 0;")
            }
        } else if length > natural + 0.5 {
            // The only one takes all room, so that texts of any length share a class.
            items[place].add("flex-grow:", isOnly ? 1 : length - natural, ";")
        } else if isRow, stack.distribution == .fill, length < natural - 0.5 {
            // First of all, but not to nothing; in steps, so that many messages share a class.
            let least = length < 32 ? length : (length / 32).rounded(.down) * 32
            items[place].add("flex-shrink:9999;")
            items[place].add("min-width:min(50%,", least, "px);")
        }
    }
}
