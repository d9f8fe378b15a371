extension ComponentNode {
    /// Remembers the origin and makes the extensions.
    ///
    /// An object that has an origin, or a place in a tree, keeps it.
    func begin(_ component: some Component, from origin: consuming ComponentOrigin) {
        // The node has just taken the owner of the stack.
        remember(origin)?.with { info in
            #if DEBUG
            noteMaking(of: component, info)
            #endif
            if isSubstitute {
                isSubstitute = info.type.map { $0 != type(of: component) } != false
            }
            if let innermost = info.innermost {
                addExtensions(from: innermost, info, to: component)
            }
        }
    }

    #if DEBUG
    private func noteMaking(of component: some Component, _ info: StackInfo) {
        // Not by hand, then.
        unmanaged?.noteAdded()
        guard let tree, !tree.runningHooks.isEmpty else { return }
        making = PendingComponent(
            component: typeName(of: component),
            slot: info.facts.name,
            maker: tree.state.current
        )
        tree.state.madeNodes?.append(WeakReference(object: self))
    }
    #endif

    private func remember(_ origin: consuming ComponentOrigin) -> UnownedReference<StackInfo>? {
        guard stack == nil, tree == nil else { return nil }
        let stack = origin.stack
        self.stack = stack
        isSubstitute = origin.isSubstitute
        if let tree = origin.owner as? ComponentTree {
            self.tree = tree
        } else if let table = origin.owner as? SealedTable {
            if let used = self.table, used.latest !== table.latest { earlyUse = .others }
            self.table = table
        }
        return stack
    }

    private func addExtensions(
        from innermost: SealedExtension,
        _ info: StackInfo,
        to component: some Component
    ) {
        let isExpected = info.type.map { $0 == type(of: component) } ?? false
        var last: UnownedReference<AnyComponentExtension>?
        innermost.forEach { sealed in
            // The stack's own type was checked when it was sealed; another one is checked here.
            guard isExpected || sealed.layer.fits(type(of: component)) else {
                let misfit = ComponentDiagnostic.extensionDoesNotFit(
                    slot: info.facts.name,
                    extension: sealed.layer.name,
                    component: typeName(of: component)
                )
                return report(misfit, of: component)
            }
            let made = UnownedReference(keeping: sealed.layer.make(component))
            made.with { $0.registration = UnownedReference(sealed.registration) }
            if let last {
                last.with { $0.next = made }
            } else {
                firstExtension = made
            }
            last = made
        }
    }
}
