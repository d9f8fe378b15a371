import Components
import DefaultComponents
import Drawing
import Views

/// The picture of a sheet, with its position in a window and the rows of its choices.
struct SheetPicture {
    /// The picture of all of it.
    let picture: TerminalPicture
    /// The visible rows of the picture.
    let shown: Range<Int>
    /// The position of its upper left corner.
    let row: Int
    let column: Int
    /// The rows of each choice in the picture.
    private let choiceRows: [Range<Int>]

    /// Draws a sheet in the middle of a window.
    init(_ sheet: Sheet, components: Components, options: TerminalOptions, rows: Int) {
        let columns = max(8, min(options.columns - 4, Self.columns(of: sheet)))
        let root = ContainerStackView(axis: .vertical)
        var labels: [Label] = []
        Self.build(sheet, components, options, in: root, &labels)
        root.mount(in: ComponentContext(components))
        root.layout(width: Double(columns) * 8)
        let picture = TerminalPicture(of: root, options: options)
        choiceRows = labels.map { label in
            let range = label.frame.y..<(label.frame.y + label.frame.size.height)
            let found = (0..<picture.rows).filter { row in
                picture.extent(ofRow: row).map {
                    range.contains(($0.lowerBound + $0.upperBound) / 2)
                } ?? false
            }
            return (found.first ?? 0)..<((found.last ?? -1) + 1)
        }
        self.picture = picture
        let room = max(1, rows)
        var first = max(0, min(sheet.offset, picture.rows - room))
        if choiceRows.indices.contains(sheet.selected) {
            let chosen = choiceRows[sheet.selected]
            first = max(0, min(max(first, chosen.upperBound + 1 - room), chosen.lowerBound))
        }
        shown = first..<min(picture.rows, first + room)
        row = max(0, (rows - shown.count) / 2)
        column = max(0, (options.columns - columns) / 2)
    }

    /// The last row that can be scrolled to the upper end.
    func lastOffset(rows: Int) -> Int { max(0, picture.rows - rows) }

    /// Whether a cell of the window lies in the sheet.
    func contains(row: Int, column: Int) -> Bool {
        (self.row..<self.row + shown.count).contains(row)
            && (self.column..<self.column + picture.columns).contains(column)
    }

    /// Returns the choice in a row of the window.
    func choice(atRow row: Int) -> Int? {
        choiceRows.firstIndex { $0.contains(row - self.row + shown.lowerBound) }
    }

    /// Draws it over the screen.
    func draw(on screen: inout TerminalScreen) {
        let columns = column - 1..<column + picture.columns + 1
        screen.clear(rows: row..<row + shown.count, columns: columns)
        screen.draw(picture, rows: shown, row: row, column: column)
    }

    /// Returns the preferred number of columns of a sheet.
    private static func columns(of sheet: Sheet) -> Int {
        let texts = [sheet.title] + sheet.lines + sheet.choices.map { "> \($0.title)" }
        let options = TerminalOptions(columns: 60)
        return texts.reduce(24) {
            max($0, TerminalPicture(line: $1, options: options).columns + 4)
        }
    }

    private static func build(
        _ sheet: Sheet,
        _ components: Components,
        _ options: TerminalOptions,
        in root: ContainerStackView,
        _ choices: inout [Label]
    ) {
        let appearance = components[.appearance]
        root.isLayoutMarginsRelativeArrangement = true
        root.directionalLayoutMargins = appearance.metrics.sheetMargins
        root.spacing = appearance.metrics.sheetSpacing
        root.backgroundColor = appearance.palette.sheet == .clear ? nil : appearance.palette.sheet
        root.layer.borderWidth = appearance.metrics.borderWidth
        root.layer.borderColor = appearance.palette.sheetBorder
        root.layer.cornerRadius = appearance.metrics.sheetCornerRadius
        func add(_ text: String, isBold: Bool = false) -> Label {
            let label = Label()
            label.text = text
            label.numberOfLines = 0
            label.font = isBold ? appearance.fonts.bodyBold : appearance.fonts.body
            label.textColor = appearance.palette.text
            root.addArrangedSubview(label)
            return label
        }
        _ = add(sheet.title, isBold: true)
        let rule = View()
        rule.backgroundColor = appearance.palette.border
        rule.heightAnchor.constraint(equalToConstant: appearance.metrics.borderWidth).isActive =
            true
        root.addArrangedSubview(rule)
        root.alignment = .fill
        for line in sheet.lines { _ = add(line.isEmpty ? " " : line) }
        let mark = options.style == .ascii ? "> " : "› "
        for (place, choice) in sheet.choices.enumerated() {
            let isSelected = place == sheet.selected
            let label = add((isSelected ? mark : "  ") + choice.title, isBold: isSelected)
            choices.append(label)
        }
    }
}
