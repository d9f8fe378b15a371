extension ComponentDiagnostic: CustomStringConvertible {
    /// The mistake, and how to fix it.
    public var description: String {
        switch self {
        case .undeclaredSlot(let slot, let claim):
            "Slot \(slot.quoted) is used by \(claim.text) and not declared by an installed plugin. To fix, call "
                + "\(claim.declaring), or install the plugin that declares it."
        case .slotOfMissingPlugin(let slot, let claim, let site):
            "Slot \(slot.quoted) of \(site.shown) is used by \(claim.text), and no plugin of "
                + "\(site.module.quoted) that lists it is installed. To fix, install that plugin."
        case .misspelledSlot(let slot, let claim, let nearest):
            "Slot \(slot.quoted) is used by \(claim.text) but not declared; there is a slot "
                + "\(nearest.quoted). To fix, use that one, or call \(claim.declaring)."
        case .deprecatedSlot(let slot, let claim, let replacement):
            "Slot \(slot.quoted) is used by \(claim.text), and is deprecated. To fix, use "
                + "\(replacement.quoted) instead."
        case .misspelledKey(let family, let key, let claim, let nearest):
            "Key \(key.quoted) of \(family.quoted) is filled by \(claim.text), and the key that is made is "
                + "\(nearest.quoted). To fix, write \(nearest.quoted), or give your own key a less similar "
                + "name."
        case .unfilledKey(let family, let key, let nearest, let claim):
            "Key \(key.quoted) of \(family.quoted) was requested and is not filled; there is a key "
                + "\(nearest.quoted), filled by \(claim.text). To fix, fill \(key.quoted) instead."
        case .misspelledName(let kind, let name, let nearest, let layer):
            "The \(kind.shown()) \(name.quoted)\(layer.source) is used but not declared; there is "
                + "\(nearest.quoted). To fix, write \(nearest.quoted), or declare yours with "
                + "registrar.declare, or with declare on the app's components."
        case .unknownSymbol(let name, let nearest, let layer):
            "The symbol \(name.quoted)\(layer.source) is neither built in nor registered, so an empty box is drawn. To fix, "
                + (nearest.map { "write \($0.quoted), or " } ?? "")
                + "call registrar.replace(.symbol(\(name.shown().literal)), with:) with a symbol."
        case .nameWithoutContent(let kind, let name, let layer):
            "The \(kind.shown()) \(name.quoted)\(SlotLayer?(layer).source) is inserted for a message that has no such "
                + "content, so it has no effect there. To fix, insert it only where the message has the content."
        case .hookWithoutSuper(let component, let hook, let layer):
            "\(component.quoted)\(layer.source) overrides \(hook.shown()) without calling super, so the "
                + "work of its superclasses is missing. To fix, call super.\(hook.shown()) first."
        case .assignedAfterMounting(let root, let slot, let claim):
            "\(root.quoted) was mounted before slot \(slot.quoted) was given to Components.default by "
                + "\(claim.text), so its tree does not show it. \(Self.earlier)"
        case .installedAfterMounting(let root, let plugin):
            "\(root.quoted) was mounted before plugin \(plugin.quoted) was installed into "
                + "Components.default, so its tree does not show it. \(Self.earlier)"
        case .hostIsGone(let name, let layer):
            "Extension \(name.quoted)\(layer.source) used its host after the host had ended, so the call had no effect. To fix, "
                + "use the host in hooks, and not in deinit."
        case .outlivesTree(let name, let layer):
            "Extension \(name.quoted)\(layer.source) is kept although its tree has ended, as when a closure of a view "
                + "that it keeps uses it. To fix, write [weak self] in closures, and keep delegates weak."
        case .slowHook(let component, let hook, let layer):
            "\(component.quoted)\(SlotLayer?(layer).source) took more than 250 ms for \(hook.shown()), during which nothing "
                + "is drawn. To fix, do the work earlier or elsewhere, and show its result."
        case .lateAnswer(let task, let layer):
            "The answer of task \(task.quoted)\(layer.source) came when its component had ended or showed something else, "
                + "so it is lost. To fix, begin the task for the message, whose answer is an event."
        case .neverMounted(let component):
            "\(component.quoted) was read but never mounted, so none of its hooks ran. To "
                + "fix, call mount(in:) first."
        case .neverAdded(let component, let slot, let layer):
            "\(component.quoted) was made from slot \(slot.quoted) in a hook\(layer.source) and added to "
                + "no view. To fix, call addSubview or addArrangedSubview, or make it when it is needed."
        case .containerNotAdded(let component, let container, let layer):
            "\(component.quoted)\(layer.source) was added to \(container.quoted), which this message does not have, so "
                + "it is not visible. To fix, add it to bubbleThreadMetaContainer, or insert an option that asks for "
                + "\(container.quoted), such as timestamp."
        case .addedAgain(let component, let superview, let layer):
            "\(component.quoted)\(layer.source) is added to \(superview.quoted) again by each "
                + "updateContent. To fix, add it in setUpLayout, and only change it in updateContent."
        case .layoutNeverSettles(let component, let layer):
            "\(component.quoted)\(layer.source) asked for another layout in each layoutSubviews, until no "
                + "more were made. To fix, change constraints and content in updateContent, and nothing "
                + "but the appearance in layoutSubviews."
        case .unusableLength(let component, let property, let value, let layer):
            "\(property.quoted) of \(component.quoted)\(layer.source) was \(value.quoted), which is not "
                + "a usable length. To fix, set a number of points between -10,000,000 and 10,000,000."
        case .contentWithoutSize(let component, let content, let layer):
            "\(component.quoted)\(layer.source) shows \(content.quoted) and has a size of zero. To fix, "
                + "add it to a stack with addArrangedSubview, tie it to the view around it with "
                + "constraints, or set its frame."
        case .popoverAtItself(let component, let layer):
            "\(component.quoted)\(layer.source) is a popover at a view of itself, which counts as not in view. To "
                + "fix, anchor it to a view of a message, of the screen, or of an overlay below it."
        case .unmeasuredFamily(let family, let measurer):
            "The font family \(family.quoted) is measured with the widths of Helvetica, as \(measurer.quoted) knows "
                + "no others, so its lines may be too long for their places. To fix, set the slot "
                + "'textMeasurer' to an AdvanceTextMeasurer with the widths of its letters."
        case .missingWords(let plugin, let locale, let keys):
            "Words of \(plugin.quoted) are missing in the locale \(locale.quoted), so they are English: "
                + "\(keys.joined(separator: ", ").shown(upTo: 1_000)). To fix, set a slot words(_:) to a table that has "
                + "them in this language."
        case .unheededByLayout(let slot, let layer):
            "Slot \(slot.quoted)\(SlotLayer?(layer).source) has another value in scope \((layer.scope ?? "").quoted), and what is "
                + "there is laid out together with what is around it, so layout ignores it. To fix, register it without "
                + "a scope, or in one that holds for whole messages."
        case .refused(let deed):
            deed.description
        case .excluded(let fault):
            "\(fault.claim.text) is left out of \(fault.place), because of \(fault.phase): \(fault.mistake)"
        case .switchedOff(let claim, let faults):
            "\(claim.text) was left out \(faults) times, so it is switched off in the whole tree. To fix, correct the "
                + "reported faults, and call retry() on the tree."
        case .furtherDiagnostics(let count):
            "Besides the first 1,000 diagnostics, others were reported \(count) times, and are not kept. To fix, correct "
                + "those that are kept."
        case .extensionWithoutHost(let slot, let claim, let host, let base):
            "Slot \(slot.quoted) is extended by \(claim.text) for a host \(host.quoted), and holds "
                + "\(base.what.quoted) from \(base.owner.quoted), so the extension does nothing. To fix, make "
                + "\(base.what.quoted) inherit from \(host.quoted)."
        case .extensionDoesNotFit(let slot, let name, let component):
            "Extension \(name.quoted) of slot \(slot.quoted) does not fit \(component.quoted), which was made instead. To "
                + "fix, make \(component.quoted) inherit from the extension's host."
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
                + "one was not delivered. To fix, raise no event in a handler that leads back to it."
        case .eventWithoutListener(let event, let component):
            "Event \(event.quoted) was raised by \(component.quoted), and has no listener. To fix, call "
                + "on(_:_:) with it, in a plugin or on the app's components."
        case .callNeverEnds(let call):
            "\(call.quoted) was called again and again by its own calls, so the last one had no effect. To fix, "
                + "call nothing there that leads back to it."
        case .nestedTooDeep(let component):
            "\(component.quoted) would lie deeper than \(TreeLimits.depth) levels, or be added by hooks in "
                + "hooks deeper than \(TreeLimits.hookDepth), so it was removed. To fix, nest fewer "
                + "components, and let none add others of its own type endlessly."
        case .laidOutTooDeep(let component):
            "What is in \(component.quoted) lies too deep to be laid out. To fix, nest fewer views: at most 300, "
                + "of which a stack counts as four and a view that holds constraints as eight."
        case .tooManyJoinedViews(let component):
            "Constraints that \(component.quoted) holds join more than 1,000 views, and only those between the first "
                + "of them have an effect. To fix, put views into stacks, or join fewer in one view."
        case .tooManyTransforms(let slot, let count):
            "Slot \(slot.quoted) has \(count) transforms, and only the innermost \(TreeLimits.transforms) "
                + "are applied. To fix, do in one transform what many do."
        case .scopesClash(let slot, let claims):
            "Slot \(slot.quoted) is replaced by \(claims.map(\.text).list(joint: " and by ")) in scopes that "
                + "meet in one part, so the first one stands there. To fix, let their conditions exclude each "
                + "other, turn one into an extension, or "
                + (Set(claims.map(\.owner)).count > 1
                    ? "say in preferring whose wins." : "give the inner scope the higher level.")
        case .contradictedContent(let component, let problem):
            "\(component.quoted) received contradictory information. \(problem.shown(upTo: 1_000))"
        case .reuseLeak(let leak):
            leak.description
        case .madeByHand(let component):
            "\(component.quoted) was made by hand, so no plugin can replace or extend it. To fix, make it "
                + "with make(_:), and call $0.init($1) in the closure of its slot."
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

    private static var earlier: String {
        "To fix, change Components.default before mount(in:), mount again, or give the root the new "
            + "components with updateComponents(_:)."
    }
}

extension SlotLayer? {
    /// The registrant and the place of a layer, as they follow a name in texts; empty for the defaults' own.
    package var source: String {
        map { " of \($0.claim.text)" } ?? ""
    }
}

extension SlotClaim {
    /// The call that declares the slot.
    fileprivate var declaring: String {
        owner == .app ? "declare on the app's components" : "registrar.declare in \(owner.quoted)"
    }
}
