import Components

/// A line of views: the whole of a row, unless that wraps.
struct StackLine {
    var items: Range<Int>
    /// The distance from the top of the stack.
    var top = 0.0
    /// The height, with the margins.
    var height = 0.0
    /// The margins that its views keep above and below.
    var margins: DirectionalEdgeInsets
    /// The distance by which its views are scrolled towards its beginning.
    var shift = 0.0
}

extension View {
    /// Returns the lines of a row that wraps, or of a grid, whose views' lengths and heights are then found.
    final func lines(
        _ stack: StackContent,
        _ width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass,
        isFitting: Bool = false
    ) -> [StackLine] {
        let lines =
            stack.isGrid
            ? gridRows(stack, width, items, pass)
            : wrappedLines(stack, width, items, pass, isFitting: isFitting)
        return lines.map { items in
            var line = StackLine(items: items, margins: core.margins)
            if items.lowerBound > lines[0].lowerBound { line.margins.top = 0 }
            if items.upperBound < lines[lines.count - 1].upperBound { line.margins.bottom = 0 }
            line.height = rowBreadth(stack, items, line.margins, pass)
            return line
        }
    }

    private func wrappedLines(
        _ stack: StackContent,
        _ width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass,
        isFitting: Bool
    ) -> [Range<Int>] {
        measureRow(items, pass)
        var lines: [Range<Int>] = []
        var start = items.lowerBound
        // What later views may take back of a line that is too long.
        let slack = items.reduce(abs(core.margins.leading) + abs(core.margins.trailing)) {
            $0 + max(0, -pass.items[$1].gap)
        }
        while start < items.upperBound {
            let line =
                start..<endOfLine(
                    stack,
                    width,
                    start..<items.upperBound,
                    pass,
                    slack: slack
                )
            let isTooLong = stackLength(stack, line, pass) > width + lengthTolerance
            if !isFitting || isTooLong {
                share(stack, width, line, pass, isFitting: isFitting)
                if isFitting { fitShares(line, pass) } else { measureHeights(line, pass) }
            }
            lines.append(line)
            start = line.upperBound
        }
        return lines
    }

    /// Returns the place behind the views that fit into the first line, one at least.
    private func endOfLine(
        _ stack: StackContent,
        _ width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass,
        slack: Double
    ) -> Int {
        var (length, last) = (0.0, items.lowerBound)
        for place in items {
            let item = pass.items[place]
            let (start, end) = insetsAlongAxis(stack, items.lowerBound..<place + 1, pass)
            length += item.length
            if start + length + end <= width + lengthTolerance {
                last = place
            } else if length > width + slack {
                break
            }
            length += item.gap
        }
        return last + 1
    }

    /// Returns the size of a row that wraps within a width, as wide as its longest line.
    final func linesFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Size {
        let limit = max(limit, leastStackWidth(stack, pass))
        let lines = lines(stack, limit, items, pass, isFitting: true)
        let width = lines.reduce(0) { max($0, stackLength(stack, $1.items, pass)) }
        return Size(width: width, height: height(of: lines, stack))
    }

    /// Returns the height of a stack with these lines.
    final func height(of lines: [StackLine], _ stack: StackContent) -> Double {
        if lines.isEmpty { return stack.isMarginsRelative ? core.margins.vertical : 0 }
        let gaps = Double(lines.count - 1) * (stack.lineSpacing ?? stack.spacing)
        return max(0, lines.reduce(gaps) { $0 + $1.height })
    }

    /// Places the views of a row that wraps, whose lines keep their heights.
    final func arrangeLines(
        _ stack: StackContent,
        _ size: Size,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        var lines = lines(stack, size.width, items, pass)
        let rest = max(0, size.height - height(of: lines, stack))
        let extra = stack.alignment == .fill ? rest / Double(lines.count) : 0
        var top =
            switch stack.alignment {
            case .fill, .leading, .firstBaseline: 0.0
            case .center: rest / 2
            case .trailing, .lastBaseline: rest
            }
        for place in lines.indices {
            lines[place].top = top
            lines[place].height += extra
            arrange(lines[place], stack, within: size.width, pass)
            top += lines[place].height + (stack.lineSpacing ?? stack.spacing)
        }
    }
}
