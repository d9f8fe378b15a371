import Components

/// Returns a line for each component: its type, slot, supplier, extensions, adder and appearance.
func treeText(_ part: any Lifecycle, depth: Int = 0) -> String {
    let node = part.node
    var line = String(repeating: "  ", count: depth) + "\(type(of: part))"
    if let slot = node.slotName { line += " \(slot)" }
    if let supplier = node.supplier { line += " <- \(supplier.owner)" }
    for layer in node.extensions { line += " + \(layer.what)(\(layer.owner))" }
    if let adder = node.addedBy { line += " by \(adder.owner)" }
    if let background = (part as? TestPart)?.background, background != "white" {
        line += " on \(background)"
    }
    var lines = [line]
    part.visitChildren { lines.append(treeText($0, depth: depth + 1)) }
    return lines.joined(separator: "\n")
}

/// Returns the text of a row, composed with these components.
func composedRow(_ components: Components) -> String {
    let row = components.make(.row)
    row.mount(in: ComponentContext(components))
    return treeText(row)
}
