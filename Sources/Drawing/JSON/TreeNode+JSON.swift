extension TreeNode {
    /// The tree as a JSON object, with sorted members, two spaces for each level.
    ///
    /// Members have the names of the text: `name`, `type`, `supplier`, `extensions`, `addedBy`, `frame`, `text`,
    /// `constraints`, `children`, and each attribute its own name, with `true` for one without value. Missing values
    /// are left out.
    ///
    /// - Complexity: Linear in the length of the text.
    public var json: String {
        var json = ""
        writeJSON(to: &json, level: 0)
        return json
    }

    /// Writes the object without recursion: the members after `children` wait until those are written.
    func writeJSON(to json: inout String, level: Int) {
        var open: [OpenObject] = []
        for place in range {
            while let object = open.last, place >= object.end {
                object.close(&json)
                open.removeLast()
            }
            let row = rows[place]
            let level = open.last.map { $0.level + 2 } ?? level
            if place > index {
                json += rows[place - 1].span > 1 ? "\n" : ",\n"
                json += JSONText.indent(level)
            }
            let members = row.jsonMembers(level + 1)
            let leading = members.filter { $0.name < "children" }.map(\.line)
            let trailing = members.filter { $0.name > "children" }.map(\.line)
            let object = OpenObject(end: place + row.span, level: level, trailing: trailing)
            json += "{\n"
            for line in leading {
                json += "\(line),\n"
            }
            if row.span > 1 {
                json += "\(JSONText.indent(level + 1))\"children\": ["
                open.append(object)
            } else {
                object.writeTrailing(&json)
            }
        }
        while let object = open.popLast() {
            object.close(&json)
        }
    }
}

/// An object whose children are being written.
private struct OpenObject {
    /// The row after its last descendant.
    let end: Int
    let level: Int
    /// The members after `children`; `name` and `type` are always among them.
    let trailing: [String]

    func close(_ json: inout String) {
        json += "\n\(JSONText.indent(level + 1))],\n"
        writeTrailing(&json)
    }

    func writeTrailing(_ json: inout String) {
        json += trailing.joined(separator: ",\n")
        json += "\n\(JSONText.indent(level))}"
    }
}

extension TreeRow {
    /// Returns the members except `children`, sorted, each as an indented line.
    fileprivate func jsonMembers(_ level: Int) -> [(name: String, line: String)] {
        var members = [("name", JSONText.string(name)), ("type", JSONText.string(type))]
        if let supplier { members.append(("supplier", JSONText.string(supplier))) }
        if let frame { members.append(("frame", JSONText.string(frame.treeText))) }
        if let addedBy { members.append(("addedBy", JSONText.string(addedBy.id))) }
        if let text { members.append(("text", JSONText.string(text))) }
        if !extensions.isEmpty {
            members.append(("extensions", JSONText.array(extensions, level)))
        }
        if !constraints.isEmpty {
            members.append(("constraints", JSONText.array(constraints, level)))
        }
        members += keys.map { ($0.name, $0.value.map(JSONText.string) ?? "true") }
        return members.sorted { $0.0 < $1.0 }
            .map { ($0, "\(JSONText.indent(level))\"\($0)\": \($1)") }
    }
}
