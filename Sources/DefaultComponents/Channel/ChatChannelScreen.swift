import Components

/// A screen that is the delegate of a controller.
protocol ChatChannelScreen: Lifecycle, ChatChannelControllerDelegate {
    /// The controller of the channel.
    var channelController: ChatChannelController? { get }

    /// Whether rows are being made and placed.
    var isPlacingRows: Bool { get }

    /// Shows whether messages are requested.
    func showLoading()
}

extension ChatChannelController {
    /// Returns whether the delegate is placing rows; reports a plugin's hook in a row that changes the messages.
    func isBeingShown(isLoading: Bool) -> Bool {
        guard let screen = delegate as? any ChatChannelScreen, let tree = screen.node.connectedTree
        else { return false }
        if !isLoading, tree.hostOfRunningPlugin?.scopedComponentOrSelf != nil {
            screen.reportIfElsewhere(as: "ChatChannelController")
        }
        guard screen.isPlacingRows else { return false }
        if !isLoading { tree.noteChangeInFunction() }
        return true
    }

    /// Reports a call that causes itself without end.
    func tellOfEndless(_ call: String) {
        let diagnostic = ComponentDiagnostic.callNeverEnds(call: call)
        let tree = (delegate as? any ChatChannelScreen)?.node.connectedTree
        tree?.note(diagnostic) ?? Components.tell(diagnostic)
    }

    /// Keeps a screen that a plugin's hook removed as the delegate, and notes one whose place another one took.
    func checkDelegate(insteadOf old: (any ChatChannelControllerDelegate)?) {
        guard let screen = old as? any ChatChannelScreen, screen !== delegate,
            screen.channelController === self, let tree = screen.node.connectedTree
        else { return }
        if delegate == nil, tree.hostOfRunningPlugin != nil {
            delegate = screen
            screen.report { _ in .refused(.dataSourceRemoved(component: "ChatChannelController")) }
        } else if delegate is any ChatChannelScreen {
            lostScreen = screen
        }
    }

    /// Reports a change to a screen that is still mounted and is not informed of it.
    func report(toLost screen: any ChatChannelScreen) {
        lostScreen = nil
        guard delegate !== screen, screen.channelController === self, screen.node.isConnected
        else { return }
        let problem =
            "The controller of channel \(knownChannel.id.quoted) has another screen as its delegate, so this one does "
            + "not show its changes. To fix, make a controller for each screen, of one client."
        screen.report { .contradictedContent(component: $0, problem: problem) }
    }
}

extension ChatChannelController {
    /// All messages; none in a closure that makes lazy ones, which is reported.
    var history: MessageHistory {
        get { isBusy ? historyInClosure : keptHistory }
        _modify {
            if isBusy {
                var history = historyInClosure
                yield &history
            } else {
                isBusy = true
                defer { isBusy = false }
                yield &keptHistory
            }
        }
    }

    /// Returns a result of reading all messages, of which lazy ones are made.
    func reading<Result>(_ read: (ChatMessages) -> Result) -> Result {
        let (messages, wasBusy) = (history.messages, isBusy)
        isBusy = true
        defer { isBusy = wasBusy }
        return read(messages)
    }

    private var historyInClosure: MessageHistory {
        let problem =
            "A closure that makes its messages uses the controller of channel \(knownChannel.id.quoted), which has none "
            + "meanwhile. To fix, make each message from its index alone."
        Components.tell(.contradictedContent(component: "ChatMessages", problem: problem))
        return MessageHistory(ChatMessages())
    }
}
