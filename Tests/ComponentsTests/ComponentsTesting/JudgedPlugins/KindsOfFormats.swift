import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    static let kindsOfFormats: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-half-days",
                look: { look in
                    look.formatters.messageTimestamp = { instant, calendar in
                        let time = calendar.civil(instant)
                        return "\(time.hour % 12):\(time.minute < 10 ? "0" : "")\(time.minute)"
                    }
                }
            ),
            verdict: .failed,
            reason: "Morning and evening look the same."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-short-minutes",
                look: { look in
                    look.formatters.messageTimestamp = { instant, calendar in
                        let time = calendar.civil(instant)
                        return "\(time.hour):\(time.minute)"
                    }
                }
            ),
            verdict: .failed,
            reason: "Five past nine is 9:5."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-utc-days",
                look: { look in
                    look.formatters.messageDateSeparator = { instant, _ in
                        let date = ChatCalendar.utc.civil(instant)
                        return "\(date.year)-\(date.month)-\(date.day)"
                    }
                }
            ),
            verdict: .failed,
            reason: "Days begin in Greenwich."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-world-clock",
                look: { look in
                    let below = look.formatters.messageTimestamp
                    look.formatters.messageTimestamp = { instant, calendar in
                        "\(below(instant, calendar)) (UTC \(below(instant, .utc)))"
                    }
                }
            ),
            verdict: .clean,
            reason: "The local time, and that in Greenwich."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-file-sizes",
                look: { look in
                    look.formatters.fileSize = { "\($0) kB" }
                }
            ),
            verdict: .failed,
            reason: "Bytes are shown as thousands of them."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-silent-typing",
                look: { look in
                    look.formatters.typing = { _ in "" }
                }
            ),
            verdict: .failed,
            reason: "An empty line while people type."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-short-counts",
                look: { look in
                    look.formatters.unreadCount = { $0 < 1_000 ? "\($0)" : "\($0 / 1_000)k" }
                }
            ),
            verdict: .clean,
            reason: "Thousands are rounded, and only they."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-blue-badges",
                look: { look in
                    let blue = Color("badge", light: RGBA(0x0060C0))
                    look.palette.accentContent = blue
                }
            ),
            verdict: .failed,
            reason: "The unread count is blue on blue."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-long-groups",
                look: { look in
                    look.maxTimeIntervalBetweenMessagesInGroup = 900
                }
            ),
            verdict: .clean,
            reason: "Groups last a quarter of an hour."
        ),
    ]

    /// Plugins of kinds that laws were made for later.
    static let kinds: [JudgedPlugin] =
        kindsOfReuse + kindsOfWords + kindsOfFormats + kindsOfChat
}
