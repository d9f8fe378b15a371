/// The state of a view, shared by all who tell of it.
final class ViewSnapshot: Sendable {
    let value: ViewState

    init(_ value: consuming ViewState) {
        self.value = value
    }

    /// Whether a view has all of this, found without making or copying a state.
    func isState(of view: View) -> Bool {
        let core = view.core
        return isLook(of: core) && isMeaning(of: core) && isPlace(of: core)
            && isControlState(of: view) && isContent(of: core)
            && value.subviews.elementsEqual(core.subviews) { $0 == SubviewState($1) }
            && value.constraints.elementsEqual(core.anchored) { $0 == AnchoredState($1) }
    }

    private func isLook(of core: ViewCore) -> Bool {
        value.isHidden == core.isHidden && value.alpha == core.alpha
            && value.backgroundColor == core.backgroundColor && value.tintColor == core.tintColor
            && value.layer == core.layer && value.clipsToBounds == core.clipsToBounds
    }

    private func isMeaning(of core: ViewCore) -> Bool {
        value.role == core.role && value.label == core.label
            && value.isUserInteractionEnabled == core.isUserInteractionEnabled
    }

    private func isPlace(of core: ViewCore) -> Bool {
        value.overlapsSiblings == core.overlapsSiblings && value.hitInsets == core.hitInsets
            && value.placesSubviews == core.placesSubviews && value.margins == core.margins
            && value.priorities == core.priorities && value.ownFrame == core.ownFrame
    }

    private func isControlState(of view: View) -> Bool {
        guard let control = view as? Control else { return true }
        return value.isEnabled == control.isEnabled && value.targetNames == control.targetNames
    }

    private func isContent(of core: ViewCore) -> Bool {
        if let leaf = core.leaf { return isLeaf(leaf) }
        guard let stack = core.stack else { return true }
        return value.stack == StackState(stack, of: core.subviews)
    }

    private func isLeaf(_ leaf: LeafContent) -> Bool {
        value.leaf.text == leaf.text && value.leaf.title == leaf.title
            && value.leaf.image == leaf.image && value.leaf.placeholder == leaf.placeholder
            && value.leaf.pictureSize == leaf.pictureSize
            && value.leaf.symbolSize == leaf.symbolSize
            && value.leaf.imagePadding == leaf.imagePadding
            && value.leaf.cursorWidth == leaf.cursorWidth && value.leaf.font == leaf.font
            && value.leaf.textColor == leaf.textColor
            && value.leaf.textAlignment == leaf.textAlignment
            && value.leaf.numberOfLines == leaf.numberOfLines && value.leaf.inset == leaf.inset
    }
}

extension ViewSnapshot: Hashable {
    static func == (lhs: ViewSnapshot, rhs: ViewSnapshot) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
