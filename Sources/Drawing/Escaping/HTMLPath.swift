/// A relative address of a file of the same site, such as `../media/a1.png` or `02.html#m-7`.
public struct HTMLPath: Sendable, Hashable {
    /// The address, which needs no escaping.
    public let text: String

    /// Creates an address; `nil` if a browser could read it in another way.
    ///
    /// `..` is allowed at the beginning only. All other names consist of ASCII letters, digits, `-`, `_` and `.`, and
    /// do not begin with `.`; a fragment has no `.`.
    public init?(_ text: String) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "#"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let isInPage = parts.count == 2 && parts[0].isEmpty
        if !isInPage {
            let names = parts[0]
                .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .drop { $0.elementsEqual("..".utf8) }
            guard !names.isEmpty, names.allSatisfy(Self.isName) else { return nil }
        }
        if parts.count == 2 {
            guard !parts[1].isEmpty, parts[1].allSatisfy(Self.isPlain) else { return nil }
        }
        self.text = text
    }

    private static func isName(_ name: Substring.UTF8View) -> Bool {
        guard let first = name.first, first != UInt8(ascii: ".") else { return false }
        return name.allSatisfy { isPlain($0) || $0 == UInt8(ascii: ".") }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
