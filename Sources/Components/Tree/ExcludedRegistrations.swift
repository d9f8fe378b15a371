/// The registrations without which a component and everything in it are made, because of their faults there.
final class ExcludedRegistrations {
    /// The registrations, in the order in which that was found.
    var excluded: [Registration] = []
    /// Whether the content of the component has yet to be made without the last of them.
    var isMadeAnew = false
    /// Whether the component itself has yet to be made without the last of them, by its owner.
    var isWhole = false
}

extension ComponentNode {
    /// Whether the content of the component has yet to be made again without a registration.
    ///
    /// Read in `updateContent` and `setUpLayout` of a `ScopeProviding`; a `rescope()` then finds another part.
    package var isMadeAnew: Bool {
        containment?.isMadeAnew == true
    }

    /// Whether something was left out of the component, or may be in it again.
    package var wasMadeAnew: Bool {
        containment != nil
    }

    /// Forgets the excluded registrations, as the component is to show other content.
    package func forgetFaults() {
        containment = nil
    }

    /// Leaves a registration out of the content of the component, or of all of it; returns whether it was not left out
    /// before.
    func leaveOut(_ registration: Registration, ofWhole isWhole: Bool) -> Bool {
        let containment = containment ?? ExcludedRegistrations()
        self.containment = containment
        guard !containment.excluded.contains(where: { $0 === registration }) else { return false }
        containment.excluded.append(registration)
        if isWhole {
            containment.isWhole = true
        } else {
            containment.isMadeAnew = true
            hasNewContent = true
        }
        return true
    }

    /// Forgets the excluded registrations, to make the content of the component, or all of it, again.
    func beginAnew(asWhole isWhole: Bool) {
        let containment = containment ?? ExcludedRegistrations()
        self.containment = containment
        containment.excluded = []
        containment.isMadeAnew = !isWhole
        containment.isWhole = isWhole
    }

    /// Takes over the excluded registrations of a component that this one replaces.
    package func leaveOut(registrationsExcludedFrom other: ComponentNode) {
        guard let excluded = other.containment?.excluded, !excluded.isEmpty else { return }
        let containment = ExcludedRegistrations()
        containment.excluded = excluded
        self.containment = containment
    }

    /// Asks a component, then its extensions, innermost first, until one returns true, each as its own registration.
    func receiving(
        _ component: some Lifecycle,
        in tree: ComponentTree,
        _ isHandled: (AnyObject) -> Bool
    ) -> Bool {
        let hook = tree.state.hook
        tree.state.hook = nil
        defer { tree.state.hook = hook }
        var answer = false
        withOwner(of: component, tree) { answer = isHandled(component) }
        if answer { return true }
        runExtensions(of: component, tree) { layer in
            if !answer { answer = isHandled(layer) }
        }
        return answer
    }

    /// Notes the registration whose hook changed the content of a component that is being updated.
    func noteChanger(in tree: ComponentTree) {
        guard activity == .updating else { return }
        tree.state.changers[ObjectIdentifier(self)] = tree.state.faultSource
    }

    /// Forgets the registration whose hook changed the content, as the update has ended.
    @inline(never)
    func forgetChanger() {
        tree?.state.changers[ObjectIdentifier(self)] = nil
    }

    /// Reports content that was changed in each update.
    func reportUnsettled(_ component: some Lifecycle, in tree: ComponentTree) {
        let changer = tree.state.changers.removeValue(forKey: ObjectIdentifier(self))
        tree.report(.contentNeverSettles(component: typeName(of: component)), of: changer)
    }

    /// Refuses a component that goes beyond what a plugin's hook may add; returns whether it may stay.
    ///
    /// Components of the app and the defaults have no limit.
    @inline(never)
    func allows(_ component: some Lifecycle, in tree: ComponentTree) -> Bool {
        guard tree.state.faultSource != nil else { return true }
        tree.reportBeyondBudget(.components)
        return false
    }
}
