public import Components
import DefaultComponents
import Views

/// Sounds of a known length have a button that plays them and a bar to seek in.
public struct VoiceMessagesPlugin: Plugin {
    /// `voice-messages`.
    public let manifest = PluginManifest("voice-messages", summary: "Sounds can be played.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, and extends the view of sounds.
    public func register(in registrar: inout Registrar) {
        registrar.set(.voiceMessages, of: "voice-messages")
        registrar.declare(.playback)
        registrar.extend(.attachment(.audio), with: VoicePlayer.self)
    }
}

/// What the reader hears: one sound at a time, wherever it is shown.
struct Playback: Sendable, Equatable {
    var sound: String?
    /// The position in seconds: now, or at the instant since which it plays.
    var position: Int64 = 0
    var since: Timestamp?
}

extension StateKey where Value == Playback {
    static let playback = StateKey("playback", default: Playback())
}

private final class VoicePlayer: ComponentExtension<ChatAudioAttachmentView> {
    private let button = Button()
    private let bar = SeekBar()

    override func setUpLayout() {
        super.setUpLayout()
        button.addTarget("play") { [weak self] in
            guard let self else { return }
            play(from: playback.position, isPaused: playback.since != nil)
        }
        bar.onTap = { [weak self] share in
            guard let self else { return }
            play(from: Int64(share * Double(length)), isPaused: playback.since == nil)
        }
        for view in [button, bar] { view.accessibilityRole = .button }
        button.hitInsets = DirectionalEdgeInsets(horizontal: -4, vertical: -9)
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
        bar.hitInsets = DirectionalEdgeInsets(top: -20, bottom: -20)
        host.insertArrangedSubview(button, at: 0)
        host.textStack.insertArrangedSubview(bar, at: 1)
        host.textStack.setCustomSpacing(6, after: host.titleLabel)
        host.textStack.setCustomSpacing(6, after: bar)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.tintColor = host.components[.appearance].palette.accentContent
        button.backgroundColor = host.components[.appearance].palette.accent
        button.layer.cornerRadius = host.components[.appearance].metrics.cardCornerRadius
    }

    override func updateContent() {
        super.updateContent()
        show()
        if playback.since != nil { schedule("progress", every: .seconds(1)) { $0.show() } }
    }

    /// The length in seconds; 0 if it is unknown.
    private var length: Int64 {
        guard case .audio(let sound)? = host.content?.payload, let seconds = sound.seconds,
            (0..<360_000).contains(seconds)
        else { return 0 }
        return Int64(seconds.rounded())
    }

    /// The state as it is now, in whole seconds of the clock: a view that is made later shows the same.
    private var playback: Playback {
        guard case .audio(let sound)? = host.content?.payload else { return Playback() }
        var playback = state[.playback, .reader]
        playback.position += playback.since.map { now.seconds - $0.seconds } ?? 0
        let isHeard = playback.sound == sound.audioURL && playback.position < length
        return isHeard ? playback : Playback(sound: sound.audioURL)
    }

    private func play(from position: Int64, isPaused: Bool) {
        let since = isPaused ? nil : now
        state[.playback, .reader] = Playback(
            sound: playback.sound,
            position: position,
            since: since
        )
    }

    private func show() {
        let (words, playback, length) = (host.components.words, playback, length)
        let isPlaying = playback.since != nil
        button.title = isPlaying ? "||" : nil
        button.image = isPlaying ? nil : host.components[.appearance].images.video
        button.accessibilityLabel = words.text(isPlaying ? .pauseSound : .playSound)
        bar.accessibilityLabel = words.text(.seek)
        bar.value = length > 0 ? Double(playback.position) / Double(length) : 0
        let seconds = [playback.position, length].map { PhraseArgument.number(Int($0)) }
        let text = words.text(.position, ["place": seconds[0], "length": seconds[1]])
        bar.valueText = length > 0 ? text : nil
        if length > 0 { host.detailLabel.text = text }
        for view in [button, bar] { view.isHidden = length == 0 }
        host.symbolContainer.isHidden = length > 0
        if !isPlaying { cancelScheduled("progress") }
    }
}

private final class SeekBar: BarView, TapResponder {
    /// The action of a tap, with the share of the bar before it.
    var onTap: (Double) -> Void = { _ in }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, frame.size.width > 0 else { return .passed }
        let share = min(max(0, tap.location(in: self).x / frame.size.width), 1)
        onTap(components[.layoutDirection] == .rightToLeft ? 1 - share : share)
        return .handled
    }
}
