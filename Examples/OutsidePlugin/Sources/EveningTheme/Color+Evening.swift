import Views

// An extension of another module's type is isolated to the main actor by default, and hooks run on any thread: names
// that hooks use are in a nonisolated extension.
nonisolated extension Color {
    /// The sky after sunset.
    static let nightBlue = Color("nightBlue", light: RGBA(0xE6EBFA), dark: RGBA(0x141E3C))
    /// The sky above it.
    static let dusk = Color("dusk", light: RGBA(0x565A75), dark: RGBA(0x9A9FC0))
    /// A window seen from the street.
    static let lamplight = Color("lamplight", light: RGBA(0x7A4E00), dark: RGBA(0xFFC857))
    /// The surface that its light falls on.
    static let candlewax = Color("candlewax", light: RGBA(0xFFE9BF), dark: RGBA(0x4A3200))
}
