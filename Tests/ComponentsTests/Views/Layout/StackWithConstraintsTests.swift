import Testing
import Views

@Suite struct StackWithConstraintsTests {
    @Test func twoViewsOfAStackAreEquallyWideAndTheOthersKeepTheirPlaces() {
        let (stack, boxes) = row([40, 60, 20])
        boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor).isActive = true

        stack.layout(width: 200)

        #expect(isInOrder(boxes))
        #expect(boxes[0].frame.size.width == boxes[1].frame.size.width)
        #expect(boxes[2].frame.x + boxes[2].frame.size.width == 200)
    }

    @Test func aStackIsAsWideAsItsConstraintsMakeIt() {
        let (stack, boxes) = row([40, 60, 20])
        boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor).isActive = true

        stack.layout(width: stack.sizeThatFits().width)

        #expect(stack.frame.size == Size(width: 156, height: 10))
        #expect(boxes.map(\.frame.x) == [0, 68, 136])
        #expect(boxes.map(\.frame.size.width) == [60, 60, 20])
    }

    @Test func hiddenViewsTakeNoPlaceBesideConstrainedOnes() {
        let (stack, boxes) = row([40, 60, 20])
        boxes[0].widthAnchor.constraint(equalTo: boxes[2].widthAnchor).isActive = true
        boxes[1].isHidden = true

        stack.layout(width: stack.sizeThatFits().width)

        #expect(stack.frame.size.width == 88)
        #expect(boxes[2].frame.x == 48)
    }

    @Test func withoutItsConstraintsAStackIsItselfAgain() {
        let (stack, boxes) = row([40, 60, 20])
        let constraint = boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor)
        constraint.isActive = true
        stack.layout(width: 136)

        constraint.isActive = false
        stack.layout(width: 136)

        #expect(boxes.map(\.frame.x) == [0, 48, 116])
    }

    private func isInOrder(_ boxes: [View]) -> Bool {
        zip(boxes, boxes.dropFirst()).allSatisfy { first, next in
            abs(first.frame.x + first.frame.size.width + 8 - next.frame.x) < 1e-9
        }
    }

    private func row(_ widths: [Double]) -> (ContainerStackView, [View]) {
        let boxes = widths.map { width in
            let box = BoxView()
            box.natural = Size(width: width, height: 10)
            return box
        }
        return (ContainerStackView(arrangedSubviews: boxes), boxes)
    }
}
