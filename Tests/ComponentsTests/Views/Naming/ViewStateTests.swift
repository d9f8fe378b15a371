import Testing

@testable import Views

/// The lists of a view's properties, compared with its stored properties so that none is missing.
struct ViewStateTests {
    @Test func everyStoredPropertyIsStateOrBelongsToLayout() {
        let core = View().core
        let leaf = LeafContent(.label)

        #expect(names(of: core).subtracting(names(of: OwnState(core))) == Self.ofLayout)
        #expect(
            names(of: leaf).subtracting(names(of: LeafState(leaf)))
                == ["kind", "limit", "limited", "natural", "spans"]
        )
        #expect(names(of: StackContent(spacing: 0)).subtracting(names(of: StackState())) == [])
    }

    @Test func everyPropertyOfAStateIsListed() {
        let state = ViewState(View())
        let parts: [Any] = [state.own, state.own.layer, state.control, state.leaf, state.stack]
        // The layer has a property for each of its own; subviews and constraints are one each.
        let count = parts.reduce(0) { $0 + names(of: $1).count } - 1 + 2

        #expect(ViewProperty.written.count == count)
    }

    private func names(of value: Any) -> Set<String> {
        Set(Mirror(reflecting: value).children.compactMap(\.label))
    }

    /// The stored properties of a view that follow from others, or that layout and trees keep.
    private static let ofLayout: Set<String> = [
        "anchored", "arrangedSize", "asksForItself", "constraints", "customSpacing", "direction",
        "frame",
        "handle", "hasAccessibilityState", "hasBox", "hasLabel", "hasRefused",
        "hasTargets", "heedsOwn", "holdsGestures", "holdsHidden", "isAnimated",
        "isAskedAgain", "isAskedForSize", "isInLayout", "isPlacing", "isPlanned",
        "isReachedBeyond", "isWaiting", "keepsMargins", "leaf", "measures", "needsArranging",
        "needsLayout", "place", "plan", "record", "stack", "subviews", "tree",
        "unretainedController", "unretainedSuperview",
    ]
}
