import Testing

@testable import DefaultComponents

/// Values of types and their JSON.
@Suite struct PayloadCodingTests {
    @Test func aValueIsJSONWithSortedMembers() throws {
        let trip = Trip(name: "Föhr", crew: [.bo: 2, .ann: 1], days: [3, 1, 2], share: 0.5)

        let json = try JSONValue(encoding: trip)

        let text =
            #"{"crew":["ann",1,"bo",2],"days":[1,2,3],"extra":[null,{"z":1,"a":2}],"#
            + #""legs":[{"sail":{"miles":12.25}},{"rest":{}}],"name":"Föhr","share":0.5,"stops":[1,null]}"#
        #expect(try json.payloadText() == text)
        #expect(try json.decoded(as: Trip.self) == trip)
    }

    @Test(arguments: [
        (#"{"a": 256}"#, "a", "a whole number (UInt8)", "the number '256'"),
        (#"{"a": 1.5}"#, "a", "a whole number (UInt8)", "the number '1.5'"),
        (#"{"a": "1"}"#, "a", "a whole number (UInt8)", "the string '1'"),
        (#"{"a": null}"#, "a", "a whole number (UInt8)", "'null'"),
        (#"{}"#, "", "a member 'a'", "none"),
        (#"[]"#, "", "an object", "a list"),
        (#"{"a": 1, "b": {}}"#, "b", "a list", "an object"),
        (#"{"a": 1, "b": [true, 1]}"#, "b[1]", "'true' or 'false'", "the number '1'"),
        (#"{"a": 1, "c": {"x y": 7}}"#, #"c["x y"]"#, "a string", "the number '7'"),
        (#"{"a": 1, "d": 1e39}"#, "d", "a number", "the number '1e39'"),
        (#"{"a": 1, "e": [1]}"#, "e", "a member '1'", "none"),
    ])
    func anErrorSaysWhereWhatWasExpected(
        text: String,
        path: String,
        expected: String,
        found: String
    ) throws {
        let json = try JSONValue(parsing: text)

        #expect(throws: PayloadError.mismatch(path: path, expected: expected, found: found)) {
            try json.decoded(as: Parts.self)
        }
    }

    @Test func aWholeNumberMayBeSpelledWithAPoint() throws {
        #expect(try JSONValue(parsing: "[1.0, 2e2, -0]").decoded(as: [Int].self) == [1, 200, 0])
    }

    @Test func membersThatATypeDoesNotKnowAreIgnored() throws {
        let json = try JSONValue(parsing: #"{"x": [[[]]], "a": 1, "b": null}"#)

        #expect(try json.decoded(as: Parts.self) == Parts(a: 1))
    }

    @Test(arguments: [Double.nan, .infinity])
    func numbersThatJSONLacksAreErrors(number: Double) {
        let error = PayloadError.mismatch(
            path: "[1]",
            expected: "a finite number",
            found: "'\(number)'"
        )
        #expect(throws: error) { try JSONValue(encoding: [1, number]) }
    }

    @Test func theErrorOfATypeHasThePathOfTheValue() throws {
        let json: JSONValue = [["crew": "cy"]]

        #expect {
            try json.decoded(as: [[String: Sailor]].self)
        } throws: { error in
            guard case .failed("[0].crew", let reason)? = error as? PayloadError else {
                return false
            }
            return reason.contains("invalid String value cy")
        }
        #expect(throws: PayloadError.failed(path: "[0]", reason: "Leaky()")) {
            try JSONValue(encoding: [Leaky()])
        }
    }

    @Test func sizeAndDepthAreLimited() throws {
        let most = JSONValue.string(String(repeating: "a", count: PayloadError.byteLimit - 2))
        let deepest = Self.nested(PayloadError.levelLimit)

        #expect(try most.decoded(as: String.self).utf8.count == PayloadError.byteLimit - 2)
        #expect(try deepest.decoded(as: JSONValue.self) == deepest)
        #expect(throws: PayloadError.tooLarge) { try JSONValue(encoding: [most]) }
        #expect(throws: PayloadError.tooLarge) {
            try JSONValue.array([most]).decoded(as: [String].self)
        }
        #expect(throws: PayloadError.tooDeep) { try JSONValue(encoding: [deepest]) }
        #expect(throws: PayloadError.tooDeep) {
            try JSONValue.array([deepest]).decoded(as: JSONValue.self)
        }
    }

    @Test func aValueThatContainsItselfIsAnError() async {
        let errors = await onSmallStack {
            [
                Self.error { try JSONValue(encoding: Circle()) },
                Self.error { try JSONValue(encoding: Echo()) },
                Self.error { try JSONValue.null.decoded(as: Echo.self) },
            ]
        }

        #expect(errors == [.tooDeep, .tooDeep, .tooDeep])
    }

    @Test(arguments: [
        (
            PayloadError.mismatch(path: "a[1]", expected: "a string", found: "a list"),
            """
            The payload is malformed at 'a[1]': expected a string, found a list.
            To fix, send what its type decodes, or let the type accept this value.
            """
        ),
        (
            .tooLarge,
            """
            The payload has more than 65536 bytes.
            To fix, send less, such as the address of what is large.
            """
        ),
        (
            .tooDeep,
            """
            The payload has more than 32 levels.
            To fix, nest less, and let no value contain itself.
            """
        ),
        (
            .failed(path: "", reason: "no\u{1B}"),
            #"""
            The payload cannot be coded: no\u{1B}.
            To fix, correct the value or the coding of its type.
            """#
        ),
    ])
    func everyErrorSaysWhatToDo(error: PayloadError, text: String) {
        #expect(error.description == text)
    }

    private static func nested(_ levels: Int) -> JSONValue {
        (0..<levels).reduce(.null) { value, _ in [value] }
    }

    private static func error(_ code: () throws -> some Any) -> PayloadError? {
        do {
            _ = try code()
            return nil
        } catch {
            return error as? PayloadError
        }
    }
}

extension JSONValue {
    /// Creates the value of a text.
    init(parsing text: String) throws {
        self = try JSONCursor(reading: Array(text.utf8), file: "").value
    }
}

private enum Sailor: String, Codable { case ann, bo }

private enum Leg: Codable, Equatable {
    case sail(miles: Float)
    case rest
}

private struct Trip: Codable, Equatable {
    var name: String
    var crew: [Sailor: Int]
    var days: Set<Int>
    var share: Double
    var legs: [Leg] = [.sail(miles: 12.25), .rest]
    var stops: [Int8?] = [1, nil]
    var none: Bool?
    var extra: JSONValue = [nil, ["z": 1, "a": 2]]
}

private struct Parts: Codable, Equatable {
    var a: UInt8
    var b: [Bool]?
    var c: [String: String]?
    var d: Float?
    var e: Pair?

    struct Pair: Codable, Equatable {
        var first: Int
        var second: Int

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            first = try container.decode(Int.self)
            second = try container.decode(Int.self)
        }
    }
}

private struct Leaky: Encodable, Error {
    func encode(to encoder: any Encoder) throws { throw self }
}

private final class Circle: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(self)
    }
}

private struct Echo: Codable {
    init() {}

    init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Echo.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
    }
}
