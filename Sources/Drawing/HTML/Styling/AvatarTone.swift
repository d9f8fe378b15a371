/// Which colours the initials of a name have.
enum AvatarTone {
    /// Returns the number of a name's colours among so many: the same for the same name on every machine (FNV-1a).
    static func number(of name: String, among count: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        // The low bits alone depend on few of the name's.
        hash ^= hash >> 15
        return Int(hash % UInt32(max(1, count)))
    }
}
