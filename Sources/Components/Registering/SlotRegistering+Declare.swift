extension SlotRegistering {
    /// Lists a slot in the catalogue of the container.
    public mutating func declare<Value, Part>(
        _ slot: Slot<Value, Part>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        recordDeclaration(slot, at: SourceSite(fileID: fileID, line: line))
    }

    /// Lists a family, its fallback and its declared members in the catalogue of the container.
    public mutating func declare<Value, Part>(
        _ family: SlotFamily<Value, Part>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let site = SourceSite(fileID: fileID, line: line)
        recordDeclaration(family.fallback, at: site)
        for key in family.declaration.keys {
            recordDeclaration(family[key], at: site)
        }
    }

    /// Lists an event in the catalogue of the container.
    public mutating func declare<Payload>(
        _ event: Event<Payload>,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        recordDeclaration(event.slot, at: SourceSite(fileID: fileID, line: line))
    }

    /// Lists a name of an open set, such as a layout option; two owners of one name are an error.
    public mutating func declare(
        _ name: some DeclarableName,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        record(RegistrationDraft(name: name, at: SourceSite(fileID: fileID, line: line)))
    }

    private mutating func recordDeclaration<Value, Part>(
        _ slot: Slot<Value, Part>,
        at site: SourceSite
    ) {
        record(
            RegistrationDraft(.declare, on: slot.declaration, at: site, payload: .declaration)
        )
    }
}
