/// An operation of a hook or function that was rejected, or that is reported as a mistake.
public enum RejectedOperation: Sendable, Hashable {
    /// A thrown error that no code handles.
    case errorThrown(component: String, error: String)
    /// A negative length of a side.
    case negativeLength(component: String, property: String, value: String)
    /// A view that was to be put into itself, or into something that is in it; it stays where it is.
    case addedToItself(component: String, to: String)
    /// A view of another tree, or of another row, that was to be put into this one; it stays where it is.
    case addedFromElsewhere(component: String, to: String)
    /// A view of another owner that was removed although views of others are tied to it, or that contains the
    /// component whose hook removed it.
    case neededViewRemoved(component: String, from: String)
    /// A component outside of the message, list or composer in which the hook runs, which stays as it was changed.
    case changedElsewhere(component: String, from: String)
    /// The removal of a list's data source or delegate, or of a controller's delegate; it stays.
    case dataSourceRemoved(component: String)
    /// A measurer whose lines do not follow each other in their text, or have negative or infinite lengths.
    case impossibleLines(measurer: String)
    /// A hook that does more than a budget allows; the rest was not done.
    case overBudget(component: String, FaultBudget.Kind, limit: Int)
    /// A number that is not finite or out of range; the one before, or of the layer below, is used instead.
    case unusableNumber(of: String, String, String, limits: ClosedRange<Double>)
    /// A function in a value that returned a text longer than is shown; that of the layer below is used instead.
    case textTooLong(function: String, bytes: Int, limit: Int)
    /// Other components that were given to a tree in one of its hooks; it keeps its own.
    case componentsChangedInHook(component: String)
    /// A clock that a plugin's code advanced; it stays.
    case clockAdvancedInHook(component: String)
    /// Work that was scheduled for a component in no tree; it does not run.
    case scheduledOutsideTree(component: String, name: String)
    /// State that the app's persistence could not load or save; the default, or what is in memory, is used.
    case stateNotKept(error: String)
    /// A diagnostic that a hook reported about another plugin or the app.
    case reportedForAnother(component: String, owner: String)
}

extension RejectedOperation: CustomStringConvertible {
    /// The mistake, and how to fix it.
    public var description: String {
        switch self {
        case .errorThrown(let component, let error):
            "\(component.quoted) met the error \(error.quoted), which is not handled. To fix, catch it, or "
                + "throw no error for this content."
        case .negativeLength(let component, let property, let value):
            "\(property.quoted) of \(component.quoted) was \(value.quoted), and lengths are not negative. "
                + "To fix, set 0 or more."
        case .addedToItself(let component, let superview):
            "\(component.quoted) was to be put into \(superview.quoted), which is the same or lies in it, so it "
                + "stays where it is. To fix, add a view that is part of nothing yet."
        case .addedFromElsewhere(let component, let superview):
            "\(component.quoted) was to be put into \(superview.quoted), and is part of another row or tree, so it "
                + "stays there. To fix, make a view for each place."
        case .neededViewRemoved(let component, let superview):
            "\(component.quoted) was taken out of \(superview.quoted), and others have constraints that tie their "
                + "views to it, or what removed it runs in it. To fix, set isHidden, or ask for other layout options."
        case .changedElsewhere(let component, let part):
            "\(component.quoted) was changed in a hook in \(part.quoted), in which it does not lie. To fix, raise an "
                + "event that it handles, or extend what it lies in."
        case .dataSourceRemoved(let component):
            "The data source or delegate of \(component.quoted) was taken away in a hook, so it stays. To fix, set "
                + "another one."
        case .impossibleLines(let measurer):
            "\(measurer.quoted) returned impossible lines, so the widths of Helvetica stand in. To fix, return lines that "
                + "follow each other in the text, and lengths that are numbers and not negative."
        case .overBudget(let component, let kind, let limit):
            "A hook of \(component.quoted) goes beyond \(limit) \(kind.rawValue), so the rest was not done. To fix, "
                + "do less, or raise \(kind.property) in the budget of the context."
        case .unusableNumber(let component, let property, let value, let limits):
            "\(property.quoted) of \(component.quoted) was \(value.quoted), so it stays as it was without that. To "
                + "fix, set a number between \(limits.lowerBound) and \(limits.upperBound)."
        case .textTooLong(let function, let bytes, let limit):
            "\(function.quoted) returned \(bytes) bytes, and no text of it is longer than \(limit). To fix, return "
                + "what fits on a line."
        case .componentsChangedInHook(let component):
            "\(component.quoted) was given other components in a hook of its tree, which keeps those that it has. "
                + "To fix, call updateComponents(_:) outside of hooks."
        case .clockAdvancedInHook(let component):
            "The clock was advanced by the code of a plugin, of \(component.quoted), so it stays. To fix, schedule work, "
                + "and leave the clock to the host of the tree."
        case .scheduledOutsideTree(let component, let name):
            "\(component.quoted) scheduled \(name.quoted) while it was in no tree, so that does not run. To fix, "
                + "schedule it in a hook, in scheduled work or where an event is received."
        case .stateNotKept(let error):
            "State was not loaded or saved: \(error.quoted). To fix, see what the persistence of the store has, and "
                + "remove what cannot be read."
        case .reportedForAnother(let component, let owner):
            "A hook of \(component.quoted) reported a diagnostic in the name of \(owner.quoted), which is not kept. To "
                + "fix, report only what the plugin itself did."
        }
    }
}
