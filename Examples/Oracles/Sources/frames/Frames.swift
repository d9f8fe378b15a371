import Components
import Foundation
import Views

/// Reads cases from the input, one per line, and writes one answer per line.
@main
enum Frames {
    static func main() throws {
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        while let line = readLine() {
            let layoutCase = try decoder.decode(LayoutCase.self, from: Data(line.utf8))
            guard let tree = CaseTree(layoutCase) else {
                print("{\"error\":\"names a view or an anchor that is not there\"}")
                continue
            }
            let answer = try encoder.encode(tree.answer(width: layoutCase.width))
            print(String(decoding: answer, as: UTF8.self))
        }
    }
}
