import Drawing
import Testing
import Views

@testable import WebChat

struct PictureAddressTests {
    @Test func addressesSayTheirSize() throws {
        let address = PictureAddress(id: "x7-_", width: 640, height: 480)

        let file = try #require(PictureAddress.file(at: PictureRequest(address.text)))
        let header = try #require(PictureHeader(file))

        #expect(address.text == "../../../pictures/x7-_.640x480")
        #expect(HTMLPath(address.text) != nil)
        #expect((header.width, header.height) == (640, 480))
        #expect(PictureAddress(name: "x7-_.640x480") == address)
    }

    @Test(arguments: [
        "", "x", "x.", ".1x1", "x.1", "x.1x", "x.0x1", "x.1x16385", "x.-1x1", "x.1x1.png",
        "x.1x1x1",
    ])
    func otherNamesAreRefused(name: String) {
        #expect(PictureAddress(name: name) == nil)
        #expect(PictureAddress.file(at: PictureRequest("../../../pictures/\(name)")) == nil)
    }

    @Test(arguments: ["https://example.com/x.1x1", "x.1x1", "../pictures/x.1x1", "/pictures/x.1x1"])
    func addressesElsewhereHaveNoFile(address: String) {
        #expect(PictureAddress.file(at: PictureRequest(address)) == nil)
    }
}
