import Views

/// The classes of a view in a page that flows.
struct FlowClasses {
    var rule: UInt?
    var line: UInt?
    /// Whether the text needs no direction of its own.
    var isPlain = false
    /// Whether the view can be the same element as its only subview.
    var isMerged = false
}

/// The rules and the direction of the subviews of a view in a page that flows.
struct FlowLevel {
    /// The rules of the subviews, in the order in which they are drawn.
    var rules: [FlowRule] = []
    /// Whether leading is right around them.
    var isMirrored: Bool
}

extension HTMLCanvas {
    /// Writes a view without its subviews in a page that flows; returns false if it is the same element as its only
    /// subview.
    ///
    /// It is a function of its own so that pages of frames do not pay for it.
    @inline(never)
    mutating func enterFlowing(
        _ view: RenderedView,
        _ frame: Rect,
        _ meaning: HTMLAccessibility,
        at place: Int,
        order: Int?,
        look: UInt?,
        motion: UInt?,
        alpha: Double,
        isolates: Bool,
        ground: ColorPair?,
        isInButton: Bool,
        isEnabled: Bool,
        _ pass: LayoutPass
    ) -> Bool {
        let text = view.hasText ? view.text(pass) : nil
        let lineCount =
            switch text {
            case .some(let text): text.lineCount
            case nil: Int.max
            }
        let pieces =
            switch text {
            case .some(let text): Array(text.pieces())
            case nil: [PlacedPiece]()
            }
        let flow = flowClasses(
            of: view,
            text,
            pieces,
            at: place,
            order: order,
            alpha: alpha,
            canMerge: look == nil && motion == nil && meaning.isNothing && !view.clipsToBounds,
            pass
        )
        if flow.isMerged { return false }
        let hasDirection = !flow.isPlain && hasDirection(view, lineCount)
        let isPlain = meaning.isPlain && !carriesFrames && numbered == nil
        let isMirrored = isMirrored(in: view)
        out.plain(upTo: 250) { cursor in
            cursor.opening(
                meaning.tag,
                rule: flow.rule,
                line: flow.line,
                look: look,
                motion: motion,
                isolates: isolates,
                clips: view.clipsToBounds,
                isEnabled: isEnabled
            )
            if view.scrolls { cursor.scrolling(isMirrored: isMirrored) }
            guard isPlain else { return }
            if hasDirection { cursor.markup(view.direction.attribute) }
            cursor.end(meaning)
        }
        if !isPlain { finish(view, frame, meaning, hasDirection: hasDirection) }
        if view.hasImage, let image = view.image(pass) {
            let isNamed = view.hasLabel || lineCount != Int.max
            draw(image, of: view, isNamed: isNamed, in: frame.size, pass)
        }
        if let text {
            drawFlowing(
                pieces,
                runs: numbered == nil ? [] : Self.runs(of: text.pieces()),
                isBody: text.isBody,
                ground: ground,
                isInButton: isInButton,
                isBesideImage: view.hasImage
            )
        }
        return true
    }

    /// Returns the classes of a view in a page that flows, and notes the rules of its subviews.
    private mutating func flowClasses(
        of view: RenderedView,
        _ text: borrowing LaidText?,
        _ pieces: [PlacedPiece],
        at place: Int,
        order: Int?,
        alpha: Double,
        canMerge: Bool,
        _ pass: LayoutPass
    ) -> FlowClasses {
        let outer = flowLevels.last ?? FlowLevel(isMirrored: isMirrored)
        var rule = outer.rules.indices.contains(place) ? outer.rules[place] : FlowRule()
        var found = FlowClasses()
        let isMirrored = isMirrored(in: view)
        if view.subviewCount > 0 {
            let plan = FlowPlan(view, isMirrored: isMirrored, isFixed: isFixed, pass)
            if canMerge, let merged = plan.merged, !view.scrolls, alpha == 1, order == nil,
                isMirrored == outer.isMirrored
            {
                rule.add(merged)
                flowLevels.append(FlowLevel(rules: [rule], isMirrored: isMirrored))
                return FlowClasses(isMerged: true)
            }
            rule.add(plan.own)
            flowLevels.append(FlowLevel(rules: plan.items, isMirrored: isMirrored))
            if isMirrored != outer.isMirrored {
                rule.add(isMirrored ? "direction:rtl;" : "direction:ltr;")
            }
        }
        switch text {
        case .some(let text):
            found.line = flow(text, pieces, of: view, isMirrored, &rule, pass)
            found.isPlain =
                !isMirrored && view.direction == nil
                && pieces.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
        case nil:
            if view.hasImage, let image = view.image(pass), !image.fills(view.frame.size) {
                rule.add("display:flex;align-items:center;justify-content:center;")
            }
        }
        if view.scrolls { rule.add("overflow:auto;") }
        if alpha < 1 { rule.add("opacity:", alpha, ";") }
        if let order {
            rule.add("order:", Double(order), ";")
            rule.add("z-index:", Double(order), ";")
        }
        if !rule.isEmpty { found.rule = UInt(classes.rules.number(of: rule)) }
        return found
    }

    /// Adds how a text lies in its view, and returns the number of the look of its lines.
    private mutating func flow(
        _ text: borrowing LaidText,
        _ pieces: [PlacedPiece],
        of view: RenderedView,
        _ isMirrored: Bool,
        _ rule: inout FlowRule,
        _ pass: LayoutPass
    ) -> UInt? {
        guard text.lineCount > 0 else { return nil }
        let (size, inset, line) = (view.frame.size, text.inset, text.frame(ofLine: 0))
        let image = view.hasImage ? view.image(pass)?.frame : nil
        if let image {
            rule.add(isMirrored ? "direction:rtl;" : "direction:ltr;")
            rule.add("display:flex;align-items:center;justify-content:center;gap:")
            rule.add("", isMirrored ? image.x - line.maxX : line.x - image.maxX)
        }
        rule.addPadding(inset, isMirrored: isMirrored)
        if text.lineCount > 1 || text.isTruncated {
            // Widths that browsers compute differ in the third digit.
            let isLatin = pieces.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0xE0 } }
            let width = size.width * 1.0003 + (isLatin ? 0.02 : 0.9)
            // In steps in rows that change, whose sheet has a rule for each then.
            rule.add(text: "max-width:", rowID == nil ? width : (width / 16).rounded(.up) * 16)
        }
        if image == nil, line.y > inset.top + 0.25 { rule.add("align-content:center;") }
        switch text.alignment {
        case .center: rule.add("text-align:center;")
        case .leading where image == nil && text.isCentered: rule.add("text-align:center;")
        case .trailing: rule.add(isMirrored ? "text-align:left;" : "text-align:right;")
        case .leading:
            guard isMirrored != self.isMirrored else { break }
            rule.add(isMirrored ? "text-align:right;" : "text-align:left;")
        }
        let font = flowFont(of: pieces)
        // Where lines differ in height, each piece says how tall it makes its line.
        let height = hasOneHeight(pieces) ? measurer.metrics(font).lineHeight : 0
        let style = LineStyle(
            font: FontStyle(font),
            lineHeight: height,
            color: ColorPair(text.shades)
        )
        return UInt(classes.texts.number(of: style))
    }

    /// Returns the font of the lines of a text: the smallest, but for code.
    private func flowFont(of pieces: [PlacedPiece]) -> Font {
        if pieces.count == 1 { return pieces[0].font }
        let fonts = pieces.map(\.font)
        let usual = fonts.filter { !$0.isMonospaced }
        return (usual.isEmpty ? fonts : usual).min { $0.size < $1.size } ?? .body
    }

    /// Whether all lines of a text are equally tall.
    private func hasOneHeight(_ pieces: [PlacedPiece]) -> Bool {
        guard pieces.count > 1 else { return true }
        var heights: Set<Double> = []
        for piece in pieces { heights.insert(measurer.metrics(piece.font).lineHeight) }
        return heights.count < 2
    }

    /// Returns the indices of the runs of pieces.
    private static func runs(of pieces: consuming LinePieces) -> [Int] {
        var runs: [Int] = []
        while pieces.next() != nil { runs.append(pieces.last) }
        return runs
    }

    /// Writes a text that the browser breaks into lines.
    private mutating func drawFlowing(
        _ pieces: [PlacedPiece],
        runs: [Int],
        isBody: Bool,
        ground: ColorPair?,
        isInButton: Bool,
        isBesideImage: Bool
    ) {
        // No piece is in a font without a size, so that each has a class of its own.
        var font = flowFont(of: pieces)
        if !hasOneHeight(pieces) { font.size = 0 }
        if isBesideImage { out.markup("<span dir=\"auto\">") }
        var cleaner = TextCleaner(isBody ? .body : .name)
        for (place, piece) in pieces.enumerated() {
            if runs.indices.contains(place) { run = runs[place] }
            var piece = piece
            if font.size == 0, place > 0, piece.text.hasPrefix("\n") {
                // It ends a line of the piece before, which must not be as tall as this one.
                piece.text.removeFirst()
                out.markup("\n")
            }
            draw(piece, lineFont: font, &cleaner, ground: ground, isInButton: isInButton)
        }
        out.close(&cleaner)
        if isBesideImage { out.markup("</span>") }
    }

    /// Writes the class of the font of a piece of a text that flows.
    mutating func flowClass(of font: Font, in lineFont: Font) {
        let height = lineFont.size == 0 ? measurer.metrics(font).lineHeight : 0
        let style = LineStyle(font: FontStyle(font), lineHeight: height, color: nil)
        out.markup(" t")
        out.integer(UInt(classes.texts.number(of: style)))
    }

    /// Writes the class of something in a view that is no view itself, unless it fills the view.
    mutating func flowClass(
        at frame: Rect,
        in size: Size,
        isBesideText: Bool = false,
        isCentered: Bool = false
    ) {
        guard flows, frame != Rect(width: size.width, height: size.height) else { return }
        var rule = FlowRule()
        if isBesideText || isCentered {
            rule.add(isCentered ? "inset:0;margin:auto;" : "position:static;flex:none;")
            rule.add("width:", frame.size.width)
            rule.add("height:", frame.size.height)
        } else {
            rule = .fixed(frame)
        }
        flowClass(rule)
    }

    /// Writes the class of a rule.
    mutating func flowClass(_ rule: FlowRule) {
        let number = UInt(classes.rules.number(of: rule))
        out.plain(upTo: 10) { cursor in
            cursor.markup(" ")
            cursor.flowName(number)
        }
    }
}

extension PlacedImage {
    fileprivate func fills(_ size: Size) -> Bool {
        frame == Rect(width: size.width, height: size.height)
    }
}

extension Rect {
    fileprivate var maxX: Double { x + size.width }
}
