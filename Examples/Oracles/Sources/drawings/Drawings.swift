import Components
import Drawing
import Foundation
import Views

/// Reads pages of drawings from the input, one per line, and writes each as a page of HTML in JSON, one per line.
@main
enum Drawings {
    static func main() throws {
        let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
        while let line = readLine() {
            let page = try decoder.decode(DrawingPage.self, from: Data(line.utf8))
            print(String(decoding: try encoder.encode(try page.html()), as: UTF8.self))
        }
    }
}

/// Drawings on a page, as `.ci/oracles` writes them.
struct DrawingPage: Decodable {
    /// Whether leading is right.
    var isRightToLeft: Bool
    var drawings: [DrawingCase]

    /// Returns the page: canvases in rows, in the order of the drawings, on white.
    func html() throws -> String {
        let root = View()
        root.backgroundColor = Color("ground", light: RGBA(0xFFFFFF))
        let height = Double((drawings.count + 7) / 8) * 100
        root.frame = Rect(width: 800, height: height)
        for (place, drawing) in drawings.enumerated() {
            let canvas = CanvasView()
            canvas.tintColor = drawing.tint?.color
            canvas.onDraw = drawing.draw
            canvas.frame = Rect(
                x: Double(place % 8) * 100 + 10,
                y: Double(place / 8) * 100 + 10,
                width: drawing.width,
                height: drawing.height
            )
            root.addSubview(canvas)
        }
        var components = Components()
        components[.layoutDirection] = isRightToLeft ? .rightToLeft : .leftToRight
        let tree = root.mount(in: ComponentContext(components))
        root.layout(width: 800, height: height)
        if let diagnostic = tree.diagnostics.first { throw Failure(text: "\(diagnostic)") }
        var page = HTMLPage(title: "Drawings")
        page.append(transcript: [HTMLEntry(id: "1", name: "1", view: root)])
        return page.text
    }
}

/// A diagnostic of a drawing, none of which should have any.
struct Failure: Error {
    let text: String
}
