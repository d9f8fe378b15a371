import Testing
import Views

@Suite struct ProportionTests {
    @Test func aSquareOfAFixedHeightIsSquareInAPlainView() {
        let square = square()
        let root = View()
        root.addSubview(square)
        square.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        square.topAnchor.constraint(equalTo: root.topAnchor).isActive = true

        root.layout(width: 200, height: 100)

        #expect(square.frame == Rect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test(arguments: [StackAlignment.fill, .center])
    func aSquareOfAFixedHeightIsSquareInARow(_ alignment: StackAlignment) {
        let square = square()
        let row = ContainerStackView(alignment: alignment, arrangedSubviews: [square, Label()])

        row.layout(width: 200, height: 40)

        #expect(square.frame == Rect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func aPictureIsAsHighAsItsWidthAllows() {
        let picture = View()
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
            .isActive = true
        let column = ContainerStackView(axis: .vertical, arrangedSubviews: [picture])

        column.layout(width: 200)

        #expect(picture.frame == Rect(x: 0, y: 0, width: 200, height: 100))
        #expect(column.frame.size.height == 100)
    }

    @Test(arguments: [8.0, 18, 31, 64, 90])
    func whatWasAskedBeforeDoesNotChangeARow(_ asked: Double) {
        let (old, new) = (rowOfAProportion(), rowOfAProportion())
        old.layout(width: 200)
        _ = old.subviews[0].sizeThatFits(width: asked)
        old.layout(width: asked, height: 2 * asked)

        old.layout(width: 150, height: 60)
        new.layout(width: 150, height: 60)

        #expect(old.subviews.map(\.frame) == new.subviews.map(\.frame))
        let button = new.subviews[0].frame.size
        #expect((button.width - 1.5 * button.height).magnitude < 1e-9)
    }

    private func rowOfAProportion() -> ContainerStackView {
        let button = Button()
        button.title = "Share"
        button.widthAnchor.constraint(equalTo: button.heightAnchor, multiplier: 1.5)
            .isActive = true
        let label = Label()
        label.text = "with everybody"
        return ContainerStackView(alignment: .fill, arrangedSubviews: [button, label])
    }

    private func square() -> View {
        let square = View()
        square.heightAnchor.constraint(equalToConstant: 40).isActive = true
        square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
        return square
    }
}
