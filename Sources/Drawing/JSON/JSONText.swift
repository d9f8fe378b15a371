/// Pieces of JSON.
package enum JSONText {
    /// Returns the text in double quotes, with the same characters escaped as in a tree text.
    package static func string(_ text: String) -> String {
        var json = "\""
        for (scalar, isHidden) in HiddenScalars(text) {
            switch scalar {
            case "\"": json += "\\\""
            case "\\": json += "\\\\"
            case "\n": json += "\\n"
            case "\r": json += "\\r"
            case "\t": json += "\\t"
            case _ where isHidden:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16, uppercase: true)
                    json += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
                }
            default: json.unicodeScalars.append(scalar)
            }
        }
        json += "\""
        return json
    }

    /// Returns an array of strings, one on each line.
    package static func array(_ texts: [String], _ level: Int) -> String {
        let lines = texts.map { "\(indent(level + 1))\(string($0))" }
        return "[\n\(lines.joined(separator: ",\n"))\n\(indent(level))]"
    }

    /// Returns two spaces for each level.
    package static func indent(_ level: Int) -> String {
        String(repeating: "  ", count: level)
    }
}
