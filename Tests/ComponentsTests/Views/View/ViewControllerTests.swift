import Components
import Testing
import Views

@Suite struct ViewControllerTests {
    @Test func childrenAndTheViewJoinTheTree() {
        let (parent, child) = (ViewController(), ViewController())
        parent.addChild(child)

        let tree = parent.mount(in: ComponentContext(Components()))

        #expect(child.node.connectedTree === tree)
        #expect(parent.view.node.connectedTree === tree)
    }

    @Test func aControllerCannotBePutIntoItselfOrBelow() {
        let (parent, child) = (ViewController(), ViewController())
        parent.addChild(child)

        child.addChild(parent)
        parent.addChild(parent)

        #expect(parent.parent == nil)
        #expect(identities(parent.children) == identities([child]))
    }

    @Test func mountingLaysTheViewOut() {
        let controller = ViewController()
        let laidOut = LaidOut()
        controller.view.addSubview(laidOut)

        controller.mount(in: ComponentContext(Components()))

        #expect(laidOut.count == 1)
    }

    @Test func aControllerTakenOutBeforeItsTurnIsNotConnected() {
        let (parent, first, last) = (ViewController(), Remover(), ViewController())
        parent.addChild(first)
        parent.addChild(last)
        first.whenSetUp = { last.removeFromParent() }

        parent.mount(in: ComponentContext(Components()))

        #expect(first.node.isConnected)
        #expect(!last.node.isConnected)
    }

    @Test func takingOutDisconnects() {
        let (parent, child) = (ViewController(), ViewController())
        parent.mount(in: ComponentContext(Components()))
        parent.addChild(child)

        child.removeFromParent()

        #expect(!child.node.isConnected)
        #expect(child.parent == nil)
    }
}

private final class LaidOut: View {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

private final class Remover: ViewController {
    var whenSetUp: () -> Void = {}

    override func setUp() {
        super.setUp()
        whenSetUp()
    }
}
