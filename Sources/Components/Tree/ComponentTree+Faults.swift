extension ComponentTree {
    /// Notes a mistake, once, and reports it to `Components.onDiagnostic`.
    ///
    /// A mistake in a hook of a plugin's registration in a message is reported as that registration's fault, and the
    /// registration is left out there; a diagnostic in the name of another plugin or of the app is such a mistake.
    public func report(_ diagnostic: ComponentDiagnostic) {
        guard let owner = state.faultSource?.registration.owner,
            let other = ComponentDiagnostic.owner(in: diagnostic, besides: owner)
        else { return note(diagnostic) }
        note(.refused(.reportedForAnother(component: state.hostName, owner: other)))
    }

    /// Notes a mistake that the package found, of any plugin.
    package func note(_ diagnostic: ComponentDiagnostic) {
        report(diagnostic, of: diagnostic.isFault ? state.faultSource : nil)
    }

    /// Reports a mistake in a component: of the registration whose hook runs, or of the nearest one that made or added
    /// the component or one around it.
    package func report(_ diagnostic: ComponentDiagnostic, on component: some Lifecycle) {
        report(diagnostic, of: state.faultSource ?? component.faultSource)
    }

    /// Reports a mistake that one of the layers made that activated constraints: the first that is a plugin's and lies
    /// near its component, or else the first plugin's function that returned one of the components, unless the app
    /// activated some.
    package func report(
        _ diagnostic: ComponentDiagnostic,
        by authors: [(layer: SlotLayer?, hook: ComponentHook?, component: (any Lifecycle)?)]
    ) {
        // What is to be made again may be in any state until then.
        guard !authors.contains(where: { $0.component.map(isToBeMadeAnew) == true }) else { return }
        let faultSources = authors.lazy.compactMap { author in
            author.layer.flatMap { author.component?.faultSource(who: $0, in: author.hook) }
        }
        let functions = authors.lazy.compactMap { $0.component?.nearestFunction }
        let isOfApp = authors.contains { $0.layer?.owner == .app }
        report(diagnostic, of: faultSources.first ?? (isOfApp ? nil : functions.first))
    }

    /// Reports a component that lies too deep: the fault of the plugin that added most of those around it, if there is
    /// one, as the registration that adds the last one need not nest anything.
    func reportNestedTooDeep(_ component: some Lifecycle) {
        let diagnostic = ComponentDiagnostic.nestedTooDeep(component: typeName(of: component))
        guard var faultSource = component.deepestNester else { return note(diagnostic) }
        if let hook = state.hook { faultSource.phase = .hook(hook) }
        report(diagnostic, of: faultSource)
    }

    /// Reports a mistake: a fault source's fault, if the component around it can be made without it.
    ///
    /// A mistake that is no fault is not reported of a registration that is left out there already.
    func report(_ diagnostic: ComponentDiagnostic, of faultSource: FaultSource?) {
        if let faultSource,
            diagnostic.isFault
                ? leaveOut(faultSource, because: diagnostic) : isExcluded(faultSource)
        {
            return
        }
        state.report(diagnostic)
    }

    private func isExcluded(_ faultSource: FaultSource) -> Bool {
        let excluded = faultSource.unit?.component?.node.excluded ?? state.excludedFromRoot ?? []
        return excluded.contains { $0 === faultSource.registration }
    }

    /// Whether a component, or one around it, has yet to be made again without a registration.
    package func isToBeMadeAnew(_ component: any Lifecycle) -> Bool {
        guard let faults = state.work.faults else { return false }
        return component.outward.contains { faults.isWaiting($0) }
    }

    /// The component of the plugin's registration whose hook is running; nil while others run.
    package var hostOfRunningPlugin: (any Lifecycle)? {
        state.faultSource?.host as? any Lifecycle
    }

    /// Reports that the hook that runs took a component out that others need, unless it is back before the next layout.
    package func reportIfOutside(_ component: some Lifecycle, _ deed: RejectedOperation) {
        guard let source = state.faultSource else { return }
        let unit = source.unit
        ledger.removals.append(
            .init(component: component, faultSource: source, deed: deed, unit: unit)
        )
    }

    /// Whether a component lies in one that a hook took out, which is going to be reported.
    package func isTakenOut(_ component: any Lifecycle) -> Bool {
        state.work.faults?.removals.contains { $0.component.map(component.lies) == true } == true
    }

    /// Whether a component keeps its components as a plugin's hook runs, which is reported.
    func refusesComponents(of component: some Lifecycle) -> Bool {
        guard state.faultSource != nil else { return false }
        note(.refused(.componentsChangedInHook(component: typeName(of: component))))
        return true
    }

    /// The faults so far; made at the first one.
    private var ledger: FaultTracker {
        if let faults = state.work.faults { return faults }
        let faults = FaultTracker()
        state.work.faults = faults
        return faults
    }

    /// Leaves a registration out of a unit, the one around its host for nil, or else of the root while that is mounted.
    private func leaveOut(
        _ faultSource: FaultSource,
        because diagnostic: ComponentDiagnostic,
        of unit: FaultUnit? = nil
    ) -> Bool {
        guard let host = faultSource.host as? any Lifecycle else { return false }
        let registration = faultSource.registration
        let unit = unit?.component == nil ? faultSource.unit : unit
        if let unit, let node = unit.component?.node {
            guard node.leaveOut(registration) else { return true }
            if !unit.isWhole { node.hasNewContent = true }
        } else {
            // It may have been left out already, of a component that is leaving.
            if host.outward.contains(where: { $0.node.leavesOut(registration) }) { return true }
            let known = state.excludedFromRoot
            if known == nil, host.node.isConnected { return false }
            if known?.contains(where: { $0 === registration }) == true { return true }
            state.excludedFromRoot = known.map { $0 + [registration] }
        }
        let component = registration.isFunction ? nil : host
        let item = (unit?.component ?? host).scopedComponentOrSelf?.diagnosticName
        let (phase, mistake) = (faultSource.phase, diagnostic)
        state.report(registration.exclusion(in: phase, on: component, for: item, because: mistake))
        if let unit {
            count(registration)
            ledger.enqueue(unit)
        }
        return true
    }

    /// Counts a fault, and switches the registration off in the whole tree if there are too many.
    func count(_ registration: Registration) {
        let faults = ledger
        guard let count = faults.count(registration, until: state.budget.faults) else { return }
        state.report(.switchedOff(registration.claim, faults: count))
        whole.forgetParts()
        state.root?.with { ($0 as? any Lifecycle)?.composeAnew(in: faults, without: registration) }
    }

    /// Makes components again without registrations with faults, and returns whether there were any; with a
    /// place, those inside it.
    ///
    /// Each time something else is left out, so that it ends.
    @discardableResult
    package func settleFaults(in place: (any Lifecycle)? = nil) -> Bool {
        guard let faults = state.work.faults, !isRunningRegistration else { return false }
        let removals = faults.removals
        faults.removals = []
        for removal in removals {
            let deed = ComponentDiagnostic.refused(removal.deed)
            if !removal.isBack, !leaveOut(removal.faultSource, because: deed, of: removal.unit) {
                state.report(deed)
            }
        }
        var isAny = false
        let waits = { (unit: FaultUnit) in
            unit.waitsForOwner || place.map { unit.component?.lies(in: $0) == false } == true
        }
        while case let ready = faults.takeWaiting(unless: waits), !ready.isEmpty {
            isAny = true
            for unit in ready { unit.makeAnew() }
        }
        return isAny
    }

    /// Switches registrations on again that were switched off after repeated faults, and tries those again that were
    /// left out of a part of the tree; then lays out.
    ///
    /// Registrations with new faults are left out again, and reported again if the diagnostic differs. In a hook of the
    /// tree the call has no effect and is reported.
    ///
    /// - Complexity: Linear in the components of the tree.
    public func retry() {
        guard state.hook == nil, !state.isRetrying else {
            return report(.callNeverEnds(call: "ComponentTree.retry()"))
        }
        state.isRetrying = true
        defer { state.isRetrying = false }
        guard let faults = state.work.faults, let root = state.root?.object as? any Lifecycle else {
            return
        }
        faults.startAnew()
        whole.forgetParts()
        root.composeAnew(in: faults)
        settleFaults()
        root.layoutIfNeeded()
    }
}
