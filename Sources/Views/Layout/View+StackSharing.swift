import Components

extension View {
    /// Shares the length of a stack among its views, whose natural lengths are found, and finds where each
    /// one begins.
    final func share(
        _ stack: StackContent,
        _ length: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass,
        isFitting: Bool = false
    ) {
        guard let last = items.last else { return }
        let (start, end) = insetsAlongAxis(stack, items, pass)
        var room = length - start - end
        var natural = 0.0
        var gaps = 0.0
        for place in items {
            natural += pass.items[place].length
            gaps += pass.items[place].gap
        }
        gaps -= pass.items[last].gap
        if stack.scrolls {
            let isEqual = stack.distribution == .fillEqually
            let longest = items.reduce(0) { max($0, pass.items[$1].length) }
            room = max(room, (isEqual ? longest * Double(items.count) : natural) + gaps)
        }
        switch stack.distribution {
        case .fill: pass.fill(items, stack, by: room - gaps - natural, isFitting)
        case .fillEqually:
            pass.shareEqually(items, stack.axis, room: room - gaps)
        case .fillProportionally:
            pass.shareInProportion(items, stack.axis, room: room, sum: natural + gaps)
        case .equalSpacing, .equalCentering:
            let rest = room - gaps - natural
            // A single view is joined with both ends.
            if items.count == 1 || rest < 0 {
                pass.fill(items, stack, by: rest, isFitting)
            } else if stack.distribution == .equalSpacing {
                let gap = (room - natural) / Double(items.count - 1)
                return pass.items.placeWithEqualGaps(items, from: start, gap: gap)
            } else {
                return pass.items.placeByCenters(items, from: start, room: room)
            }
        }
        var offset = start
        for place in items {
            pass.items[place].offset = offset
            offset += pass.items[place].length + pass.items[place].gap
        }
    }
}

extension ScratchStack<StackItem> {
    fileprivate func placeWithEqualGaps(
        _ items: Range<Int>,
        from start: Double,
        gap: Double
    ) {
        // A custom distance is a minimum, like the others.
        var extra = 0.0
        var smaller = 0.0
        for place in items.dropLast() {
            let least = self[place].gap
            if least > gap { extra += least - gap } else { smaller += 1 }
        }
        let shared = extra > 0 && smaller > 0 ? gap - extra / smaller : gap
        var offset = start
        for place in items {
            self[place].offset = offset
            offset += self[place].length + max(shared, self[place].gap)
        }
    }

    /// Places the centres at equal distances, as far as the gaps allow.
    fileprivate func placeByCenters(
        _ items: Range<Int>,
        from start: Double,
        room: Double
    ) {
        let last = items.upperBound - 1
        let from = start + self[items.lowerBound].length / 2
        let to = start + room - self[last].length / 2
        let step = (to - from) / Double(items.count - 1)
        var least = start
        for place in items {
            let center = from + step * Double(place - items.lowerBound)
            self[place].offset = max(center - self[place].length / 2, least)
            least = self[place].offset + self[place].length + self[place].gap
        }
        var most = start + room
        for place in items.reversed() {
            let end = place == last ? most : most - self[place].gap
            self[place].offset = min(self[place].offset, end - self[place].length)
            most = self[place].offset
        }
    }
}

extension LayoutPass {
    /// Makes all views equally long, but for those with other required lengths.
    fileprivate func shareEqually(_ places: Range<Int>, _ axis: Axis, room: Double) {
        var rest = max(0, room)
        var equal = places.count
        for place in places { items[place].length = .nan }
        var isDone = false
        while !isDone, equal > 0 {
            isDone = true
            let share = max(0, rest) / Double(equal)
            for place in places where items[place].length.isNaN {
                let item = items[place]
                let length = item.view.with {
                    $0.sharedLength(share, axis, across: item.breadth, self)
                }
                guard (length - share).magnitude > lengthTolerance else { continue }
                items[place].length = length
                rest -= length
                equal -= 1
                isDone = false
            }
        }
        let share = equal > 0 ? max(0, rest) / Double(equal) : 0
        for place in places where items[place].length.isNaN { items[place].length = share }
    }

    /// Gives each view its part of the room, but for those with other required lengths; what the gaps
    /// take is missing at the last of the others.
    fileprivate func shareInProportion(
        _ places: Range<Int>,
        _ axis: Axis,
        room: Double,
        sum: Double
    ) {
        // An offset is a length that is found, until there are offsets; a resistance is a share.
        for place in places { items[place].offset = .nan }
        var (free, natural) = (room, sum)
        while let last = places.last(where: { items[$0].offset.isNaN }) {
            var taken = 0.0
            for place in places {
                let item = items[place]
                let part = natural > 0 ? max(0, free) * item.length / natural : 0
                items[place].resistance = part
                if place != last { taken += item.offset.isNaN ? part : item.offset }
                if place != places.upperBound - 1 { taken += item.gap }
            }
            items[last].resistance = max(0, room - taken)
            if !keepRequired(places, axis, free: &free, natural: &natural) { break }
        }
        for place in places {
            let item = items[place]
            items[place].length = item.offset.isNaN ? item.resistance : item.offset
        }
    }

    /// Finds the lengths of views whose required lengths do not allow their share, and returns whether there are
    /// any.
    private func keepRequired(
        _ places: Range<Int>,
        _ axis: Axis,
        free: inout Double,
        natural: inout Double
    ) -> Bool {
        var isAny = false
        for place in places where items[place].offset.isNaN {
            let item = items[place]
            let length = item.view.with {
                $0.sharedLength(item.resistance, axis, across: item.breadth, self)
            }
            guard (length - item.resistance).magnitude > lengthTolerance else { continue }
            items[place].offset = length
            free -= length
            natural -= item.length
            isAny = true
        }
        return isAny
    }

    /// Stretches views by the room left over, the least hugging first, or shrinks them by the missing room,
    /// the least resisting first.
    ///
    /// The first of equals is stretched, the last of equals shrunk.
    fileprivate func fill(
        _ items: Range<Int>,
        _ stack: StackContent,
        by rest: Double,
        _ isFitting: Bool
    ) {
        if rest > lengthTolerance {
            let limit = stack.hasLines ? Priority.defaultLow.rawValue : .infinity
            stretch(items, stack.axis, by: rest, below: limit)
        } else if rest < -lengthTolerance {
            shrink(items, stack.axis, by: -rest, isFitting)
        }
    }

    /// Stretches views that hug their content less than a limit.
    private func stretch(
        _ places: Range<Int>,
        _ axis: Axis,
        by rest: Double,
        below limit: Double
    ) {
        for place in places {
            items[place].resistance = items[place].view.with {
                $0.hugging(axis)
            }
        }
        var rest = rest
        var stretched = -1.0
        while rest > lengthTolerance {
            let next = items.leastResistance(places, above: stretched)
            guard next < limit else { return }
            for place in places where rest > lengthTolerance && items[place].resistance == next {
                let item = items[place]
                let most = item.view.with { $0.lengthLimits(axis).upper }
                let length = min(item.length + rest, most)
                rest -= max(0, length - item.length)
                items[place].length = max(item.length, length)
            }
            stretched = next
        }
    }

    private func shrink(
        _ places: Range<Int>,
        _ axis: Axis,
        by rest: Double,
        _ isFitting: Bool
    ) {
        for place in places {
            items[place].resistance = items[place].view.with {
                $0.compression(axis)
            }
        }
        var rest = rest
        var shrunk = -1.0
        while rest > lengthTolerance {
            let next = items.leastResistance(places, above: shrunk)
            // What must not be smaller lies beyond the end.
            guard next < Priority.required.rawValue else { return }
            for place in places.reversed()
            where rest > lengthTolerance && items[place].resistance == next {
                let item = items[place]
                let short = max(0, item.length - rest)
                let least = item.view.with {
                    axis == .horizontal
                        ? $0.leastWidth(within: short, self, isFitting: isFitting)
                        : $0.leastHeight(at: item.breadth, self)
                }
                let length = max(short, least)
                rest -= max(0, item.length - length)
                items[place].length = min(item.length, length)
            }
            shrunk = next
        }
    }
}

extension ScratchStack<StackItem> {
    /// The least resistance above one; infinite if there is none.
    fileprivate func leastResistance(_ items: Range<Int>, above least: Double) -> Double {
        var next = Double.infinity
        for place in items {
            let resistance = self[place].resistance
            if resistance > least, resistance < next { next = resistance }
        }
        return next
    }
}
