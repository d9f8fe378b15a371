import Components
import DefaultComponents
import Drawing
import Tracing
import Views

/// A channel's screen for the catalogue, with all parts around messages: scrolled up, with a typing indicator and a
/// reply in the composer.
///
/// Keep it until its picture is drawn.
struct CatalogueScreen {
    /// The trace of its composition.
    let trace: CompositionTrace
    /// The screen as an entry of a page.
    let entry: HTMLEntry
    /// The screen with list and composer.
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
        var context = ComponentContext(settings.applied(to: components), recordedBy: recorder)
        context.now = settings.now ?? transcript.newest
        screen.mount(in: context)
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
