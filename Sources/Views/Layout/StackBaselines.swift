import Components

/// The baselines of the views of a row.
struct StackBaselines {
    var isFirst = true
    /// The distance of the common baseline from the top of the row.
    var baseline = 0.0
    /// The height of the row.
    var breadth = 0.0

    /// Returns the distance of a view, whose length and breadth are found, from the top of the row.
    func place(of item: StackItem, _ pass: LayoutPass) -> Double {
        let size = Size(width: item.length, height: item.breadth)
        return item.view.with {
            baseline - $0.baseline(isFirst: isFirst, size, pass)
        }
    }
}

extension StackAlignment {
    var isBaseline: Bool {
        self == .firstBaseline || self == .lastBaseline
    }
}

extension View {
    /// Returns where the baselines of a row stand whose views' lengths and heights are found.
    final func baselines(
        _ stack: StackContent,
        _ items: Range<Int>,
        _ margins: DirectionalEdgeInsets,
        _ pass: LayoutPass
    ) -> StackBaselines {
        var baselines = StackBaselines(isFirst: stack.alignment == .firstBaseline)
        for place in items {
            let item = pass.items[place]
            let own = -baselines.place(of: item, pass)
            let top = item.keepsMargins ? margins.top : 0
            baselines.baseline = max(baselines.baseline, top + own + baselines.baseline)
        }
        for place in items {
            let item = pass.items[place]
            let end = baselines.place(of: item, pass) + item.breadth
            let bottom = item.keepsMargins ? margins.bottom : 0
            baselines.breadth = max(baselines.breadth, end + bottom)
        }
        return baselines
    }

    /// Returns the distance of the first or last baseline from the top of the view at a size.
    ///
    /// A view without text counts with its top, or with its bottom for the last one.
    final func baseline(isFirst: Bool, _ size: Size, _ pass: LayoutPass) -> Double {
        textBaseline(isFirst: isFirst, size, pass) ?? (isFirst ? 0 : size.height)
    }

    /// Arranges the view at a size that may not stay, so that those around it must arrange it again.
    private func arrangeToMeasure(_ size: Size, _ pass: LayoutPass, withOwn: Bool) {
        let isResized = core.arrangedSize != size
        arrange(size, pass, withOwn: withOwn)
        if isResized { core.superview?.arrangeAgain() }
    }

    /// Marks the view and its superviews for arranging.
    final func arrangeAgain() {
        var next: View? = self
        while let view = next, !view.core.needsArranging {
            view.core.needsArranging = true
            next = view.core.superview
        }
    }

    /// Returns the same, if there is text.
    final func textBaseline(
        isFirst: Bool,
        _ size: Size,
        _ pass: LayoutPass,
        withOwn: Bool = true
    ) -> Double? {
        if let leaf = core.leaf { return leaf.baseline(isFirst: isFirst, size, pass) }
        guard !core.subviews.isEmpty else {
            return isFirst ? firstBaselineOffset : lastBaselineOffset
        }
        guard pass.descend(by: 1, into: self) else { return nil }
        defer { pass.ascend(by: 1) }
        arrangeToMeasure(size, pass, withOwn: withOwn)
        let isRow = core.stack.map { $0.axis == .horizontal && !$0.hasLines } ?? false
        let views = core.subviews.filter { !$0.core.isHidden }
        for view in isFirst || isRow ? views : views.reversed() {
            let frame = view.core.frame
            if let offset = view.textBaseline(isFirst: isFirst, frame.size, pass) {
                return frame.y + offset
            }
        }
        return nil
    }
}
