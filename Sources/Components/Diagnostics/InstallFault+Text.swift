extension InstallFault: CustomStringConvertible {
    /// The mistake, and how to fix it.
    public var description: String {
        switch self {
        case .duplicatePlugin(let id, let claims):
            "Plugin \(id.quoted) is installed twice\(claims.isEmpty ? "" : ": by \(Self.both(claims))"). To fix, "
                + "install it once, or give one another id."
        case .registrationFailed(let plugin, let error):
            "Plugin \(plugin.quoted) could not register: \(Self.sentence(error)) To fix, correct that, or "
                + "leave \(plugin.quoted) out."
        case .missingRequirement(let plugin, let requires):
            "Plugin \(plugin.quoted) requires \(requires.quoted), which is not installed. To fix, add "
                + "\(requires.quoted) to the plugins passed to install(_:)."
        case .wrongVersion(let plugin, let requires, let versions, let found):
            "Plugin \(plugin.quoted) requires \(requires.quoted) from \(versions.lowerBound) up to, not "
                + "including, \(versions.upperBound), and \(found) is installed. To fix, install a "
                + "version in that range."
        case .declaredConflict(let plugin, let other):
            "Plugin \(plugin.quoted) conflicts with \(other.quoted). To fix, leave one of them out."
        case .orderingCycle(let ids):
            "The orderings of plugins form a cycle: \(Self.chain(ids)). To fix, remove one of "
                + "these before or after constraints."
        case .unknownPreference(let id, let installed):
            "Plugin \(id.quoted) is preferred and not installed\(Self.list(installed)). To fix, install "
                + "it, or remove it from preferring."
        case .baseClash(let slot, let claims):
            "Slot \(slot.quoted) is replaced by \(Self.both(claims)). To fix, "
                + "\(Self.preferring(claims))turn one into an extension, or leave one out."
        case .valueClash(let slot, let claims):
            "Slot \(slot.quoted) is set to different values by \(Self.both(claims)). To fix, "
                + "\(Self.preferring(claims, "or "))leave one out."
        case .missingHost(let slot, let claim, let host, let base):
            "Slot \(slot.quoted) is extended by \(claim.text) for a host \(host.quoted), and holds "
                + "\(base.what.quoted) from \(base.owner.quoted). To fix, make \(base.what.quoted) inherit from "
                + "\(host.quoted), extend a host that both share, or leave one out."
        case .notExtensible(let slot, let claim, let base):
            "Slot \(slot.quoted) is extended by \(claim.text), and holds \(base.what.quoted) from "
                + "\(base.owner.quoted), which is no component, so nothing would run the extension. To "
                + "fix, use transform(_:) on a function, or replace(_:with:)."
        case .slotDeclaredTwice(let name, let sites):
            "Slot \(name.quoted) is declared at \(sites.map(\.shown).list(joint: " and at ")). "
                + (Set(sites).count < sites.count
                    ? "To fix, keep it in a stored static let, which declares it once."
                    : "To fix, give one of them another name.")
        case .nameDeclaredTwice(let first, let second):
            "The \(first.kind.shown()) \(first.name.quoted) is declared by \(first.owner.quoted) at \(first.site.shown) and by "
                + "\(second.owner.quoted) at \(second.site.shown). To fix, give one of them another name."
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
        }
    }

    private static func both(_ claims: [SlotClaim]) -> String {
        claims.map(\.text).list(joint: " and by ")
    }

    /// The advice to name a winner; empty where one plugin made both claims.
    private static func preferring(_ claims: [SlotClaim], _ joint: String = "") -> String {
        guard let first = claims.first, claims.contains(where: { $0.owner != first.owner }) else {
            return ""
        }
        return "pass preferring: [\"\(first.owner.description.shown())\"], \(joint)"
    }

    /// The text with a full stop at its end.
    private static func sentence(_ text: String) -> String {
        let text = text.shown()
        return text.last.map(".!?…".contains) == true ? text : text + "."
    }

    private static func chain(_ ids: [PluginID]) -> String {
        (ids + ids.prefix(1)).map(\.quoted).list(joint: " < ")
    }

    private static func list(_ ids: [PluginID]) -> String {
        ids.isEmpty ? "" : "; installed are \(ids.map(\.rawValue).quotedList)"
    }

    private static let unknownChanges = ", which is older, so the changes since are unknown."

    private static func known(_ changes: [(version: String, text: String)]) -> String {
        changes.isEmpty
            ? ", whose changes since are not listed."
            : ", in which changed: "
                + changes.map { "\($0.version) \($0.text.quoted)" }.list() + "."
    }
}
