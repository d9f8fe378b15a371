extension ComponentDiagnostic {
    /// The text of what was done at the wrong time, or not at all.
    var momentText: String {
        switch self {
        case .hookWithoutSuper(let component, let hook, let layer):
            "\(component.quoted)\(layer.source) overrides \(hook.shown()) without calling super, so what "
                + "the classes below it do there is missing. To fix, call super.\(hook.shown()) first."
        case .assignedAfterMounting(let root, let slot, let claim):
            "\(root.quoted) was mounted before slot \(slot.quoted) was given to Components.default by "
                + "\(claim.text), so its tree shows nothing of that. \(Self.earlier)"
        case .installedAfterMounting(let root, let plugin):
            "\(root.quoted) was mounted before plugin \(plugin.quoted) was installed into "
                + "Components.default, so its tree shows nothing of that. \(Self.earlier)"
        case .hostIsGone(let name, let layer):
            "Extension \(name.quoted)\(layer.source) used its host after that had ended, so it did nothing. To fix, "
                + "use the host in hooks, and not in deinit."
        case .outlivesTree(let name, let layer):
            "Extension \(name.quoted)\(layer.source) is kept although its tree has ended, as when a closure of a view "
                + "that it keeps uses it. To fix, write [weak self] in closures, and keep delegates weak."
        case .slowHook(let component, let hook, let layer):
            "\(component.quoted)\(SlotLayer?(layer).source) took more than 250 ms for \(hook.shown()), in which nothing "
                + "is drawn. To fix, do the work before, or elsewhere, and show what came of it."
        case .neverMounted(let component):
            "\(component.quoted) was asked for its tree and never mounted, so none of its hooks ran. To "
                + "fix, call mount(in:) first."
        default:
            ""
        }
    }

    private static var earlier: String {
        "To fix, change Components.default before mount(in:), mount again, or give the root the new "
            + "components with updateComponents(_:)."
    }
}

extension SlotLayer? {
    /// Who put something there, as it follows a name in texts; empty for the defaults' own.
    var source: String {
        map { " of \(SlotClaim(owner: $0.owner, what: $0.what, site: $0.site).text)" } ?? ""
    }
}
