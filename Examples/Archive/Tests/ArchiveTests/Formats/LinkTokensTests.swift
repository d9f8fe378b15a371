import Testing

@testable import ArchiveFormats

@Suite struct LinkTokensTests {
    @Test(arguments: [
        ("https://files.slack.com/a.png?t=xoxe-1-2-abcdef", "https://files.slack.com/a.png", 1),
        ("https://a.org/?x=1&t=xoxp-99-secret&y=2#end", "https://a.org/?x=1&y=2#end", 1),
        ("see <https://a.org/?token=abc|here> now", "see <https://a.org/|here> now", 1),
        ("the token is xoxb-12345-secret, keep it", "the token is (token removed), keep it", 1),
        ("https://a.org/xoxe%2D12345-secret/x", "https://a.org/(token removed)/x", 1),
        (
            "https://cdn.discordapp.com/a.png?ex=1&is=2&hm=3&width=4",
            "https://cdn.discordapp.com/a.png?width=4", 3
        ),
        (
            "https://b.s3.amazonaws.com/k?X-Amz-Signature=1&X-Amz-Date=2",
            "https://b.s3.amazonaws.com/k", 2
        ),
        ("https://a.org/?q=what#top", "https://a.org/?q=what#top", 0),
        ("a box? xox-like boxes and xoxo", "a box? xox-like boxes and xoxo", 0),
    ])
    func secretsAreRemovedAndCounted(_ text: String, _ clean: String, _ count: Int) {
        let removed = LinkTokens.removed(from: text)

        #expect(removed.text == clean)
        #expect(removed.count == count)
    }
}
