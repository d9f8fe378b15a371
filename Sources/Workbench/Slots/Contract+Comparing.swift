import Components

extension Contract {
    /// Returns the changes since an earlier contract: the package, hooks, names, then slots by name.
    func changes(since old: Contract) -> [ContractChange] {
        var changes: [ContractChange] = []
        if let now = Version(host), let was = Version(old.host), now < was {
            changes.append(.olderHost(was: old.host, is: host))
        }
        changes += Self.difference(old.hooks, hooks) { ($0, "hook \($0.quoted)") }
        changes += Self.difference(old.names, names) {
            ($0.name, "\($0.kind.shown()) \($0.name.quoted)")
        }
        return changes + slotChanges(since: old) + missingReplacements
    }

    /// The deprecated slots that name one which is not there.
    private var missingReplacements: [ContractChange] {
        let names = Set(slots.map(\.name))
        return slots.compactMap { slot in
            slot.stability.replacement.flatMap {
                names.contains($0) ? nil : .noReplacement(ContractChange.Part(slot), $0)
            }
        }
    }

    /// Returns the removed and the new elements.
    private static func difference<Thing: Hashable>(
        _ old: [Thing],
        _ new: [Thing],
        _ words: (Thing) -> (name: String, title: String)
    ) -> [ContractChange] {
        let (known, present) = (Set(old), Set(new))
        return old.filter { !present.contains($0) }.map(words)
            .map { ContractChange.removed(name: $0.name, title: $0.title) }
            + new.filter { !known.contains($0) }.map(words).map { .added(title: $0.title) }
    }

    private func slotChanges(since old: Contract) -> [ContractChange] {
        let before = Dictionary(old.slots.map { ($0.name, $0) }) { first, _ in first }
        let now = Dictionary(slots.map { ($0.name, $0) }) { first, _ in first }
        let new = slots.filter { before[$0.name] == nil }
        return Set(before.keys).union(now.keys).sorted().flatMap { name -> [ContractChange] in
            switch (before[name], now[name]) {
            case (let was?, let slot?): slot.changes(since: was)
            case (nil, let slot?): [.added(title: slot.title)]
            case (let was?, nil):
                [
                    .removed(
                        name: name,
                        title: was.title,
                        successor: new.first { $0.isLike(was) }?.name
                    )
                ]
            case (nil, nil): []
            }
        }
    }
}

extension ContractSlot {
    /// Whether this could be the other slot under another name.
    fileprivate func isLike(_ other: Self) -> Bool {
        kind == other.kind && accepts == other.accepts && standard == other.standard
            && role == other.role
    }

    /// Returns the changes of the slot.
    fileprivate func changes(since was: Self) -> [ContractChange] {
        let part = ContractChange.Part(self)
        var changes = roleChanges(since: was)
        if !changes.isEmpty, version == was.version {
            changes.append(.sameVersion(part, version))
        }
        if standard != was.standard {
            changes.append(.standard(part, was: was.standard, is: standard))
        }
        if version > was.version {
            let made = self.changes.dropFirst(was.version - 1)
            changes.append(.raised(part, was: was.version, is: version, changes: Array(made)))
        }
        if version < was.version {
            changes.append(.lowered(part, was: was.version, is: version))
        }
        if stability != was.stability {
            changes.append(.stability(part, was: was.stability, is: stability))
        }
        if !self.changes.starts(with: was.changes), version >= was.version {
            changes.append(.reworded(part))
        }
        return changes
    }

    /// Returns the changes of the slot's type and role.
    private func roleChanges(since was: Self) -> [ContractChange] {
        let part = ContractChange.Part(self)
        var changes: [ContractChange] = []
        if kind != was.kind {
            changes.append(.retyped(part, was: was.kind.rawValue, is: kind.rawValue))
        }
        if accepts != was.accepts {
            changes.append(.retyped(part, was: was.accepts, is: accepts))
        }
        let (gone, new) = (Set(was.role).subtracting(role), Set(role).subtracting(was.role))
        if !gone.isEmpty || !new.isEmpty {
            changes.append(
                .requires(
                    part,
                    gone: was.role.filter(gone.contains),
                    new: role.filter(new.contains)
                )
            )
        }
        return changes
    }
}
