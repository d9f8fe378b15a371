extension ComponentNode {
    /// Remembers the origin and makes the extensions.
    ///
    /// An object that has an origin, or a place in a tree, keeps it.
    func begin(_ component: some Component, from origin: borrowing ComponentOrigin) {
        guard stack == nil, tree == nil else { return }
        stack = origin.stack
        switch origin.keeper {
        case .tree(let tree): self.tree = tree.takeUnretainedValue()
        case .table(let table): self.table = table.takeUnretainedValue()
        }
        if origin.isSubstitute {
            isSubstitute = info?.type.map { $0 != type(of: component) } != false
        }
        if origin.stack._withUnsafeGuaranteedRef({ $0.hasExtensions }), let info {
            addExtensions(info, to: component)
        }
    }

    private func addExtensions(_ info: StackInfo, to component: some Component) {
        let isExpected = info.type.map { $0 == type(of: component) } ?? false
        var last: (any AnyComponentExtension)?
        for contribution in info.extensions {
            guard let layer = contribution.extensionLayer else { continue }
            // The stack's own type was checked when it was sealed; another one is checked here.
            guard isExpected || layer.fits(type(of: component)) else {
                pending.append(
                    .extensionDoesNotFit(
                        slot: info.slot,
                        extension: layer.name,
                        component: typeName(type(of: component))
                    )
                )
                continue
            }
            let made = layer.make(component)
            made.contribution = .passUnretained(contribution)
            if let last { last.next = made } else { firstExtension = made }
            last = made
        }
    }
}
