import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// The components with which messages are drawn, and the settings of their pages.
struct SiteLook: Sendable {
    let components: Components
    /// Those of threads, whose times have dates.
    let threadComponents: Components
    let settings: HTMLSettings
    /// The person whose messages are on the other side, by id.
    let reader: String?
    /// Whether plugins or the app change how messages look.
    let isExtended: Bool

    /// The width of messages, in points.
    static let width = 600.0

    init(_ components: Components, reader: String? = nil) {
        self.components = components
        self.reader = reader
        isExtended = !components.slots.isEmpty
        let formatters = components[.appearance].formatters
        var threads = components
        threads[.appearance].formatters.messageTimestamp = { time, calendar in
            "\(formatters.messageDateSeparator(time, calendar)), "
                + formatters.messageTimestamp(time, calendar)
        }
        threadComponents = threads
        settings = HTMLSettings(
            language: components[.locale].identifier,
            direction: components[.layoutDirection],
            layout: .flow,
            pictures: .local,
            style: PageStyle(components[.appearance])
        )
    }

    /// The style sheet that all pages share.
    var styles: [UInt8] {
        HTMLPage.sharedRules(settings) + Self.rules.utf8
    }

    private static let rules = """
        .skip{position:absolute;left:-999px}
        .skip:focus{left:8px;top:8px;padding:8px 12px;background:var(--card);color:var(--link);z-index:9}
        .trail,footer,.pager{max-width:var(--width);margin:0 auto;padding:12px clamp(8px,3vw,32px)}
        .trail ol{list-style:none;display:flex;flex-wrap:wrap;gap:4px 0;margin:0;padding:0}
        .trail li:not(:last-child)::after{content:"›";color:var(--quiet);padding:0 8px}
        .trail a,footer a,.pager a{color:var(--link)}
        .trail a,.pager a,.rows a{display:inline-block;min-height:24px;padding:4px 0}
        h1{padding-top:4px}
        .pager{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;padding:12px 0}
        .pager a[rel=next]{margin-inline-start:auto}
        footer{color:var(--quiet);font-size:.875em}
        .list>li:target{background:var(--code);border-radius:var(--radius)}
        .list>li{scroll-margin-top:16px}
        .list>li{width:37.5rem;max-width:100%}
        @media screen{.list>li{content-visibility:auto;contain-intrinsic-size:auto 4rem}}
        .refs{list-style:none;display:flex;flex-wrap:wrap;gap:0 16px;margin:-8px 0 0;padding:0 52px 8px;\
        font-size:.875em}
        .refs a{display:inline-block;min-height:24px;color:var(--link);overflow-wrap:anywhere}
        .rows{list-style:none;margin:var(--gap) 0;padding:0;background:var(--card);\
        border:var(--line) solid var(--edge);border-radius:var(--radius)}
        .rows>li{padding:8px 16px;display:flex;flex-wrap:wrap;gap:0 16px;align-items:baseline;\
        overflow-wrap:anywhere;min-width:0}
        .rows>li+li{border-top:var(--line) solid var(--edge)}
        .rows>li>:first-child{flex:1 1 12em;min-width:0}
        .rows small{color:var(--quiet);font-size:.875em}
        @media print{.trail,.pager,footer,.skip{display:none}}

        """
}
