import Foundation

/// The fields of a form or a query, as browsers send them.
struct FormFields: Sendable {
    private var values: [String: [String]] = [:]

    /// The fields at most; further ones are left out.
    private static let limit = 64

    init(_ text: some StringProtocol) {
        for pair in text.split(separator: "&").prefix(Self.limit) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.plain(parts[0]),
                let value = Self.plain(parts.count > 1 ? parts[1] : "")
            else { continue }
            values[name, default: []].append(value)
        }
    }

    /// Returns the first value of a field, with the line breaks of this package.
    subscript(_ name: String) -> String? {
        values[name]?.first
    }

    /// Returns all values of a field.
    func all(_ name: String) -> [String] {
        values[name] ?? []
    }

    private static func plain(_ text: some StringProtocol) -> String? {
        text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding?
            .replacingOccurrences(of: "\r\n", with: "\n")
    }
}

extension String {
    /// The text as a part of a query.
    var inQuery: String {
        let kept = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
        )
        return addingPercentEncoding(withAllowedCharacters: kept) ?? ""
    }
}
