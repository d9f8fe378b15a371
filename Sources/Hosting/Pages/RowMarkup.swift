/// The HTML of a row as a tree of elements and texts, as they are written by this package.
struct RowMarkup {
    /// The row's element.
    private(set) var root: MarkupNode

    /// The nesting beyond which a row is not taken apart.
    private static let depthLimit = 100

    /// Takes a row apart; nil if it is not one element, is nested too deep, or is not written by this package.
    init?(_ html: String) {
        guard let nodes = Self.nodes(of: html), nodes.count == 1, let root = nodes.first,
            root.tag != nil
        else { return nil }
        self.root = root
    }

    /// The HTML of the row.
    var html: String { root.html }

    /// Returns the nodes of a piece of HTML; nil if it is not written by this package.
    ///
    /// - Complexity: Linear in the bytes: characters that are composed of a bracket and what follows it are two.
    static func nodes(of html: String) -> [MarkupNode]? {
        var open = [MarkupNode(tag: MarkupTag())]
        var rest = Array(html.utf8)[...]
        while let first = rest.first {
            let inner = open.count - 1
            guard first == UInt8(ascii: "<") else {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                open[inner].children.append(MarkupNode(text: Array(text)))
                rest = rest[text.endIndex...]
                continue
            }
            rest.removeFirst()
            if rest.first == UInt8(ascii: "/") {
                let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
                guard inner > 0, let node = open.popLast(), let tag = node.tag,
                    name.elementsEqual(tag.name), name.endIndex < rest.endIndex
                else { return nil }
                open[inner - 1].children.append(node)
                rest = rest[name.endIndex...].dropFirst()
            } else {
                guard let tag = MarkupTag(&rest), inner < depthLimit else { return nil }
                if tag.isLeaf {
                    open[inner].children.append(MarkupNode(tag: tag))
                } else {
                    open.append(MarkupNode(tag: tag))
                    if tag.skipsLine, rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
                }
            }
        }
        return open.count == 1 ? open[0].children : nil
    }

    /// Returns the value of an attribute of a node, or of the nearest element around it that has it; nil if there is no such
    /// node.
    func value(of name: String, at number: Int) -> String?? {
        guard number >= 0 else { return nil }
        var (node, rest, value) = (root, number, root.tag?.value(of: name))
        while rest > 0 {
            rest -= 1
            let inner = node.children.first { child in
                if rest < child.count { return true }
                rest -= child.count
                return false
            }
            guard let inner else { return nil }
            node = inner
            value = node.tag?.value(of: name) ?? value
        }
        return .some(value)
    }

    /// Sets the characters of a text, and returns whether there is one.
    mutating func setText(_ node: Int, _ text: String) -> Bool {
        root.change(node) { found in
            guard found.tag == nil else { return false }
            found.text = MarkupText.escaped(text)
            return true
        }
    }

    /// Sets the value of an attribute, and returns whether the element has it.
    mutating func setAttribute(_ node: Int, _ name: String, _ value: String) -> Bool {
        root.change(node) { found in
            let attributes = found.tag?.attributes ?? []
            guard let place = attributes.firstIndex(where: { $0.name.elementsEqual(name.utf8) })
            else { return false }
            found.tag?.attributes[place].value = MarkupText.escaped(value, inQuotes: true)
            return true
        }
    }

    /// Replaces children of an element, and returns whether it has them.
    mutating func setChildren(_ node: Int, from: Int, count: Int, _ html: String) -> Bool {
        guard let new = Self.nodes(of: html), from >= 0, count >= 0 else { return false }
        return root.change(node) { found in
            guard found.tag?.isLeaf == false, count <= found.children.count,
                from <= found.children.count - count
            else { return false }
            found.children.replaceSubrange(from..<from + count, with: new)
            return true
        }
    }
}
