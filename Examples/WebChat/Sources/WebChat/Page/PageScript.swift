import Crypto
import Foundation

/// The script and the style of all pages, with their hashes.
enum PageScript {
    /// The script: its files behind each other, in one block.
    static let script: String = {
        let files = [
            PackageResources.patcher_js, PackageResources.outbox_js, PackageResources.place_js,
            PackageResources.page_js,
        ]
        let text = files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
        return "'use strict';\n\(text)"
    }()

    /// The rules of everything around the rows.
    static let chrome = String(decoding: PackageResources.chrome_css, as: UTF8.self)

    /// Returns the source of a text in a content security policy.
    static func hash(of text: String) -> String {
        "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
    }
}
