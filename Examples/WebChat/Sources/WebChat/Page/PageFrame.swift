import Drawing
import Foundation
import HTTPTypes
import Hosting
import Hummingbird
import NIOCore

/// A whole page: its head with styles by hash, its content, and the script.
struct PageFrame {
    var title: String
    var look: Look
    var style: ScreenStyle
    /// Rules that its rows bring.
    var rules = ""
    /// The style of the list of rooms, and what its rows and the head of a room bring.
    var lists: ScreenStyle?
    var listRules = ""
    /// Rules of the unread line.
    var marks = ""
    /// The class of the body.
    var kind: StaticString
    var content: Markup
    /// Whether the page goes on by itself.
    var isLive = false
    var status = HTTPResponse.Status.ok

    /// Returns the page as a response to a request for a host, to which its socket goes, with TLS or without.
    func response(host: String?, isSecure: Bool) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        headers[.contentSecurityPolicy] = policy(host: host, isSecure: isSecure)
        headers[.xContentTypeOptions] = "nosniff"
        if let name = HTTPField.Name("Referrer-Policy") { headers[name] = "no-referrer" }
        if let name = HTTPField.Name("Cross-Origin-Opener-Policy") { headers[name] = "same-origin" }
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: html.text))
        )
    }

    private var styles: [String] {
        [style.sheet, PageScript.chrome] + [listSheet, rules, marks].filter { !$0.isEmpty }
    }

    private var listSheet: String { (lists?.sheet ?? "") + listRules }

    private func policy(host: String?, isSecure: Bool) -> String {
        var (connect, pictures) = ("'self'", "'self'")
        if let host, host.utf8.allSatisfy(Self.isOfHost) {
            let scheme = isSecure ? "s" : ""
            connect += " ws\(scheme)://\(host)"
            pictures = "http\(scheme)://\(host)/pictures/ http\(scheme)://\(host)/icon.svg"
        }
        let script = isLive ? PageScript.hash(of: PageScript.script) : "'none'"
        return [
            "default-src 'none'",
            "script-src \(script)",
            "style-src \(styles.map(PageScript.hash).joined(separator: " "))",
            "img-src \(pictures)",
            "connect-src \(connect)",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types webchat",
        ].joined(separator: "; ")
    }

    /// Whether a byte may stand in a host with its port.
    private static func isOfHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private var html: Markup {
        var out = Markup("<!DOCTYPE html>\n<html lang=\"en\" dir=\"")
        out.add(words: style.direction)
        out.add("\" data-scheme=\"")
        out.add(words: look.scheme.rawValue)
        out.add("\">\n<head>\n<meta charset=\"utf-8\">\n")
        out.add("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
        out.add("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
        out.add(words: title)
        out.add("</title>\n<link rel=\"icon\" href=\"/icon.svg\">\n")
        out.add("<style id=\"sheet\">")
        out.add(trusted: style.sheet)
        out.add("</style>\n<style id=\"chrome\">")
        out.add(trusted: PageScript.chrome)
        out.add("</style>\n")
        if !listSheet.isEmpty {
            out.add("<style>")
            out.add(trusted: listSheet)
            out.add("</style>\n")
        }
        if !rules.isEmpty {
            out.add("<style id=\"rules\">")
            out.add(trusted: rules)
            out.add("</style>\n")
        }
        if !marks.isEmpty {
            out.add("<style>")
            out.add(trusted: marks)
            out.add("</style>\n")
        }
        out.add("</head>\n<body class=\"")
        out.add(kind)
        out.add("\">\n<div id=\"symbols\">")
        out.add(trusted: style.symbols)
        out.add("</div>\n")
        if let symbols = lists?.symbols, !symbols.isEmpty {
            out.add("<div class=\"for-ears\">")
            out.add(trusted: symbols)
            out.add("</div>\n")
        }
        out.add(content)
        if isLive {
            out.add("\n<script>")
            out.add(trusted: PageScript.script)
            out.add("</script>")
        }
        out.add("\n</body>\n</html>\n")
        return out
    }
}
