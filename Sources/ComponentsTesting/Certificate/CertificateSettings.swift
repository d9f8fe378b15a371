public import Components

/// How much is looked at for a certificate, and where its limits are.
public struct CertificateSettings: Sendable, Hashable {
    /// How many sets of neighbours, besides none and all, the effect has to be seen in; 6 unless set.
    public var subsets = 6

    /// In how many other orders the plugins are loaded; 2 unless set.
    public var orders = 2

    /// How many mistakes are made around the plugin; 12 unless set.
    public var faults = 12

    /// How often a cell of a list is used for another message; 24 unless set.
    public var reuses = 24

    /// What sets, orders and reuses are chosen by; 1 unless set.
    public var seed: UInt64 = 1

    /// The widths in which messages are laid out, in points; 240, 375 and 1,000 unless set.
    public var widths = [240.0, 375, 1_000]

    /// What the sizes of fonts are multiplied by where things have to fit; 1 and 1.5 unless set.
    public var textScales = [1, 1.5]

    /// How wide and high what can be tapped has to be, in points; 44 unless set.
    public var targetSize = 44.0

    /// The least contrast of a text with what lies behind it, to 1; 4.5 unless set (WCAG 2).
    public var contrast = 4.5

    /// What one call of a hook may use; a tenth of the budget that trees have unless set.
    public var budget: FaultBudget

    /// How much longer a message may take with the plugin, in the best of some tries; 10 milliseconds unless set.
    public var time = Duration.milliseconds(10)

    /// How many findings each law has at most; 3 unless set.
    public var findings = 3

    /// The built-in messages and states of the composer to look at, by id; all of them unless set.
    ///
    /// Where no state of the composer is among them, `ineffective` alone looks at all of these.
    public var builtIn: Set<String>?

    /// Creates the settings that a certificate has unless you say otherwise.
    public init() {
        budget = FaultBudget()
        budget.components /= 10
        budget.constraints /= 10
        budget.events /= 10
        budget.text /= 10
        budget.lines /= 10
    }
}
