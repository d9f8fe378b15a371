extension ComponentTree {
    /// Reports a mistake in a component: of the contribution whose hook runs, or of the nearest around it that did
    /// what is there.
    package func report(_ diagnostic: ComponentDiagnostic, on component: some Lifecycle) {
        report(
            diagnostic,
            of: diagnostic.isFault ? state.culprit ?? component.culprit : nil
        )
    }

    /// Reports a mistake that one of the layers made that activated constraints: the first that is a plugin's and lies
    /// near its component.
    package func report(
        _ diagnostic: ComponentDiagnostic,
        by authors: [(layer: SlotLayer?, hook: ComponentHook?, component: (any Lifecycle)?)]
    ) {
        let culprits = authors.lazy.compactMap { author in
            author.layer.flatMap { author.component?.culprit(who: $0, in: author.hook) }
        }
        report(diagnostic, of: culprits.first)
    }

    /// Reports a component that lies too deep: the fault of who added most of those around it, if that is a plugin, for
    /// whoever adds the last one need not nest anything.
    func reportNestedTooDeep(_ component: some Lifecycle) {
        let diagnostic = ComponentDiagnostic.nestedTooDeep(
            component: typeName(type(of: component))
        )
        guard var culprit = component.nester else { return report(diagnostic) }
        culprit.place = state.hook?.rawValue ?? culprit.place
        report(diagnostic, of: culprit)
    }

    /// Reports a mistake: a culprit's fault, if the component around it can be made without it.
    func report(_ diagnostic: ComponentDiagnostic, of culprit: Culprit?) {
        if let culprit, leaveOut(culprit, because: diagnostic) { return }
        state.report(diagnostic)
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

    /// What went wrong so far; made when something does.
    private var ledger: FaultLedger {
        if let faults = state.faults { return faults }
        let faults = FaultLedger()
        state.faults = faults
        return faults
    }

    /// Counts a constraint of the contribution whose hook runs, and says whether a plugin may have it.
    package func countConstraint() -> Bool {
        state.work.counts.constraints += 1
        let count = state.work.counts.constraints - state.running.counts.constraints
        guard count > state.budget.constraints, state.culprit != nil else { return true }
        reportBeyondBudget(.constraints)
        return false
    }

    /// Whether the hook of a contribution runs, of a plugin or the app.
    @inline(__always)
    package var isContributionRunning: Bool {
        state.current != nil
    }

    /// Counts text that views are given by the contribution whose hook runs, and says whether a plugin may give it.
    package func countText(_ bytes: Int) -> Bool {
        state.work.counts.text += bytes
        let count = state.work.counts.text - state.running.counts.text
        guard count > state.budget.text, state.culprit != nil else { return true }
        reportBeyondBudget(.text)
        return false
    }

    /// Reports that the hook that runs goes beyond the tree's budget.
    func reportBeyondBudget(_ kind: FaultBudget.Kind) {
        let host = state.running.host?.object
        report(
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
        guard let host = culprit.host as? any Lifecycle, let around = host.scopedComponent else {
            return false
        }
        guard around.node.leaveOut(culprit.contribution) else { return true }
        state.report(
            .leftOut(
                ComponentFault(
                    claim: culprit.contribution.claim,
                    hook: culprit.place,
                    slot: host.node.slotName ?? culprit.contribution.slotName,
                    component: typeName(type(of: host)),
                    item: around.itemName,
                    mistake: diagnostic
                )
            )
        )
        count(culprit.contribution)
        ledger.enqueue(around)
        return true
    }

    /// Counts a fault, and switches the contribution off in the whole tree if there are too many.
    private func count(_ contribution: Contribution) {
        let faults = ledger
        let count = faults.count(contribution)
        guard count >= state.budget.faults, faults.switchOff(contribution) else { return }
        state.report(.switchedOff(contribution.claim, faults: count))
        whole.forgetParts()
        state.root?.with { ($0 as? any Lifecycle)?.composeAnew(in: faults) }
    }

    /// Calls functions of slots, so that what they throw is told as the fault of whoever contributed them, with the
    /// item for which they are called.
    package func calling<Result>(
        for item: @autoclosure () -> String?,
        _ work: () -> Result
    ) -> Result {
        guard table.slots.hasFunctionsOfPlugins else { return work() }
        let calls = FunctionCalls()
        let result = FunctionCalls.$current.withValue(calls, operation: work)
        for thrown in calls.errors where state.report(thrown.diagnostic(for: item())) {
            count(thrown.contribution)
        }
        return result
    }

    /// Makes anew what has to do without contributions that did wrong, and says whether there was anything.
    ///
    /// Each time something else is left out, so that it ends.
    @discardableResult
    package func settleFaults() -> Bool {
        guard let faults = state.faults, state.running.contribution == nil else { return false }
        for removal in faults.takeRemovals() {
            // Nobody puts back what is gone.
            if let component = removal.component as? any Lifecycle, component.next != nil {
                continue
            }
            report(.refused(removal.deed), of: removal.culprit)
        }
        var isAny = false
        while case let waiting = faults.takeWaiting(), !waiting.isEmpty {
            isAny = true
            for case let component as any Lifecycle in waiting { component.contentChanged() }
        }
        return isAny
    }

    /// Switches contributions on again that were switched off after repeated faults, and tries those again that were
    /// left out of a part of the tree; then lays out.
    ///
    /// What still does wrong is left out again, and told again where it is told otherwise than before.
    ///
    /// - Complexity: Linear in the components of the tree.
    public func retry() {
        guard state.faults != nil, let root = state.root?.object as? any Lifecycle else { return }
        state.faults = nil
        whole.forgetParts()
        root.composeAnew(in: ledger)
        settleFaults()
        root.layoutIfNeeded()
    }
}

extension Lifecycle {
    /// The nearest component around this one whose parts can be made of other components.
    package var scopedComponent: (any ScopedComponent)? {
        var next = next
        while let current = next {
            if let found = current as? any ScopedComponent { return found }
            next = current.next
        }
        return nil
    }

    /// The nearest component around this one, or this, whose parts can be made of other components.
    package var scopedComponentOrSelf: (any ScopedComponent)? {
        self as? any ScopedComponent ?? scopedComponent
    }

    /// The plugin's contribution that put the component where it is, or the nearest one around it.
    fileprivate var culprit: Culprit? {
        var next: (any Lifecycle)? = self
        while let current = next {
            if !current.node.isSubstitute, let base = current.node.info?.base, base.isOfPlugin {
                return Culprit(contribution: base, host: current)
            }
            if let adder = current.node.contributor?.object, adder.isOfPlugin {
                return current.culprit(of: adder)
            }
            next = current.next
        }
        return nil
    }

    /// Returns the plugin's contribution that is a layer of this component or of the nearest around it.
    fileprivate func culprit(who layer: SlotLayer, in hook: ComponentHook?) -> Culprit? {
        guard case .plugin = layer.owner else { return nil }
        var next: (any Lifecycle)? = self
        while let current = next {
            if let found = current.contributions.first(where: { $0.layer == layer }) {
                return Culprit(
                    contribution: found,
                    host: current,
                    place: hook?.rawValue ?? "layout"
                )
            }
            next = current.next
        }
        return nil
    }

    /// The plugin's contribution that added most of the components around this one, and more than one.
    fileprivate var nester: Culprit? {
        var counts: [ObjectIdentifier: Int] = [:]
        var most: (count: Int, adder: Contribution, component: any Lifecycle)?
        var next = next
        while let current = next {
            if let adder = current.node.contributor?.object, adder.isOfPlugin {
                let count = (counts[ObjectIdentifier(adder)] ?? 0) + 1
                counts[ObjectIdentifier(adder)] = count
                if count > most?.count ?? 1 { most = (count, adder, current) }
            }
            next = current.next
        }
        return most.map { $0.component.culprit(of: $0.adder) }
    }

    /// The contributions of which the component is made: what put it there, then its extensions, innermost first.
    fileprivate var contributions: [Contribution] {
        var found: [Contribution] = []
        if let supplier = node.isSubstitute ? nil : node.info?.base { found.append(supplier) }
        node.forEachExtension { layer in
            if let contribution = layer.contribution?.object { found.append(contribution) }
        }
        return found
    }

    /// Returns a contribution that added this component, with the component to which it belongs.
    fileprivate func culprit(of adder: Contribution) -> Culprit {
        var next = next
        while let current = next {
            if current.contributions.contains(where: { $0 === adder }) {
                return Culprit(contribution: adder, host: current)
            }
            next = current.next
        }
        return Culprit(contribution: adder, host: self)
    }

    /// Lets every part wait for being made anew, here and below.
    fileprivate func composeAnew(in faults: FaultLedger) {
        if self is any ScopedComponent {
            node.containment = node.containment ?? FaultContainment()
            node.containment?.leftOut = []
            node.containment?.isMadeAnew = true
            faults.enqueue(self)
        }
        visitChildren { $0.composeAnew(in: faults) }
    }
}
