import Components
import DefaultComponents
import Views

// MARK: Words after a # are bold and coloured, in the runs that the text has

struct SeventhHashtagsPlugin: Plugin {
    let manifest = PluginManifest("hashtags", summary: "Topics have a colour.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SeventhHashtags.self)
    }
}

private final class SeventhHashtags: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard let text = host.content, text.plain.contains("#") else { return }
        let color = host.components[.appearance].palette.text
        var coloured = RichText()
        for run in text.runs {
            guard run.style.target == nil, run.text.contains("#") else {
                coloured.append(run)
                continue
            }
            var (piece, isTopic) = ("", false)
            func end() {
                var style = run.style
                if isTopic, piece.count > 1 {
                    style.color = color
                    style.traits.insert(.bold)
                }
                if !piece.isEmpty { coloured.append(TextRun(piece, style: style)) }
                piece = ""
            }
            for character in run.text {
                if character == "#" || isTopic && !character.isLetter && !character.isNumber {
                    end()
                    isTopic = character == "#"
                }
                piece.append(character)
            }
            end()
        }
        host.text = coloured
    }
}

// MARK: Ticks of another shape, as symbols

struct SeventhRoundChecksPlugin: Plugin {
    let manifest = PluginManifest("round-checks", summary: "Sent, delivered and read in circles.")

    func register(in registrar: inout Registrar) throws {
        let ring = "M4 12C4 6 6 4 12 4C18 4 20 6 20 12C20 18 18 20 12 20C6 20 4 18 4 12Z"
        registrar.replace(
            .symbol("check"),
            with: try Symbol(path: ring, characters: "○", plain: "o", label: "Sent")
        )
        registrar.replace(
            .symbol("checks"),
            with: try Symbol(
                path: ring + "M8 12H16",
                characters: "◐",
                plain: "d",
                label: "Delivered"
            )
        )
        registrar.replace(
            .symbol("checks.read"),
            with: try Symbol(
                path: ring + "M8 12L11 15L16 9",
                characters: "●",
                plain: "R",
                label: "Read"
            )
        )
    }
}

// MARK: Other words for edits, in all three languages

struct SeventhSofterWordsPlugin: Plugin {
    let manifest = PluginManifest("softer-words", summary: "Edited messages are reworded.")

    func register(in registrar: inout Registrar) {
        for (tag, phrase) in [("en", "reworded"), ("de", "umformuliert"), ("ar", "أعيدت صياغتها")] {
            registrar.set(
                .words("softer-words.\(tag)"),
                to: WordTable(in: LanguageTag(tag), [.edited: Phrase(stringLiteral: phrase)])
            )
        }
    }
}

// MARK: A translation with the wrong name of an argument

struct SeventhReplyWordsPlugin: Plugin {
    let manifest = PluginManifest("reply-words", summary: "Answers instead of replies.")

    func register(in registrar: inout Registrar) {
        registrar.set(
            .words("reply-words.en"),
            to: WordTable(
                in: "en",
                [.replies: .plural("count", one: "one answer", other: "{number} answers")]
            )
        )
    }
}

// MARK: What is under way, sent and delivered has the sign of what was read

struct SeventhAllReadPlugin: Plugin {
    let manifest = PluginManifest("all-read", summary: "One quiet tick for every status.")

    func register(in registrar: inout Registrar) throws {
        let tick = try Symbol(
            path: "M4 13L9 18L20 6",
            characters: "✔",
            plain: "V",
            label: "Read"
        )
        for name in ["clock", "check", "checks", "checks.read"] {
            registrar.replace(.symbol(name), with: tick)
        }
    }
}

// MARK: What others quote, in letters that nobody can read

struct SeventhSmallPrintPlugin: Plugin {
    let manifest = PluginManifest("small-print", summary: "Texts of bots are small.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhSmallPrint.self)
    }
}

private final class SeventhSmallPrint: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, !message.isDeleted, !message.isSentByCurrentUser,
            message.text.plain.utf8.count > 60, let view = host.textView
        else { return }
        var text = RichText()
        for run in view.text.runs {
            var run = run
            run.style.size = 3
            text.append(run)
        }
        view.text = text
    }
}

// MARK: A drawing of 2,500 dots in each bubble

struct SeventhHeavyCanvasPlugin: Plugin {
    let manifest = PluginManifest("heavy-canvas", summary: "A texture below messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhTexture.self)
    }
}

private final class SeventhTexture: ComponentExtension<ChatMessageContentView> {
    private let canvas = CanvasView()

    override func setUpLayout() {
        super.setUpLayout()
        canvas.pictureSize = Size(width: 100, height: 20)
        host.bubbleThreadMetaContainer.addArrangedSubview(canvas)
    }

    override func updateContent() {
        super.updateContent()
        canvas.tintColor = host.components[.appearance].palette.accent
        canvas.onDraw = { image in
            for place in 0..<2_500 {
                let (x, y) = (Double(place % 100), Double(place / 100) * 0.8)
                let dot = Rect(x: x, y: y, width: 0.4, height: 0.4)
                image.fill(.rectangle(dot), .tint)
            }
        }
    }
}

// MARK: A drawing that keeps its extension alive, and so every message that was shown

struct SeventhHeldCanvasPlugin: Plugin {
    let manifest = PluginManifest("held-canvas", summary: "A line below long messages.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: SeventhHeldCanvas.self)
    }
}

private final class SeventhHeldCanvas: ComponentExtension<ChatMessageContentView> {
    private let canvas = CanvasView()
    private var count = 0

    override func setUpLayout() {
        super.setUpLayout()
        canvas.pictureSize = Size(width: 80, height: 4)
        host.bubbleThreadMetaContainer.addArrangedSubview(canvas)
        canvas.onDraw = { image in self.draw(&image) }
    }

    override func updateContent() {
        super.updateContent()
        count = host.content?.shownText.plain.count ?? 0
        canvas.tintColor = host.components[.appearance].palette.accent
        canvas.isHidden = count < 10
        canvas.setNeedsDrawing()
    }

    private func draw(_ image: inout VectorImage) {
        let width = min(image.size.width, Double(count))
        image.fill(.rectangle(Rect(width: width, height: 2)), .tint)
    }
}
