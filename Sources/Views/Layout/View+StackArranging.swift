import Components

extension View {
    /// Places the views of a stack of this size.
    final func arrangeStack(_ stack: StackContent, _ size: Size, _ pass: LayoutPass) {
        withItems(stack, pass) { items in
            if stack.axis == .horizontal {
                arrangeRow(stack, size, items, pass)
            } else {
                arrangeColumn(stack, size, items, pass)
            }
        }
    }

    private func arrangeRow(
        _ stack: StackContent,
        _ size: Size,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        if stack.hasLines { return arrangeLines(stack, size, items, pass) }
        if !recall(items, at: size.width, pass) {
            measureRow(items, pass)
            share(stack, size.width, items, pass)
            if stack.alignment != .fill { measureHeights(items, pass) }
        }
        var line = StackLine(items: items, height: size.height, margins: core.margins)
        if stack.scrolls { line.shift = shift(stack, size.width, items, pass) }
        arrange(line, stack, within: size.width, pass)
    }

    /// Places the views of a row, or of a line of one, whose widths are found, in a stack of this width.
    @inline(__always)
    final func arrange(
        _ line: StackLine,
        _ stack: StackContent,
        within width: Double,
        _ pass: LayoutPass
    ) {
        findHeights(line, stack, pass)
        let baselines =
            stack.alignment.isBaseline
            ? self.baselines(stack, line.items, line.margins, pass) : StackBaselines()
        for place in line.items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? line.margins : .zero
            let rest = line.height - inset.vertical - item.breadth
            let y =
                switch stack.alignment {
                case .fill, .leading: inset.top
                case .center: inset.top + rest / 2
                case .trailing: inset.top + rest
                case .firstBaseline: baselines.place(of: item, pass)
                case .lastBaseline:
                    baselines.place(of: item, pass) + max(0, line.height - baselines.breadth)
                }
            let placed = Size(width: item.length, height: item.breadth)
            item.view.with {
                $0.put(x: item.offset - line.shift, y: line.top + y, placed, within: width, pass)
            }
        }
    }

    /// Finds the heights that the views have in a line of this height.
    @inline(__always)
    private func findHeights(_ line: StackLine, _ stack: StackContent, _ pass: LayoutPass) {
        let isFilled = stack.alignment == .fill
        for place in line.items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? line.margins.vertical : 0
            let room = max(0, line.height - inset)
            pass.items[place].breadth = item.view.with {
                isFilled
                    ? $0.clampedHeight(room, at: item.length, pass)
                    : $0.boundedHeight(item.breadth, by: room, at: item.length, pass)
            }
        }
    }

    @inline(__always)
    private func arrangeColumn(
        _ stack: StackContent,
        _ size: Size,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        measureColumn(stack, size.width, items, pass)
        share(stack, size.height, items, pass)
        let shift = stack.scrolls ? shift(stack, size.height, items, pass) : 0
        for place in items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? core.margins : .zero
            let rest = size.width - inset.horizontal - item.breadth
            let x =
                switch stack.alignment {
                case .fill, .leading, .firstBaseline, .lastBaseline: inset.leading
                case .center: inset.leading + rest / 2
                case .trailing: inset.leading + rest
                }
            let placed = Size(width: item.breadth, height: item.length)
            item.view.with {
                $0.put(x: x, y: item.offset - shift, placed, within: size.width, pass)
            }
        }
    }
}
