extension Certification {
    /// Returns a finding with code that reproduces it: the tree of a message, if the law is about one.
    func broken(
        _ law: CertificateLaw,
        of id: String? = nil,
        _ fact: String,
        _ severity: CertificateFinding.Severity = .error,
        repetition: [String]? = nil,
        fix: String? = nil
    ) -> CertificateFinding {
        let laws: [CertificateLaw] = [.hostileText, .roles, .targets, .contrast, .words]
        let code = laws.contains(law) ? code(of: law, in: id) : certifying(law)
        return CertificateFinding(
            law: law,
            severity: severity,
            message: id,
            fact: fact,
            repetition: repetition ?? code,
            fix: fix ?? "To fix, \(Self.advice[law] ?? "do what the fact says")."
        )
    }

    private static let advice: [CertificateLaw: String] = [
        .repeatable: "let nothing depend on chance, the time, or what was composed before",
        .order:
            "let register depend on nothing but the plugin's own value, and hooks on nothing but their host and its "
            + "components",
        .name: "do not ask what other plugins did, or say with an ordering which are meant",
        .effect:
            "extend what is there instead of taking its place, do not ask what others did, and say with an "
            + "ordering whom it has to lie after",
        .uninstall:
            "let the plugin say what it does to the registrar alone, and keep nothing outside of the parts and "
            + "extensions that it makes",
        .reuse: "set it in updateContent, whatever the content is",
        .incremental:
            "let layoutSubviews and the sizes of views depend on nothing but content and frames as they are now",
        .mirror:
            "place views with stacks, or with leading and trailing anchors, ask nobody for the direction, and leave "
            + "the mirroring to layout",
        .fit:
            "let sizes follow from content, with stacks or with constraints that may give way, and say "
            + "overlapsSiblings where a view is to lie over others",
        .hostileText:
            "show text as it is, character by character, and take addresses through LinkAddress",
        .threads:
            "keep what one hook tells another one in the part or extension itself, and nothing in global or static "
            + "variables",
        .faults:
            "do in each hook what is to be there, however often parts are made again, and do not ask what was reported "
            + "of others",
        .roles:
            "set accessibilityRole, and accessibilityLabel where no text says what it is, and leave those of others",
        .contrast:
            "take colours of the appearance's palette that are made for each other, or darker and lighter ones for "
            + "both schemes",
        .use: "handle only what is yours, call next or super, and show what comes of taps",
        .words: "add to what messages say instead of taking from it, and name what has no words",
        .company: "change what comes from below, and take out only what you added",
        .cost: "do little in hooks, capture self weakly in closures, and keep no views",
    ]
}
