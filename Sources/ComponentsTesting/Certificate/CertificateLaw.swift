/// Something that every plugin owes to those that it is installed with, and to those who read.
///
/// The raw value is a stable name.
public enum CertificateLaw: String, Sendable, Hashable, CaseIterable {
    /// It installs, alone and with others.
    case install
    /// The same input looks the same each time; otherwise nothing else but `install` is looked at.
    case repeatable
    /// The order in which plugins are loaded changes nothing.
    case order
    /// Another name of the plugin changes nothing that is seen.
    case name
    /// What it does is seen in every set of plugins.
    case effect
    /// Nothing of it is left after it was uninstalled.
    case uninstall
    /// A cell or a composer that showed something else looks like a new one.
    case reuse
    /// What was laid out with another width lies like what is new.
    case incremental
    /// From right to left, everything lies in the mirror.
    case mirror
    /// Nothing is clipped, and nothing overlaps.
    case fit
    /// Hostile text stays text, and all of it is there.
    case hostileText
    /// Two trees that are composed at the same time are as if each were alone.
    case threads
    /// What other plugins do wrong takes nothing from it.
    case faults
    /// What can be tapped has a role and a name, and the message keeps its own.
    case roles
    /// What it adds or makes smaller for taps is large enough for fingers.
    case targets
    /// Text can be read on what lies behind it, in light and in dark.
    case contrast
    /// Everything that it says has an effect.
    case ineffective
    /// Nothing is told of it.
    case diagnostics
    /// It needs a small part of what plugins may use at most.
    case budgets
    /// What people do with the chat has the effect that it has without it.
    case use
    /// What messages say is there to see, and is said to those who do not see.
    case words
    /// What other plugins add stays.
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
