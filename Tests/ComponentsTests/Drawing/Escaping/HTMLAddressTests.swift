import Testing

@testable import Drawing

@Suite struct HTMLAddressTests {
    @Test(arguments: HostilePageWords.addresses)
    func addressesThatDoSomethingElseAreNoLinks(words: String) {
        #expect(HTMLAddress(words)?.text == nil)
    }

    @Test(arguments: [
        ("https://a.example", "https://a.example", "a.example"),
        ("HTTPS://a.example/x?y#z", "https://a.example/x?y#z", "a.example"),
        ("http://a.example:8080/", "http://a.example:8080/", "a.example:8080"),
        ("  https://a.example\n", "https://a.example", "a.example"),
        ("ht\ttps://a.exa\nmple/", "https://a.example/", "a.example"),
        ("https:a.example", "https://a.example", "a.example"),
        ("https:\\\\a.example\\b", "https://a.example\\b", "a.example"),
        ("https://a.example/\u{202E}gpj", "https://a.example/%E2%80%AEgpj", "a.example"),
        ("https://a.example/\"><b>'", "https://a.example/%22%3E%3Cb%3E%27", "a.example"),
        ("https://a.example/a b\u{1}", "https://a.example/a%20b", "a.example"),
        ("https://a.example/a\u{1}b", "https://a.example/a%01b", "a.example"),
        ("https://a.example/@name", "https://a.example/@name", "a.example"),
        ("https://bücher.example/ü", "https://bücher.example/ü", "bücher.example"),
        ("mailto:a@b.example", "mailto:a@b.example", "mailto:a@b.example"),
        ("tel:+47 123", "tel:+47%20123", "tel:+47%20123"),
    ])
    func addressesAreReadAsBrowsersReadThem(words: String, text: String, destination: String) throws
    {
        let address = try #require(HTMLAddress(words))

        #expect(address.text == text)
        #expect(address.destination == destination)
    }

    @Test func addressesOfManyKilobytesAreNoLinks() {
        #expect(HTMLAddress("https://a.example/" + String(repeating: "x", count: 5_000)) == nil)
    }

    @Test(arguments: [
        ("Squared bubble", "squared-bubble.html"), ("../../etc/passwd", "------etc-passwd.html"),
        ("", "page.html"), ("é\u{0}<", "---.html"), ("A1", "a1.html"),
    ])
    func fileNamesAreSafe(words: String, name: String) {
        #expect(HTMLFileName(words).text == name)
    }
}
