extension Int {
    /// Creates the place of a message; lists have one section, so the section is not kept.
    public init(item: Int, section: Int) {
        self = item
    }

    /// Creates the place of a message; lists have one section, so the section is not kept.
    public init(row: Int, section: Int) {
        self = row
    }

    /// The place, where code says that it means a message's.
    public var item: Int { self }

    /// The place, where code says that it means a message's.
    public var row: Int { self }

    /// 0, the one section that a list has.
    public var section: Int { 0 }
}
