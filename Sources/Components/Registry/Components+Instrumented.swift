extension Components {
    /// The registrations that hold in the container, by slot, and those that would if every scope held.
    package var registrations: (holding: GroupedRegistrations, everywhere: GroupedRegistrations) {
        (table.record.grouped(), table.record.everywhere.grouped())
    }

    /// Returns the same components, which note the slots that are read of them.
    ///
    /// - Parameters:
    ///   - reads: The log of the reads.
    ///   - observer: Returns the function that a transform or a listener calls with each of its outcomes.
    /// - Returns: The components.
    package func instrumented(
        notingReadsIn reads: any SlotReadReceiver,
        _ observer: (Registration) -> (@Sendable (TransformOutcome) -> Void)?
    ) -> Components {
        let record = table.record.mapping { registration in
            guard case .transform(let transform) = registration.payload,
                let observer = observer(registration)
            else { return registration }
            let observed = transform.observed { outcome in
                if !TransformOutcome.isComparing { observer(outcome) }
            }
            return registration.copy(payload: .transform(observed))
        }
        let table = SealedTable(.sealing(record, notingReadsIn: reads))
        return Components(table: table).copy(notingReadsIn: reads)
    }

    /// Returns equal components with a table of their own, which may note reads.
    func copy(notingReadsIn reads: (any SlotReadReceiver)? = nil) -> Components {
        Components(table: table.copy(notingReadsIn: reads))
    }

    /// Returns the components without one registration.
    package func without(_ left: Registration) -> Components {
        Components(table: SealedTable(.sealing(table.record.mapping { $0 === left ? nil : $0 })))
    }
}

extension InstallRecord {
    /// Returns the record with other registrations, or without them.
    func mapping(_ change: (Registration) -> Registration?) -> InstallRecord {
        var record = self
        record.plugins = plugins.map { plugin in
            InstalledPlugin(
                manifest: plugin.manifest,
                registrations: plugin.registrations.compactMap(change),
                names: plugin.names
            )
        }
        record.app = app.compactMap(change)
        return record
    }
}
