import Components
import DefaultComponents
import Views

extension Int {
    fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

struct FourthElmPlugin: Plugin {
    let manifest = PluginManifest("elm", summary: "Times have 24 hours.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { time, calendar in
                let civil = calendar.civil(time)
                return "\(civil.hour.twoDigits):\(civil.minute.twoDigits)"
            }
            return appearance
        }
    }
}

struct FourthJuniperPlugin: Plugin {
    let manifest = PluginManifest("juniper", summary: "Times are written as 9h41.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { time, _ in
                let minutes = ((time.seconds / 60) % 1_440 + 1_440) % 1_440
                return "\(minutes / 60)h\(Int(minutes % 60).twoDigits)"
            }
            return appearance
        }
    }
}

struct FourthFernPlugin: Plugin {
    let manifest = PluginManifest("fern", summary: "Each day begins with its weekday and date.")

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageDateSeparator = { time, calendar in
                let date = calendar.civil(time).date
                let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
                let month = date.month.twoDigits
                return "\(days[date.weekday - 1]), \(date.year)-\(month)-\(date.day.twoDigits)"
            }
            return appearance
        }
    }
}

struct FourthZephyrPlugin: Plugin {
    let manifest = PluginManifest(
        "zephyr",
        summary: "A date stands above the first message of a day."
    )

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthDayLine)
        registrar.replace(.headerDecoration("dayLine"), with: dayLine)
    }
}

@Sendable private func dayLine(_ request: DecorationRequest) -> ChatMessageDecorationView? {
    guard let older = request.olderMessage else { return nil }
    let appearance = request.components[.appearance]
    let calendar = appearance.calendar
    guard calendar.day(older.createdAt) != calendar.day(request.message.createdAt) else {
        return nil
    }
    let line = request.cell.make(.fourthDayLine)
    line.content = appearance.formatters.messageDateSeparator(older.createdAt, calendar)
    return line
}

protocol FourthDayLine: ChatMessageDecorationView, Component {
    var content: String? { get set }
}

extension Slot where Value == any FourthDayLine.Type, Part == any FourthDayLine {
    static let fourthDayLine = Slot("fourthDayLine", default: FourthPlainDayLine.self) {
        $0.init($1)
    }
}

private final class FourthPlainDayLine: ChatMessageBarDecorationView, FourthDayLine {
    var content: String? {
        didSet { contentChanged() }
    }

    override func updateContent() {
        super.updateContent()
        textLabel.text = content
    }
}
