/// Reads a page as strictly as it is written: names of letters and digits, double quotes, every element closed.
struct TagScanner {
    /// One element.
    struct Element: Equatable {
        var name: String
        var attributes: [String: String] = [:]
        /// The characters in it and in the elements inside, with references resolved.
        var text = ""
        /// The number of elements around it.
        var depth = 0
    }

    /// The forbidden content of a page.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// The elements, in the order in which they begin.
    private(set) var elements: [Element] = []
    private var open: [Int] = []
    private var bytes: ArraySlice<UInt8>

    private static let void: Set = ["input", "meta", "path"]
    private static let references: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
    ]

    /// Reads a page.
    static func elements(of page: some Collection<UInt8>) throws -> [Element] {
        var scanner = TagScanner(bytes: Array(page)[...])
        try scanner.scan()
        return scanner.elements
    }

    private init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    private mutating func scan() throws {
        try expect("<!DOCTYPE html>")
        while let byte = bytes.first {
            guard byte == UInt8(ascii: "<") else {
                try characters()
                continue
            }
            bytes.removeFirst()
            if bytes.first == UInt8(ascii: "/") {
                try close()
            } else {
                try begin()
            }
        }
        if let last = open.last { throw Fault(description: "'\(elements[last].name)' stays open") }
    }

    private mutating func begin() throws {
        var element = Element(name: name(), depth: open.count)
        guard !element.name.isEmpty else { throw Fault(description: "no name: '\(rest)'") }
        while bytes.first == UInt8(ascii: " ") {
            bytes.removeFirst()
            let attribute = name()
            guard !attribute.isEmpty, element.attributes[attribute] == nil else {
                throw Fault(description: "attribute: '\(rest)'")
            }
            element.attributes[attribute] = ""
            guard bytes.first == UInt8(ascii: "=") else { continue }
            try expect("=\"")
            let value = bytes.prefix { $0 != UInt8(ascii: "\"") }
            bytes = bytes.dropFirst(value.count + 1)
            element.attributes[attribute] = try Self.resolve(value)
        }
        var isClosed = Self.void.contains(element.name)
        if bytes.first == UInt8(ascii: "/") {
            bytes.removeFirst()
            isClosed = true
        }
        try expect(">")
        if !isClosed { open.append(elements.count) }
        elements.append(element)
        if element.name == "style" { try style() }
    }

    /// Skips a style sheet, whose text is not markup.
    private mutating func style() throws {
        while let byte = bytes.first, byte != UInt8(ascii: "<") {
            bytes.removeFirst()
        }
        try expect("</style>")
        open.removeLast()
    }

    private mutating func close() throws {
        bytes.removeFirst()
        let name = name()
        try expect(">")
        guard let last = open.popLast(), elements[last].name == name else {
            throw Fault(description: "'\(name)' is closed and not open")
        }
    }

    private mutating func characters() throws {
        let part = bytes.prefix { $0 != UInt8(ascii: "<") }
        guard !part.contains(UInt8(ascii: ">")) else { throw Fault(description: "a bare >") }
        bytes = bytes.dropFirst(part.count)
        let text = try Self.resolve(part)
        for element in open {
            elements[element].text += text
        }
    }

    private mutating func name() -> String {
        let name = bytes.prefix {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                || $0 == UInt8(ascii: "-")
        }
        bytes = bytes.dropFirst(name.count)
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func expect(_ text: String) throws {
        guard bytes.starts(with: text.utf8) else {
            throw Fault(description: "'\(text)' is missing before '\(rest)'")
        }
        bytes = bytes.dropFirst(text.utf8.count)
    }

    private var rest: String {
        String(decoding: bytes.prefix(60), as: UTF8.self)
    }

    private static func resolve(_ bytes: ArraySlice<UInt8>) throws -> String {
        guard bytes.contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var text = String.UnicodeScalarView()
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "&" else {
                text.append(scalar)
                continue
            }
            let name = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }))
            guard let character = references[name] else {
                throw Fault(description: "a bare & before '\(name.prefix(20))'")
            }
            text.append(character)
            rest = rest.dropFirst(name.unicodeScalars.count + 1)
        }
        return String(text)
    }
}
