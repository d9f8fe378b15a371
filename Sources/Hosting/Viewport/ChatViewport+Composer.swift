import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// The visible rows of the composer's picture: all, or if there is no room those around the cursor.
    var composerRows: Range<Int> {
        guard let picture = composerPicture else { return 0..<0 }
        let count = max(0, min(picture.rows, rows - 2))
        let input = composer?.textInputView as? TextInputView
        let frame = input.map { $0.frame(of: $0.cursorFrame.middle, in: composer?.view ?? $0) }
        let cursor = frame.flatMap { picture.rows(showing: $0).first } ?? picture.rows - 1
        let first = max(0, min(cursor - count / 2, picture.rows - count))
        return first..<first + count
    }

    /// Lays out list and composer, with room for what lies below the rows, such as the typing indicator.
    func layOut() {
        let (isAtLatest, isScrolling) = (list.listView.isAtLatest, list.listView.isScrolling)
        var room = neededRoom
        screen.view.layout(width: width, height: height + composerHeight + room)
        if settleFocus() || neededRoom != room {
            room = neededRoom
            screen.view.layout(width: width, height: height + composerHeight + room)
        }
        let below = room - list.listView.frame.y
        let change = below - roomBelowRows
        roomBelowRows = below
        // The list kept its rows where they were, in what was left of it.
        guard change != 0, !isAtLatest else { return }
        list.listView.scroll(by: change)
        if !isScrolling { list.listView.endScrolling() }
    }

    private var neededRoom: Double {
        max(0, list.view.frame.size.height - list.listView.frame.size.height)
    }

    /// Draws the composer, and counts the rows of what else takes room from the messages.
    func drawComposer() {
        layOut()
        composerPicture = composer.map { TerminalPicture(of: $0.view, options: options) }
        let declared = declaredOverlays
        barRows = (declared.top, declared.bottom)
        let typing = list.typingIndicatorView
        let wanted = typing.isHidden ? 1 : TerminalPicture(of: typing, options: options).rows
        // A row is left for the messages.
        let free = rows - composerRows.count - barRows.top - barRows.bottom
        typingRows = max(1, min(wanted, free - 1))
    }

    /// Draws the composer after a change of it, and fits the list into the rows that are left.
    func composerChanged() {
        let count = room
        drawComposer()
        if room != count { fit() }
    }

    /// The height of the composer, in points.
    private var composerHeight: Double {
        composer?.view.sizeThatFits(width: width).height ?? 0
    }
}
