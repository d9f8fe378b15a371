import Foundation
import Hosting

/// What a page asks for: an array of JSON with a letter and its values.
enum ClientFrame: Hashable {
    /// Goes on with a page: its signed value, the digest of what it shows, and the number of messages that it will send.
    case join(value: String, digest: String, waiting: Int)
    /// Sends a message, with an identifier of the browser's.
    case send(id: String, text: String, quoted: String?)
    /// Changes the text of a message.
    case edit(id: String, text: String)
    /// Deletes a message.
    case delete(id: String)
    /// Adds a reaction, or takes it back if the person has given it.
    case react(id: String, name: String)
    /// Asks for the text of a message, to change it.
    case text(id: String)
    /// Writes something.
    case typing
    /// Has read up to a message.
    case read(id: String)
    /// Does something in a row of the page with a digest, with the texts of its fields in their order: nil for one that was
    /// not changed, and for all if it has none.
    case input(RowInput, row: String, digest: String, texts: [String?]?)
    /// Moves the window.
    case move(WindowMove)
    /// Takes a signed look.
    case look(String)

    /// The letters of all frames.
    static let letters = ["j", "s", "e", "d", "r", "g", "t", "m", "i", "k", "w", "v"]

    /// The letter of the frame.
    var letter: String {
        switch self {
        case .join: "j"
        case .send: "s"
        case .edit: "e"
        case .delete: "d"
        case .react: "r"
        case .text: "g"
        case .typing: "t"
        case .read: "m"
        case .input(.tap, _, _, _): "i"
        case .input: "k"
        case .move: "w"
        case .look: "v"
        }
    }

    /// A move of a window.
    enum WindowMove: String {
        case older, newer, latest, hold
    }
}

extension ClientFrame: Decodable {
    /// Reads a frame.
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        switch try list.decode(String.self) {
        case "j":
            let value = try list.decode(String.self)
            let digest = try list.decode(String.self)
            let waiting = try list.decodeIfPresent(Int.self) ?? 0
            self = .join(value: value, digest: digest, waiting: waiting)
        case "s":
            let id = try list.decode(String.self)
            let text = try list.decode(String.self)
            self = .send(id: id, text: text, quoted: try list.decodeIfPresent(String.self))
        case "e": self = .edit(id: try list.decode(String.self), text: try list.decode(String.self))
        case "d": self = .delete(id: try list.decode(String.self))
        case "r":
            self = .react(
                id: try list.decode(String.self),
                name: try list.decode(String.self)
            )
        case "g": self = .text(id: try list.decode(String.self))
        case "t": self = .typing
        case "m": self = .read(id: try list.decode(String.self))
        case "i":
            let row = try list.decode(String.self)
            let input = RowInput.tap(node: try list.decode(Int.self))
            let digest = try list.decode(String.self)
            let texts = list.isAtEnd ? nil : try list.decode([String?].self)
            self = .input(input, row: row, digest: digest, texts: texts)
        case "k":
            let row = try list.decode(String.self)
            let input = try list.decode(Int?.self).map { RowInput.submit(node: $0) } ?? .enter
            let digest = try list.decode(String.self)
            let texts = try list.decode([String?].self)
            self = .input(input, row: row, digest: digest, texts: texts)
        case "w":
            guard let move = WindowMove(rawValue: try list.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "no such move")
            }
            self = .move(move)
        case "v": self = .look(try list.decode(String.self))
        default: throw DecodingError.dataCorruptedError(in: list, debugDescription: "no such frame")
        }
        guard list.isAtEnd else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "too many values")
        }
    }

    /// Reads a frame from a text; nil if it is none.
    init?(_ text: String) {
        guard let frame = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            return nil
        }
        self = frame
    }
}
