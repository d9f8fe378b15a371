extension ComponentDiagnostic: CustomStringConvertible {
    /// What happened, and how to fix it.
    public var description: String {
        switch self {
        case .undeclaredSlot, .slotOfMissingPlugin, .misspelledSlot, .misspelledKey, .unfilledKey,
            .misspelledName, .nameWithoutContent, .deprecatedSlot:
            nameText
        case .hookWithoutSuper, .assignedAfterMounting, .installedAfterMounting, .neverMounted,
            .hostIsGone, .outlivesTree, .slowHook:
            momentText
        case .neverAdded, .addedAgain, .layoutNeverSettles, .unusableLength, .contentWithoutSize,
            .unmeasuredFamily, .unheededByLayout, .containerNotAdded:
            viewText
        case .refused, .excluded, .switchedOff, .furtherDiagnostics:
            faultText
        case .extensionWithoutHost(let slot, let claim, let host, let base):
            "Slot \(slot.quoted) is extended by \(claim.text) for a host \(host.quoted), and holds "
                + "\(base.what.quoted) from \(base.owner.quoted), so the extension does nothing. To fix, make "
                + "\(base.what.quoted) inherit from \(host.quoted)."
        case .extensionDoesNotFit(let slot, let name, let component):
            "Extension \(name.quoted) of slot \(slot.quoted) does not fit \(component.quoted), which was made in its "
                + "place. To fix, make \(component.quoted) inherit from the extension's host."
        case .usedBeforeConnection(let component):
            "\(component.quoted) used its components while it was not connected, and got those of "
                + "Components.default, which are not its tree's. To fix, move that into setUp, "
                + "setUpLayout, setUpAppearance or updateContent, or mount the tree with what "
                + "Components.default holds at the time."
        case .contentNeverSettles(let component):
            "\(component.quoted) changed its content again and again while it was updating. To fix, set the "
                + "content of other components only in updateContent."
        case .eventNeverEnds(let event, let component):
            "Event \(event.quoted) of \(component.quoted) was raised in its own handlers again and again, so the last "
                + "time nobody was asked. To fix, raise in a handler no event that leads back to it."
        case .eventWithoutListener(let event, let component):
            "Event \(event.quoted) was raised by \(component.quoted), and nobody listens to it. To fix, call "
                + "on(_:_:) with it, in a plugin or on the app's components."
        case .callNeverEnds(let call):
            "\(call.quoted) was called again and again by what it calls itself, so the last time it did nothing. To "
                + "fix, call nothing there that leads back to it."
        case .nestedTooDeep(let component):
            "\(component.quoted) would lie deeper than \(ComponentNode.depthLimit) levels, or be added by hooks in "
                + "hooks deeper than \(ComponentNode.hookDepthLimit), so it was taken out. To fix, nest "
                + "fewer components, and let none add another of its own type without end."
        case .laidOutTooDeep(let component):
            "What is in \(component.quoted) lies too deep to be laid out. To fix, nest fewer views: at most 300, "
                + "of which a stack counts as four and a view that holds constraints as eight."
        case .tooManyJoinedViews(let component):
            "Constraints that \(component.quoted) holds join more than 1,000 views, and only those between the first "
                + "of them have an effect. To fix, put views into stacks, or join fewer in one view."
        case .tooManyTransforms(let slot, let count):
            "Slot \(slot.quoted) has \(count) transforms, and only the innermost \(SlotRegistrations.transformLimit) "
                + "are applied. To fix, do in one transform what many do."
        case .scopesClash(let slot, let claims):
            "Slot \(slot.quoted) is replaced by \(claims.map(\.text).list(joint: " and by ")) in scopes that "
                + "meet in one part, so the first one stands there. To fix, let their conditions exclude each "
                + "other, turn one into an extension, or "
                + (Set(claims.map(\.owner)).count > 1
                    ? "say in preferring whose wins." : "give the inner scope the higher level.")
        case .contradictedContent(let component, let problem):
            "\(component.quoted) was told what is not so. \(problem.shown(upTo: 1_000))"
        case .reuseLeak(let leak):
            leak.description
        case .madeByHand(let component):
            "\(component.quoted) was made by hand, so no plugin can replace or extend it. To fix, make it "
                + "with make(_:)."
        case .constraintWithoutCommonView(let constraint):
            "Constraint \(constraint.quoted) joins views that have no view in common, so it is not active. "
                + "To fix, add both to one tree before activating it."
        case .conflictingConstraints(let dropped, let kept):
            "Constraint \(dropped.text) cannot be kept together with \(kept.text), which is newer, so "
                + "the older one has no effect. To fix, give one of them a priority below 1000 or "
                + "deactivate it."
        case .constraintWithoutEffect(let claim):
            "Constraint \(claim.text) has no effect: stacks, or the size of the view around, decide what "
                + "it joins. To fix, join the stacks' own views, or set the stacks' alignment, "
                + "distribution or priorities."
        }
    }
}
