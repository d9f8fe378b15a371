/// An element or a text of a row, as bytes: texts that are canonically equivalent differ.
struct MarkupNode: Equatable {
    /// The tag of an element; nil for a text.
    var tag: MarkupTag?
    /// The characters of a text, escaped.
    var text: [UInt8] = []
    /// The elements and texts in an element.
    var children: [MarkupNode] = []

    init(tag: MarkupTag) {
        self.tag = tag
    }

    init(text: [UInt8]) {
        self.text = text
    }

    /// The number of nodes, with this one.
    var count: Int {
        children.reduce(1) { $0 + $1.count }
    }

    /// Whether it is a field, or has one.
    var holdsField: Bool {
        tag?.isField ?? false || children.contains(where: \.holdsField)
    }

    /// The numbers of the fields in it, if it has a number.
    func fields(from number: Int) -> [Int] {
        if tag?.isField == true { return [number] }
        var (next, found) = (number + 1, [Int]())
        for child in children {
            if child.holdsField { found += child.fields(from: next) }
            next += child.count
        }
        return found
    }

    /// The HTML of the node.
    var html: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(to bytes: inout [UInt8]) {
        guard let tag else { return bytes += text }
        tag.append(to: &bytes)
        guard !tag.isLeaf else { return }
        if tag.skipsLine { bytes.append(UInt8(ascii: "\n")) }
        for child in children { child.append(to: &bytes) }
        bytes += "</".utf8 + tag.name + ">".utf8
    }

    /// Changes the node with a number in this one, and returns false if there is none.
    mutating func change(_ number: Int, _ body: (inout MarkupNode) -> Bool) -> Bool {
        guard number > 0 else { return number == 0 && body(&self) }
        var rest = number - 1
        for place in children.indices {
            let count = children[place].count
            if rest < count { return children[place].change(rest, body) }
            rest -= count
        }
        return false
    }
}

/// The tag of an element, with its attributes.
struct MarkupTag: Equatable {
    /// An attribute with its value, escaped; nil for none.
    struct Attribute: Equatable {
        let name: [UInt8]
        var value: [UInt8]?
    }

    private(set) var name: [UInt8] = []
    var attributes: [Attribute] = []
    private var isClosed = false

    /// The elements of HTML that have no content.
    private static let voids = ["br", "img", "input", "wbr"].map { Array($0.utf8) }

    /// Whether a line feed right behind it is no part of its text, as HTML has it.
    var skipsLine: Bool { name.elementsEqual("textarea".utf8) }

    /// The attributes that tell a field from others.
    var identity: [Attribute] {
        let names = ["aria-label", "type"]
        return attributes.filter { names.contains(String(decoding: $0.name, as: UTF8.self)) }
    }

    private static let fields = ["input", "textarea"].map { Array($0.utf8) }

    /// Creates a tag without a name, around all others.
    init() {}

    /// Reads a tag behind `<`; nil if it is not written by this package.
    init?(_ rest: inout ArraySlice<UInt8>) {
        name = Self.word(&rest)
        while rest.first == UInt8(ascii: " ") {
            rest.removeFirst()
            let attribute = Self.word(&rest)
            guard !attribute.isEmpty else { return nil }
            guard rest.first == UInt8(ascii: "=") else {
                attributes.append(Attribute(name: attribute))
                continue
            }
            rest.removeFirst()
            let quote = UInt8(ascii: "\"")
            guard rest.popFirst() == quote, let end = rest.firstIndex(of: quote) else { return nil }
            attributes.append(Attribute(name: attribute, value: Array(rest[..<end])))
            rest = rest[end...].dropFirst()
        }
        isClosed = rest.first == UInt8(ascii: "/")
        if isClosed { rest.removeFirst() }
        guard !name.isEmpty, rest.popFirst() == UInt8(ascii: ">") else { return nil }
    }

    /// Whether it has no content: an element of HTML that is void, or one of SVG that is closed at once.
    var isLeaf: Bool { isClosed || Self.voids.contains(name) }

    /// Whether readers write in it.
    var isField: Bool { Self.fields.contains(name) }

    /// Returns the value of an attribute, escaped; nil if it has none.
    func value(of name: String) -> String? {
        attributes.first { $0.name.elementsEqual(name.utf8) }?.value
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes the tag.
    func append(to bytes: inout [UInt8]) {
        bytes += "<".utf8 + name
        for attribute in attributes {
            bytes += " ".utf8 + attribute.name
            if let value = attribute.value { bytes += "=\"".utf8 + value + "\"".utf8 }
        }
        bytes += (isClosed ? "/>" : ">").utf8
    }

    private static func word(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
        let word = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        rest = rest[word.endIndex...]
        return Array(word)
    }
}

/// The characters of markup, and the references that stand for them.
enum MarkupText {
    /// Returns the characters that an escaped text stands for; nil if they would be escaped in another way.
    static func plain(_ escaped: [UInt8], inQuotes: Bool = false) -> String? {
        var (plain, rest) = ([UInt8](), escaped[...])
        while let first = rest.popFirst() {
            guard first == UInt8(ascii: "&") else {
                plain.append(first)
                continue
            }
            let name = rest.prefix { $0 != UInt8(ascii: ";") }
            switch String(decoding: name, as: UTF8.self) {
            case "lt": plain.append(UInt8(ascii: "<"))
            case "gt": plain.append(UInt8(ascii: ">"))
            case "amp": plain.append(UInt8(ascii: "&"))
            case "quot": plain.append(UInt8(ascii: "\""))
            case "#39": plain.append(UInt8(ascii: "'"))
            default: return nil
            }
            rest = rest[name.endIndex...].dropFirst()
        }
        let text = String(decoding: plain, as: UTF8.self)
        return Self.escaped(text, inQuotes: inQuotes) == escaped ? text : nil
    }

    /// Returns characters, escaped as the text of an element or of an attribute in quotes.
    static func escaped(_ plain: String, inQuotes: Bool = false) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in plain.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\"") where inQuotes: escaped += "&quot;".utf8
            case UInt8(ascii: "'") where inQuotes: escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }
}
