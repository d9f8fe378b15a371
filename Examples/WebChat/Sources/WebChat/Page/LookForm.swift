import Components

/// The form with the choice of plugins, colours and direction.
struct LookForm {
    let visit: Visit

    var markup: Markup {
        let look = visit.look
        var out = Markup()
        out.form(to: "/look", visit, " class=\"choices\" id=\"look\"")
        out.add("<fieldset><legend>Plugins</legend>")
        for plugin in Look.plugins {
            let id = plugin.id.rawValue
            add("checkbox", "plugin", id, look.has(id), plugin.manifest.summary, to: &out)
        }
        out.add("</fieldset><fieldset><legend>Theme</legend>")
        let hasTheme = Look.themes.contains { look.has($0.id.rawValue) }
        add("radio", "theme", "", !hasTheme, "None", to: &out)
        for theme in Look.themes {
            let id = theme.id.rawValue
            add("radio", "theme", id, look.has(id), theme.manifest.summary, to: &out)
        }
        out.add("</fieldset><fieldset><legend>Colours</legend>")
        for (scheme, words) in [
            (Look.Scheme.automatic, "As the system"), (.light, "Light"), (.dark, "Dark"),
        ] {
            add("radio", "scheme", scheme.rawValue, look.scheme == scheme, words, to: &out)
        }
        out.add("</fieldset><fieldset><legend>Direction</legend>")
        add("radio", "direction", "ltr", !look.isRightToLeft, "Left to right", to: &out)
        add("radio", "direction", "rtl", look.isRightToLeft, "Right to left", to: &out)
        out.add("</fieldset><button>Use this look</button></form>")
        return out
    }

    private func add(
        _ kind: StaticString,
        _ name: StaticString,
        _ value: String,
        _ isOn: Bool,
        _ words: String,
        to out: inout Markup
    ) {
        out.add("<label><input type=\"")
        out.add(kind)
        out.add("\" name=\"")
        out.add(name)
        out.add("\" value=\"")
        out.add(words: value)
        out.add(isOn ? "\" checked> " : "\"> ")
        out.add(words: words)
        out.add("</label>")
    }
}
