import Foundation
import Views

extension RichText {
    /// Returns the text with links for the web addresses that stand in it as words, but for code.
    var withLinks: RichText {
        guard runs.contains(where: { $0.text.hasAddress }) else { return self }
        return RichText(
            runs.flatMap { run in
                let isPlain =
                    run.style.target == nil
                    && run.style.traits.isDisjoint(with: [.code, .codeBlock])
                return isPlain ? Self.linked(run) : [run]
            }
        )
    }

    private static func linked(_ run: TextRun) -> [TextRun] {
        var runs: [TextRun] = []
        var rest = run.text[...]
        while let start = firstAddress(in: rest) {
            var end =
                rest[start...].firstIndex { $0.isWhitespace || "<>\"“”".contains($0) }
                ?? rest.endIndex
            // What ends a sentence is no part of an address.
            while end > start, case let last = rest.index(before: end),
                ".,;:!?)]}'*_".contains(rest[last])
            {
                end = last
            }
            var link = TextRun(String(rest[start..<end]), style: run.style)
            if LinkAddress(link.text) != nil { link.style.target = .link(link.text) }
            runs += [TextRun(String(rest[..<start]), style: run.style), link]
            rest = rest[end...]
        }
        return runs + [TextRun(String(rest), style: run.style)]
    }

    /// Returns where the first web address begins; it is searched by what all of them have.
    private static func firstAddress(in text: Substring) -> String.Index? {
        var rest = text
        while let mark = rest.range(of: "://") {
            for scheme in ["https", "http"] where text[..<mark.lowerBound].hasSuffix(scheme) {
                return text.index(mark.lowerBound, offsetBy: -scheme.count)
            }
            rest = rest[mark.upperBound...]
        }
        return nil
    }
}

extension String {
    /// Whether the text has what addresses of the web have.
    var hasAddress: Bool {
        // Bytes are compared first, as characters take long.
        utf8.contains(UInt8(ascii: ":")) && contains("://")
    }
}
