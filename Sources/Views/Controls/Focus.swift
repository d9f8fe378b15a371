import Components

/// The focused view of a tree as a value: the way to it from the root.
///
/// The views on the way are named by their slots or classes, by the messages or channels that they show, and by their
/// numbers among neighbours that are alike. So the value finds the view again in a tree that was made anew, and a
/// message's view wherever the message is.
public struct Focus: Sendable, Hashable {
    private struct Kind: Hashable {
        let slot: String?
        let type: ObjectIdentifier?
        let owner: StateOwner?

        init(of view: View) {
            slot = view.node.slotName ?? (view as? any FocusNaming)?.focusName
            type = slot == nil ? ObjectIdentifier(Swift.type(of: view)) : nil
            owner = (view as? any StateOwning)?.ownerOfState
        }
    }

    private struct Step: Hashable {
        let kind: Kind
        let number: Int

        init(to view: View) {
            kind = Kind(of: view)
            let neighbours = view.superview?.subviews ?? []
            let kind = kind
            number = neighbours.prefix { $0 !== view }.count { Kind(of: $0) == kind }
        }
    }

    private let steps: [Step]
    /// The focus outside of each view that confines it, the outermost first.
    var covered: [Focus] = []

    /// Creates the value of a view in a tree.
    init(of view: View, in root: View) {
        steps = view.andAround.prefix { $0 !== root }.map(Step.init).reversed()
    }

    /// Returns the view in a tree; nil if there is none.
    func view(in root: View) -> View? {
        var view = root
        for step in steps {
            let alike = view.subviews.filter { Kind(of: $0) == step.kind }
            guard alike.indices.contains(step.number) else { return nil }
            view = alike[step.number]
        }
        return view
    }

    /// Whether the ways lead through the same messages and channels.
    func hasSameOwners(as other: Focus) -> Bool {
        steps.lazy.compactMap(\.kind.owner).elementsEqual(other.steps.lazy.compactMap(\.kind.owner))
    }
}

/// The reasons why a view loses the focus.
public enum FocusLoss: Sendable, Hashable {
    /// Another view has it, or none, as the host or the reader wants.
    case moved
    /// The view, or one around it, left the tree or shows another message.
    case removed
    /// The view, or one around it, is hidden or closed to interaction.
    case hidden
    /// The view can be used no more: it is not enabled, or what it answered with was removed.
    case disabled
    /// A view that confines the focus is shown, and the view is not in it.
    case confined
    /// The host ended.
    case cancelled
}

/// A view that is made outside of slots, whose number among its neighbours may change.
package protocol FocusNaming: View {
    /// The name by which a focus in the view is found again, in place of the class.
    var focusName: String { get }

    /// The view after which the views in this one are reached; nil for those that are read before it.
    var focusAnchor: View? { get }
}
