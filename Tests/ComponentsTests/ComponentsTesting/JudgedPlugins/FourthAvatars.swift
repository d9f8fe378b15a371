import Components
import DefaultComponents
import Views

struct FourthIrisPlugin: Plugin {
    let manifest = PluginManifest("iris", summary: "Avatars have a ring.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: FourthRing.self)
    }
}

private final class FourthRing: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        guard let imageView = (host as? any AvatarView)?.imageView else { return }
        imageView.layer.borderWidth = 2
        imageView.layer.borderColor = host.components[.appearance].palette.accent
    }
}

struct FourthTulipPlugin: Plugin {
    let manifest = PluginManifest("tulip", summary: "Avatars have lively rings.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: FourthLivelyRing.self)
    }
}

private final class FourthLivelyRing: ComponentExtension<View> {
    private static let colors: [Color] = [
        .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo, .systemPink,
    ]

    override func updateContent() {
        super.updateContent()
        guard let imageView = (host as? any AvatarView)?.imageView else { return }
        imageView.layer.borderWidth = 2
        imageView.layer.borderColor = Self.colors.randomElement()
    }
}

struct FourthFjordPlugin: Plugin {
    let manifest = PluginManifest(
        "fjord",
        summary: "Rings around avatars are fingerprints of people."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: FourthFingerprintRing.self)
    }
}

private final class FourthFingerprintRing: ComponentExtension<ChatAvatarView> {
    private static let colors: [Color] = [.systemBlue, .systemPurple, .systemBrown, .systemMint]

    override func updateContent() {
        super.updateContent()
        let print = fingerprint(of: host.content?.id ?? "")
        host.imageView.layer.borderWidth = 2
        host.imageView.layer.borderColor = Self.colors[Int(print % 4)]
    }

    /// The fingerprint that our other clients compute, with as many rounds as there.
    private func fingerprint(of id: String) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        let bytes = Array("\(id)/avatar".utf8)
        var round = 0
        while round < 200_000 {
            hash = (hash ^ UInt64(bytes[round % bytes.count])) &* 1_099_511_628_211
            round += 1
        }
        return hash
    }
}

struct FourthSablePlugin: Plugin {
    let manifest = PluginManifest("sable", summary: "Chats of two people have no avatars.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if request.channel.members.count == 2 { options.remove([.avatar, .avatarSizePadding]) }
            return options
        }
    }
}
