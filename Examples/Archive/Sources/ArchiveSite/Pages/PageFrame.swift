import Crypto
import Drawing
import Foundation

/// A page of the site: its head, the way to it, its content, and the pages before and after it.
struct PageFrame {
    /// The file, from the site's folder on.
    var file: String
    /// The words of the heading.
    var title: String
    /// The pages that lead to it, the home page first.
    var trail: [Link] = []
    var previous: Link?
    var next: Link?
    /// The file with the messages of the page as data.
    var data: String?
    /// Rules of this page alone.
    var rules: [UInt8] = []
    var content: [UInt8] = []
    /// The language of its messages, as in BCP 47.
    var language = "en"
    /// Whether its messages are read from the right.
    var isRightToLeft = false
    /// A script of the page, with its hash.
    var script: (text: String, hash: String)?

    /// A link to a page, from the site's folder on.
    struct Link {
        var words: String
        var address: String

        init(_ words: String, _ address: String) {
            self.words = words
            self.address = address
        }
    }

    /// The way from the page up to the site's folder.
    var root: String { SiteNames.root(from: file) }

    /// The whole file.
    var bytes: [UInt8] {
        var bytes = Array(head.text.utf8)
        bytes += content
        bytes += Array(foot.text.utf8)
        return bytes
    }

    private var head: Markup {
        var out = Markup()
        out.add("<!DOCTYPE html>\n<html lang=\"")
        out.add(words: language)
        out.add(isRightToLeft ? "\" dir=\"rtl\">\n<head>\n" : "\" dir=\"ltr\">\n<head>\n")
        // The policy comes first: it does not apply to elements before it.
        out.add("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        if let script {
            out.add("script-src ")
            out.add(trusted: script.hash)
            out.add("; require-trusted-types-for 'script'; ")
        }
        out.add("style-src 'self' file:")
        if !rules.isEmpty {
            out.add(" 'sha256-")
            out.add(words: Data(SHA256.hash(data: rules)).base64EncodedString())
            out.add("'")
        }
        out.add("; img-src 'self' file:; base-uri 'none'; form-action 'none'\">\n")
        out.add("<meta charset=\"utf-8\">\n<meta name=\"referrer\" content=\"no-referrer\">\n")
        out.add("<meta name=\"robots\" content=\"noindex\">\n")
        out.add("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
        out.add("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
        out.add(
            words: ([title] + trail.dropFirst().prefix(1).map(\.words)).joined(separator: " · ")
        )
        out.add("</title>\n")
        if !rules.isEmpty {
            out.add("<style>")
            out.add(trusted: String(decoding: rules, as: UTF8.self))
            out.add("</style>\n")
        }
        out.add("<link rel=\"stylesheet\" href=\"")
        out.add(words: root + SiteFiles.styles)
        out.add("\">\n")
        for (name, link) in [("prev" as StaticString, previous), ("next", next)] {
            guard let link else { continue }
            out.add("<link rel=\"")
            out.add(name)
            out.add("\" href=\"")
            out.add(words: root + link.address)
            out.add("\">\n")
        }
        out.add("</head>\n<body>\n<a class=\"skip\" href=\"#main\">Skip to content</a>\n")
        out.add(navigation)
        out.add("<main id=\"main\">\n<h1 dir=\"auto\">")
        out.add(words: title)
        out.add("</h1>\n")
        return out
    }

    private var navigation: Markup {
        var out = Markup()
        guard !trail.isEmpty else { return out }
        out.add("<nav class=\"trail\" aria-label=\"Breadcrumbs\"><ol>")
        for link in trail {
            out.add("<li>")
            out.link(link.words, to: root + link.address, " dir=\"auto\"")
            out.add("</li>")
        }
        out.add("</ol></nav>\n")
        return out
    }

    private var foot: Markup {
        var out = Markup()
        if previous != nil || next != nil {
            out.add("<nav class=\"pager\" aria-label=\"Neighbours\">")
            if let previous {
                out.link("← \(previous.words)", to: root + previous.address, " rel=\"prev\"")
            }
            if let next {
                out.link("\(next.words) →", to: root + next.address, " rel=\"next\"")
            }
            out.add("</nav>\n")
        }
        out.add("</main>\n")
        if let data {
            out.add("<footer>Times are UTC. ")
            out.link("Messages as JSON", to: root + data)
            out.add("</footer>\n")
        }
        if let script {
            out.add("<script>")
            out.add(trusted: script.text)
            out.add("</script>\n")
        }
        out.add("</body>\n</html>\n")
        return out
    }
}
