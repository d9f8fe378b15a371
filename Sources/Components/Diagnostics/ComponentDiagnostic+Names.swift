extension ComponentDiagnostic {
    /// The text of what is wrong with a name.
    var nameText: String {
        switch self {
        case .undeclaredSlot(let slot, let claim):
            "Slot \(slot.quoted) is used by \(claim.text) and declared by no installed plugin. To fix, call "
                + "\(claim.declaring), or install the plugin that declares it."
        case .slotOfMissingPlugin(let slot, let claim, let site):
            "Slot \(slot.quoted) of \(site.shown) is used by \(claim.text), and no plugin of "
                + "\(site.module.quoted) that lists it is installed. To fix, install that plugin."
        case .misspelledSlot(let slot, let claim, let nearest):
            "Slot \(slot.quoted) is used by \(claim.text) and declared by nobody, and there is a slot "
                + "\(nearest.quoted). To fix, use that one, or call \(claim.declaring)."
        case .deprecatedSlot(let slot, let claim, let replacement):
            "Slot \(slot.quoted) is used by \(claim.text), and is deprecated. To fix, use "
                + "\(replacement.quoted) instead."
        case .misspelledKey(let family, let key, let claim, let nearest):
            "Key \(key.quoted) of \(family.quoted) is filled by \(claim.text), and the key that is made is "
                + "\(nearest.quoted). To fix, write \(nearest.quoted), or give a key of your own a name that "
                + "is less like it."
        case .unfilledKey(let family, let key, let nearest, let claim):
            "Key \(key.quoted) of \(family.quoted) was asked for and is filled by nobody, and there is a key "
                + "\(nearest.quoted), filled by \(claim.text). To fix, fill \(key.quoted) instead."
        case .misspelledName(let kind, let name, let nearest, let layer):
            "The \(kind.shown()) \(name.quoted)\(layer.source) is used and declared by nobody, and there is "
                + "\(nearest.quoted). To fix, write \(nearest.quoted), or declare yours with "
                + "registrar.declare, or with declare on the app's components."
        case .nameWithoutContent(let kind, let name, let layer):
            "The \(kind.shown()) \(name.quoted)\(SlotLayer?(layer).source) is inserted for a message that has no such "
                + "content, so it has no effect there. To fix, insert it only where the message has the content."
        default:
            ""
        }
    }
}

extension SlotClaim {
    /// The call that declares what is claimed.
    fileprivate var declaring: String {
        owner == .app ? "declare on the app's components" : "registrar.declare in \(owner.quoted)"
    }
}
