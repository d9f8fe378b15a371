import Components
import Drawing
import Views

/// Reads texts, one per line as code points (`0928 093F`), and answers each with four fields separated by tabs: the
/// columns of a bubble around the text and its rows, each as bytes (`e29482`), for a file; and both again for a
/// terminal, with room.
@main
struct Cells {
    static func main() {
        while let line = readLine() {
            let scalars = line.split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            let text = String(String.UnicodeScalarView(scalars))
            let fields = [false, true].flatMap { isTerminal in
                let bubble = Bubble(text, isTerminal: isTerminal)
                return ["\(bubble.columns)", bubble.rows.map(\.bytes).joined(separator: " ")]
            }
            print(fields.joined(separator: "\t"))
        }
    }
}

/// A framed text, as wide as its lines, which are 40 cells at most.
struct Bubble {
    /// The columns of the frame, four more than the cells of the widest line.
    let columns: Int
    private let view: View
    private let isTerminal: Bool

    init(_ text: String, isTerminal: Bool) {
        self.isTerminal = isTerminal
        let measurer = CellMeasurer(makesRoom: isTerminal)
        let layout = measurer.layout(
            [TextSpan(text, font: .body)],
            limits: TextLimits(width: 40 * CellMeasurer.cellWidth)
        )
        columns = Int(layout.size.width / CellMeasurer.cellWidth) + 4

        let label = Label()
        label.text = text
        label.numberOfLines = 0
        label.frame = Rect(x: 16, y: 16, width: layout.size.width, height: layout.size.height)
        view = View()
        view.layer.borderWidth = 1
        view.layer.borderColor = Color("frame", light: RGBA(0x808080))
        view.frame = Rect(width: layout.size.width + 32, height: layout.size.height + 32)
        view.addSubview(label)

        var components = Components()
        components[.textMeasurer] = measurer
        _ = view.mount(in: ComponentContext(components))
    }

    /// The rows that are drawn.
    var rows: [String] {
        let options = TerminalOptions(columns: columns, positionsCursor: isTerminal)
        let text = TerminalPicture(of: view, options: options).text
        return text.split(separator: "\n").map(String.init)
    }
}

extension String {
    /// The bytes of the UTF-8, two digits each.
    fileprivate var bytes: String {
        utf8.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined()
    }
}
