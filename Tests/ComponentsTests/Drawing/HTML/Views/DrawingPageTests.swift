import Components
import Testing
import Views

@testable import Drawing

/// Drawings on pages: shapes of SVG, in the numbers of the drawing.
@Suite(.diagnosticsOfIssues)
struct DrawingPageTests {
    @Test func shapesAreElementsInTheColoursOfThePage() throws {
        var image = VectorImage(size: Size(width: 40, height: 20))
        image.fill(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.systemRed))
        image.stroke(
            .line(from: Point(x: 0, y: 0), to: Point(x: 40, y: 20)),
            .color(.systemBlue),
            StrokeStyle(width: 2.5, cap: .round, dash: [4, 2])
        )
        image.fill(VectorPath(), .color(.clear))

        let elements = try elements(image)

        let paths = elements.filter { $0.name == "path" }
        #expect(paths.values(of: "d") == ["M1 2L4 2L4 6L1 6Z", "M0 0L40 20", ""])
        #expect(paths.values(of: "fill") == ["currentColor", "transparent"])
        #expect(paths.values(of: "stroke") == ["currentColor"])
        #expect(paths.values(of: "stroke-width") == ["2.5"])
        #expect(paths.values(of: "stroke-linecap") == ["round"])
        #expect(paths.values(of: "stroke-dasharray") == ["4 2"])
        #expect(Set(paths.values(of: "class")).count == 2)
        let svg = try #require(elements.first { $0.name == "svg" })
        #expect(svg.attributes["viewBox"] == "0 0 40 20")
        #expect(svg.attributes["aria-hidden"] == "true")
    }

    @Test func groupsAndGradientsReferToElementsOfTheirOwn() throws {
        var image = VectorImage(size: Size(width: 40, height: 20))
        let circle = VectorPath.circle(center: Point(x: 10, y: 10), radius: 8)
        let (start, end) = (Point(x: 0, y: 0), Point(x: 40, y: 0))
        image.group(alpha: 0.5, clip: circle, shadow: VectorImage.Shadow(.black, blur: 6)) {
            $0.fill(circle, .linearGradient([.systemRed, .clear], from: start, to: end))
        }

        let elements = try elements(image, image)

        let ids = elements.filter { $0.depth > 3 }.values(of: "id").filter { $0.hasPrefix("d") }
        #expect(ids == ["d1", "d2", "d3", "d4", "d5", "d6"])
        let groups = elements.filter { $0.name == "g" && $0.attributes["opacity"] != nil }
        #expect(groups.values(of: "clip-path") == ["url(#d1)", "url(#d4)"])
        #expect(groups.values(of: "filter") == ["url(#d2)", "url(#d5)"])
        #expect(
            elements.filter { $0.name == "path" }.values(of: "fill") == ["url(#d3)", "url(#d6)"]
        )
        #expect(elements.filter { $0.name == "stop" }.values(of: "offset") == ["0", "1", "0", "1"])
        #expect(
            elements.filter { $0.name == "feDropShadow" }.values(of: "stdDeviation") == ["3", "3"]
        )
        #expect(elements.flatMap(AllowedMarkup.faults) == [])
    }

    /// Shadows of what lies outside, and of shadows there, fall into the drawing.
    @Test func shadowsHaveRoomAroundTheDrawing() throws {
        var image = VectorImage(size: Size(width: 40, height: 20))
        let offset = Point(x: -7, y: 3)
        image.group(shadow: VectorImage.Shadow(.black, offset: offset, blur: 5)) { _ in }

        let filter = try #require(elements(image).first { $0.name == "filter" })
        #expect(filter.attributes["x"] == "-80" && filter.attributes["y"] == "-80")
        #expect(filter.attributes["width"] == "200" && filter.attributes["height"] == "180")
    }

    @Test func picturesHaveARoleWithALabelAndAreDecorationWithoutOne() throws {
        let canvas = CanvasView()
        canvas.frame = Rect(width: 10, height: 10)
        #expect(try HTMLFixture.elements([canvas]).values(of: "role").contains("img") == false)

        canvas.accessibilityLabel = "Dot"
        let named = try HTMLFixture.elements([canvas])
        #expect(named.first { $0.attributes["role"] == "img" }?.attributes["aria-label"] == "Dot")
        #expect(AccessibilityTree(of: canvas).text == "- image \"Dot\"\n")
    }

    @Test(arguments: [false, true])
    func tintsThatAreSetLaterAreDrawn(isAround: Bool) {
        func pictures(_ first: Color?, then tint: Color?) -> [String] {
            let (root, bar, levels) = (View(), ProgressView(), LevelView())
            bar.frame = Rect(width: 64, height: 6)
            levels.frame = Rect(y: 6, width: 64, height: 16)
            (bar.value, levels.value, levels.levels) = (0.5, 0.5, [1, 1])
            root.addSubview(bar)
            root.addSubview(levels)
            let tinted: [View] = isAround ? [root] : [bar, levels]
            for view in tinted { view.tintColor = first }
            root.mount(in: ComponentContext(Components()))
            root.layout(width: 64, height: 22)
            for view in tinted { view.tintColor = tint }
            root.layout(width: 64, height: 22)
            var page = HTMLPage(title: "Page", settings: HTMLSettings())
            page.append(transcript: [HTMLEntry(id: "1", name: "1", view: root)])
            let options = TerminalOptions(columns: 8, colors: .trueColor)
            return [page.text, TerminalPicture(of: root, options: options).text]
        }
        let (red, green) = (
            pictures(.systemRed, then: .systemRed), pictures(.systemGreen, then: .systemGreen)
        )

        #expect(red[0] != green[0] && red[1] != green[1])
        #expect(pictures(.systemRed, then: .systemGreen) == green)
        #expect(pictures(nil, then: .systemRed) == red)
        #expect(pictures(.systemRed, then: nil) == pictures(.systemBlue, then: .systemBlue))
    }

    @Test func linesHaveTheTintOfTheViewWithTheDrawing() throws {
        var image = VectorImage(size: Size(width: 40, height: 20))
        image.fill(.rectangle(Rect(width: 40, height: 20)), .color(.systemRed))
        image.stroke(.line(from: Point(x: 0, y: 0), to: Point(x: 40, y: 20)), .tint)
        let view = ImageView()
        view.frame = Rect(width: 40, height: 20)
        view.image = .remote("https://a.example/b.png")
        view.placeholder = .vector(image)

        view.tintColor = .systemGreen
        let apart = try HTMLFixture.elements([view]).filter { $0.name == "path" }
        view.tintColor = .systemRed
        let same = try HTMLFixture.elements([view]).filter { $0.name == "path" }

        #expect(Set(apart.values(of: "class")).count == 2)
        #expect(Set(same.values(of: "class")).count == 1)
        #expect(view.placeholder == .vector(image))
    }

    @Test func valuesAreWrittenForAssistiveTechnology() throws {
        let (bar, level) = (ProgressView(), LevelView())
        bar.accessibilityLabel = "Upload"
        bar.value = nil
        level.value = 0.256
        level.valueText = "3 of \"12\" s"

        let elements = try HTMLFixture.elements([bar, level])

        let found = elements.first { $0.attributes["role"] == "progressbar" }?.attributes
        #expect(found?["aria-label"] == "Upload")
        #expect(found?["aria-valuenow"] == nil)
        let meter = elements.first { $0.attributes["role"] == "meter" }?.attributes
        #expect(meter?["aria-valuenow"] == "26")
        #expect(meter?["aria-valuemin"] == "0" && meter?["aria-valuemax"] == "100")
        #expect(meter?["aria-valuetext"] == "3 of \"12\" s")
        #expect(elements.flatMap(AllowedMarkup.faults) == [])
    }

    /// The path data on a page have the points of the drawing, to four decimals, in both directions, and right to left
    /// mirrors all of it; the same drawing gives the same bytes.
    @Test(arguments: Cases(40, of: 2_000))
    func pagesHaveThePointsOfTheDrawing(seed: Case) throws {
        let image = RandomDrawing.image(seed)

        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let elements = try elements(image, in: direction)
            let found = try elements.filter { $0.name == "path" }.values(of: "d")
                .map { try VectorPath(data: $0) }
            let expected = image.commands.compactMap(\.path)
            let mirrors = elements.values(of: "transform")
            let isMirrored = direction == .rightToLeft && image.flipsForRightToLeft
            #expect(mirrors == (isMirrored ? ["matrix(-1 0 0 1 64 0)"] : []), "\(seed)")
            #expect(found.count == expected.count, "\(seed)")
            for (path, other) in zip(found, expected) {
                let points = zip(path.elements.flatMap(\.points), other.elements.flatMap(\.points))
                #expect(path.elements.count == other.elements.count, "\(seed)")
                #expect(
                    points.allSatisfy { abs($0.x - $1.x) <= 0.0001 && abs($0.y - $1.y) <= 0.0001 },
                    "\(seed)"
                )
            }
            #expect(elements.flatMap(AllowedMarkup.faults) == [], "\(seed)")
            #expect(elements == (try self.elements(image, in: direction)), "\(seed)")
        }
    }

    private func elements(
        _ images: VectorImage...,
        in direction: LayoutDirection = .leftToRight
    ) throws -> [TagScanner.Element] {
        let views = images.map { image in
            let view = ImageView()
            view.image = .vector(image)
            view.frame = Rect(width: image.size.width, height: image.size.height)
            return view
        }
        return try HTMLFixture.elements(views, direction: direction)
    }
}

extension VectorImage.Command {
    /// The path that pages have for the command; none for the end of a group.
    fileprivate var path: VectorPath? {
        switch self {
        case .fill(let path, _), .stroke(let path, _, _): path
        case .beginGroup(let group): group.clip
        case .endGroup: nil
        }
    }
}
