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

    private func square() -> View {
        let square = View()
        square.heightAnchor.constraint(equalToConstant: 40).isActive = true
        square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
        return square
    }
}
