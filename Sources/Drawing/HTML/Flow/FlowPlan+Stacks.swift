import Views

extension FlowPlan {
    /// Plans the views of a stack.
    mutating func arrange(_ stack: RenderedStack) {
        addPadding(of: stack)
        if !stack.columns.isEmpty {
            own.add("display:grid;grid-template-columns:")
            for column in stack.columns { add(column) }
            own.add(";")
            addLines(of: stack)
            for place in places {
                let span = min(found[place].columnSpan, stack.columns.count)
                if span > 1 { items[place].add("grid-column:span ", Double(span), ";") }
            }
        } else if stack.wraps {
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
            for place in places { addFlex(to: place, stack) }
        }
    }

    /// Whether all views are equally long.
    private func areEqual(along axis: Axis) -> Bool {
        let lengths = places.map { edges($0, axis).end - edges($0, axis).start }
        return lengths.allSatisfy { abs($0 - lengths[0]) < 0.1 }
    }

    /// The margins around all views of a stack, counted along the reading direction.
    private func padding(of stack: RenderedStack) -> DirectionalEdgeInsets {
        stack.isMarginsRelative ? stack.margins : .zero
    }

    private mutating func addPadding(of stack: RenderedStack) {
        let padding = padding(of: stack)
        guard padding != .zero else { return }
        own.add("padding:", padding.top, "px ")
        own.add("", isMirrored ? padding.leading : padding.trailing, "px ")
        own.add("", padding.bottom, "px ")
        own.add("", isMirrored ? padding.trailing : padding.leading)
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
        own.add("gap:", max(0, stack.lineSpacing), "px ")
        own.add("", max(0, stack.spacing))
        switch stack.alignment {
        case .fill: break
        case .leading, .firstBaseline: own.add("align-content:start;align-items:start;")
        case .center: own.add("align-content:center;align-items:center;")
        case .trailing, .lastBaseline: own.add("align-content:end;align-items:end;")
        }
    }

    /// Adds the alignment across the axis.
    private mutating func addAlignment(of stack: RenderedStack) {
        let across = stack.axis == .horizontal ? Axis.vertical : .horizontal
        let (padding, edge) = (padding(of: stack), stack.axis == .horizontal)
        let inset =
            edge ? (padding.top, padding.bottom) : (padding.leading, padding.trailing)
        let length = edge ? size.height : size.width
        let (start, end): (LayoutAttribute, LayoutAttribute) =
            edge ? (.top, .bottom) : (.leading, .trailing)
        // For a column of equal rows, which is a grid.
        if !edge, stack.distribution == .fillEqually, stack.alignment != .fill {
            switch stack.alignment {
            case .center: own.add("justify-items:center;")
            case .trailing: own.add("justify-items:end;")
            default: own.add("justify-items:start;")
            }
        }
        switch stack.alignment {
        case .fill: break
        case .leading: own.add("align-items:flex-start;")
        case .firstBaseline where stack.axis == .vertical: own.add("align-items:flex-start;")
        case .lastBaseline where stack.axis == .vertical: own.add("align-items:flex-start;")
        case .center: own.add("align-items:center;")
        case .trailing: own.add("align-items:flex-end;")
        case .firstBaseline:
            own.add("align-items:flex-start;")
            for place in places {
                addMargin(start, edges(place, across).start - inset.0, to: place)
            }
            return
        case .lastBaseline:
            own.add("align-items:flex-end;")
            for place in places {
                addMargin(end, length - inset.1 - edges(place, across).end, to: place)
            }
            return
        }
        for place in places {
            guard let keeps = found[place].keepsMargins, keeps != stack.isMarginsRelative else {
                continue
            }
            let margins = stack.margins
            let sign = keeps ? 1.0 : -1
            if !edge, !keeps {
                items[place].add(
                    "max-width:calc(100% + ",
                    margins.leading + margins.trailing,
                    "px);"
                )
            }
            addMargin(start, sign * (edge ? margins.top : margins.leading), to: place)
            addMargin(end, sign * (edge ? margins.bottom : margins.trailing), to: place)
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

    /// Adds how the length of a view differs from its own.
    private mutating func addFlex(to place: Int, _ stack: RenderedStack) {
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
            items[place].add("flex-grow:", length - natural, ";")
        } else if isRow, stack.distribution == .fill, length < natural - 0.5 {
            // First of all, but not to nothing.
            items[place].add("flex-shrink:9999;")
            items[place].add("min-width:min(50%,", length, "px);")
        }
    }
}
