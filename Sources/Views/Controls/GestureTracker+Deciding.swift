import Components

extension GestureTracker {
    /// Ends gestures that are under way as lost if their views are gone.
    func loseMissing() {
        let isMissing =
            switch press?.state {
            case .tracking(let candidate): !candidate.isPresent(in: root)
            case .scrolling(let view): !view.isDescendant(of: root)
            default: false
            }
        if isMissing || press?.isPresent(in: root) == false { end(.lost(.removed)) }
        if waiting?.isPresent(in: root) == false { waiting = nil }
        loseHovers { $0.candidate.isPresent(in: root) ? nil : .removed }
        if following?.candidate?.isPresent(in: root) == false { following = nil }
        following?.show()
    }

    /// Ends the press, and what is under way by a change.
    func end(_ phase: GestureChange.Phase) {
        switch press?.state {
        case .tracking(let candidate): hear(phase, candidate)
        case .scrolling(let view): view.endScrolling()
        default: break
        }
        press = nil
    }

    func hear(_ phase: GestureChange.Phase, _ candidate: GesturePress.Candidate) {
        guard let press else { return }
        follow(candidate, phase)
        candidate.gesture.hear(press.change(phase, of: candidate))
    }

    func begin(_ candidate: GesturePress.Candidate) {
        press?.state = .tracking(candidate)
        press?.isCrossed = !candidate.gesture.gesture.isMovement
        hear(.begun, candidate)
        cross(candidate)
    }

    /// Reports to a gesture that its threshold is crossed, or is crossed back, if that is so.
    func cross(_ candidate: GesturePress.Candidate) {
        loseMissing()
        guard isTracking, let press, press.crosses(candidate) != press.isCrossed else { return }
        self.press?.isCrossed.toggle()
        hear(.crossed, candidate)
        loseMissing()
    }

    /// Lets the first of gestures that would begin do so, unless something else precedes it, and the others lose.
    private func decide(
        _ candidates: [GesturePress.Candidate],
        insteadOf name: String?,
        isFirst: (_ before: View?) -> Bool
    ) {
        guard let press else { return }
        let present = candidates.filter { $0.isPresent(in: root) }
        let ahead = name.flatMap { present.first(before: $0) }
        let winner = ahead ?? present.leader
        let isOther = name != nil && ahead == nil && isFirst(winner?.gesture.view)
        if let winner, !isOther, winner.isPresent(in: root) { begin(winner) }
        let name = (isOther ? name : winner?.name) ?? ""
        for loser in present where isOther || loser.gesture !== winner?.gesture {
            loser.gesture.hear(press.change(.lost(.preceded(by: name)), of: loser))
        }
        loseMissing()
    }

    func decideMovement() {
        guard press.map({ $0.isNear($0.point) }) == false else { return }
        endWaiting()
        guard let press else { return }
        let (x, y) = (abs(press.point.x - press.start.x), abs(press.point.y - press.start.y))
        let axis = x >= y ? Axis.horizontal : .vertical
        let met = press.candidates.filter {
            $0.gesture.gesture.begins(with: press.translation($0), along: axis)
        }
        self.press?.state = .over
        let view = press.scrolling.first { $0.scrollingAxis == axis }
        decide(met, insteadOf: view == nil ? nil : Gesture.scrolling) { [self] _ in
            guard let view else { return false }
            self.press?.state = .scrolling(view)
            scroll(view, view.distance(ofDragFrom: press.start, to: press.point))
            return true
        }
    }

    func releaseTap(_ ended: GesturePress) {
        let doubles = ended.candidates { $0 == .doubleTap }.filter { $0.isPresent(in: root) }
        if doubles.isEmpty {
            endWaiting()
            return tap(ended)
        }
        guard ended.isSecond, let first = waiting else {
            (waiting, press) = (ended, nil)
            return
        }
        waiting = nil
        let taps = first.candidates { $0 == .tap }.filter { $0.isPresent(in: root) }
        decide(doubles + taps, insteadOf: nil) { _ in false }
        end(.ended)
    }

    /// Performs a tap.
    private func tap(_ ended: GesturePress) {
        press = ended
        press?.state = .over
        decide(ended.candidates { $0 == .tap }, insteadOf: Gesture.tapping) { before in
            ended.sends(.tap, before: before)
        }
        end(.ended)
    }

    func endWaiting() {
        guard let first = waiting else { return }
        let held = press
        waiting = nil
        tap(first)
        press = held
        press?.isSecond = false
    }

    // MARK: Time

    /// Schedules the next instant at which time alone decides.
    func scheduleNext() {
        guard root.node.isConnected else { return }
        var due = waiting.map { [$0.began.advanced(by: pause)] } ?? []
        if let press, case .open = press.state { due += holds(of: press).map(\.due) }
        guard let next = due.min() else { return root.cancelScheduled(Self.work) }
        root.schedule(Self.work, at: next) { [weak self] _ in
            self?.perform { self?.timePassed() }
        }
    }

    /// The instants at which holds begin; without any, that of a long press.
    private func holds(of press: GesturePress) -> [(
        due: Timestamp, candidate: GesturePress.Candidate?
    )] {
        let holds = press.candidates { $0 == .hold }.filter { $0.isPresent(in: root) }
        guard !holds.isEmpty else { return [(press.began.advanced(by: long), nil)] }
        return holds.map { (press.began.advanced(by: $0.gesture.gesture.duration), $0) }
    }

    private func timePassed() {
        let now = root.now
        if let first = waiting, now >= first.began.advanced(by: pause), press?.isSecond != true {
            endWaiting()
        }
        if !dueHolds.isEmpty { endWaiting() }
        let due = dueHolds
        guard let press, !due.isEmpty else { return }
        self.press?.state = .over
        decide(due.compactMap(\.candidate), insteadOf: Gesture.tapping) { before in
            press.sends(.longPress, before: before)
        }
    }

    /// The holds of the press that begin by now.
    private var dueHolds: [(due: Timestamp, candidate: GesturePress.Candidate?)] {
        guard let press, case .open = press.state else { return [] }
        return holds(of: press).filter { $0.due <= root.now }
    }
}

/// The time within which a second tap follows.
private let pause = Duration.milliseconds(300)
/// The time after which a press is a long one.
private let long = Duration.milliseconds(500)
