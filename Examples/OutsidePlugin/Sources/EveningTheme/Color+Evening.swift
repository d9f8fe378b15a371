import Views

// An extension of another module's type is the main actor's unless it says otherwise, and hooks run on
// any thread: names that hooks use are in a nonisolated extension.
nonisolated extension Color {
    /// The sky after sunset.
    static let nightBlue = Color("nightBlue", light: RGBA(0x2B3A67), dark: RGBA(0x141E3C))
    /// The sky above it.
    static let dusk = Color("dusk", light: RGBA(0x6B6F8A), dark: RGBA(0x9A9FC0))
    /// A window seen from the street.
    static let lamplight = Color("lamplight", light: RGBA(0x8A5A00), dark: RGBA(0xFFC857))
}
