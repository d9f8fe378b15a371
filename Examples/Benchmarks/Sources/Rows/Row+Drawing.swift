import Benchmark
import Components
import DefaultComponents
import Drawing
import Views

/// What a message is drawn for.
enum DrawnMedium: String, CaseIterable {
    case page
    case terminal
}

extension Row {
    /// A message with a waveform that is laid out and drawn, beside the same message without it.
    static func drawn(for medium: DrawnMedium, batch: Int) -> Row {
        let plain = measure(medium, batch, [DefaultComponentsPlugin()])
        let drawn = measure(medium, batch, [DefaultComponentsPlugin(), WaveformPlugin()])
        return Row(
            name: "a waveform for a \(medium)",
            baseline: "without",
            budget: .nanoseconds(150_000)
        ) {
            let (base, own) = (plain(), drawn())
            return Finding(baseline: base, subject: own, value: own - base)
        }
    }

    /// Returns a measurement of laying out and drawing messages, which are made before.
    private static func measure(
        _ medium: DrawnMedium,
        _ batch: Int,
        _ plugins: [any Plugin]
    ) -> () -> Double {
        var components = installed(plugins)
        if medium == .terminal { components[.textMeasurer] = CellMeasurer() }
        let content = conversation()
        return { [components] in
            let cells = (0..<batch).map { _ in
                let cell = components.messageCell(showing: content)
                cell.mount(in: ComponentContext(components))
                return cell
            }
            return nanoseconds(batch) { rounds in
                for round in 0..<rounds {
                    cells[round].layout(width: 376)
                    switch medium {
                    case .page:
                        var page = HTMLPage(title: "Lunch")
                        page.append(
                            transcript: [HTMLEntry(id: "1", name: "Ada", view: cells[round])]
                        )
                        blackHole(page.bytes)
                    case .terminal:
                        let options = TerminalOptions(columns: 47)
                        blackHole(TerminalPicture(of: cells[round], options: options).text)
                    }
                }
            }
        }
    }
}

/// Adds a waveform to messages, of 100 levels.
private struct WaveformPlugin: Plugin {
    let manifest = PluginManifest("waveform")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Waveform.self)
    }
}

private final class Waveform: ComponentExtension<ChatMessageContentView> {
    private let levelView = LevelView()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(levelView)
    }

    override func updateContent() {
        super.updateContent()
        levelView.levels = (0..<100).map { Double($0 * 37 % 101) / 100 }
        levelView.value = 0.4
    }
}
