public import Components
public import Views

/// The record of a composition, as a value: the calls that ran, the views that they made, and their writes.
public struct CompositionTrace: Sendable, Hashable {
    /// The calls of hooks and of `layoutSubviews`, in the order in which they began.
    public let runs: [HookInvocation]

    /// The views that were ever in the tree, in the order in which they were found; the root is the first.
    public let views: [TracedView]

    /// The writes, in order.
    public let changes: [ViewChange]

    /// The numbers of the views on which the calls were made, by the number of the call; nil for one that is no view.
    public let subjects: [Int?]

    /// The names of the slots that were read while no call ran, as layout does.
    public let outsideReads: [String]
}

/// A view of a recorded tree.
public struct TracedView: Sendable, Hashable {
    /// The number of the view, which is its place in the list of all.
    public let number: Int

    /// The names on the way down to the view, as trees print them, joined by slashes; none for a view that is
    /// not in the tree any more.
    ///
    /// Of neighbours with one name, each but the first has its place among them after a colon: `label:2`.
    public let path: String?

    /// The slot that the view was made from, else the property that holds it, else its class.
    public let name: String

    /// The name of its class.
    public let type: String

    /// The numbers of the views in it, first drawn first.
    public var subviews: [Int] {
        final.value.subviews.compactMap(\.number)
    }

    /// Returns the value of a property as it was in the end; none for a name that is no property's.
    ///
    /// Subviews have their names, which distinguish two of one class.
    public func value(of property: String) -> String? {
        guard property != "subviews" else { return subviewNames.joined(separator: ", ") }
        let values = ViewProperty.written.filter { $0.name == property }
        // A text has two, for plain and for rich ones.
        let differing = values.first { !$0.isSame(initial.value, final.value) }
        return (differing ?? values.first).map { $0.text(final.value) }
    }

    /// The number of the view around it; none for the root and for a view that is not in the tree any more.
    public let superview: Int?

    /// The stack that the view was made from; none for one that was made by hand.
    public let slot: SlotReport?

    /// The layer that put the view's class into the slot; none for the declared default, and for a view of another
    /// class that its maker chose.
    public let supplier: SlotLayer?

    /// The extensions of the view, innermost first.
    public let extensions: [SlotLayer]

    /// The layer whose hook added the view; none for the defaults' own.
    public let addedBy: SlotLayer?

    /// The frame in the superview, in points.
    public let frame: Rect

    /// The names of the subviews, first drawn first.
    let subviewNames: [String]

    /// The state that its class gives the view.
    let initial: ViewSnapshot

    /// The last state.
    let final: ViewSnapshot
}

/// The writes of one call, or of a part of it between nested calls, to one view.
public struct ViewChange: Sendable, Hashable {
    /// The number of the call; none for what was written while no call ran.
    public let run: Int?

    /// The number of the view.
    public let view: Int

    /// The writes, in the order in which properties are listed.
    public let writes: [PropertyWrite]

    let before: ViewSnapshot
    let after: ViewSnapshot
}

/// A property that was given another value.
public struct PropertyWrite: Sendable, Hashable {
    /// The name of the property in the view's API.
    public let property: String

    /// The value before.
    ///
    /// Constraints and subviews are reported one by one: `none` for one that came, and for one that went.
    public let old: String

    /// The value after.
    public let new: String
}

extension CompositionTrace {
    /// Returns the view with a path; nil for a path that the tree does not have.
    public func view(at path: String) -> TracedView? {
        views.first { $0.path == path }
    }

    /// Returns the writes to a view, in order.
    public func changes(of view: TracedView) -> [ViewChange] {
        changes.filter { $0.view == view.number }
    }

    /// Returns the last change that wrote a property of a view; nil for one with the value of its class.
    public func lastChange(of property: String, in view: TracedView) -> ViewChange? {
        changes.last { change in
            change.view == view.number && change.writes.contains { $0.property == property }
        }
    }
}

/// The state of a view, shared by the changes that refer to it.
final class ViewSnapshot: Sendable {
    let value: ViewState

    init(_ value: consuming ViewState) {
        self.value = value
    }

    /// Whether a view of the same class has this state; elsewhere the compiler would copy the state to ask it.
    @inline(never)
    func isState(of view: View) -> Bool { value.isState(of: view) }
}

extension ViewSnapshot: Hashable {
    static func == (lhs: ViewSnapshot, rhs: ViewSnapshot) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
