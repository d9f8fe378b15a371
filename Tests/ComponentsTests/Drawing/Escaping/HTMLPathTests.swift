import Testing

@testable import Drawing

@Suite struct HTMLPathTests {
    @Test(arguments: [
        "02.html", "../media/a1.png", "../../c/general/2026/03/02.html#m-7_2E1", "#m-1",
        "_c1/t/ab/1_2",
    ])
    func pathOfAFileOfTheSiteIsKept(_ text: String) {
        #expect(HTMLPath(text)?.text == text)
    }

    @Test(arguments: [
        "", "/", "//example.org/a", "/etc/passwd", "a//b", "a/../b", "..", "../..", ".hidden",
        "a/.hidden",
        "https:a", "javascript:alert(1)", "a?b", "a b", "a\"b", "a<b", "é.html", "a\\b", "a#", "#",
        "a#b#c",
        "a#b.c", "%2e%2e/a", "a/",
    ])
    func otherAddressIsRefused(_ text: String) {
        #expect(HTMLPath(text) == nil)
    }
}
