/// The properties of a view, but for the frame that layout gives it, as a value.
package struct ViewState: Sendable, Hashable {
    package let viewClass: ViewClass
    package var own: OwnState
    var control: TargetState
    var leaf: LeafState
    var stack: StackState
    package var subviews: [SubviewState]
    /// The constraints whose first anchor is the view's.
    package var constraints: [AnchoredState]
}

extension ViewState {
    /// Reads a view.
    package init(_ view: View) {
        let core = view.core
        // All at once, so that no half of a state is copied.
        self.init(
            viewClass: ViewClass(of: view),
            own: OwnState(core),
            control: view.targetState,
            leaf: core.leaf.map(LeafState.init) ?? LeafState(),
            stack: core.stack.map { StackState($0, of: core.subviews) } ?? StackState(),
            subviews: core.subviews.map(SubviewState.init),
            constraints: core.anchored.map(AnchoredState.init)
        )
    }

    /// Whether a view of the same class has this state.
    package func isState(of view: View) -> Bool {
        let core = view.core
        guard own == OwnState(core), control == view.targetState else { return false }
        if let content = core.leaf, leaf != LeafState(content) { return false }
        if let content = core.stack, stack != StackState(content, of: core.subviews) {
            return false
        }
        // Element by element, so that no list is made.
        return subviews.elementsEqual(core.subviews) { $0 == SubviewState($1) }
            && constraints.elementsEqual(core.anchored) { $0 == AnchoredState($1) }
    }
}

/// The properties that every view has.
package struct OwnState: Sendable, Hashable {
    package var isHidden: Bool
    package var alpha: Double
    var backgroundColor: Color?
    var tintColor: Color?
    var layer: Layer
    var clipsToBounds: Bool
    var overlapsSiblings: Bool
    var placesSubviews: Bool
    var margins: DirectionalEdgeInsets
    var role: AccessibilityRole?
    var label: String?
    var accessibilityValue: AccessibilityValue?
    var accessibilityState: AccessibilityState
    var hitInsets: DirectionalEdgeInsets
    var isUserInteractionEnabled: Bool
    var confinesFocus: Bool
    var priorities: AxisPair<ContentPriorities>
    var layoutDirection: LayoutDirection?
    /// The frame that was set by hand.
    var ownFrame: Rect

    init(_ core: ViewCore) {
        isHidden = core.isHidden
        alpha = core.alpha
        backgroundColor = core.backgroundColor
        tintColor = core.tintColor
        layer = core.layer
        clipsToBounds = core.clipsToBounds
        overlapsSiblings = core.overlapsSiblings
        placesSubviews = core.placesSubviews
        margins = core.margins
        role = core.role
        label = core.label
        accessibilityValue = core.handle?.accessibilityValue
        accessibilityState = core.accessibilityState
        hitInsets = core.hitInsets
        isUserInteractionEnabled = core.isUserInteractionEnabled
        confinesFocus = core.handle?.confinesFocus ?? false
        priorities = core.priorities
        layoutDirection = core.layoutDirection
        ownFrame = core.ownFrame
    }
}

/// A constraint between a view and another one, or a number.
package struct AnchoredState: Sendable, Hashable {
    package let constraint: ConstraintState
    let first: ViewClass?
    /// The other view; none for a number, and once it has ended.
    package let second: SubviewState?

    init(_ constraint: Constraint) {
        self.constraint = ConstraintState(constraint)
        first = constraint.firstItem.view.map(ViewClass.init)
        second = constraint.secondItem?.view.map(SubviewState.init)
    }

    /// The relation with the classes of its views.
    package var description: String {
        constraint.text(
            first: "\(first?.name ?? "gone").",
            second: second?.viewClass.name ?? "gone"
        )
    }
}

/// The class of a view.
package struct ViewClass: Sendable, Hashable {
    let type: View.Type

    package init(of view: View) {
        type = Swift.type(of: view)
    }

    package var name: String { "\(type)" }

    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.type == rhs.type
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }
}

/// The content of a view without subviews.
struct LeafState: Sendable, Hashable {
    var text = RichText()
    var title: String?
    var image: Image?
    var placeholder: Image?
    var pictureSize = Size.zero
    var symbolSize = 0.0
    var imagePadding = 0.0
    var cursorWidth = 0.0
    var font: Font?
    var textColor: Color?
    var textAlignment = TextAlignment.leading
    var numberOfLines = 0
    var inset = DirectionalEdgeInsets.zero

    init() {}

    init(_ leaf: LeafContent) {
        text = leaf.text
        title = leaf.title
        image = leaf.image
        placeholder = leaf.placeholder
        pictureSize = leaf.pictureSize
        symbolSize = leaf.symbolSize
        imagePadding = leaf.imagePadding
        cursorWidth = leaf.cursorWidth
        font = leaf.font
        textColor = leaf.textColor
        textAlignment = leaf.textAlignment
        numberOfLines = leaf.numberOfLines
        inset = leaf.inset
    }
}

/// The arrangement of a stack.
struct StackState: Sendable, Hashable {
    var axis = Axis.horizontal
    var alignment = StackAlignment.fill
    var distribution = StackDistribution.fill
    var spacing = 0.0
    var isMarginsRelative = false
    var wraps = false
    var lineSpacing: Double?
    var columns: [GridColumn]?
    var offset: Double?
    // No list is copied faster than an empty one.
    /// The number of columns that each view spans, in their order; nil if all span one.
    var columnSpans: [Int?]?
    /// The spacing after each view that has its own, in their order; nil if none has.
    var customSpacing: [Double?]?
    var keepsMargins: [Bool?]?

    init() {}

    init(_ stack: StackContent, of views: [View]) {
        axis = stack.axis
        alignment = stack.alignment
        distribution = stack.distribution
        spacing = stack.spacing
        isMarginsRelative = stack.isMarginsRelative
        wraps = stack.wraps
        lineSpacing = stack.lineSpacing
        columns = stack.columns.isEmpty ? nil : stack.columns
        offset = stack.offset
        if views.contains(where: { $0.core.columnSpan != 1 }) {
            columnSpans = views.map(\.core.columnSpan)
        }
        if views.contains(where: { $0.core.ownSpacing != nil }) {
            customSpacing = views.map(\.core.ownSpacing)
        }
        if views.contains(where: { $0.core.keepsMargins != nil }) {
            keepsMargins = views.map(\.core.keepsMargins)
        }
    }
}

/// A view in another one.
package struct SubviewState: Sendable, Hashable {
    /// The number in the recording of the tree; nil if the tree is not recorded.
    package let number: Int?
    package let viewClass: ViewClass

    init(_ view: View) {
        number = view.core.record?.number
        viewClass = ViewClass(of: view)
    }
}
