/// Words that try to be markup.
enum HostilePageWords {
    /// A third of the words, or all in long runs.
    static let some: [String] =
        LongTests.areOn ? all : all.indices.filter { $0 % 3 == 0 }.map { all[$0] }

    /// The words, short ones first.
    static let all: [String] =
        markup + addresses + [
            "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{1B}[31m\u{7F}\u{80}\u{9B}2J\u{9F}",
            String(String.UnicodeScalarView(noncharacters.compactMap(Unicode.Scalar.init))),
            "photo\u{202E}gpj.exe",
            "\u{2066}\u{2067}\u{2068}\u{202A}\u{202B}\u{202D}\u{202E}open",
            "\u{2069}\u{202C}\u{202C}\u{2069}never opened",
            String(repeating: "\u{202E}", count: 300) + "deep",
            "a" + String(repeating: "\u{301}", count: 10_000),
            String(repeating: "\u{489}\u{20DD}", count: 5_000),
            "line\r\nfeed\ttab\u{2028}\u{2029}\u{85}",
            "👩‍🚀🇳🇴👍🏽\u{FE0F}\u{200D}\u{200D}", "مرحبا 12 بالعالم (x)", "שלום <b>",
            String(repeating: "w", count: 20_000),
        ]

    private static let noncharacters: [UInt32] = [0xFDD0, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]

    /// Words that look like markup.
    static let markup = [
        "<script>alert(1)</script>", "</span><script src=//x.example></script>",
        "\" onmouseover=\"alert(1)", "' onfocus='alert(1)' x='", "\"><img src=x onerror=alert(1)>",
        "<!-- x", "-->", "]]>", "<![CDATA[", "</style><script>", "</title><script>", "</main>",
        "&lt;b&gt; &amp;amp; &#60;script&#62;", "&", "<", ">", "\"", "'", "`", "{{7*7}}", "${7*7}",
        "expression(alert(1))", "url(javascript:alert(1))", "};*{display:none}", "<base href=//x>",
        "<svg/onload=alert(1)>", "<math><mtext></mtext></math>", "\u{FF1C}script\u{FF1E}",
    ]

    /// Addresses that try to run or to mislead.
    static let addresses = [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)",
        "java\nscript:alert(1)", "java\rscript:alert(1)", " javascript:alert(1)",
        "\u{1}javascript:alert(1)", "\u{0}javascript:alert(1)", "&#106;avascript:alert(1)",
        "javascript&colon;alert(1)", "javascript:https://x.example", "data:text/html,<script>",
        "DATA:text/html;base64,PHNjcmlwdD4=", "vbscript:msgbox(1)", "blob:https://x.example/1",
        "file:///etc/passwd", "about:blank", "view-source:https://x.example", "//x.example",
        "\\\\x.example", "/etc", "x.example", "?q", "#fragment", "", ":", "https:", "https://",
        "http:///", "https://@x.example", "https://bank.example@x.example/",
        "https:/\\user:pass@x.example", "ht\u{202E}tps://x.example", "https\u{200B}://x.example",
        "https://?", "https://#", "mailto:", "tel:", "ｊavascript:alert(1)",
    ]
}
