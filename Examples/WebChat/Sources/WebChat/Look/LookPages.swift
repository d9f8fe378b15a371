import Components
import Crypto
import DefaultComponents
import Drawing
import ExamplePlugins
import Foundation
import Hosting
import Synchronization
import Views

/// The components and style sheets of looks, which are made once.
final class LookPages: Sendable {
    /// The pages of a look, and a digest of their style.
    struct Entry: Sendable {
        let pages: ChannelPages
        /// The pages of lists of rooms.
        let lists: ChannelListPages
        let digest: String
    }

    private let entries = Mutex<[Look: Entry]>([:])

    /// The plugins that every look has.
    private let plugins: [any Plugin]

    /// The looks that are kept at once.
    private static let capacity = 32
    /// The width of messages and of rows of rooms before a browser lays them out, in points.
    private static let width = 720.0

    init(plugins: [any Plugin] = []) {
        self.plugins = plugins
    }

    /// Returns the pages of a look.
    func entry(for look: Look) -> Entry {
        if let known = entries.withLock({ $0[look] }) { return known }
        let entry = made(for: look)
        entries.withLock { entries in
            if entries.count >= Self.capacity { entries = [:] }
            entries[look] = entry
        }
        return entry
    }

    /// Returns the components of a look.
    func components(of look: Look) -> Components {
        entry(for: look).pages.components
    }

    private func made(for look: Look) -> Entry {
        var components = Components.default
        components[.pictureFile] = PictureAddress.file
        components[.attachment(.image)] = NamedImageAttachmentView.self
        if look.isRightToLeft { components[.layoutDirection] = .rightToLeft }
        var dressed = components
        do {
            try dressed.install(plugins + look.chosen)
        } catch {
            // All of the catalogue go together; an app that adds others shows its chat without any then.
            dressed = components
        }
        let scheme: HTMLScheme =
            switch look.scheme {
            case .automatic: .automatic
            case .light: .fixed(.light)
            case .dark: .fixed(.dark)
            }
        let settings = HTMLSettings(
            language: dressed[.locale].identifier,
            direction: dressed[.layoutDirection],
            scheme: scheme,
            pictures: .local,
            style: PageStyle(dressed[.appearance])
        )
        let pages = ChannelPages(
            with: dressed,
            width: Self.width,
            settings: settings,
            enablesButtons: true
        )
        return Entry(
            pages: pages,
            lists: ChannelListPages(with: dressed, width: Self.width, settings: settings),
            digest: Self.digest(of: pages.style)
        )
    }

    private static func digest(of style: ScreenStyle) -> String {
        var hash = SHA256()
        for part in [style.sheet, style.symbols, style.direction] {
            hash.update(data: Data("\(part)\u{0}".utf8))
        }
        return Data(hash.finalize().prefix(6)).base64URL
    }
}
