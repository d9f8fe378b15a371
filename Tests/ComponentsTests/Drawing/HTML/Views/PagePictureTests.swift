import Components
import Synchronization
import Testing
import Views

@testable import Drawing

@Suite struct PagePictureTests {
    private static let dot = Array("GIF89a".utf8) + [3, 0, 2, 0]

    private func page(
        _ address: String,
        _ pictures: HTMLPictures,
        file: [UInt8]? = dot,
        placeholder: Image? = nil
    ) -> String {
        let components = Self.components { $0 == PictureRequest("own.gif") ? file : nil }
        return withPage(pictures) { page in
            page.append(transcript: [Self.entry(address, components, placeholder: placeholder)])
        }
    }

    private func withPage(
        _ pictures: HTMLPictures = .embedded,
        _ append: (inout HTMLPage) -> Void
    ) -> String {
        var page = HTMLPage(title: "Page", settings: HTMLSettings(pictures: pictures))
        append(&page)
        return page.text
    }

    private static func components(
        _ file: @escaping @Sendable (PictureRequest) -> [UInt8]?
    ) -> Components {
        var components = Components()
        components.replace(.pictureFile, with: file)
        return components
    }

    private static func entry(
        _ address: String,
        _ components: Components,
        placeholder: Image? = nil
    ) -> HTMLEntry {
        let view = ImageView()
        view.image = .remote(address)
        view.placeholder = placeholder
        view.accessibilityRole = .image
        view.accessibilityLabel = "Sea"
        let root = View()
        root.addSubview(view)
        root.mount(in: ComponentContext(components))
        view.frame = Rect(x: 5, y: 6, width: 30, height: 20)
        root.frame = Rect(width: 100, height: 50)
        return HTMLEntry(id: "1", name: "1", view: root)
    }

    private func isPlaceholder(_ text: String) -> Bool {
        !text.contains("<img") && text.contains("<span class=\"r\"")
    }

    @Test func localPictureIsAFileOfTheSite() {
        #expect(page("../media/a.png", .local).contains("src=\"../media/a.png\""))
        #expect(page("../media/a.png", .local).contains("img-src data: 'self' file:"))
        for address in [
            "https://example.org/a.png", "/etc/a.png", "a/../../b.png", "data:image/png,a",
        ] {
            #expect(isPlaceholder(page(address, .local)))
        }
    }

    @Test func placeholdersAreTheDefaultAndLoadNothing() {
        let text = page("https://a.example/b.png", .placeholders)

        #expect(isPlaceholder(text) && !text.contains("a.example") && !text.contains(".q{"))
        #expect(text.contains("img-src data:; base-uri"))
        #expect(HTMLSettings() == HTMLSettings(pictures: .placeholders))
    }

    @Test func linkedPicturesHaveTheirAddresses() {
        let text = page("https://a.example/b.png?c=\"<d>", .linked, placeholder: .symbol("star"))

        #expect(
            text.contains(
                "<img class=\"q\" alt=\"\" loading=\"lazy\" src=\"https://a.example/b.png?c=%22%3Cd%3E\""
            )
        )
        #expect(text.contains("img-src data: https: http:; base-uri"))
        #expect(text.contains("<meta name=\"referrer\" content=\"no-referrer\">"))
        #expect(
            text.contains("role=\"img\" aria-label=\"Sea\"")
                && text.contains(".q{position:absolute")
        )
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:image/svg+xml,<svg/>", "file:///etc/passwd", "/etc/passwd",
        "own.gif",
        "mailto:a@b.example", "tel:1", "//a.example/b.png", "",
    ])
    func otherAddressesAreNotLinked(address: String) {
        #expect(isPlaceholder(page(address, .linked)))
    }

    @Test func embeddedPicturesAreTheirBytes() {
        let text = page("own.gif", .embedded)

        #expect(
            text.contains(
                "<img class=\"q\" alt=\"\" src=\"data:image/gif;base64,R0lGODlhAwACAA==\""
            )
        )
        #expect(text.contains("img-src data:; base-uri"))
    }

    @Test func aPictureWithManyPlacesIsWrittenTwice() {
        let calls = Atomic(0)
        let text = withPage { page in
            let components = Self.components { _ in
                calls.add(1, ordering: .relaxed)
                return Self.dot
            }
            for _ in 0..<5 { page.append(transcript: [Self.entry("own.gif", components)]) }
        }

        let words = "data:image/gif;base64,R0lGODlhAwACAA=="
        #expect(text.split(separator: words, omittingEmptySubsequences: false).count == 3)
        #expect(text.contains(".q.q0{background:url(\"\(words)\") 50%/cover no-repeat,"))
        let places = text.split(separator: "<span class=\"q q0\"")
        #expect(places.count == 5)
        #expect(places.dropFirst().allSatisfy { $0.drop { $0 != ">" }.hasPrefix("></span>") })
        #expect(calls.load(ordering: .relaxed) == 2)
    }

    @Test func picturesOfOtherComponentsAreTheirOwn() {
        let files = [Self.dot, Self.dot + [1]]
        let text = withPage { page in
            for file in files + files {
                let components = Self.components { _ in file }
                for _ in 0..<2 { page.append(transcript: [Self.entry("own.gif", components)]) }
            }
        }

        let parts = text.split(separator: "</style>", maxSplits: 1)
        let addresses = ["R0lGODlhAwACAA==\"", "R0lGODlhAwACAAE=\""]
        for address in addresses {
            let counts = parts.map { $0.split(separator: address).count - 1 }
            #expect(counts == [1, 2])
        }
        let body = parts.last ?? ""
        let places = addresses + ["class=\"q q0\"", "class=\"q q1\""]
        let order = [0, 2, 1, 3].compactMap { body.firstRange(of: places[$0])?.lowerBound }
        #expect(order.count == 4 && order == order.sorted())
    }

    @Test(
        arguments: [
            nil, [], Array("<svg onload='alert(1)'/>".utf8), Array("GIF89a".utf8),
        ] as [[UInt8]?]
    )
    func whatIsNoPictureIsNotEmbedded(file: [UInt8]?) {
        #expect(isPlaceholder(page("own.gif", .embedded, file: file)))
    }

    @Test func filesBeyondTheLimitAreNotEmbedded() {
        let long = Self.dot + [UInt8](repeating: 0, count: PictureRequest.fileLimit)

        let isKept = isPlaceholder(page("own.gif", .embedded, file: long))

        #expect(isKept)
    }

    @Test func addressesWithoutAFileHaveTheirPlaceholder() {
        let text = page("https://a.example/b.png", .embedded, placeholder: .symbol("star"))

        #expect(
            !text.contains("<img") && text.contains("M12 2.5L14.9 8.6")
                && !text.contains("a.example")
        )
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{FF}\u{FE}", "w7/Dvg=="),
    ])
    func bytesAreWrittenInBase64(words: String, expected: String) {
        var out = HTMLWriter()
        out.base64(Array(words.utf8))

        #expect(String(decoding: out.bytes, as: UTF8.self) == expected)
    }
}
