import Components
import Testing

@testable import Views

@Suite(.diagnosticsOfIssues)
struct CanvasViewTests {
    private let root = View()
    private let canvas = CanvasView()

    @Test func itIsDrawnAgainWithAnotherSizeAndOtherContentOnly() {
        var sizes: [Size] = []
        canvas.onDraw = { sizes.append($0.size) }
        mount()
        #expect(sizes == [Size(width: 30, height: 20)])

        root.layout(width: 100, height: 50)
        root.setNeedsLayout()
        root.layout(width: 100, height: 50)
        #expect(sizes.count == 1)

        canvas.frame = Rect(width: 60, height: 20)
        root.layout(width: 100, height: 50)
        #expect(sizes.count == 2)
        #expect(sizes.last == Size(width: 60, height: 20))

        canvas.setNeedsDrawing()
        root.layoutIfNeeded()
        canvas.contentChanged()
        root.layoutIfNeeded()
        #expect(sizes.count == 4)
    }

    @Test func otherComponentsAreDrawn() {
        canvas.onDraw = { [unowned canvas] image in
            let isDark = canvas.components[.layoutDirection] == .rightToLeft
            image.fill(.rectangle(Rect(width: 1, height: 1)), .color(isDark ? .black : .white))
        }
        mount()
        let before = canvas.image
        var components = Components()
        components[.layoutDirection] = .rightToLeft

        root.updateComponents(components)

        #expect(before != canvas.image)
    }

    @Test func subclassesDraw() {
        let drawn = Drawn()
        drawn.frame = Rect(width: 4, height: 4)
        root.addSubview(drawn)
        mount()

        var expected = VectorImage(size: Size(width: 4, height: 4))
        expected.fill(.rectangle(Rect(width: 4, height: 4)), .color(.systemRed))
        #expect(drawn.image == .vector(expected))
    }

    @Test func statesOfTwoDrawingsDiffer() {
        mount()
        let empty = ViewState(canvas)
        canvas.onDraw = { $0.fill(.rectangle(Rect(width: 1, height: 1)), .color(.black)) }
        root.layoutIfNeeded()
        let drawn = ViewState(canvas)

        #expect(ViewProperty.changed(from: empty, to: drawn).map(\.name) == ["image"])
        #expect(drawn.isState(of: canvas))
        #expect(!empty.isState(of: canvas))
    }

    @Test func numbersOfTheAppThatCannotBeDrawnAreReportedAndBecomeZero() throws {
        canvas.onDraw = {
            $0.fill(.rectangle(Rect(x: .nan, width: 1, height: 1)), .color(.black))
        }
        let tree = mount()

        #expect(
            tree.diagnostics == [
                .unusableLength(component: "CanvasView", property: "drawing", value: "nan", by: nil)
            ]
        )
        guard case .vector(let drawing)? = canvas.image,
            case .fill(let path, _)? = drawing.commands.first
        else { throw Missing() }
        #expect(path.elements.flatMap(\.points).map(\.x) == [0, 0, 0, 0])
    }

    @Test func drawingBeyondTheBudgetIsReportedAndNotShown() {
        let line = VectorPath.line(from: Point(x: 0, y: 0), to: Point(x: 8, y: 8))
        canvas.onDraw = { image in
            for _ in 0..<10_000 { image.stroke(line, .color(.black)) }
        }
        let tree = mount()
        let picture = ImageView()
        root.addSubview(picture)
        var large = VectorImage(size: Size(width: 30, height: 20))
        for _ in 0..<10_000 { large.stroke(line, .color(.black)) }
        picture.image = .vector(large)

        let told = ["CanvasView", "ImageView"].map {
            ComponentDiagnostic.refused(.overBudget(component: $0, .drawing, limit: 20_000))
        }
        #expect(tree.diagnostics == told)
        #expect(canvas.image == .vector(VectorImage(size: Size(width: 30, height: 20))))
        #expect(picture.image == nil)
    }

    @Test func placeholdersBeyondTheBudgetAreReportedAndNotShown() {
        let tree = mount()
        let picture = ImageView()
        root.addSubview(picture)
        var drawing = VectorImage(size: Size(width: 30, height: 20))
        picture.placeholder = .vector(drawing)
        let line = VectorPath.line(from: Point(x: 0, y: 0), to: Point(x: 8, y: 8))
        for _ in 0..<10_000 { drawing.stroke(line, .color(.black)) }
        picture.placeholder = .vector(drawing)

        #expect(
            tree.diagnostics == [
                .refused(.overBudget(component: "ImageView", .drawing, limit: 20_000))
            ]
        )
        #expect(picture.placeholder == .vector(VectorImage(size: Size(width: 30, height: 20))))
    }

    @Test func drawingsKeepTheirHeightWhereThereIsLessRoom() {
        canvas.pictureSize = Size(width: 140, height: 6)
        mount()

        #expect(canvas.sizeThatFits(width: 64) == Size(width: 64, height: 6))
        #expect(canvas.sizeThatFits() == Size(width: 140, height: 6))
    }

    @Test func buttonsShowDrawingsInTheSizeOfSymbols() {
        let button = Button()
        button.image = .vector(VectorImage(size: Size(width: 48, height: 48)))
        button.title = "Play"
        root.addSubview(button)
        mount()

        #expect(button.placedImage?.frame.size == Size(width: 16, height: 16))
    }

    @discardableResult
    private func mount() -> ComponentTree {
        canvas.frame = Rect(width: 30, height: 20)
        root.addSubview(canvas)
        let tree = root.mount()
        root.layout(width: 100, height: 50)
        return tree
    }
}

private struct Missing: Error {}

private final class Drawn: CanvasView {
    override func draw(_ image: inout VectorImage) throws {
        try super.draw(&image)
        image.fill(.rectangle(Rect(width: 4, height: 4)), .color(.systemRed))
    }
}
