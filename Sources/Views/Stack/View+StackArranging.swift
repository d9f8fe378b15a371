extension View {
    /// Puts the views of a stack where they belong, in a stack of this size.
    final func arrangeStack(_ stack: StackContent, _ size: Size, _ pass: LayoutPass) {
        if stack.axis == .horizontal {
            arrangeRow(stack, size, pass)
        } else {
            arrangeColumn(stack, size, pass)
        }
    }

    private func arrangeRow(_ stack: StackContent, _ size: Size, _ pass: LayoutPass) {
        measureRow(stack, pass)
        share(stack, size.width)
        // Heights are asked for before any view is arranged: their answers share the noted places.
        for view in core.subviews where !view.core.isHidden {
            let room = max(0, size.height - inset(of: view, stack).vertical)
            view.core.place.breadth =
                stack.alignment == .fill
                ? view.clamped(room, .vertical)
                : view.bounded(view.height(at: view.core.place.length, pass), by: room)
        }
        let baselines =
            stack.alignment.isBaseline ? self.baselines(stack, pass) : StackBaselines()
        for view in core.subviews where !view.core.isHidden {
            let place = view.core.place
            let inset = inset(of: view, stack)
            let rest = size.height - inset.vertical - place.breadth
            let y =
                switch stack.alignment {
                case .fill, .leading: inset.top
                case .center: inset.top + rest / 2
                case .trailing: inset.top + rest
                case .firstBaseline: baselines.place(of: view, pass)
                case .lastBaseline:
                    baselines.place(of: view, pass) + max(0, size.height - baselines.breadth)
                }
            let placed = Size(width: place.length, height: place.breadth)
            view.put(x: place.offset, y: y, placed, within: size.width, pass)
        }
    }

    private func arrangeColumn(_ stack: StackContent, _ size: Size, _ pass: LayoutPass) {
        measureColumn(stack, size.width, pass)
        share(stack, size.height)
        for view in core.subviews where !view.core.isHidden {
            let place = view.core.place
            let inset = inset(of: view, stack)
            let rest = size.width - inset.horizontal - place.breadth
            let x =
                switch stack.alignment {
                case .fill, .leading, .firstBaseline, .lastBaseline: inset.leading
                case .center: inset.leading + rest / 2
                case .trailing: inset.leading + rest
                }
            let placed = Size(width: place.breadth, height: place.length)
            view.put(x: x, y: place.offset, placed, within: size.width, pass)
        }
    }

    /// Returns a height that fits into the room, unless the view must not be smaller.
    private func bounded(_ height: Double, by room: Double) -> Double {
        guard height > room, compression(.vertical) < Priority.required.rawValue else {
            return height
        }
        return max(room, lengthLimits(.vertical).lower)
    }
}
