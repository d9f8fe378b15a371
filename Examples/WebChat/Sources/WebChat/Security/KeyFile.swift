import Foundation

/// The key of a server in a file that only its owner reads.
public enum KeyFile {
    /// The length of a key, in bytes.
    static let length = 32

    /// Reads the key of a file, which is made with a random one if it is not there.
    ///
    /// - Throws: ``WebChatError/keyNotReadable(path:)`` if it cannot be read or written, or has another length.
    public static func key(at path: String) throws(WebChatError) -> [UInt8] {
        let url = URL(fileURLWithPath: path)
        if let known = try? Data(contentsOf: url) {
            guard known.count == length else { throw .keyNotReadable(path: path) }
            return Array(known)
        }
        let key = random()
        let isMade = FileManager.default.createFile(
            atPath: path,
            contents: Data(key),
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade else { throw .keyNotReadable(path: path) }
        return key
    }

    /// Returns a random key.
    public static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
