import Components
import ExamplePlugins
import Messenger

/// The plugins, colours and direction that a person has chosen.
struct Look: Sendable, Hashable {
    /// The choice between light and dark.
    enum Scheme: String, CaseIterable, Sendable {
        case automatic = "a"
        case light = "l"
        case dark = "d"
    }

    /// The numbers of the plugins in ``plugins``, as bits.
    private(set) var bits = Look.standard
    /// The number of the theme in ``themes``, from 1; 0 for none.
    private(set) var theme = 0
    var scheme = Scheme.automatic
    var isRightToLeft = false

    /// The plugins that can be switched.
    static let plugins: [any Plugin] =
        ExampleCatalogue.plugins + [PollsPlugin(), CodeBlocksPlugin(), PinnedMessagesPlugin()]
        + [RoomInitialsPlugin(), SearchPlugin()]
    /// The plugins that are on until a person chooses: those without which messages of others cannot be read.
    private static let standard: UInt32 = 0b11 << UInt32(ExampleCatalogue.plugins.count)
    /// The themes, of which one can be chosen.
    static let themes = ExampleThemes.themes

    init() {}

    /// Creates a look from its ``code``; nil if it is malformed.
    init?(code: String) {
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, let bits = UInt32(parts[0], radix: 16),
            bits >> UInt32(Self.plugins.count) == 0, let theme = Int(parts[1]),
            0...Self.themes.count ~= theme, let scheme = Scheme(rawValue: String(parts[2])),
            parts[3] == "l" || parts[3] == "r"
        else { return nil }
        (self.bits, self.theme, self.scheme) = (bits, theme, scheme)
        isRightToLeft = parts[3] == "r"
    }

    /// The look as a few ASCII characters.
    var code: String {
        "\(String(bits, radix: 16))-\(theme)-\(scheme.rawValue)-\(isRightToLeft ? "r" : "l")"
    }

    /// Returns whether a plugin is on.
    func has(_ id: String) -> Bool {
        Self.plugins.indices.contains { Self.plugins[$0].id.rawValue == id && isOn($0) }
            || chosenTheme?.id.rawValue == id
    }

    /// Switches plugins on, and all others off; unknown ones are ignored.
    mutating func choose(plugins ids: Set<String>) {
        bits = 0
        for number in Self.plugins.indices where ids.contains(Self.plugins[number].id.rawValue) {
            bits |= 1 << UInt32(number)
        }
    }

    /// Chooses a theme; none for an unknown one.
    mutating func choose(theme id: String) {
        theme = (Self.themes.firstIndex { $0.id.rawValue == id } ?? -1) + 1
    }

    /// The plugins that are on, with the theme.
    var chosen: [any Plugin] {
        let commands: [any Plugin] = has("messenger-polls") ? [PollCommandPlugin()] : []
        return Self.plugins.indices.filter(isOn).map { Self.plugins[$0] }
            + [chosenTheme].compactMap(\.self) + commands
    }

    /// The theme that is on.
    private var chosenTheme: (any Plugin)? {
        Self.themes.indices.contains(theme - 1) ? Self.themes[theme - 1] : nil
    }

    private func isOn(_ number: Int) -> Bool {
        bits >> UInt32(number) & 1 == 1
    }
}
