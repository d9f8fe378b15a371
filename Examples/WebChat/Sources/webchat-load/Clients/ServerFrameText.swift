import Foundation
import NIOCore

/// The frame of a server, as far as a client without a screen needs it.
struct ServerFrameText {
    /// The letter.
    let letter: Character
    /// The values behind the letter that are texts.
    let texts: [String]
    private let values: [Any]

    /// Reads a frame; nil if it is malformed.
    init?(_ text: ByteBuffer) {
        let data = Data(text.readableBytesView)
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [Any],
            let letter = (values.first as? String)?.first
        else { return nil }
        (self.letter, self.values) = (letter, values)
        texts = values.dropFirst().compactMap { $0 as? String }
    }

    /// Changes the state of a page as the frame says.
    func update(_ page: inout LoadPage) {
        guard letter == "p" || letter == "f", let digest = values.dropFirst().first as? String
        else { return }
        page.digest = digest
        if values.count > 3, let resume = values[3] as? String { page.resume = resume }
    }

    /// The ids of the rows that it inserts, replaces or changes, in the order of its operations.
    var rows: [String] {
        guard letter == "p" || letter == "f", values.count > 2,
            let operations = values[2] as? [[Any]]
        else { return [] }
        return operations.compactMap { operation in
            switch operation.first as? Int {
            case 0: operation.count > 2 ? operation[2] as? String : nil
            case 3, 4, 5, 6, 7: operation.count > 1 ? operation[1] as? String : nil
            default: nil
            }
        }
    }
}
