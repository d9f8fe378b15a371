import Components
import DefaultComponents
import Views

struct SecondGermanWords: Plugin {
    let manifest = PluginManifest("deutsch", summary: "The chat speaks German.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.speakGerman()
            return appearance
        }
    }
}

extension Appearance.Formatters {
    fileprivate mutating func speakGerman() {
        replies = { $0 == 1 ? "1 Antwort" : "\($0) Antworten" }
        edited = { "Bearbeitet" }
        onlyVisibleForYou = { "Nur für dich sichtbar" }
        unreadMessages = { "Ungelesene Nachrichten" }
        more = { "und \($0) weitere" }
        composerPlaceholder = { "Nachricht schreiben" }
        composerSend = { $0 ? "Sichern" : "Senden" }
        composerCancel = { "Abbrechen" }
        composerRemove = { "Entfernen" }
        scrollToLatest = { unread in
            let way = "Zur neuesten Nachricht"
            return unread > 0 ? "\(way), \(unread) ungelesen" : way
        }
        let other = messageAction
        messageAction = { SecondGermanWords.actions[$0] ?? other($0) }
    }
}

extension SecondGermanWords {
    fileprivate static let actions = [
        "inlineReply": "Antworten", "threadReply": "Im Thread antworten", "edit": "Bearbeiten",
        "copy": "Kopieren", "resend": "Erneut senden", "delete": "Löschen", "flag": "Melden",
        "muteUser": "Stummschalten", "react": "Reagieren",
    ]
}

struct SecondTwentyFourHours: Plugin {
    let manifest = PluginManifest("24-hours", summary: "Times are on a clock of 24 hours.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
            }
            return appearance
        }
    }
}

struct SecondOfficeZone: Plugin {
    let manifest = PluginManifest("office-zone", summary: "Times and days are those in Mumbai.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.calendar = ChatCalendar(secondsFromUTC: 19_800)
            return appearance
        }
    }
}

struct SecondWeekdays: Plugin {
    let manifest = PluginManifest("weekdays", summary: "The day of the week stands at the time.")
    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let time = below.formatters.messageTimestamp
            appearance.formatters.messageTimestamp = { instant, calendar in
                let day = Self.days[calendar.civil(instant).weekday - 1]
                return "\(day) \(time(instant, calendar))"
            }
            return appearance
        }
    }
}

struct SecondLongGroups: Plugin {
    let manifest = PluginManifest("long-groups", summary: "Groups end after five minutes.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.maxTimeIntervalBetweenMessagesInGroup = 300
            return appearance
        }
    }
}

struct SecondSepiaTheme: Plugin {
    let manifest = PluginManifest("sepia-theme", summary: "Old paper by day, a lamp by night.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.palette.colourSepia()
            appearance.metrics.bubbleCornerRadius = 10
            return appearance
        }
    }
}

extension Appearance.ColorPalette {
    fileprivate mutating func colourSepia() {
        background = Color("paper", light: RGBA(0xF4ECD8), dark: RGBA(0x1C1812))
        background6 = background
        incomingBubble = Color("sheet", light: RGBA(0xFFF9EC), dark: RGBA(0x2A241C))
        outgoingBubble = Color("folder", light: RGBA(0xF0DFC0), dark: RGBA(0x3A3020))
        reactionsBubble = incomingBubble
        floating = incomingBubble
        text = Color("ink", light: RGBA(0x2B2118), dark: RGBA(0xF3E9D8))
        subtitleText = Color("oldInk", light: RGBA(0x54462F), dark: RGBA(0xCBB99E))
    }
}

struct SecondHousehold: Plugin {
    let manifest = PluginManifest("household", summary: "Says how many more people are typing.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let few = below.formatters.typing
            appearance.formatters.typing = { users in
                users.count > 3 ? "\(users.count) people are typing" : few(users)
            }
            return appearance
        }
    }
}

extension JudgedPlugin {
    static let secondWords: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondGermanWords(),
            verdict: .clean,
            reason: "Translates the words and leaves ids that it does not know to those below."
        ),
        JudgedPlugin(
            plugin: SecondTwentyFourHours(),
            verdict: .clean,
            reason: "Writes the same times in another way, from the calendar that is given."
        ),
        JudgedPlugin(
            plugin: SecondOfficeZone(),
            verdict: .clean,
            reason: "Sets the calendar, as the appearance is there for."
        ),
        JudgedPlugin(
            plugin: SecondWeekdays(),
            verdict: .clean,
            reason: "Puts the weekday before what the formatter below says."
        ),
        JudgedPlugin(
            plugin: SecondLongGroups(),
            verdict: .clean,
            reason: "Changes one number of the appearance."
        ),
        JudgedPlugin(
            plugin: SecondSepiaTheme(),
            verdict: .clean,
            reason: "A theme with light and dark values that can be read."
        ),
        JudgedPlugin(
            plugin: SecondHousehold(),
            verdict: .clean,
            reason: "Shortens the words for many and asks the formatter below for few."
        ),
    ]
}
