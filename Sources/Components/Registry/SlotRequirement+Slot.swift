extension SlotRequirement {
    /// Creates a requirement of a range of a slot's versions.
    public init<Value, Part>(_ slot: Slot<Value, Part>, in versions: Range<Int>) {
        self.init(
            slot: slot.name,
            site: slot.site,
            contract: slot.contract,
            versions: versions
        )
    }

    /// Creates a requirement of a range of a family's versions, which are its members' too.
    public init<Value, Part>(_ family: SlotFamily<Value, Part>, in versions: Range<Int>) {
        self.init(family.fallback, in: versions)
    }

    /// Creates a requirement of a range of an event's versions.
    public init<Payload>(_ event: Event<Payload>, in versions: Range<Int>) {
        self.init(event.slot, in: versions)
    }
}
