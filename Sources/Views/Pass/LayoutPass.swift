public import Components

/// The settings and working memory of one layout of a tree, and the views that wait for `layoutSubviews`.
package final class LayoutPass {
    /// The text measurer.
    package let measurer: any TextMeasurer
    /// Whether the measurer's lines need no check.
    private lazy var isTrusted = measurer is HelveticaMeasurer || measurer is CellMeasurer
    let scale: Double
    /// Whether leading is right in the tree.
    package let isTreeMirrored: Bool
    /// Whether leading is right in the view whose subviews are being placed.
    var isMirrored: Bool
    /// The tree, to recognize measures that were made in another one.
    let tree: ObjectIdentifier?
    /// The tree, to report to.
    let connectedTree: ComponentTree?
    /// Whether parts of the tree have components of their own.
    let hasParts: Bool
    /// The parts of the tree whose values that layout ignores were reported.
    var reportedParts: Set<ObjectIdentifier> = []
    /// The views that wait for `layoutSubviews`, which it keeps, whatever happens to them meanwhile.
    private let waiting = ScratchStack<View>()
    /// The visible views of the stacks that are being worked on, those of inner ones last.
    let items = ScratchStack<StackItem>()
    var solver = LinearSolver()
    /// Memory for the relations of a constraint group, while no constraint group uses it.
    var relations = LinearSystem(variableCount: 0)

    /// The depth of the views that are being laid out, counted as for `depthLimit`.
    private var depth = 0

    /// The greatest depth of layout, for the 512 kB of a secondary thread: a stack counts four levels, a view that
    /// holds constraints eight.
    private static let depthLimit = 300

    /// Descends a number of levels into a view, or reports that the limit is reached; undone by `ascend`.
    @inline(__always)
    func descend(by levels: Int, into view: View) -> Bool {
        depth += levels
        return depth <= Self.depthLimit || refuse(levels, view)
    }

    @inline(never)
    private func refuse(_ levels: Int, _ view: View) -> Bool {
        depth -= levels
        view.report(ComponentDiagnostic.laidOutTooDeep)
        return false
    }

    /// Ascends a number of levels.
    @inline(__always)
    func ascend(by levels: Int) { depth -= levels }

    /// Returns the memory for the relations of a constraint group, to be put back.
    func takeRelations() -> LinearSystem {
        let memory = relations
        relations = LinearSystem(variableCount: 0)
        return memory
    }

    /// Reads the settings of layout from the tree of a view.
    package init(for view: View) {
        let tree = view.node.connectedTree
        let components = tree?.components ?? Components()
        measurer = components[.textMeasurer]
        scale = components[.textScale]
        isTreeMirrored = components[.layoutDirection] == .rightToLeft
        isMirrored = isTreeMirrored
        self.tree = tree.map { ObjectIdentifier($0) }
        connectedTree = tree
        hasParts = tree?.hasScopes ?? false
        if let superview = view.core.superview { isMirrored = isMirrored(in: superview.core) }
    }

    /// Reports a font whose family the measurer takes for Helvetica.
    @inline(__always)
    func note(_ font: Font) {
        if font.namesFamily { reportFamily(of: font) }
    }

    @inline(never)
    private func reportFamily(of font: Font) {
        guard measurer is HelveticaMeasurer, !HelveticaMeasurer.knowsFamily(of: font) else {
            return
        }
        connectedTree?.note(.unmeasuredFamily(family: font.name, measurer: measurer.name))
    }

    /// Returns the layout of a text; by Helvetica's widths where the tree's measurer returns impossible values.
    func layout(_ spans: [TextSpan], _ limits: TextLimits) -> TextLayout {
        let layout = measurer.layout(spans, limits: limits)
        if isTrusted || layout.isPossible(in: spans) { return layout }
        connectedTree?.report(.impossibleLines(measurer: measurer.name), of: .textMeasurer)
        return HelveticaMeasurer().layout(spans, limits: limits)
    }

    /// Adds a view to those that wait for `layoutSubviews`, once.
    func callLater(_ view: View) {
        guard !view.core.isWaiting else { return }
        view.core.isWaiting = true
        waiting.push(view)
    }

    /// Postpones the waiting views to the next layout.
    func giveUp() {
        for place in 0..<waiting.count {
            let view = waiting[place]
            view.core.isWaiting = false
            view.core.needsLayout = true
            view.arrangeAgain()
        }
        waiting.pop(to: 0)
    }

    /// Calls `layoutSubviews` on the views that wait, in the order in which they were arranged, and returns the first
    /// that requested another layout of a superview; nil if no view did.
    @discardableResult
    func callWaiting(in root: View? = nil) -> View? {
        var changer: View?
        for place in 0..<waiting.count {
            if hasParts { reportUnheeded(in: waiting[place]) }
            UnownedReference(waiting[place], endingWith: waiting[place].core).with { view in
                view.core.isWaiting = false
                view.core.needsLayout = false
                view.runLayoutSubviews()
                if changer == nil, root?.core.needsArranging == true { changer = view }
            }
        }
        waiting.pop(to: 0)
        return changer
    }
}

extension LayoutPass {
    /// Reports different values, in the part of the tree that a view is in, of the slots that layout reads once for all
    /// that it lays out.
    @inline(never)
    func reportUnheeded(in view: View) {
        guard let connectedTree, let part = view.node.connectedTree, part !== connectedTree,
            reportedParts.insert(ObjectIdentifier(part)).inserted
        else { return }
        // A row of a list is laid out for itself, as its message says.
        var row: View? = view
        while let view = row, !(view is any ScopeProviding) { row = view.superview }
        let (whole, own) = ((row?.node.connectedTree ?? connectedTree).components, part.components)
        if own[.textScale] != whole[.textScale] { report(.textScale, own, whole) }
        if own[.layoutDirection] != whole[.layoutDirection] { report(.layoutDirection, own, whole) }
        if own[.textMeasurer].name != whole[.textMeasurer].name {
            report(.textMeasurer, own, whole)
        }
    }

    private func report<Value>(_ slot: ValueSlot<Value>, _ own: Components, _ whole: Components) {
        let (found, heeded) = (own.report(on: slot), whole.report(on: slot))
        let others = [heeded.base] + heeded.layers
        for layer in [found.base] + found.layers
        where layer.scope != nil && !others.contains(layer) {
            connectedTree?.note(.unheededByLayout(slot: slot.name, by: layer))
        }
    }
}

extension ValueSlot<LayoutDirection> {
    /// The reading direction of a whole tree.
    public static let layoutDirection = ValueSlot(
        "layoutDirection",
        default: .leftToRight,
        contract: .stable
    )
}
