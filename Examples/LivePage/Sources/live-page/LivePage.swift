import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Hosting
import Views

/// Writes a page that plays the patches of a chat: `live-page > page.html`.
@main
enum LivePage {
    static func main() throws {
        var room = Room()
        let first = room.page
        let steps = try room.steps()
        print(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width,initial-scale=1">
            <title>A live page</title>
            <style id="sheet">\(first.style.sheet)</style>
            <style>
            .bar{position:sticky;top:0;z-index:1;display:flex;gap:1rem;align-items:center;padding:.5rem 0;\
            background:var(--page)}
            .bar button{font:inherit;padding:.25rem 1rem}
            </style>
            </head>
            <body>
            <div id="symbols">\(first.style.symbols)</div>
            <main>
            <h1>A live page</h1>
            <p class="bar"><button>Next patch</button><output>\(steps.count) patches</output></p>
            <div class="card"><div class="scroll" tabindex="0">\(first.html)</div></div>
            </main>
            <script>
            'use strict';
            \(PagePatch.patcherScript)
            const rules0 = \(first.rulesJSON);
            const steps = [\(steps.joined(separator: ",\n"))];
            \(String(decoding: PackageResources.Player_js, as: UTF8.self))
            </script>
            </body>
            </html>
            """
        )
    }
}

extension ScreenPage {
    /// The rules of rows that bring some, by their ids.
    fileprivate var rulesJSON: String {
        let pairs = rows.filter { !$0.rules.isEmpty }.map { "[\(JSON($0.id)),\(JSON($0.rules))]" }
        return "[\(pairs.joined(separator: ","))]"
    }
}

/// A text as JSON that may stand in a script.
struct JSON: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        description =
            PageOperation.remove(text).json.dropFirst(3).dropLast().description
            .inScript
    }
}

extension String {
    /// The JSON without the characters that could end a script.
    var inScript: String {
        // By bytes: a bracket may be one character with what is before it.
        String(
            decoding: utf8.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003C".utf8) : [$0] },
            as: UTF8.self
        )
    }
}
