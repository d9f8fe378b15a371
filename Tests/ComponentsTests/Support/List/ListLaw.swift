import Components
import DefaultComponents
import Views

/// A list and its model, which random operations change in the same way, step by step.
final class ListLaw {
    var generator: SeededGenerator
    var model = ModelMessages()
    var viewport = ModelViewport()
    let data: ListedMessages
    let list: ChatMessageListVC
    let fresh = FreshRows()
    var components: Components
    var componentsKey = 0
    /// Whether anything was registered for some rows only.
    var hasScopes: Bool { componentsKey >= PluginSubsets.count }
    var channelKey = 0
    var width = 320.0
    let isInThread: Bool
    var keysSeen: Set<[String]> = []
    /// The first difference.
    var fault: String?
    /// The number of full comparisons.
    var wholeCount = 0

    init(seed: Case, components: Components = Components()) {
        generator = SeededGenerator(seed: seed)
        isInThread = seed.number % 4 == 3
        self.components = components
        for _ in 0..<30 { model.insert(at: 0, using: &generator) }
        data = ListedMessages(model.messages)
        data.channel?.lastReadMessageID = nil
        viewport.height = 180
        list = components.make(.messageListVC)
        list.isInThread = isInThread
        data.willShow = { [unowned self] options, message in
            let kinds = message?.attachments.map(\.kind.rawValue) ?? []
            keysSeen.insert(options.map(\.rawValue).sorted() + ["|"] + kinds)
        }
        list.dataSource = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: width, height: viewport.height)
    }

    /// Runs a number of operations, or up to the first difference, which is returned.
    func run(_ count: Int) -> String? {
        check("opening", isWhole: true)
        for number in 0..<count where fault == nil {
            let name = operate()
            check("\(number), \(name)", isWhole: number % 48 == 0 || number == count - 1)
        }
        return fault
    }

    func random(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &generator)
    }

    func operate() -> String {
        switch random(1000) {
        case 0..<600: return change()
        case 600..<840: return scroll(by: Double.random(in: -90...90, using: &generator))
        case 840..<880:
            return scroll(by: Double.random(in: -700...700, using: &generator))
        case 880..<885: return jump()
        case 885..<915: return scrollToMessage()
        case 915..<940: return scrollToLatest()
        case 940..<970: return resize()
        case 970..<980: return readChannel()
        case 980..<985: return installPlugins()
        case 985..<990: return togglePlugin()
        case 990..<998: return idle()
        default: return walk()
        }
    }
}
