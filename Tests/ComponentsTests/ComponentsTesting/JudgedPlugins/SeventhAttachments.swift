import Components
import DefaultComponents
import Views

// MARK: A chart as an attachment, drawn

struct SeventhWind: Codable, Sendable, Hashable {
    var title: String
    var knots: [Double]
}

struct SeventhWindChartPlugin: Plugin {
    let manifest = PluginManifest("wind-chart", summary: "The wind of a day as a curve.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("wind"), with: SeventhWindChartView.self)
    }
}

private final class SeventhWindChartView: ChatAttachmentView {
    private let (title, canvas, range) = (TextView(), CanvasView(), TextView())

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        canvas.pictureSize = Size(width: 160, height: 48)
        addArrangedSubviews([title, canvas, range])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        for view in [title, range] {
            view.font = appearance.fonts.card
            view.textColor = appearance.palette.text
        }
        canvas.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        let wind = try? content?.payload(as: SeventhWind.self)
        let knots = (wind?.knots ?? []).filter(\.isFinite).prefix(100).map { min(max($0, 0), 100) }
        title.text = RichText(plain: wind?.title ?? "")
        let (least, most) = (knots.min() ?? 0, knots.max() ?? 0)
        let words = "\(Int(least)) to \(Int(most)) knots"
        range.text = RichText(plain: knots.isEmpty ? "No wind is known" : words)
        canvas.accessibilityLabel = knots.isEmpty ? nil : "Wind, \(words)"
        canvas.isHidden = knots.count < 2
        canvas.onDraw = { image in
            guard knots.count > 1 else { return }
            let step = image.size.width / Double(knots.count - 1)
            let height = image.size.height - 4
            var path = VectorPath()
            for (place, value) in knots.enumerated() {
                let share = most > 0 ? value / most : 0
                let point = Point(x: Double(place) * step, y: 2 + (1 - share) * height)
                path.append(place == 0 ? .move(point) : .line(point))
            }
            image.stroke(path, .tint, StrokeStyle(width: 2, cap: .round))
        }
    }
}

// MARK: A table of scores as an attachment, in a grid

struct SeventhScores: Codable, Sendable, Hashable {
    struct Row: Codable, Sendable, Hashable {
        var name: String
        var points: Int
    }

    var title: String
    var rows: [Row]
}

struct SeventhScoreTablePlugin: Plugin {
    let manifest = PluginManifest("score-table", summary: "Scores as a table.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("scores"), with: SeventhScoreTableView.self)
    }
}

private final class SeventhScoreTableView: ChatAttachmentView {
    private let (title, table) = (TextView(), ContainerStackView(spacing: 16))

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        table.columns = [.fraction(1), .fixed(64)]
        table.lineSpacing = 4
        addArrangedSubviews([title, table])
    }

    override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        let scores = try? content?.payload(as: SeventhScores.self)
        title.text = RichText(plain: scores?.title ?? "")
        (title.font, title.textColor) = (appearance.fonts.cardBold, appearance.palette.text)
        table.removeAllArrangedSubviews()
        for row in scores?.rows.prefix(30) ?? [] {
            for text in [row.name, "\(row.points)"] {
                let cell = TextView()
                cell.text = RichText(plain: text)
                (cell.font, cell.textColor) = (appearance.fonts.card, appearance.palette.text)
                table.addArrangedSubview(cell)
            }
        }
        table.isHidden = table.subviews.isEmpty
    }
}

// MARK: Lines of a log that scroll, bound to state

struct SeventhLog: Codable, Sendable, Hashable {
    var title: String
    var lines: [String]
}

struct SeventhLogLinesPlugin: Plugin {
    let manifest = PluginManifest("log-lines", summary: "Logs scroll to the side.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.logOffset)
        registrar.replace(.attachment("log"), with: SeventhLogView.self)
    }
}

extension StateKey where Value == Double {
    fileprivate static let logOffset = StateKey("logOffset", default: 0)
}

private final class SeventhLogView: ChatAttachmentView {
    private let (title, lines) = (TextView(), Label())
    private lazy var scroll = ScrollView(arrangedSubviews: [lines])

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        lines.numberOfLines = 0
        scroll.layoutDirection = .leftToRight
        addArrangedSubviews([title, scroll])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        (title.font, title.textColor) = (appearance.fonts.cardBold, appearance.palette.text)
        (lines.font, lines.textColor) = (appearance.fonts.pageCode, appearance.palette.text)
    }

    override func updateContent() {
        super.updateContent()
        bind(scroll, to: .logOffset)
        let log = try? content?.payload(as: SeventhLog.self)
        title.text = RichText(plain: log?.title ?? "")
        lines.text = log?.lines.prefix(50).joined(separator: "\n")
        scroll.isHidden = log?.lines.isEmpty != false
    }
}

// MARK: A chart without a word

struct SeventhSilentChartPlugin: Plugin {
    let manifest = PluginManifest("silent-chart", summary: "The wind of a day, drawn.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.attachment("wind"), with: SeventhSilentChartView.self)
    }
}

private final class SeventhSilentChartView: ChatAttachmentView {
    private let canvas = CanvasView()

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        canvas.pictureSize = Size(width: 160, height: 48)
        addArrangedSubview(canvas)
    }

    override func updateContent() {
        super.updateContent()
        canvas.tintColor = components[.appearance].palette.accent
        let knots = ((try? content?.payload(as: SeventhWind.self))?.knots ?? []).filter(\.isFinite)
            .prefix(100).map { min(max($0, 0), 100) }
        canvas.onDraw = { image in
            let width = image.size.width / Double(max(1, knots.count))
            for (place, value) in knots.enumerated() {
                let height = value / 100 * image.size.height
                let bar = Rect(
                    x: Double(place) * width,
                    y: image.size.height - height,
                    width: width * 0.8,
                    height: height
                )
                image.fill(.rectangle(bar), .tint)
            }
        }
    }
}
