import ChatStore
import DefaultComponents

/// The forms of one message: reactions, answers, and for its author a change.
struct MessagePanel {
    let visit: Visit
    let user: UserRecord
    let message: MessageRecord
    /// What plugins offer for it.
    let actions: [MessageActionItem]

    /// The reactions that are offered.
    static let reactions = ["👍", "❤️", "😂", "🎉", "😮", "😢"]

    private var address: RoomAddress { RoomAddress(room: message.room) }

    /// The pictures of the message, which taps show as well.
    private var pictures: [PictureAddress] {
        message.attachments.compactMap { record in
            guard case .image(let image) = record.attachment.payload else { return nil }
            return PictureAddress(text: image.imageURL)
        }
    }

    var markup: Markup {
        var out = Markup(
            "<section class=\"panel\" aria-label=\"The chosen message\"><p dir=\"auto\">"
        )
        out.add("<strong>")
        out.add(words: message.author.name)
        out.add("</strong> ")
        out.add(words: message.isDeleted ? "Message deleted" : String(message.text.prefix(200)))
        out.add("</p>")
        if !message.isDeleted { add(to: &out) }
        out.add("</section>")
        return out
    }

    private func add(to out: inout Markup) {
        out.add("<div class=\"panel-row\">")
        for name in Self.reactions {
            let isOn = message.reactions.contains {
                $0.name == name && $0.userIDs.contains(user.id)
            }
            out.form(to: "\(address.message(message.id))/reactions", visit)
            out.hidden("name", name)
            out.hidden("on", isOn ? "0" : "1")
            out.add("<button class=\"reaction\"")
            out.add(isOn ? " aria-pressed=\"true\">" : " aria-pressed=\"false\">")
            out.add(words: name)
            out.add("</button></form>")
        }
        out.link("Thread", to: address.thread(message.parentID ?? message.id), " class=\"button\"")
        out.link(
            "Quote",
            to: "\(address.place(message.parentID))?quote=\(message.id.inQuery)",
            " class=\"button\""
        )
        for action in actions {
            out.form(to: "\(address.message(message.id))/actions", visit)
            out.hidden("action", action.id)
            out.add("<button>")
            out.add(words: action.title)
            out.add("</button></form>")
        }
        for picture in pictures { out.link("Picture", to: picture.path, " class=\"button\"") }
        if let quoted = message.quotedID {
            out.link("What it quotes", to: address.message(quoted), " class=\"button\"")
        }
        out.add("</div>")
        guard message.author.id == user.id else { return }
        out.form(to: "\(address.message(message.id))/edit", visit, " class=\"panel-row\"")
        out.add(
            "<textarea name=\"text\" required rows=\"2\" dir=\"auto\" aria-label=\"New text\">\n"
        )
        out.add(words: message.text)
        out.add("</textarea><button>Change</button></form>")
        out.form(to: "\(address.message(message.id))/delete", visit)
        out.add("<button class=\"quiet\">Delete</button></form>")
    }
}
