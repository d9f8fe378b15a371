import Components

extension Contract {
    /// Returns the changes since an earlier contract: the package, hooks, names, then slots by name.
    func changes(since old: Contract) -> [ContractChange] {
        var changes: [ContractChange] = []
        if let now = Version(host), let was = Version(old.host), now < was {
            changes.append(
                ContractChange(
                    name: old.host,
                    text: "The package is version \(host.quoted), and was \(old.host.quoted).",
                    effect: .deceives(remedy: "raise the version of HostRelease.current")
                )
            )
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
            guard let other = slot.stability.replacement, !names.contains(other) else { return nil }
            return slot.change(
                "is deprecated for \(other.quoted), which is not there.",
                .deceives(remedy: "name a slot that is there in 'deprecated(replacedBy:)'")
            )
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
            .map { ContractChange(removed: $0.name, "\($0.title) was removed.") }
            + new.filter { !known.contains($0) }.map { ContractChange(added: words($0).title) }
    }

    private func slotChanges(since old: Contract) -> [ContractChange] {
        let before = Dictionary(old.slots.map { ($0.name, $0) }) { first, _ in first }
        let now = Dictionary(slots.map { ($0.name, $0) }) { first, _ in first }
        let new = slots.filter { before[$0.name] == nil }
        return Set(before.keys).union(now.keys).sorted().flatMap { name -> [ContractChange] in
            guard let was = before[name] else {
                return now[name].map { [ContractChange(added: $0.title)] } ?? []
            }
            if let slot = now[name] { return slot.changes(since: was) }
            let successor = new.first { $0.isLike(was) }?.name.quoted
            let rest = successor.map { ", and \($0), of the same role, was added." } ?? "."
            return [ContractChange(removed: name, "\(was.title) was removed\(rest)")]
        }
    }
}

extension ContractChange {
    fileprivate init(added title: String) {
        self.init(name: title, text: "\(title) was added.", effect: .none)
    }

    fileprivate init(removed name: String, _ text: String) {
        self.init(name: name, text: text, effect: .breaks)
    }
}

extension ContractSlot {
    /// Whether this could be the other slot under another name.
    fileprivate func isLike(_ other: Self) -> Bool {
        kind == other.kind && accepts == other.accepts && standard == other.standard
            && role == other.role
    }

    /// Returns a change of the slot, with the sentence behind its title.
    fileprivate func change(
        _ predicate: String,
        _ effect: ContractChange.Effect = .breaks
    ) -> ContractChange {
        ContractChange(name: name, text: "\(title) \(predicate)", effect: effect)
    }

    /// Returns the changes of the slot.
    fileprivate func changes(since was: Self) -> [ContractChange] {
        var changes = roleChanges(since: was)
        if !changes.isEmpty, version == was.version {
            let remedy =
                "say what changed in the slot's contract, as '.stable(changes: […])', which raises "
                + "its version"
            changes.append(
                change(
                    "is version \(version), as it was before what goes into it changed.",
                    .deceives(remedy: remedy)
                )
            )
        }
        if standard != was.standard {
            let (now, old) = (standard?.quoted ?? "nothing", was.standard?.quoted ?? "nothing")
            changes.append(change("holds \(now) of itself, and held \(old)."))
        }
        let versions = "is version \(version), and was \(was.version)"
        if version > was.version {
            let made = Array(self.changes.dropFirst(was.version - 1))
            changes.append(change(versions + (made.isEmpty ? "." : ": \(made.quotedList).")))
        }
        if version < was.version {
            let remedy = "bring the changes in the slot's contract back"
            changes.append(change("\(versions).", .deceives(remedy: remedy)))
        }
        if stability != was.stability {
            changes.append(
                change(
                    "is \(stability.words), and was \(was.stability.words).",
                    stability.rank < was.stability.rank ? .breaks : .none
                )
            )
        }
        if !self.changes.starts(with: was.changes), version >= was.version {
            changes.append(change("tells its changes otherwise.", .none))
        }
        return changes
    }

    /// Returns the changes of the slot's type and role.
    private func roleChanges(since was: Self) -> [ContractChange] {
        let types = [(was.kind.rawValue, kind.rawValue), (was.accepts, accepts)]
        var changes = types.filter { $0 != $1 }.map { old, now in
            change("takes \(now.quoted), and took \(old.quoted).")
        }
        let gone = was.role.filter { !role.contains($0) }
        let new = role.filter { !was.role.contains($0) }
        if !gone.isEmpty || !new.isEmpty {
            let text =
                "What goes into \(title) is declared otherwise"
                + (new.isEmpty ? "" : ", with \(new.quotedList)")
                + (gone.isEmpty ? "." : ", without \(gone.quotedList).")
            changes.append(ContractChange(name: name, text: text, effect: .breaks))
        }
        return changes
    }
}

extension SlotStability {
    /// The order of stabilities.
    fileprivate var rank: Int {
        switch self {
        case .deprecated: 0
        case .experimental: 1
        case .stable: 2
        }
    }

    /// The stability with the replacement of the slot.
    fileprivate var words: String {
        replacement.map { "deprecated for \($0.quoted)" } ?? "\(self)"
    }
}
