extension ComponentDiagnostic {
    /// The text of what became of what a contribution did wrong.
    var faultText: String {
        switch self {
        case .refused(let deed):
            deed.description
        case .leftOut(let fault):
            "\(fault.claim.text) is left out of \(fault.place), because of \(fault.hook.shown()): \(fault.mistake)"
        case .switchedOff(let claim, let faults):
            "\(claim.text) was left out \(faults) times, so it is switched off in the whole tree. To fix, mend what "
                + "is told of it, and call retry() on the tree."
        default:
            ""
        }
    }

    /// Whether a contribution that does this in a message is left out of it.
    var isFault: Bool {
        switch self {
        case .refused, .unusableLength, .contentNeverSettles, .eventNeverEnds, .callNeverEnds,
            .nestedTooDeep, .laidOutTooDeep, .layoutNeverSettles, .conflictingConstraints,
            .tooManyJoinedViews,
            .constraintWithoutCommonView:
            true
        default:
            false
        }
    }
}
