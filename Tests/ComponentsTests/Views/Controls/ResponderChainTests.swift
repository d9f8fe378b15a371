import Components
import Testing
import Views

@Suite struct ResponderChainTests {
    @Test func anEventClimbsFromTheViewOutwards() {
        let screen = Screen()

        #expect(screen.button.raise(.knock, 1) == .passed)

        #expect(screen.log.names == ["inner", "list", "screen", "tree"])
    }

    @Test(arguments: ["inner", "list", "screen", "tree"])
    func whoHandlesIsTheLastToHear(_ name: String) {
        let screen = Screen(handledBy: name)

        #expect(screen.button.raise(.knock, 1) == .handled)

        #expect(screen.log.names.last == name)
    }

    @Test func listenersHearBeforeEverySink() {
        var components = Components()
        components.on(.knock) { _ in .handled }
        let screen = Screen(components)

        #expect(screen.button.raise(.knock, 1) == .handled)

        #expect(screen.log.names == [])
    }

    @Test func theRaisingSinkIsAskedFirst() {
        let screen = Screen()

        screen.list.raise(.knock, 1)

        #expect(screen.log.names == ["list", "screen", "tree"])
    }

    @Test func aSinkOfTheTreeThatIsInTheTreeIsAskedOnceAndLast() {
        let screen = Screen()
        screen.root.mount(in: ComponentContext(Components(), events: screen.list))

        screen.button.raise(.knock, 1)

        #expect(screen.log.names == ["inner", "screen", "list"])
    }

    @Test func nobodyAroundHearsBeforeConnection() {
        let log = SinkLog()
        let view = SinkView(log, "view")

        #expect(view.raise(.knock, 1) == .passed)
        #expect(log.names == [])
    }

    @Test func aViewThatOutlivesItsControllerClimbsPastIt() {
        let log = SinkLog()
        let root = SinkView(log, "root")
        var controller: ViewController? = SinkController(log, "controller")
        let view = controller?.view ?? View()
        root.addSubview(view)

        #expect(view.next === controller)
        controller = nil

        #expect(view.next === root)
    }

    @Test func aControllerAndItsViewEndTogether() {
        weak var controller: ViewController?
        weak var view: View?
        do {
            let made = ViewController()
            (controller, view) = (made, made.view)
        }

        #expect(controller == nil)
        #expect(view == nil)
    }
}

extension Event where Payload == Int {
    fileprivate static let knock = Event("knock")
}

/// A controller inside another one, with a view in its view.
private final class Screen {
    let log = SinkLog()
    let root: SinkController
    let list: SinkController
    let button = View()
    private let sink: SinkView

    init(_ components: Components = Components(), handledBy name: String? = nil) {
        log.handler = name
        root = SinkController(log, "screen")
        list = SinkController(log, "list")
        sink = SinkView(log, "tree")
        let inner = SinkView(log, "inner")
        root.view.addSubview(list.view)
        root.addChild(list)
        list.view.addSubview(inner)
        inner.addSubview(button)
        root.mount(in: ComponentContext(components, events: sink))
    }
}

private final class SinkLog {
    var names: [String] = []
    var handler: String?

    func note(_ name: String) -> EventReply {
        names.append(name)
        return name == handler ? .handled : .passed
    }
}

private final class SinkView: View, EventSink {
    private var log = SinkLog()
    private var name = ""

    convenience init(_ log: SinkLog, _ name: String) {
        self.init()
        (self.log, self.name) = (log, name)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        event[.knock] == nil ? .passed : log.note(name)
    }
}

private final class SinkController: ViewController, EventSink {
    private var log = SinkLog()
    private var name = ""

    convenience init(_ log: SinkLog, _ name: String) {
        self.init()
        (self.log, self.name) = (log, name)
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        event[.knock] == nil ? .passed : log.note(name)
    }
}
