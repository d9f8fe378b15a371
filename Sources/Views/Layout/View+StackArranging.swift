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
        findHeights(stack, size, items, pass)
        let baselines =
            stack.alignment.isBaseline ? self.baselines(stack, items, pass) : StackBaselines()
        for place in items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? core.margins : .zero
            let rest = size.height - inset.vertical - item.breadth
            let y =
                switch stack.alignment {
                case .fill, .leading: inset.top
                case .center: inset.top + rest / 2
                case .trailing: inset.top + rest
                case .firstBaseline: baselines.place(of: item, pass)
                case .lastBaseline:
                    baselines.place(of: item, pass) + max(0, size.height - baselines.breadth)
                }
            let placed = Size(width: item.length, height: item.breadth)
            item.view.with {
                $0.put(x: item.offset, y: y, placed, within: size.width, pass)
            }
        }
    }

    /// Finds the heights that the views of a row have in a row of this size.
    private func findHeights(
        _ stack: StackContent,
        _ size: Size,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        let isFilled = stack.alignment == .fill
        if !recall(items, at: size.width, pass) {
            measureRow(items, pass)
            share(stack, size.width, items, pass)
            if !isFilled { measureHeights(items, pass) }
        }
        for place in items {
            let item = pass.items[place]
            let inset = item.keepsMargins ? core.margins.vertical : 0
            let room = max(0, size.height - inset)
            pass.items[place].breadth = item.view.with {
                isFilled
                    ? $0.clampedHeight(room, at: item.length, pass)
                    : $0.boundedHeight(item.breadth, by: room, at: item.length, pass)
            }
        }
    }

    private func arrangeColumn(
        _ stack: StackContent,
        _ size: Size,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) {
        measureColumn(stack, size.width, items, pass)
        share(stack, size.height, items, pass)
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
                $0.put(x: x, y: item.offset, placed, within: size.width, pass)
            }
        }
    }
}
