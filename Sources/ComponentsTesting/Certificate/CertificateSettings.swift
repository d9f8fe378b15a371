public import Components

/// The amount of checks for a certificate, and their limits.
public struct CertificateSettings: Sendable, Hashable {
    /// The number of sets of neighbours, besides none and all, in which the effect has to be seen; 6 by default.
    public var subsets = 6

    /// The number of other orders in which the plugins are loaded; 2 by default.
    public var orders = 2

    /// The number of faults that are injected around the plugin; 12 by default.
    public var faults = 12

    /// The number of times that a cell of a list is used for another message; 24 by default.
    public var reuses = 24

    /// The seed of the random sets, orders and reuses; 1 by default.
    public var seed: UInt64 = 1

    /// The widths in which messages are laid out, in points; 240, 375 and 1,000 by default.
    public var widths = [240.0, 375, 1_000]

    /// The text scales at which all content has to fit; 1 and 1.5 by default.
    public var textScales = [1, 1.5]

    /// The minimum width and height of controls, in points; 44 by default.
    public var targetSize = 44.0

    /// The minimum contrast of a text with the colours behind it, to 1; 4.5 by default (WCAG 2).
    public var contrast = 4.5

    /// The budget of one call of a hook; a tenth of a tree's budget by default.
    public var budget: FaultBudget

    /// The additional time that a message may take with the plugin, in the best of some tries; 10 milliseconds by
    /// default.
    public var time = Duration.milliseconds(10)

    /// The maximum number of findings of each law; 3 by default.
    public var findings = 3

    /// The ids of the built-in messages and states of the composer to check; all of them by default.
    ///
    /// Without a state of the composer among them, only `ineffective` checks all of these.
    public var builtIn: Set<String>?

    /// Creates the default settings.
    public init() {
        budget = FaultBudget()
        budget.components /= 10
        budget.constraints /= 10
        budget.events /= 10
        budget.text /= 10
        budget.lines /= 10
    }
}
