import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Views

/// Performs the steps of a script.
final class ScriptPlayer {
    let stage: ChatNavigator
    private let tasks: HeldTasks
    private var messageCount = 0

    init(_ stage: ChatNavigator, _ tasks: HeldTasks) {
        self.stage = stage
        self.tasks = tasks
    }

    /// Performs one step; throws a `ScriptProblem` if that is impossible.
    func play(_ step: ScriptStep) throws {
        stage.viewport.endScrolling()
        stage.notice = nil
        if !step.keepsSheet { stage.sheet = nil }
        try step.play(self)
        stage.settle()
    }

    // MARK: Actions of the reader

    func show(_ id: String) throws(ScriptProblem) {
        guard stage.viewport.scroll(toID: id) else { throw unknownMessage(id) }
    }

    func tap(_ part: MessagePart, _ id: String) throws(ScriptProblem) {
        let viewport = stage.viewport
        if !viewport.showsAll(of: id) {
            try show(id)
            viewport.endScrolling()
        }
        guard viewport.tap(part, of: id) else {
            let shown = viewport.parts(of: id).map(\.part).filter { $0 != .message }
            throw .missingPart(part, message: id, shown: shown)
        }
    }

    func explain(_ id: String, _ node: String?) throws(ScriptProblem) {
        try show(id)
        guard let explanation = stage.explain(id), let node else { return }
        switch explanation.search(node) {
        case .found(let path):
            let found = explanation.views.first { $0.path == path }
            stage.sheet = found.map { Sheet($0, stage.words) }
        case .several(let paths): throw .ambiguousNode(node, message: id, paths: paths)
        case .absent: throw .unknown(.node, node, known: explanation.views.map(\.name))
        }
    }

    func tapLatest() throws(ScriptProblem) {
        guard !stage.viewport.list.scrollToLatestMessageButton.isHidden else { throw .noButton }
        stage.viewport.scrollToLatest()
    }

    func goBack() throws(ScriptProblem) {
        guard stage.back() else { throw .nothingToClose }
    }

    func write(_ keys: [ChatKey]) {
        guard stage.isWriting || stage.write(true) else { return }
        for key in keys { _ = stage.takeInComposer(key) }
    }

    func send() {
        let isOffering = stage.viewport.composer?.suggestions.items.isEmpty == false
        write(isOffering ? [.escape, .enter] : [.enter])
    }

    func refuse(_ isRefusing: Bool) throws(ScriptProblem) {
        let mode = isRefusing ? LocalTransport.Mode.refused(reason: Self.refusal) : .atOnce
        guard stage.room.line.mode != mode else { throw .nothingChanged }
        stage.room.line.mode = mode
    }

    func answer(_ name: String) throws(ScriptProblem) {
        guard tasks.answer(name) else { throw .unknown(.task, name, known: tasks.names) }
        stage.advance(milliseconds: 0)
    }

    /// The reason of the server that a script lets refuse messages.
    private static let refusal = "The server does not take messages now."

    func choose(_ id: String) throws(ScriptProblem) {
        let choices = stage.sheet?.choices.filter { $0.actionID != nil } ?? []
        guard !choices.isEmpty else { throw .nothingToChoose }
        guard let choice = choices.first(where: { $0.actionID == id }) else {
            throw .unknown(.action, id, known: choices.compactMap(\.actionID))
        }
        stage.take(choice)
    }

    func switchPlugin(_ isOn: Bool, _ id: String) throws(ScriptProblem) {
        guard let plugins = stage.plugins else { throw .nothingChanged }
        guard plugins.known.contains(id) else {
            throw .unknown(.plugin, id, known: plugins.known)
        }
        guard plugins.ids.contains(id) == !isOn else { throw .nothingChanged }
        do throws(ComponentsError) {
            try stage.togglePlugin(id)
        } catch {
            throw .plugin(plugins.describe(error))
        }
    }

    // MARK: Events

    func receive(_ event: ChatEvent) throws(ScriptProblem) {
        guard stage.receive(event) else { throw .nothingChanged }
    }

    func edited(_ id: String, _ text: String) throws(ScriptProblem) -> ChatMessage {
        var message = try message(id)
        message.text = RichText(plain: text)
        message.editedAt = message.createdAt
        return message
    }

    func reaction(
        _ name: String,
        to id: String,
        by user: String
    ) throws(ScriptProblem) -> ChatEvent {
        let (id, emoji) = (try message(id).id, EmojiNames.emoji(name))
        let user = try self.user(user)
        return .reactionAdded(messageID: id, name: name, emoji: emoji, userID: user.id)
    }

    func newMessage(_ user: ChatUser, _ text: String) -> ChatMessage {
        let newest = stage.room.newestMessage
        repeat { messageCount += 1 } while stage.room.message("n\(messageCount)") != nil
        var message = ChatMessage(
            id: "n\(messageCount)",
            author: user,
            createdAt: (newest?.createdAt ?? Timestamp(seconds: 0)).later(byMinutes: 1),
            text: RichText(plain: text)
        )
        message.isSentByCurrentUser = user.id == stage.room.controller.currentUserId
        return message
    }

    func user(_ user: String) throws(ScriptProblem) -> ChatUser {
        if let found = stage.room.user(user) { return found }
        let users = stage.room.users
        throw .unknown(.user, user, known: users.map(\.id) + users.map(\.name))
    }

    func message(_ id: String) throws(ScriptProblem) -> ChatMessage {
        guard let message = stage.room.message(id) else { throw unknownMessage(id) }
        return message
    }

    private func unknownMessage(_ id: String) -> ScriptProblem {
        .unknown(.message, id, known: stage.viewport.controller.messages.map(\.id))
    }
}

extension Timestamp {
    /// Returns the instant so many minutes later, or the same if there is none.
    func later(byMinutes minutes: Int64) -> Timestamp {
        let (sum, isTooLate) = microseconds.addingReportingOverflow(minutes * 60_000_000)
        return isTooLate ? self : Timestamp(microseconds: sum)
    }
}
