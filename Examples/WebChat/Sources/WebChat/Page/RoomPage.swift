import ChatStore
import Drawing
import Hosting

/// The page of a room, a thread, or the part of a room around a message.
struct RoomPage {
    let visit: Visit
    let user: UserRecord
    let side: SidePanel
    let room: RoomRecord
    /// The head of the room, drawn.
    let title: HTMLRow
    let members: MemberList
    let view: RoomView
    let drawing: RoomDrawer.Drawing
    /// The signed value with which the page goes on.
    let resume: String
    /// The message that the page is about, with its forms.
    var target: MessageRecord?
    /// What plugins offer for that message.
    var actions: PluginActions?
    /// The message that the composer quotes.
    var quoted: MessageRecord?

    private var page: ScreenPage { drawing.page.screen }
    private var address: RoomAddress { RoomAddress(room: room.id) }

    var frame: PageFrame {
        var content = Markup("<a class=\"skip\" href=\"#text\">Skip to the composer</a>")
        content.add(side.markup)
        content.add("<main class=\"room\">")
        content.add(head)
        content.add(bars(page.bars.top))
        content.add("<div class=\"scroller\" id=\"scroller\" tabindex=\"0\" role=\"region\" ")
        content.add("aria-label=\"Messages\">")
        if drawing.hasOlder { content.add(pager("Older messages", isOlder: true)) }
        content.add(trusted: page.html)
        if drawing.records.isEmpty {
            content.add("<p class=\"empty\">No messages yet. Write the first one.</p>")
        }
        content.add("<ol class=\"outbox\" id=\"outbox\" aria-label=\"Not sent yet\"></ol>")
        content.add("<ol class=\"outbox\" id=\"pictures\" ")
        content.add("aria-label=\"Pictures not sent yet\"></ol>")
        if drawing.hasNewer { content.add(pager("Newer messages", isOlder: false)) }
        content.add(RowActions(hasThreads: view.thread == nil).markup)
        content.add(
            "</div><button class=\"latest\" id=\"latest\" type=\"button\" hidden>Newest messages</button>"
        )
        content.add("<p class=\"typing\" id=\"typing\"></p>")
        content.add(bars(page.bars.bottom))
        if let target {
            let panel = MessagePanel(
                visit: visit,
                user: user,
                message: target,
                actions: actions?.items ?? []
            )
            content.add(panel.markup)
        }
        content.add(composer)
        content.add("</main>")
        content.add("<div class=\"for-ears\" id=\"log\" role=\"log\"></div>")
        content.add(state)
        return PageFrame(
            title: view.thread == nil ? room.name : "Thread in \(room.name)",
            look: view.look,
            style: drawing.page.base.style,
            rules: page.rules,
            lists: side.rooms?.style,
            listRules: (side.rooms?.rules ?? "") + title.rules,
            marks: unreadLine,
            kind: "chat",
            content: content,
            isLive: true
        )
    }

    /// The bars of plugins on a side of the messages.
    private func bars(_ row: HTMLRow) -> Markup {
        var out = Markup("<ul class=\"bars\" role=\"none\">")
        out.add(trusted: row.html)
        out.add("</ul>")
        return out
    }

    private var head: Markup {
        var out = Markup("<header class=\"room-head\">")
        out.link(
            "‹",
            to: view.thread == nil ? "/" : address.text,
            " class=\"back\" aria-label=\"Back\""
        )
        out.add("<div class=\"room-title\" id=\"")
        out.add(words: title.id)
        out.add("\">")
        out.add(trusted: title.content)
        out.add("</div>")
        out.add(members.count)
        out.add(
            "<details class=\"more\" name=\"sheet\"><summary>Look</summary><div class=\"sheet\">"
        )
        out.add(LookForm(visit: visit).markup)
        out.add(
            "</div></details><details class=\"more\" name=\"sheet\"><summary>About</summary><div class=\"sheet\">"
        )
        out.add("<form action=\"")
        out.add(words: "\(address.text)/date")
        out.add("\"><label>Go to a day <input type=\"date\" name=\"day\" required></label>")
        out.add("<button>Go</button></form>")
        out.add(
            "<form action=\"/search\"><label>Search <input name=\"q\" type=\"search\" required>"
        )
        out.add("</label><button>Search</button></form>")
        out.add(members.markup)
        out.add(PictureForm(visit: visit, address: address, thread: view.thread).markup)
        out.form(to: "\(address.text)/leave", visit)
        out.add("<button class=\"quiet\">Leave the room</button></form>")
        out.add(index)
        out.add(KeyHelp().markup)
        out.add("</div></details></header>")
        return out
    }

    /// The messages of the page as a list to choose from, for browsers without script.
    private var index: Markup {
        var out = Markup("<form class=\"index\" action=\"")
        out.add(words: "\(address.text)/choice")
        out.add("\"><label>A message <select name=\"id\">")
        for message in drawing.records.reversed() where !message.isDeleted {
            out.add("<option value=\"")
            out.add(words: message.id)
            out.add("\">")
            out.add(words: "\(message.author.name): \(message.text.prefix(40))")
            out.add("</option>")
        }
        out.add("</select></label><button>React, answer or change</button></form>")
        return out
    }

    private func pager(_ words: String, isOlder: Bool) -> Markup {
        var out = Markup("<p class=\"pager\">")
        let edge = (isOlder ? drawing.records.first : drawing.records.last)?.sequence ?? 0
        out.link(words, to: "\(address.text)?\(isOlder ? "before" : "after")=\(edge)")
        out.add("</p>")
        return out
    }

    private var composer: Markup {
        var out = Markup()
        out.form(to: "\(address.text)/messages", visit, " class=\"composer\" id=\"composer\"")
        if let thread = view.thread { out.hidden("parent", thread) }
        if let quoted {
            out.add("<p class=\"quoting\" dir=\"auto\">")
            out.add(words: "Answer to \(quoted.author.name): \(quoted.text.prefix(80))")
            out.add("</p>")
            out.hidden("quoted", quoted.id)
        }
        out.add("<p class=\"quoting\" id=\"quoting\"></p>")
        out.add(PictureForm.button)
        out.add("<textarea id=\"text\" name=\"text\" rows=\"1\" required dir=\"auto\" maxlength=\"")
        out.add(words: "\(StoreLimits.textCharacters)")
        out.add("\" aria-label=\"Message\" placeholder=\"")
        out.add(words: view.thread == nil ? "Write to \(room.name)" : "Answer in the thread")
        out.add("\"></textarea><button class=\"send\" aria-label=\"Send\">Send</button></form>")
        return out
    }

    /// What the script begins with.
    private var state: Markup {
        var out = Markup("<div hidden id=\"state\"")
        for (name, value) in [
            (" data-resume=\"" as StaticString, resume),
            (" data-digest=\"", drawing.page.digest),
            (" data-rules=\"", rules),
            (" data-room=\"", room.id),
            (" data-thread=\"", view.thread ?? ""),
            (" data-address=\"", address.text),
            (" data-name=\"", user.name),
            (" data-token=\"", visit.token),
        ] {
            out.add(name)
            out.add(words: value)
            out.add("\"")
        }
        out.add(view.window.last == nil && target == nil ? " data-end" : "")
        out.add("></div>")
        return out
    }

    /// The rules of rows and bars that bring some, by the ids of their elements, as JSON.
    private var rules: String {
        PagePatch(
            (page.rows + page.bars.rows).filter { !$0.rules.isEmpty }
                .map { .setRules(row: $0.id, $0.rules) }
        ).json
    }

    /// A line before the first unread message of others, which stays until the page is loaded anew.
    private var unreadLine: String {
        guard view.thread == nil,
            let summary = side.rooms?.rooms.first(where: { $0.room.id == room.id }),
            let first = drawing.records.first(where: {
                $0.sequence > summary.readUpTo && $0.author.id != user.id
            }), summary.readUpTo > 0 || first.id != drawing.records.first?.id
        else { return "" }
        return UnreadLine.rule(before: HTMLText.identifier(ofEntry: first.id))
    }
}

/// The line before the first unread message.
enum UnreadLine {
    /// Returns its rule, for the element with an id, whose characters an identifier of CSS may need to escape.
    static func rule(before id: String) -> String {
        let escaped = id.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            default: "\\\(String(byte, radix: 16)) "
            }
        }.joined()
        return """
            #\(escaped)::before{content:"New messages";display:flex;align-items:center;\
            font:600 .75rem/2.5 var(--words);color:var(--alert);\
            border-top:1px solid var(--alert);justify-content:center}
            """
    }
}
