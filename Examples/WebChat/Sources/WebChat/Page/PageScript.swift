import Crypto
import Foundation
import Hosting

/// The script and the style of all pages, with their hashes.
enum PageScript {
    /// The script: its files behind each other, without the comments and blanks at the beginnings of lines.
    static let script: String = {
        let files = [
            PackageResources.patcher_js, PackageResources.outbox_js, PackageResources.place_js,
            PackageResources.page_js,
        ]
        let texts = [PagePatch.patcherScript] + files.map { String(decoding: $0, as: UTF8.self) }
        let lines = texts.flatMap { $0.split(separator: "\n") }
        let kept = lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
        return (["'use strict';"] + kept).joined(separator: "\n")
    }()

    /// The rules of everything around the rows.
    static let chrome = String(decoding: PackageResources.chrome_css, as: UTF8.self)

    /// Returns the source of a text in a content security policy.
    static func hash(of text: String) -> String {
        "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
    }
}
