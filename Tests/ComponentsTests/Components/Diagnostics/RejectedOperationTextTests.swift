import Components
import Testing

struct RefusedDeedTextTests {
    @Test(arguments: [
        (
            RejectedOperation.errorThrown(component: "Poll", error: "no wind"),
            """
            'Poll' met the error 'no wind', which is not handled. To fix, catch it, or throw no error for this \
            content.
            """
        ),
        (
            .negativeLength(component: "Poll", property: "frame.size.width", value: "-1.0"),
            """
            'frame.size.width' of 'Poll' was '-1.0', and lengths are not negative. To fix, set 0 or more.
            """
        ),
        (
            .addedToItself(component: "Poll", to: "Box"),
            """
            'Poll' was to be put into 'Box', which is the same or lies in it, so it stays where it is. To fix, add a \
            view that is part of nothing yet.
            """
        ),
        (
            .addedFromElsewhere(component: "Poll", to: "Box"),
            """
            'Poll' was to be put into 'Box', and is part of another row or tree, so it stays there. To fix, make a \
            view for each place.
            """
        ),
        (
            .neededViewRemoved(component: "Poll", from: "Box"),
            """
            'Poll' was taken out of 'Box', and others have constraints that tie their views to it, or what removed it runs in it. \
            To fix, set isHidden, or ask for other layout options.
            """
        ),
        (
            .overBudget(component: "Poll", .components, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 views and components, so the rest was not done. To fix, do less, or raise \
            'components' in the budget of the context.
            """
        ),
        (
            .overBudget(component: "Poll", .constraints, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 constraints, so the rest was not done. To fix, do less, or raise \
            'constraints' in the budget of the context.
            """
        ),
        (
            .overBudget(component: "Poll", .events, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 events, so the rest was not done. To fix, do less, or raise 'events' in \
            the budget of the context.
            """
        ),
        (
            .overBudget(component: "Poll", .text, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 bytes of text, so the rest was not done. To fix, do less, or raise 'text' \
            in the budget of the context.
            """
        ),
        (
            .overBudget(component: "Poll", .lines, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 lines of text, so the rest was not done. To fix, do less, or raise 'lines' \
            in the budget of the context.
            """
        ),
        (
            .overBudget(component: "Poll", .drawing, limit: 9),
            """
            A hook of 'Poll' goes beyond 9 commands and movements of a drawing, so the rest was not done. To fix, do less, \
            or raise 'drawing' in the budget of the context.
            """
        ),
        (
            .unusableNumber(of: "Poll", "alpha", "nan", limits: 0...1),
            """
            'alpha' of 'Poll' was 'nan', so it stays as it was without that. To fix, set a number between 0.0 and 1.0.
            """
        ),
        (
            .changedElsewhere(component: "Poll", from: "Ballot"),
            """
            'Poll' was changed in a hook in 'Ballot', in which it does not lie. To fix, raise an event that it handles, \
            or extend what it lies in.
            """
        ),
        (
            .dataSourceRemoved(component: "Poll"),
            """
            The data source or delegate of 'Poll' was taken away in a hook, so it stays. To fix, set another one.
            """
        ),
        (
            .impossibleLines(measurer: "mono"),
            """
            'mono' returned impossible lines, so the widths of Helvetica stand in. To fix, return lines that follow each \
            other in the text, and lengths that are numbers and not negative.
            """
        ),
        (
            .textTooLong(function: "replies", bytes: 12, limit: 9),
            """
            'replies' returned 12 bytes, and no text of it is longer than 9. To fix, return what fits on a line.
            """
        ),
        (
            .componentsChangedInHook(component: "Poll"),
            """
            'Poll' was given other components in a hook of its tree, which keeps those that it has. To fix, call \
            updateComponents(_:) outside of hooks.
            """
        ),
        (
            .clockAdvancedInHook(component: "Poll"),
            """
            The clock was advanced by the code of a plugin, of 'Poll', so it stays. To fix, schedule work, and leave \
            the clock to the host of the tree.
            """
        ),
        (
            .scheduledOutsideTree(component: "Poll", name: "tick"),
            """
            'Poll' scheduled 'tick' while it was in no tree, so that does not run. To fix, schedule it in a hook, in \
            scheduled work or where an event is received.
            """
        ),
        (
            .stateNotKept(error: "no room"),
            """
            State was not loaded or saved: 'no room'. To fix, see what the persistence of the store has, and remove \
            what cannot be read.
            """
        ),
        (
            .reportedForAnother(component: "Poll", owner: "votes"),
            """
            A hook of 'Poll' reported a diagnostic in the name of 'votes', which is not kept. To fix, report only \
            what the plugin itself did.
            """
        ),
    ])
    func textsSayWhatHappenedAndWhatToDo(deed: RejectedOperation, text: String) {
        #expect(deed.description == text)
        #expect(ComponentDiagnostic.refused(deed).description == text)
    }
}
