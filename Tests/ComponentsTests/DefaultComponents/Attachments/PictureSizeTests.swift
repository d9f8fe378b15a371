import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct PictureSizeTests {
    private static func gif(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        Array("GIF89a".utf8) + [width, 0, height, 0]
    }

    private func components() -> Components {
        var components = Components()
        components.replace(.pictureFile) { request in
            switch request.address {
            case "wide": Array("GIF89a".utf8) + [0xB8, 1, 0xDC, 0]  // 440 by 220
            case "high": Self.gif(110, 220)
            case "tiny": Self.gif(3, 2)
            case "flat": Array("GIF89a".utf8) + [0xFF, 0xFF, 1, 0]
            case "text": Array("no picture".utf8)
            default: nil
            }
        }
        return components
    }

    private func made(_ components: Components) -> ChatImageAttachmentView? {
        let view = components.make(.attachment("image")) as? ChatImageAttachmentView
        view?.mount(in: ComponentContext(components))
        return view
    }

    private func attachment(_ address: String) -> ChatAttachment {
        ChatAttachment(kind: .image, payload: .image(ImageAttachment(imageURL: address)))
    }

    @Test(arguments: [
        ("wide", Size(width: 220, height: 110)), ("high", Size(width: 110, height: 220)),
        ("tiny", Size(width: 3, height: 2)), ("flat", Size(width: 220, height: 1)),
        ("text", Size(width: 220, height: 140)), ("other", Size(width: 220, height: 140)),
    ])
    func picturesHaveTheProportionsOfTheirFiles(address: String, size: Size) throws {
        let view = try #require(made(components()))

        view.content = attachment(address)
        view.layout(width: view.sizeThatFits().width)

        #expect(view.imageView.pictureSize == size)
        // A card is not narrower than its margins.
        #expect(view.imageView.frame.size == size || size.width < 12)
    }

    @Test func sizesAreForgottenWithTheirPictures() throws {
        let (view, other) = (try #require(made(components())), try #require(made(components())))
        view.imageView.pictureSize = Size(width: 200, height: 90)

        for (address, size) in [
            ("other", Size(width: 200, height: 90)), ("wide", Size(width: 200, height: 100)),
            ("other", Size(width: 200, height: 90)), ("tiny", Size(width: 3, height: 2)),
        ] {
            view.content = attachment(address)
            #expect(view.imageView.pictureSize == size, "\(address)")
        }
        other.content = attachment("tiny")
        #expect(other.imageView.pictureSize == Size(width: 3, height: 2))
    }

    @Test func onlyTheBeginningIsAskedFor() {
        var components = Components()
        components.replace(.pictureFile) { request in
            request.limit == PictureHeader.lengthLimit ? Self.gif(9, 9) : nil
        }

        #expect(components.pictureSize(of: .remote("a"), within: 5) == Size(width: 5, height: 5))
        #expect(components.pictureSize(of: .symbol("a"), within: 5) == nil)
        #expect(components.pictureSize(of: .remote("a"), within: .nan) == nil)
    }

    @Test func withoutTheSlotNoAddressIsOpened() {
        #expect(Components()[.pictureFile](PictureRequest("/etc/passwd")) == nil)
    }
}
