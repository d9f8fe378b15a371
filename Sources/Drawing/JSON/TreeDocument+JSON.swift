extension TreeDocument {
    /// The trees as a JSON array of objects with `id`, `section` and `tree`, in the order of the text.
    ///
    /// Two spaces for each level and one member on each line, so that it can be compared by lines; a line feed at the
    /// end.
    ///
    /// - Complexity: Linear in the length of the text.
    public var json: String {
        var json = "["
        for section in sections {
            for entry in section.entries {
                json += json.utf8.count == 1 ? "\n" : ",\n"
                TreeRecord(entry, in: section).write(to: &json)
            }
        }
        json += json.utf8.count == 1 ? "]\n" : "\n]\n"
        return json
    }
}
