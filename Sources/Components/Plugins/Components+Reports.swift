extension Components {
    /// Every slot that was declared to this container or that anybody registered to, by name.
    ///
    /// Equal reports mean equal tables: the same plugins give the same reports in any order.
    public var slots: [SlotReport] {
        let (grouped, everywhere) = (table.record.grouped(), table.record.everywhere.grouped())
        return everywhere.slots.map { report($0, in: grouped, everywhere) }
            .sorted { ($0.name, $0.site) < ($1.name, $1.site) }
    }

    /// Returns the base and the layers of one slot, with their registrants.
    public func report<Value, Part>(on slot: Slot<Value, Part>) -> SlotReport {
        report(on: slot.declaration)
    }

    /// Returns the listeners to an event, the one that is asked last first.
    public func report<Payload>(on event: Event<Payload>) -> SlotReport {
        report(on: event.slot)
    }

    /// Returns the listeners to a raised event, the one that is asked last first.
    public func report(on event: RaisedEvent) -> SlotReport {
        report(on: event.slot)
    }

    private func report(on slot: any AnySlotDeclaration) -> SlotReport {
        report(slot, in: table.record.grouped(), table.record.everywhere.grouped())
    }

    /// Returns the base and the layers of one slot, and those that hold in other scopes only.
    package func report(
        _ slot: any AnySlotDeclaration,
        in grouped: GroupedRegistrations,
        _ everywhere: GroupedRegistrations
    ) -> SlotReport {
        let registrations = grouped.sorted(for: slot)
        let waiting = everywhere.registrations(to: slot).filter {
            table.record.scopes.rank(of: $0) == nil
        }
        return SlotReport(
            name: slot.facts.name,
            kind: slot.facts.kind,
            accepts: slot.accepts,
            site: slot.facts.site,
            contract: slot.facts.contract,
            declared: slot.defaultLayer,
            base: registrations.baseLayer,
            rule: ResolutionReason(
                registrations,
                standsIn: registrations.base == nil && slot.fallbackDeclaration != nil
            ),
            shadowed: registrations.shadowedLayers,
            layers: registrations.layers.map(\.layer),
            scoped: waiting.map(\.layer)
        )
    }

    /// The names that plugins and the app declared, by kind and name.
    public var declaredNames: [DeclaredName] {
        (table.record.plugins.flatMap(\.names) + table.record.appNames)
            .sorted { ($0.kind, $0.name, $0.site) < ($1.kind, $1.name, $1.site) }
    }
}

/// The value of a slot below its transforms, or after one of them.
public struct TransformStep<Value: Sendable>: Sendable {
    /// The base, or the transform.
    public let layer: SlotLayer

    /// The value up to and including the layer.
    public let value: Value
}

extension Components {
    /// Returns the value of a slot below its transforms, then after each, innermost first.
    ///
    /// The last one equals the value of the slot, so that the effect of each layer can be reported.
    public func stages<Value, Part>(of slot: Slot<Value, Part>) -> [TransformStep<Value>] {
        let registrations = table.record.grouped().sorted(for: slot.declaration)
        let missing = slot.declaration.fallback.map { self[$0] } ?? slot.declaration.stack.value
        var value = registrations.base?.value(as: Value.self) ?? missing
        var stages = [TransformStep(layer: registrations.baseLayer, value: value)]
        for transform in registrations.transforms {
            value = transform.wrap(value)
            stages.append(TransformStep(layer: transform.layer, value: value))
        }
        return stages
    }
}
