import Crypto
import CryptoExtras
import Dispatch
import Foundation
import Synchronization

/// The computation of passwords with scrypt, two at once at most.
final class PasswordHasher: Sendable {
    private struct State {
        var next = 0
        var waiting = 0
    }

    private let queues = [DispatchQueue(label: "password.0"), DispatchQueue(label: "password.1")]
    private let state = Mutex(State())

    /// The passwords that wait or are computed at most.
    static let limit = 64

    /// The bytes of a password at most, in UTF-8.
    private static let bytes = 1_024

    /// Returns whether a password has a length that is allowed.
    static func isValid(_ password: String) -> Bool {
        password.utf8.count <= bytes && StoreLimits.passwordCharacters.contains(password.count)
    }

    /// Returns 16 random bytes.
    static func salt() -> Data {
        Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    }

    /// Returns the key of a password, or throws if too many wait.
    ///
    /// A password that is not valid costs the same work as one that is.
    func key(
        of password: String,
        salt: Data,
        cost: PasswordCost
    ) async throws(StoreError) -> SymmetricKey {
        let bytes =
            PasswordHasher.isValid(password)
            ? Data(password.precomposedStringWithCanonicalMapping.utf8) : Data([0])
        guard let queue = place() else { throw .busy }
        let result: Result<SymmetricKey, StoreError> = await withCheckedContinuation { waiting in
            queue.async {
                let result = Result { try PasswordHasher.derive(bytes, salt: salt, cost: cost) }
                self.state.withLock { $0.waiting -= 1 }
                waiting.resume(returning: result.mapError { StoreError($0) })
            }
        }
        return try result.get()
    }

    private func place() -> DispatchQueue? {
        state.withLock { state in
            guard state.waiting < PasswordHasher.limit else { return nil }
            state.waiting += 1
            state.next = (state.next + 1) % queues.count
            return queues[state.next]
        }
    }

    private static func derive(
        _ password: Data,
        salt: Data,
        cost: PasswordCost
    ) throws -> SymmetricKey {
        try KDF.Scrypt.deriveKey(
            from: password,
            salt: salt,
            outputByteCount: 32,
            rounds: cost.rounds,
            blockSize: 8,
            parallelism: cost.passes
        )
    }
}
