/// The parameters of scrypt, which decide how much memory and time a password costs.
public struct PasswordCost: Sendable, Hashable {
    /// The rounds, a power of two; with a block size of 8, each takes a kilobyte of memory.
    public let rounds: Int
    /// The number of passes over that memory, one after another.
    public let passes: Int

    /// 32 MB in three passes, which OWASP lists as equal to its first choice of 128 MB in one.
    ///
    /// Two passwords are computed at once at most, so sign-ins take at most 64 MB.
    public static let standard = PasswordCost(rounds: 1 << 15, passes: 3)

    /// 16 kB in one pass: for tests, which create many accounts.
    public static let lowest = PasswordCost(rounds: 1 << 4, passes: 1)

    init(rounds: Int, passes: Int) {
        self.rounds = rounds
        self.passes = passes
    }
}
