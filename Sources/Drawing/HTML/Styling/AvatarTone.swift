import Views

/// The colours of initials: letters on a ground, readable in both surroundings.
struct AvatarTone {
    let ground: ColorPair
    let letters: ColorPair

    private init(_ light: UInt32, _ lightLetters: UInt32, _ dark: UInt32, _ darkLetters: UInt32) {
        ground = ColorPair(light: RGBA(light), dark: RGBA(dark))
        letters = ColorPair(light: RGBA(lightLetters), dark: RGBA(darkLetters))
    }

    /// The tones, in a fixed order: blue, green, violet, orange, pink, teal, yellow, slate.
    static let all = [
        AvatarTone(0xD3E3FF, 0x1B4B9B, 0x1E3A6B, 0xBBD3FF),
        AvatarTone(0xCFEFD9, 0x14603A, 0x1B4A31, 0xB4EBC8),
        AvatarTone(0xE6DBFF, 0x5A2FA3, 0x43296F, 0xDDCBFF),
        AvatarTone(0xFFE1C7, 0x8A4005, 0x5F3412, 0xFFD2AC),
        AvatarTone(0xFFD9E6, 0x97214F, 0x642340, 0xFFC4D9),
        AvatarTone(0xC9EEF1, 0x0C5A62, 0x124850, 0xA9E6EB),
        AvatarTone(0xF8EBB8, 0x6B5200, 0x524210, 0xF5E08F),
        AvatarTone(0xDDE3EC, 0x414E63, 0x38424F, 0xD0D8E4),
    ]

    /// Returns the number of a name's tone: the same for the same name on every machine (FNV-1a).
    static func number(of name: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        // The low bits alone depend on few of the name's.
        hash ^= hash >> 15
        return Int(hash % UInt32(all.count))
    }
}
