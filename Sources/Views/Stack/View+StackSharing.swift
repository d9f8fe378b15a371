extension View {
    /// Shares the length of a stack among its views, whose natural lengths are noted, and notes where each
    /// one begins.
    final func share(_ stack: StackContent, _ length: Double) {
        let (start, end) = insetsAlongAxis(stack)
        let room = length - start - end
        var count = 0
        var natural = 0.0
        var gaps = 0.0
        var last = 0.0
        for view in core.subviews where !view.core.isHidden {
            count += 1
            natural += view.core.place.length
            last = gap(after: view, stack)
            gaps += last
        }
        guard count > 0 else { return }
        gaps -= last
        switch stack.distribution {
        case .fill: fill(stack.axis, by: room - gaps - natural)
        case .fillEqually: shareEqually(max(0, room - gaps) / Double(count))
        case .fillProportionally:
            shareInProportion(stack, count: count, room: room, sum: natural + gaps)
        case .equalSpacing, .equalCentering:
            let rest = room - gaps - natural
            // A single view is joined with both ends.
            if count == 1 || rest < 0 {
                fill(stack.axis, by: rest)
            } else if stack.distribution == .equalSpacing {
                placeWithEqualGaps(start, gap: (room - natural) / Double(count - 1), stack)
                return
            } else {
                placeByCenters(start, room: room, count: count, stack)
                return
            }
        }
        var offset = start
        for view in core.subviews where !view.core.isHidden {
            view.core.place.offset = offset
            offset += view.core.place.length + gap(after: view, stack)
        }
    }

    private func shareEqually(_ length: Double) {
        for view in core.subviews where !view.core.isHidden {
            view.core.place.length = length
        }
    }

    /// Gives each view its part of the room; what the gaps take is missing at the last.
    private func shareInProportion(
        _ stack: StackContent,
        count: Int,
        room: Double,
        sum: Double
    ) {
        var left = count
        var taken = 0.0
        for view in core.subviews where !view.core.isHidden {
            left -= 1
            if left == 0 {
                view.core.place.length = max(0, room - taken)
            } else {
                let part = sum > 0 ? max(0, room) * view.core.place.length / sum : 0
                view.core.place.length = part
                taken += part + gap(after: view, stack)
            }
        }
    }

    private func placeWithEqualGaps(_ start: Double, gap: Double, _ stack: StackContent) {
        // A custom distance is a minimum, like the others.
        var extra = 0.0
        var smaller = 0.0
        for view in core.subviews.dropLast() where !view.core.isHidden {
            let least = self.gap(after: view, stack)
            if least > gap { extra += least - gap } else { smaller += 1 }
        }
        let shared = extra > 0 && smaller > 0 ? gap - extra / smaller : gap
        var offset = start
        for view in core.subviews where !view.core.isHidden {
            view.core.place.offset = offset
            offset += view.core.place.length + max(shared, self.gap(after: view, stack))
        }
    }

    /// Puts the centres at equal distances, as far as the gaps allow.
    private func placeByCenters(
        _ start: Double,
        room: Double,
        count: Int,
        _ stack: StackContent
    ) {
        let views = core.subviews.filter { !$0.core.isHidden }
        guard let first = views.first, let last = views.last else { return }
        let from = start + first.core.place.length / 2
        let to = start + room - last.core.place.length / 2
        let step = (to - from) / Double(count - 1)
        var least = start
        for (place, view) in views.enumerated() {
            let wanted = from + step * Double(place) - view.core.place.length / 2
            view.core.place.offset = max(wanted, least)
            least = view.core.place.offset + view.core.place.length + gap(after: view, stack)
        }
        var most = start + room
        for view in views.reversed() {
            let end = view === last ? most : most - gap(after: view, stack)
            view.core.place.offset = min(view.core.place.offset, end - view.core.place.length)
            most = view.core.place.offset
        }
    }

    /// Stretches views by what is too much, the least hugging first, or shrinks them by what is missing,
    /// the least resisting first.
    ///
    /// The first of equals is stretched, the last of equals shrunk.
    private func fill(_ axis: Axis, by rest: Double) {
        if rest > lengthTolerance {
            stretch(axis, by: rest)
        } else if rest < -lengthTolerance {
            shrink(axis, by: -rest)
        }
    }

    private func stretch(_ axis: Axis, by rest: Double) {
        var rest = rest
        var stretched = -1.0
        while rest > lengthTolerance {
            var next = Double.infinity
            for view in core.subviews where !view.core.isHidden {
                let hugging = view.hugging(axis)
                if hugging > stretched, hugging < next { next = hugging }
            }
            guard next.isFinite else { return }
            for view in core.subviews
            where !view.core.isHidden && rest > lengthTolerance && view.hugging(axis) == next {
                let length = min(view.core.place.length + rest, view.lengthLimits(axis).upper)
                rest -= max(0, length - view.core.place.length)
                view.core.place.length = max(view.core.place.length, length)
            }
            stretched = next
        }
    }

    private func shrink(_ axis: Axis, by rest: Double) {
        var rest = rest
        var shrunk = -1.0
        while rest > lengthTolerance {
            var next = Double.infinity
            for view in core.subviews where !view.core.isHidden {
                let resistance = view.compression(axis)
                if resistance > shrunk, resistance < next { next = resistance }
            }
            // What must not be smaller lies beyond the end.
            guard next < Priority.required.rawValue else { return }
            for view in core.subviews.reversed()
            where !view.core.isHidden && rest > lengthTolerance && view.compression(axis) == next {
                let length = max(view.core.place.length - rest, view.lengthLimits(axis).lower)
                rest -= max(0, view.core.place.length - length)
                view.core.place.length = min(view.core.place.length, length)
            }
            shrunk = next
        }
    }
}
