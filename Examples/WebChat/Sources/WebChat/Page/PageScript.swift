import Crypto
import Foundation

/// The script and the style of all pages, with their hashes.
enum PageScript {
    /// The script, which `Script/build` makes of its files.
    static let script = String(decoding: PackageResources.script_js, as: UTF8.self)

    /// The rules of everything around the rows.
    static let chrome = String(decoding: PackageResources.chrome_css, as: UTF8.self)

    /// Returns the source of a text in a content security policy.
    static func hash(of text: String) -> String {
        "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
    }
}
