extension Components {
    /// The version of this package, with which plugins compare what they were made for.
    public static var version: Version {
        HostRelease.current.version
    }

    /// Creates a container, with the defaults, of another release than this one.
    package init(host: HostRelease) {
        self.init(table: .sealing(InstallRecord(host: host)))
    }
}
