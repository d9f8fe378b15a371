/// The form that sends a picture, which the script sends by itself.
struct PictureForm {
    let visit: Visit
    let address: RoomAddress
    let thread: String?

    /// The characters of a title at most.
    static let titleLimit = 160

    var markup: Markup {
        var out = Markup("<form method=\"post\" enctype=\"multipart/form-data\" action=\"")
        out.add(words: "\(address.text)/pictures")
        out.add("\" class=\"without-script\">")
        out.hidden("csrf", visit.token)
        if let thread { out.hidden("parent", thread) }
        out.add("<label>A picture <input type=\"file\" name=\"file\" id=\"picture\" required ")
        out.add("accept=\"image/png,image/jpeg,image/gif,image/webp\"></label>")
        out.add("<label>What it shows <input name=\"title\" maxlength=\"")
        out.add(words: "\(Self.titleLimit)")
        out.add("\"></label>")
        out.add("<button>Send the picture</button></form>")
        return out
    }

    /// The button of the composer, which chooses a picture for the form.
    static var button: Markup {
        Markup(
            """
            <button type="button" class="attach" id="attach" aria-label="Send a picture" \
            title="Send a picture"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" \
            stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" \
            aria-hidden="true"><rect x="3" y="5" width="18" height="14" rx="3"/>\
            <circle cx="8.5" cy="10" r="1.5"/><path d="m4 17 5-4 3.5 3 3.5-4 4.5 5"/></svg></button>
            """
        )
    }
}
