/// A property that every plugin has to keep, for the plugins beside it and for the readers.
///
/// The raw value is a stable name.
public enum CertificateLaw: String, Sendable, Hashable, CaseIterable {
    /// It installs, alone and with others.
    case install
    /// The same input gives the same result each time; if not, only `install` is checked.
    case repeatable
    /// The order in which plugins are loaded changes nothing.
    case order
    /// Another name of the plugin changes nothing visible.
    case name
    /// Its effect is seen in every set of plugins.
    case effect
    /// Uninstalling removes everything that it added.
    case uninstall
    /// A cell or a composer that showed other content is equal to a new one.
    case reuse
    /// A view that was laid out with another width is equal to a new one.
    case incremental
    /// Right-to-left layout is the exact mirror.
    case mirror
    /// Nothing is clipped, and nothing overlaps.
    case fit
    /// Hostile text stays text, and all of it is shown.
    case hostileText
    /// Two trees that are composed at the same time do not affect each other.
    case threads
    /// Faults of other plugins do not change its effect.
    case faults
    /// Every control has a role and a name, and the message keeps its own.
    case roles
    /// Controls that it adds or makes smaller are large enough for fingers.
    case targets
    /// Text is readable on the colours behind it, in light and in dark mode.
    case contrast
    /// All its registrations have an effect.
    case ineffective
    /// It causes no diagnostics.
    case diagnostics
    /// It uses a small part of the budgets for plugins.
    case budgets
    /// User actions have the same effect as without it.
    case use
    /// The texts of messages are visible, and in the accessibility tree, and names, counts and times are true.
    case words
    /// Additions of other plugins stay.
    case company
    /// It takes little time, and keeps no views in memory.
    case cost

    /// The law in one sentence.
    public var summary: String {
        switch self {
        case .install: "It installs, alone and with others."
        case .repeatable: "The same input looks the same each time."
        case .order: "The order in which plugins are loaded changes nothing."
        case .name: "Another name of the plugin changes nothing that is seen."
        case .effect: "What it does is seen in every set of plugins."
        case .uninstall: "Nothing of it is left after it was uninstalled."
        case .reuse: "A cell or a composer that showed something else looks like a new one."
        case .incremental: "What was laid out with another width lies like what is new."
        case .mirror: "From right to left, everything lies in the mirror."
        case .fit: "Nothing is clipped, and nothing overlaps."
        case .hostileText: "Hostile text stays text, and all of it is there."
        case .threads: "Two trees that are composed at the same time are as if each were alone."
        case .faults: "What other plugins do wrong takes nothing from it."
        case .roles:
            "What can be tapped has a role and a name, and the message keeps its own."
        case .targets: "What it adds or makes smaller for taps is large enough for fingers."
        case .contrast: "Text can be read on what lies behind it, in light and in dark."
        case .ineffective: "Everything that it says has an effect."
        case .diagnostics: "Nothing is told of it."
        case .budgets: "It needs a small part of what plugins may use at most."
        case .use: "What people do with the chat has the effect that it has without it."
        case .words: "What messages say is there to see, and is said to those who do not see."
        case .company: "What other plugins add stays."
        case .cost: "It takes little time, and keeps no views in memory."
        }
    }
}
