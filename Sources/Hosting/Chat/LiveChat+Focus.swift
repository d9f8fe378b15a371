import DefaultComponents
import Views

extension LiveChat {
    /// Gives the focus to the first view of the selected message that can have it, or of all in view.
    func enterFocus() {
        stage.viewport.enterFocus(of: stage.selected)
        if stage.viewport.focus?.view == nil {
            stage.notice = stage.words("Nothing here can have the focus.")
        }
        stage.selected = nil
    }

    /// Handles a key while a view has the focus, and returns whether it did; the composer takes most itself.
    func takeInFocus(_ key: ChatKey) -> Bool {
        let viewport = stage.viewport
        guard let view = viewport.focus?.view else { return false }
        let isMoving = key == .tab || key == .backTab
        if stage.isWriting, !isMoving || viewport.composer?.suggestions.items.isEmpty == false {
            return false
        }
        switch (key, view) {
        case (.tab, _): viewport.moveFocus { $0.focusNext() }
        case (.backTab, _): viewport.moveFocus { $0.focusPrevious() }
        case (.escape, _): viewport.moveFocus { $0.focus(on: nil) }
        case (.pageUp, _), (.pageDown, _), (.wheel, _): takeInList(key)
        case (.enter, _): press(view)
        case (_, is any EditableView):
            if let edit = TextEdit(key) { _ = viewport.take(edit) }
        case (.control("j"), _), (.character(" "), _): press(view)
        case (.character("g"), _): showGestures(viewport.gesturesOfFocus)
        case (.character("p"), _): _ = viewport.pressFocus(.longPress)
        default: return false
        }
        stage.settle()
        return true
    }

    /// Taps the focused view; what answers no tap performs its gesture, or shows several, or the parts of its message.
    private func press(_ view: View) {
        let viewport = stage.viewport
        let message = viewport.shownMessages.first { view.isDescendant(of: $0.cell) }
        guard !viewport.pressFocus() else { return }
        let gestures = viewport.gesturesOfFocus
        if gestures.count == 1 {
            viewport.perform(gestures[0])
        } else if !gestures.isEmpty {
            showGestures(gestures)
        } else if !(view is any EditableView) {
            stage.sheet = message.flatMap { parts(of: $0.id) }
        }
    }
}
