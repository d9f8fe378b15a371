import Components
import DefaultComponents
import Views

struct ThirdClock24Plugin: Plugin {
    let manifest = PluginManifest("clock-24", summary: "Times have 24 hours.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
                return "\(time.hour):\(minute)"
            }
            return appearance
        }
    }
}

struct ThirdFriendlyDaysPlugin: Plugin {
    let manifest = PluginManifest("friendly-days", summary: "Days begin with their weekday.")

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageDateSeparator = { instant, calendar in
                let weekdays = [
                    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
                ]
                let day = weekdays[calendar.civil(instant).weekday - 1]
                return "\(day), \(below.formatters.messageDateSeparator(instant, calendar))"
            }
            return appearance
        }
    }
}

struct ThirdYearCountdownPlugin: Plugin {
    let manifest = PluginManifest(
        "year-countdown",
        summary: "Days tell how long it is to New Year."
    )

    func register(in registrar: inout Registrar) {
        registrar.replace(
            .headerDecoration("yearCountdown"),
            with: { request in
                let calendar = request.components[.appearance].calendar
                let day = calendar.day(request.message.createdAt)
                if let older = request.olderMessage, calendar.day(older.createdAt) == day {
                    return nil
                }
                let year = calendar.civil(request.message.createdAt).year
                guard let newYear = CivilDate(year: year + 1, month: 1, day: 1) else { return nil }
                let bar = ThirdCountdownBar()
                bar.days = newYear.daysSince1970 - day
                return bar
            }
        )
    }
}

private final class ThirdCountdownBar: ChatMessageBarDecorationView {
    var days = 0 {
        didSet { contentChanged() }
    }

    override func updateContent() {
        super.updateContent()
        textLabel.text = days == 1 ? "1 day to New Year" : "\(days) days to New Year"
    }
}

struct ThirdUTCClockPlugin: Plugin {
    let manifest = PluginManifest("utc-clock", summary: "Times as on a ship: 0915.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, _ in
                let time = ChatCalendar.utc.civil(instant)
                let number = time.hour * 100 + time.minute
                return String(repeating: "0", count: 4 - "\(number)".count) + "\(number)"
            }
            return appearance
        }
    }
}

struct ThirdEvenTimesPlugin: Plugin {
    let manifest = PluginManifest("even-times", summary: "Every other message has a time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            // Ids are counted, so this is every other message.
            if let last = request.message?.id.utf8.last, last % 2 == 0 {
                options.remove(.timestamp)
            } else {
                options.insert(.timestamp)
            }
            return options
        }
    }
}

struct ThirdShortCountsPlugin: Plugin {
    let manifest = PluginManifest("short-counts", summary: "Counts are given in thousands.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.unreadCount = { "\($0 / 1_000)k" }
            appearance.formatters.replies = { "\($0 / 1_000)k replies" }
            return appearance
        }
    }
}

extension JudgedPlugin {
    static let thirdTimes: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdClock24Plugin(),
            verdict: .clean,
            reason: "Same times in 24 hours, in the zone of the calendar it is given."
        ),
        JudgedPlugin(
            plugin: ThirdFriendlyDaysPlugin(),
            verdict: .clean,
            reason: "Switches day separators on and adds the weekday to the right date."
        ),
        JudgedPlugin(
            plugin: ThirdYearCountdownPlugin(),
            verdict: .clean,
            reason:
                "A header of its own above the first message of a day, from the message's own date."
        ),
        JudgedPlugin(
            plugin: ThirdUTCClockPlugin(),
            verdict: .failed,
            reason: "Ignores the calendar's zone, so times are wrong outside of UTC."
        ),
        JudgedPlugin(
            plugin: ThirdEvenTimesPlugin(),
            verdict: .failed,
            reason: "Takes the time from messages whose id ends in an even character."
        ),
        JudgedPlugin(
            plugin: ThirdShortCountsPlugin(),
            verdict: .failed,
            reason: "Counts below 1,000 are shown as 0k."
        ),
    ]
}
