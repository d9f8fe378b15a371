extension String {
    /// The text before its fix, and the fix, of an error or diagnostic.
    var splitFix: (fact: String, fix: String) {
        guard let mark = firstRange(of: "To fix, ") else {
            return (self, "To fix, do what the text says.")
        }
        var fact = self[..<mark.lowerBound]
        while fact.last == " " { fact.removeLast() }
        return (String(fact), String(self[mark.lowerBound...]))
    }
}
