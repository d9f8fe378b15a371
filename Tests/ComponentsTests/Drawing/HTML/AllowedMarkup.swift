/// The markup that a page may contain; everything else came from a message.
enum AllowedMarkup {
    private static let elements: Set = [
        "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "h4", "h5",
        "h6", "p", "pre", "code", "div", "span", "ol", "ul", "li", "article", "time", "figure",
        "figcaption", "button", "a", "strong", "em", "s", "svg", "path", "section", "details",
        "summary", "b", "g", "linearGradient", "stop", "clipPath", "filter", "feDropShadow",
        "symbol", "use",
    ]

    private static let attributes: Set = [
        "lang", "dir", "http-equiv", "content", "charset", "name", "class", "style", "id", "role",
        "type", "disabled", "tabindex", "href", "rel", "title", "datetime", "viewBox", "d",
        "fill", "stroke-width", "aria-label", "aria-hidden", "aria-level", "aria-disabled",
        "data-frame", "data-width", "data-part", "aria-valuenow", "aria-valuemin",
        "aria-valuemax", "aria-valuetext", "aria-pressed", "aria-selected", "aria-current",
        "aria-expanded", "aria-busy", "stroke", "stroke-linecap", "stroke-dasharray",
        "stop-color", "flood-color", "offset", "gradientUnits", "x1", "y1", "x2", "y2",
        "filterUnits", "color-interpolation-filters", "x", "y", "width", "height", "dx", "dy",
        "stdDeviation", "opacity", "clip-path", "filter", "transform",
    ]

    private static let schemes = ["https://", "http://", "mailto:", "tel:"]

    /// Returns the forbidden content of an element.
    static func faults(of element: TagScanner.Element) -> [String] {
        var faults: [String] = []
        if !elements.contains(element.name) { faults.append("<\(element.name)>") }
        for (name, value) in element.attributes where !isAllowed(name, value) {
            faults.append("\(element.name) \(name)=\(value.prefix(80))")
        }
        return faults.sorted()
    }

    private static func isAllowed(_ name: String, _ value: String) -> Bool {
        guard attributes.contains(name) else { return false }
        switch name {
        case "href":
            let isOutside = schemes.contains { value.hasPrefix($0) }
            return isOutside || isFileName(value) || isPart(value)
        case "style":
            return value.unicodeScalars.allSatisfy {
                "abcdefghijklmnopqrstuvwxyz0123456789:;.-()".unicodeScalars.contains($0)
            } && !value.contains("url")
        case "clip-path", "filter": return isReference(value)
        case "fill", "stroke":
            return ["none", "currentColor", "transparent"].contains(value) || isReference(value)
        case "class":
            return value.lowercased().unicodeScalars.allSatisfy {
                "abcdefghijklmnopqrstuvwxyz0123456789 ".unicodeScalars.contains($0)
            }
        default:
            return true
        }
    }

    /// Whether a value names an element of a drawing on the page.
    private static func isReference(_ value: String) -> Bool {
        value.hasPrefix("url(#d") && value.hasSuffix(")")
            && value.dropFirst(6).dropLast().allSatisfy { ("0"..."9").contains($0) }
    }

    /// Whether an address is that of a part of the page, or empty.
    private static func isPart(_ value: String) -> Bool {
        let isNumber = value.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
        let isName = value.dropFirst(3).utf8.allSatisfy {
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8.contains($0)
        }
        let hasNumber = value.hasPrefix("#v") || value.hasPrefix("#y")
        return hasNumber && isNumber || value.hasPrefix("#m-") && isName
    }

    private static func isFileName(_ value: String) -> Bool {
        value.hasSuffix(".html")
            && value.dropLast(5).allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
            }
    }
}
