import Benchmark
import Components
import DefaultComponents
import Drawing
import Views

extension Row {
    /// A frame of 20 messages that fade in: a turn, and the page at its instant.
    static func animated(batch: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        return Row(
            name: "frame of 20 animated rows",
            baseline: "without",
            budget: .nanoseconds(2_000_000)
        ) {
            let times = [Duration.zero, .seconds(3_600)].map { duration in
                let list = View()
                for number in 0..<20 {
                    let cell = components.messageCell(showing: content)
                    list.addSubview(cell)
                    cell.frame.y = Double(number) * 80
                }
                let tree = list.mount(in: ComponentContext(components))
                list.layout(width: 375, height: 1_600)
                for cell in list.subviews {
                    cell.animate(.alpha(from: 0, to: 1), over: duration)
                    cell.animate(.backgroundColor(from: .systemYellow, to: nil), over: duration)
                }
                let time = nanoseconds(batch) { rounds in
                    for _ in 0..<rounds {
                        tree.advance(to: tree.now.advanced(by: Animation.frame))
                        var page = HTMLPage(title: "Lunch")
                        let entry = HTMLEntry(id: "list", name: "List", view: list)
                        page.append(transcript: [entry])
                        blackHole(page.bytes)
                    }
                }
                return time
            }
            return Finding(baseline: times[0], subject: times[1], value: times[1])
        }
    }
}
