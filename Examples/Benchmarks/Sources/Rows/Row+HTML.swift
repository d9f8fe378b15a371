import Benchmark
import Components
import DefaultComponents
import Drawing
import Views

extension Row {
    /// A page of messages that were just laid out as HTML, per element.
    ///
    /// The views of these messages are larger than a cache of 1 MB: an element waits for five or six cache lines, in
    /// addition to some 120 ns of work. That is the minimum; the package's README has the profile.
    static func written(messages: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        let entries = {
            (0..<messages).map { index in
                let cell = components.messageCell(showing: content)
                cell.mount(in: ComponentContext(components))
                cell.layout(width: 375)
                return HTMLEntry(id: "m\(index)", name: "Ada, 9:41 AM", view: cell)
            }
        }
        let text = page(entries()).text
        let elements = Double(text.utf8.count { $0 == UInt8(ascii: "<") } / 2)
        return Row(name: "HTML, an element", baseline: "its bytes", budget: .nanoseconds(105)) {
            let base = nanoseconds(1) { _ in
                var copy: [UInt8] = []
                for byte in text.utf8 { copy.append(byte) }
                blackHole(copy)
            }
            let entries = entries()
            let own = nanoseconds(1) { _ in blackHole(page(entries).bytes) }
            return Finding(
                baseline: base / elements,
                subject: own / elements,
                value: own / elements
            )
        }
    }

    private static func page(_ entries: [HTMLEntry]) -> HTMLPage {
        var page = HTMLPage(title: "Lunch")
        page.append(transcript: entries)
        return page
    }
}
