import Components
import DefaultComponents
import Drawing
import Views

/// A channel as the catalogue shows what lies around messages: away from the newest one, while somebody types and
/// the reader answers.
///
/// Keep it until its picture is drawn.
struct CatalogueScreen {
    /// How it came to be.
    let trace: CompositionTrace
    /// The screen as an entry of a page.
    let entry: HTMLEntry
    /// What makes the screen's rows.
    private let screen = ChatChannelVC()

    private static let height = 640.0

    /// Composes and lays out the screen of a channel.
    init(_ transcript: ChannelTranscript, _ components: Components, _ settings: LayoutSettings) {
        let channel = transcript.channel
        let controller = ChatChannelController(
            transcript: transcript,
            client: ChatClient(currentUser: channel.reader)
        )
        let recorder = CompositionRecorder()
        screen.channelController = controller
        screen.mount(
            in: ComponentContext(settings.applied(to: components), recordedBy: recorder)
        )
        let answered = transcript.messages.first { !$0.isSentByCurrentUser }
        let other = answered?.author ?? channel.members.first { $0.id != channel.reader?.id }
        if let other { controller.receive(.typingStarted(other)) }
        let composer = screen.messageComposerVC
        if let answered { composer.content.quoteMessage(answered) }
        let rich = transcript.messages.first { !$0.attachments.isEmpty }
        composer.content.attachments = rich?.attachments ?? []
        composer.content.text = "@"
        composer.notice = "The message was not sent."
        screen.view.layout(width: settings.width, height: Self.height)
        let list = screen.messageListVC.listView
        list.scroll(by: -Self.height)
        screen.view.layout(width: settings.width, height: Self.height)
        trace = recorder.trace
        entry = HTMLEntry(id: "screen", name: channel.name, view: screen.view)
    }
}
