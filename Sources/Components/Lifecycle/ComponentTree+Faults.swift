extension ComponentTree {
    /// Notes a mistake, once, and tells `Components.onDiagnostic`.
    ///
    /// What the hook of a plugin's contribution does wrong in a message is told as that contribution's fault, and the
    /// contribution is left out there; so is one that reports in the name of another plugin or of the app.
    public func report(_ diagnostic: ComponentDiagnostic) {
        guard let culprit = state.culprit,
            let other = ComponentDiagnostic.owner(
                in: diagnostic,
                besides: culprit.contribution.owner
            )
        else { return note(diagnostic) }
        let host = culprit.host.map { typeName(type(of: $0)) } ?? ""
        note(.refused(.reportedForAnother(component: host, owner: other)))
    }

    /// Notes a mistake that the package found, of any plugin.
    package func note(_ diagnostic: ComponentDiagnostic) {
        if diagnostic.isFault, leaveOut(forRunning: diagnostic) { return }
        state.report(diagnostic)
    }

    /// Reports a mistake in a component: of the contribution whose hook runs, or of the nearest around it that did
    /// what is there.
    package func report(_ diagnostic: ComponentDiagnostic, on component: some Lifecycle) {
        let mayBeFault =
            diagnostic.isFault || state.faults != nil || state.leftOutOfRoot?.isEmpty == false
        report(diagnostic, of: mayBeFault ? state.culprit ?? component.culprit : nil)
    }

    /// Reports a mistake that one of the layers made that activated constraints: the first that is a plugin's and lies
    /// near its component, or else the first plugin's function that returned one of the components, unless the app
    /// activated some.
    package func report(
        _ diagnostic: ComponentDiagnostic,
        by authors: [(layer: SlotLayer?, hook: ComponentHook?, component: (any Lifecycle)?)]
    ) {
        let culprits = authors.lazy.compactMap { author in
            author.layer.flatMap { author.component?.culprit(who: $0, in: author.hook) }
        }
        let functions = authors.lazy.compactMap { $0.component?.nearestFunction }
        let isOfApp = authors.contains { $0.layer?.owner == .app }
        report(diagnostic, of: culprits.first ?? (isOfApp ? nil : functions.first))
    }

    /// Reports a component that lies too deep: the fault of who added most of those around it, if that is a plugin, for
    /// whoever adds the last one need not nest anything.
    func reportNestedTooDeep(_ component: some Lifecycle) {
        let diagnostic = ComponentDiagnostic.nestedTooDeep(
            component: typeName(type(of: component))
        )
        guard var culprit = component.nester else { return note(diagnostic) }
        culprit.place = state.hook?.rawValue ?? culprit.place
        report(diagnostic, of: culprit)
    }

    /// Reports a mistake: a culprit's fault, if the component around it can be made without it.
    ///
    /// What is no fault is not told of who is left out there already.
    func report(_ diagnostic: ComponentDiagnostic, of culprit: Culprit?) {
        if let culprit,
            diagnostic.isFault ? leaveOut(culprit, because: diagnostic) : isLeftOut(culprit)
        {
            return
        }
        state.report(diagnostic)
    }

    private func isLeftOut(_ culprit: Culprit) -> Bool {
        let around = culprit.remakeable?.component
        let leftOut = around?.node.containment?.leftOut ?? state.leftOutOfRoot ?? []
        return leftOut.contains { $0 === culprit.contribution }
    }

    /// Leaves the contribution out whose hook runs, if it is a plugin's and the component around can be made anew.
    func leaveOut(forRunning diagnostic: ComponentDiagnostic) -> Bool {
        state.culprit.map { leaveOut($0, because: diagnostic) } ?? false
    }

    /// The component to which the plugin's contribution belongs whose hook runs; none while others run.
    package var hostOfRunningPlugin: (any Lifecycle)? {
        state.culprit?.host as? any Lifecycle
    }

    /// Reports that the hook that runs took a component out that others need, unless it is back before the next layout.
    package func reportIfOutside(_ component: some Lifecycle, _ deed: RefusedDeed) {
        guard let culprit = state.culprit else { return }
        ledger.note(FaultLedger.Removal(component: component, culprit: culprit, deed: deed))
    }

    /// Whether a component keeps its components as a plugin's hook runs, which is reported.
    func refusesComponents(of component: some Lifecycle) -> Bool {
        guard state.culprit != nil else { return false }
        note(.refused(.componentsChangedInHook(component: typeName(type(of: component)))))
        return true
    }

    /// What went wrong so far; made when something does.
    private var ledger: FaultLedger {
        if let faults = state.faults { return faults }
        let faults = FaultLedger()
        state.faults = faults
        return faults
    }

    /// Counts constraints of the contribution whose hook runs, and says whether a plugin may have them.
    package func countConstraints(_ number: Int) -> Bool {
        count(number, .constraints, \.constraints)
    }

    /// Adds to a count of the running hook, and returns whether it is within the budget.
    func count(
        _ number: Int,
        _ kind: FaultBudget.Kind,
        _ path: WritableKeyPath<HookCounts, Int>
    ) -> Bool {
        state.work.counts[keyPath: path] += number
        let count = state.work.counts[keyPath: path] - state.running.counts[keyPath: path]
        guard count > state.budget[kind], state.culprit != nil else { return true }
        reportBeyondBudget(kind)
        return false
    }

    /// Reports that the hook that runs goes beyond the tree's budget.
    func reportBeyondBudget(_ kind: FaultBudget.Kind) {
        let host = state.running.host?.object
        note(
            .refused(
                .overBudget(
                    component: host.map { typeName(type(of: $0)) } ?? "",
                    kind,
                    limit: state.budget[kind]
                )
            )
        )
    }

    private func leaveOut(_ culprit: Culprit, because diagnostic: ComponentDiagnostic) -> Bool {
        guard let host = culprit.host as? any Lifecycle else { return false }
        guard let (component, isWhole) = culprit.remakeable else {
            return leaveOutOfRoot(culprit, host, because: diagnostic)
        }
        guard component.node.leaveOut(culprit.contribution, ofWhole: isWhole) else { return true }
        tell(culprit, host, of: component.scopedComponentOrSelf?.itemName, because: diagnostic)
        if isWhole { ledger.hasWholes = true }
        count(culprit.contribution)
        ledger.enqueue(component)
        return true
    }

    /// Leaves a contribution out of a root that is made again.
    private func leaveOutOfRoot(
        _ culprit: Culprit,
        _ host: some Lifecycle,
        because diagnostic: ComponentDiagnostic
    ) -> Bool {
        guard let known = state.leftOutOfRoot else { return false }
        guard !known.contains(where: { $0 === culprit.contribution }) else { return true }
        state.leftOutOfRoot = known + [culprit.contribution]
        tell(culprit, host, of: host.scopedComponentOrSelf?.itemName, because: diagnostic)
        return true
    }

    private func tell(
        _ culprit: Culprit,
        _ host: some Lifecycle,
        of item: String?,
        because diagnostic: ComponentDiagnostic
    ) {
        state.report(
            .leftOut(
                ComponentFault(
                    claim: culprit.contribution.claim,
                    hook: culprit.place,
                    slot: culprit.isFunction
                        ? culprit.contribution.slotName
                        : host.node.slotName ?? culprit.contribution.slotName,
                    component: culprit.isFunction ? nil : typeName(type(of: host)),
                    item: item,
                    mistake: diagnostic
                )
            )
        )
    }

    /// Counts a fault, and switches the contribution off in the whole tree if there are too many.
    func count(_ contribution: Contribution) {
        let faults = ledger
        let count = faults.count(contribution)
        guard count >= state.budget.faults, faults.switchOff(contribution) else { return }
        state.report(.switchedOff(contribution.claim, faults: count))
        whole.forgetParts()
        state.root?.with { ($0 as? any Lifecycle)?.composeAnew(in: faults, without: contribution) }
    }

    /// Makes anew what has to do without contributions that did wrong, and says whether there was anything; with a
    /// place, what lies there.
    ///
    /// Each time something else is left out, so that it ends.
    @discardableResult
    package func settleFaults(in place: (any Lifecycle)? = nil) -> Bool {
        guard let faults = state.faults, state.running.contribution == nil else { return false }
        for removal in faults.takeRemovals() {
            let isBack = (removal.component as? any Lifecycle)?.next != nil
            // Both may have ended.
            if isBack || removal.component == nil && removal.culprit.host == nil { continue }
            report(.refused(removal.deed), of: removal.culprit)
        }
        var isAny = false
        let waits = { (object: AnyObject) in
            guard let component = object as? any Lifecycle else { return false }
            return component.waitsForKeeper || place.map { !component.lies(in: $0) } == true
        }
        while case let ready = faults.takeWaiting(unless: waits), !ready.isEmpty {
            isAny = true
            for case let component as any Lifecycle in ready { component.makeAnew() }
        }
        return isAny
    }

    /// Switches contributions on again that were switched off after repeated faults, and tries those again that were
    /// left out of a part of the tree; then lays out.
    ///
    /// What still does wrong is left out again, and told again where it is told otherwise than before. In a hook of the
    /// tree it does nothing and is reported.
    ///
    /// - Complexity: Linear in the components of the tree.
    public func retry() {
        guard state.hook == nil, !state.isRetrying else {
            return report(.callNeverEnds(call: "ComponentTree.retry()"))
        }
        state.isRetrying = true
        defer { state.isRetrying = false }
        guard let faults = state.faults, let root = state.root?.object as? any Lifecycle else {
            return
        }
        state.faults = nil
        whole.forgetParts()
        ledger.hasWholes = faults.hasWholes
        root.composeAnew(in: ledger)
        settleFaults()
        root.layoutIfNeeded()
    }
}
