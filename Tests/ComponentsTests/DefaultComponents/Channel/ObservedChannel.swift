import DefaultComponents
import Views

/// A controller with its delegate.
struct ObservedChannel {
    let controller: ChatChannelController
    let delegate = ChannelRecorder()

    init(_ controller: ChatChannelController) {
        self.controller = controller
        controller.delegate = delegate
    }

    /// Creates a controller of a channel with a number of messages by Bo, named by age, with pages of four.
    init(
        messages count: Int,
        channel: ChatChannel = FixtureChat.direct,
        change: (inout ChatMessage) -> Void = { _ in }
    ) {
        let messages = (0..<count).map { FixtureChat.message("\($0)", "Ahoy", change) }
        self.init(
            ChatChannelController(channel: channel, messages: ChatMessages(messages), pageSize: 4)
        )
    }

    /// The ids of the loaded messages.
    var ids: [String] {
        controller.messages.map(\.id)
    }

    /// Returns the delegate's notifications during a call.
    func told(_ call: (ChatChannelController) -> Void) -> [String] {
        _ = delegate.takeLog()
        call(controller)
        return delegate.takeLog()
    }

    /// Returns the delegate's notifications of an event.
    func told(_ event: ChatEvent) -> [String] {
        told { $0.receive(event) }
    }
}
