extension ViewState {
    /// Whether a view has all of this, found without making a state of it.
    func isState(of view: View) -> Bool {
        let core = view.core
        return isLook(of: core) && isMeaning(of: core) && isPlace(of: core)
            && isControlState(of: view) && leaf.isState(of: core.leaf)
            && stack.isState(of: core.stack, core.subviews)
            && subviews.elementsEqual(core.subviews) { $0 == SubviewState($1) }
            && constraints.elementsEqual(core.anchored) { $0 == AnchoredState($1) }
    }

    private func isLook(of core: ViewCore) -> Bool {
        isHidden == core.isHidden && alpha == core.alpha
            && backgroundColor == core.backgroundColor && tintColor == core.tintColor
            && layer == core.layer && clipsToBounds == core.clipsToBounds
    }

    private func isMeaning(of core: ViewCore) -> Bool {
        role == core.role && label == core.label
            && isUserInteractionEnabled == core.isUserInteractionEnabled
    }

    private func isPlace(of core: ViewCore) -> Bool {
        overlapsSiblings == core.overlapsSiblings && placesSubviews == core.placesSubviews
            && margins == core.margins && priorities == core.priorities
            && ownFrame == core.ownFrame
    }

    private func isControlState(of view: View) -> Bool {
        guard let control = view as? Control else { return true }
        return isEnabled == control.isEnabled && targetNames == control.targetNames
    }
}

extension LeafState {
    fileprivate func isState(of leaf: LeafContent?) -> Bool {
        guard let leaf else { return true }
        return text == leaf.text && title == leaf.title && image == leaf.image
            && placeholder == leaf.placeholder && pictureSize == leaf.pictureSize
            && font == leaf.font && textColor == leaf.textColor
            && textAlignment == leaf.textAlignment && numberOfLines == leaf.numberOfLines
            && inset == leaf.inset
    }
}

extension StackState {
    fileprivate func isState(of stack: StackContent?, _ views: [View]) -> Bool {
        guard let stack else { return true }
        return axis == stack.axis && alignment == stack.alignment
            && distribution == stack.distribution && spacing == stack.spacing
            && isMarginsRelative == stack.isMarginsRelative
            && self == StackState(stack, of: views)
    }
}
