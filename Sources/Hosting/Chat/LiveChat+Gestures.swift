import DefaultComponents
import Views

extension LiveChat {
    /// Handles what the pointer does on a cell.
    func point(_ act: PointerAct, _ row: Int, _ column: Int) {
        if act != .press {
            for viewport in stage.viewports { viewport.point(act, row: row, column: column) }
            stage.settle()
        } else if stage.sheet != nil {
            stage.tap(row: row, column: column)
        } else {
            stage.viewport.point(act, row: row, column: column)
        }
        if stage.viewport.list.listView.isScrolling { scroll { _ in } }
    }

    /// Notes the cell over which the mouse hovers, in the screen in front.
    func hover(_ row: Int, _ column: Int) {
        for viewport in stage.viewports {
            let isReached = viewport === stage.viewport && stage.sheet == nil
            viewport.hover(isReached ? (row, column) : nil)
        }
        stage.settle()
    }

    /// Shows gestures, to perform one.
    func showGestures(_ targets: [GestureTracker.Target]) {
        let choices = targets.map { target in
            let (title, kind) = (target.gesture.title, target.gesture.kind.title)
            return Sheet.Choice(title: "\(stage.words(title)) (\(stage.words(kind)))") {
                $0.viewport.perform(target)
            }
        }
        guard !choices.isEmpty else {
            stage.notice = stage.words("No gestures here.")
            return
        }
        stage.sheet = Sheet(title: stage.words("Gestures"), choices: choices)
    }

    /// Handles a key while the keyboard drags.
    func steer(_ key: ChatKey) {
        let viewport = stage.viewport
        switch key {
        case .up: viewport.steer(columns: 0, rows: -1)
        case .down: viewport.steer(columns: 0, rows: 1)
        case .left: viewport.steer(columns: -1, rows: 0)
        case .right: viewport.steer(columns: 1, rows: 0)
        case .enter, .control("j"): viewport.endSteering(isDone: true)
        case .escape: viewport.endSteering(isDone: false)
        default: break
        }
        stage.settle()
    }

    /// The keys of a drag.
    static let steeringNotice = "Arrow keys drag, Enter ends, Esc gives up."
}

extension Gesture.Kind {
    /// The name of the kind in menus.
    fileprivate var title: String {
        switch self {
        case .tap: "tap"
        case .doubleTap: "double tap"
        case .hold: "hold"
        case .swipe: "swipe"
        case .drag: "drag"
        case .hover: "hover"
        }
    }
}
