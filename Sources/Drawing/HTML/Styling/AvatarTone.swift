/// The choice of colours for the initials of a name.
enum AvatarTone {
    /// Returns the index of a name's colours among a number of them: the same for the same name on every machine
    /// (FNV-1a).
    static func number(of name: String, among count: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        // The low bits alone depend on few bits of the name.
        hash ^= hash >> 15
        return Int(hash % UInt32(max(1, count)))
    }
}
