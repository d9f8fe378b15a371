extension Int {
    /// Creates the index of a message; lists have one section, so the section is not kept.
    public init(item: Int, section: Int) {
        self = item
    }

    /// Creates the index of a message; lists have one section, so the section is not kept.
    public init(row: Int, section: Int) {
        self = row
    }

    /// The index itself, under the name that is used for collection views.
    public var item: Int { self }

    /// The index itself, under the name that is used for table views.
    public var row: Int { self }

    /// 0, the only section of a list.
    public var section: Int { 0 }
}
