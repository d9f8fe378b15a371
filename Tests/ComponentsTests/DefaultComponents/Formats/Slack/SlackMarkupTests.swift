import DefaultComponents
import Testing
import Views

@Suite struct SlackMarkupTests {
    @Test(arguments: [
        ("a &lt;b&gt; &amp; c", "a <b> & c"),
        ("&amp;lt; &amp;amp;", "&lt; &amp;"),
        ("& &x; &l", "& &x; &l"),
        ("<@U1>, <@U2|bobby>, <@U9|eve>, <@U8>", "@Ann, @Bob & Co, @eve, @U8"),
        ("<#C1|general> <#C1> <#C1|> <#C9>", "#general #general #general #C9"),
        ("<!channel> <!here|@here> <!everyone>", "@channel @here @everyone"),
        ("<!subteam^S1|@devs> <!subteam^S2>", "@devs @S2"),
        ("<!date^1392734382^{date} at {time}|Feb 18, 2014>", "Feb 18, 2014"),
        ("<!date^1392734382^{date}>", "2014-02-18T14:39:42Z"),
        ("<https://a.b/?x&amp;y> <https://a.b|A &amp; B>", "https://a.b/?x&y A & B"),
        ("<tel:123|12-3> <mailto:a@b.c|a@b.c> <mailto:x@y.z>", "12-3 a@b.c x@y.z"),
        ("<> <a b> <!x> <@> <", "<> <a b> <!x> <@> <"),
        ("<https://a\nb>", "<https://a\nb>"),
        (":tada: :+1: :nope: :wave::skin-tone-3:", "🎉 👍 :nope: 👋🏼"),
        ("at 22:57:06 and 22:100:06 but :100:", "at 22:57:06 and 22:100:06 but 💯"),
        ("fe80::a:x:1 but :x: and done:tada::tada:", "fe80::a:x:1 but ❌ and done🎉🎉"),
        ("`:tada: *a* <@U1> <https://a|b> &lt;`", ":tada: *a* <@U1> b <"),
        ("```<tel:1.5|1.5> <https://a>\n&amp;amp; _x_```", "1.5 https://a\n&amp; _x_"),
        ("see ```\ncode\n``` here", "see \ncode\n here"),
        ("```a``````b```", "a\nb"),
        ("``` open", "``` open"), ("a ` b", "a ` b"), ("`` ``", "`` ``"), ("``````", "``````"),
        ("2*3*4 snake_case_x a~b~c", "2*3*4 snake_case_x a~b~c"),
        ("*open and _open\nclose_ close*", "*open and _open\nclose_ close*"),
        ("^_^ and ^_^", "^_^ and ^_^"), ("* a * __ **", "* a * __ **"),
    ])
    func plainFormsReadAsInSlack(source: String, plain: String) throws {
        #expect(try slackText(source).text.plain == plain)
    }

    @Test func emphasisIsFoundAtWordBoundaries() throws {
        let runs = try slackText("*b* _i_ ~s~ *_bi_* (*p*), *<https://a|l>*").text.runs

        let styled = runs.filter { $0.style.traits != [] }
        #expect(styled.map(\.text) == ["b", "i", "s", "bi", "p", "l"])
        #expect(
            styled.map(\.style.traits)
                == [.bold, .italic, .strike, [.bold, .italic], .bold, .bold]
        )
    }

    @Test func crossedEmphasisKeepsTheSpanThatClosesFirst() throws {
        let runs = try slackText("*a _b* c_").text.runs

        #expect(runs == [run("a _b", .bold), run(" c_")])
    }

    @Test func codeHasItsOwnRuns() throws {
        let runs = try slackText("x `y` z\n```w```").text.runs

        #expect(runs == [run("x "), run("y", .code), run(" z\n"), run("w", .codeBlock)])
    }

    @Test func quotedLinesAreQuotes() throws {
        let runs = try slackText("a\n&gt; b *c*\n&gt;d\ne &gt; f").text.runs

        #expect(
            runs == [
                run("a\n"), run("b ", .quote), run("c", [.quote, .bold]), run("\nd", .quote),
                run("\ne > f"),
            ]
        )
    }

    @Test func threeSignsQuoteTheRest() throws {
        #expect(try slackText("&gt;&gt;&gt; a\nb").text.runs == [run("a\nb", .quote)])
    }

    @Test(arguments: [
        ("<https://a.b/?x&amp;y|z>", TextTarget.link("https://a.b/?x&y")),
        ("<mailto:a@b.c>", .link("mailto:a@b.c")), ("<@U1>", .user("U1")),
        ("<#C1>", .channel("C1")), ("<!here>", .broadcast("here")),
        ("<!subteam^S1|@devs>", .broadcast("devs")),
        ("<!date^0^{date}^https://a.b|then>", .link("https://a.b")),
    ])
    func referencesKeepTheirTargets(source: String, target: TextTarget) throws {
        #expect(try slackText(source).text.runs.map(\.style.target) == [target])
    }

    @Test(arguments: [
        ("*", 1_000_000), ("<", 1_000_000), ("`", 250_000), ("```", 80_000), ("*a ", 80_000),
        ("_a* ", 60_000), (":a", 120_000), ("&", 250_000), ("&gt;\n", 40_000), ("<a|", 80_000),
        ("`<", 120_000), ("&lt;@", 40_000),
    ])
    func hostileTextTakesLinearTime(piece: String, count: Int) throws {
        let count = LongTests.areOn ? count : count / 4
        let time = ProcessorTime()
        let text = try slackText(String(repeating: piece, count: count)).text

        #expect(text.plain.utf8.count <= 1_000_000)
        // Quadratic time would be hours.
        #expect(time.seconds < 60)
    }

    private func run(_ text: String, _ traits: TextTraits = []) -> TextRun {
        TextRun(text, style: TextStyle(traits))
    }
}
