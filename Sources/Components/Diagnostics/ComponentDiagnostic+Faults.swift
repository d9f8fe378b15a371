extension ComponentDiagnostic {
    /// The text of what became of what a registration did wrong.
    var faultText: String {
        switch self {
        case .refused(let deed):
            deed.description
        case .excluded(let fault):
            "\(fault.claim.text) is left out of \(fault.place), because of \(fault.hook.shown()): \(fault.mistake)"
        case .switchedOff(let claim, let faults):
            "\(claim.text) was left out \(faults) times, so it is switched off in the whole tree. To fix, mend what "
                + "is told of it, and call retry() on the tree."
        case .furtherDiagnostics(let count):
            "Besides the first 1,000 diagnostics, others were reported \(count) times, and are not kept. To fix, mend "
                + "those that are kept."
        default:
            ""
        }
    }

    /// Returns the first plugin that a diagnostic or a part of one names, or the app, other than the one given.
    static func owner(in value: Any, besides owner: Registrant) -> String? {
        let plugin = (value as? PluginID)?.rawValue ?? (value as? ConstraintClaim)?.activatedBy
        if let name = value as? Registrant == .app ? "app" : plugin {
            return name == owner.description ? nil : name
        }
        let parts = Mirror(reflecting: value).children
        return parts.compactMap { Self.owner(in: $0.value, besides: owner) }.first
    }

    /// Whether a registration that does this in a message is left out of it.
    var isFault: Bool {
        switch self {
        case .refused, .unusableLength, .contentNeverSettles, .eventNeverEnds, .callNeverEnds,
            .nestedTooDeep, .laidOutTooDeep, .layoutNeverSettles, .conflictingConstraints,
            .tooManyJoinedViews, .constraintWithoutCommonView:
            true
        default:
            false
        }
    }
}
