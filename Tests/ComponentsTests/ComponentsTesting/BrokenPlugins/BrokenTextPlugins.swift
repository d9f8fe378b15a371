import Components
import DefaultComponents
import Views

/// Turns everything that looks like an address into a link.
struct LinkifyPlugin: Plugin {
    private final class Links: ComponentExtension<TextView> {
        override func updateContent() {
            super.updateContent()
            var text = RichText()
            for run in host.text.runs {
                for (place, word) in run.text.split(
                    separator: " ",
                    omittingEmptySubsequences: false
                )
                .enumerated() {
                    if place > 0 { text.append(TextRun(" ", style: run.style)) }
                    text.append(TextRun(String(word), style: style(of: word) ?? run.style))
                }
            }
            host.text = text
        }

        private func style(of word: Substring) -> TextStyle? {
            if word.contains(":") { return TextStyle(target: .link(String(word))) }
            let isName = word.first?.isUppercase == true && word.allSatisfy(\.isLetter)
            return isName ? TextStyle(target: .link("https://wiki.example/\(word)")) : nil
        }
    }

    let manifest = PluginManifest("linkify")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: Links.self)
    }
}

/// Removes everything that looks like markup.
struct TidyPlugin: Plugin {
    private final class Tidying: ComponentExtension<TextView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.alpha = 0.9
        }

        override func updateContent() {
            super.updateContent()
            let text = host.text.plain
            guard text.contains("<") else { return }
            host.text = RichText(plain: text.replacing(/<[^>]*>/, with: ""))
        }
    }

    let manifest = PluginManifest("tidy")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: Tidying.self)
    }
}

/// Writes the time in a pale colour.
struct PalePlugin: Plugin {
    private final class Pale: ComponentExtension<Label> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textColor = Color("pale", light: RGBA(0xB0B8C0), dark: RGBA(0x50585F))
        }
    }

    let manifest = PluginManifest("pale")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: Pale.self)
    }
}

/// Uses colours for light mode only.
struct DaylightPlugin: Plugin {
    private final class Ink: ComponentExtension<Label> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textColor = Color("ink", light: RGBA(0x101418), dark: RGBA(0x202428))
        }
    }

    let manifest = PluginManifest("daylight")

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: Ink.self)
    }
}
