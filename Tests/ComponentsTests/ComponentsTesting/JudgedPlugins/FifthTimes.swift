import Components
import DefaultComponents
import Views

struct FifthAgatePlugin: Plugin {
    let manifest = PluginManifest("agate", summary: "Times with a.m. and p.m.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                let hour = time.hour > 12 ? time.hour - 12 : time.hour
                let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
                return "\(hour):\(minute) \(time.hour > 12 ? "p.m." : "a.m.")"
            }
            return appearance
        }
    }
}

struct FifthFerretPlugin: Plugin {
    let manifest = PluginManifest("ferret", summary: "Railway time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, _ in
                let minutes = Int(instant.seconds % 86_400) / 60
                return "\(twoDigits(minutes / 60)).\(twoDigits(minutes % 60)) h"
            }
            return appearance
        }
    }
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}

struct FifthGeckoPlugin: Plugin {
    let manifest = PluginManifest("gecko", summary: "Times on a 24-hour clock.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                return "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
            }
            return appearance
        }
    }
}

struct FifthLichenPlugin: Plugin {
    let manifest = PluginManifest("lichen", summary: "Each day begins with its weekday.")

    func register(in registrar: inout Registrar) {
        registrar.set(.messageListDateSeparatorEnabled, to: true)
        registrar.transform(.appearance) { below in
            var appearance = below
            let day = below.formatters.messageDateSeparator
            appearance.formatters.messageDateSeparator = { instant, calendar in
                let weekday = weekdays[calendar.civil(instant).weekday - 1]
                return "\(weekday), \(day(instant, calendar))"
            }
            return appearance
        }
    }
}

private let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]

struct FifthLindenPlugin: Plugin {
    let manifest = PluginManifest("linden", summary: "Every message has its time.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            next(request).union([.timestamp])
        }
    }
}

struct FifthCarobPlugin: Plugin {
    let manifest = PluginManifest(
        "carob",
        summary: "A bar where the morning, afternoon or evening begins."
    )

    func register(in registrar: inout Registrar) {
        registrar.replace(
            .headerDecoration("carob"),
            with: { request in
                let calendar = request.components[.appearance].calendar
                let part = dayPart(of: request.message, calendar)
                if let older = request.olderMessage, dayPart(of: older, calendar) == part,
                    calendar.day(older.createdAt) == calendar.day(request.message.createdAt)
                {
                    return nil
                }
                let bar = ChatMessageBarDecorationView()
                bar.textLabel.text = part
                return bar
            }
        )
    }
}

private func dayPart(of message: ChatMessage, _ calendar: ChatCalendar) -> String {
    switch calendar.civil(message.createdAt).hour {
    case 5..<12: "Morning"
    case 12..<18: "Afternoon"
    case 18..<23: "Evening"
    default: "Night"
    }
}
