extension InstallFault {
    /// The text of what was made for other versions.
    var versionText: String {
        switch self {
        case .otherHost(let plugin, let versions, let found, let changes):
            "Plugin \(plugin.quoted) was made for version \(versions) of this package, and \(found) is there"
                + (found < versions.lowerBound
                    ? Self.unknownChanges
                    : Self.known(changes.map { ("\($0.version)", $0.text) }))
                + " To fix, use this package in that range, or a version of \(plugin.quoted) that was made "
                + "for \(found)."
        case .otherSlot(let plugin, let requirement, let changes):
            "Plugin \(plugin.quoted) was made for version \(requirement.versions) of slot "
                + "\(requirement.slot.quoted), and \(requirement.contract.version) is there, of "
                + requirement.site.shown
                + (requirement.contract.version < requirement.versions.lowerBound
                    ? Self.unknownChanges
                    : Self.known(changes.map { ("\($0.version)", $0.text) }))
                + " To fix, use \(requirement.site.module.quoted) with a version of the slot in that range, "
                + "or a version of \(plugin.quoted) that was made for \(requirement.contract.version)."
        default:
            ""
        }
    }

    private static let unknownChanges = ", which is older and does not know what changed since."

    private static func known(_ changes: [(version: String, text: String)]) -> String {
        changes.isEmpty
            ? ", which tells of no change since."
            : ", in which changed: "
                + changes.map { "\($0.version) \($0.text.quoted)" }.list() + "."
    }
}
