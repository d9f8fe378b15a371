import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Views

/// Performs the steps of a script.
struct ScriptPlayer {
    let stage: ChatNavigator
    private let tasks: HeldTasks
    private var messageCount = 0

    init(_ stage: ChatNavigator, _ tasks: HeldTasks) {
        self.stage = stage
        self.tasks = tasks
    }

    /// Performs one step; throws the reason if that is impossible.
    mutating func play(_ step: ScriptStep) throws(ScriptProblem) {
        let viewport = stage.viewport
        viewport.endScrolling()
        stage.notice = nil
        switch step {
        case .tapCell, .choose, .back: break
        default: stage.sheet = nil
        }
        switch step {
        case .scrollRows(let rows): viewport.scroll(by: rows)
        case .scrollPages(let pages): viewport.scroll(byPages: pages)
        case .scrollToOldest: viewport.scrollToOldest()
        case .scrollToLatest: viewport.scrollToLatest()
        case .scrollTo(let id): try show(id)
        case .tapCell(let column, let row): stage.tap(row: row - 1, column: column - 1)
        case .tapLatest:
            guard !viewport.list.scrollToLatestMessageButton.isHidden else { throw .noButton }
            viewport.scrollToLatest()
        case .tapPart(let part, let id): try tap(part, id)
        case .choose(let id): try choose(id)
        case .explain(let id, let node): try explain(id, node)
        case .back:
            guard stage.back() else { throw .nothingToClose }
        case .resize(let columns, let rows): stage.resize(columns: columns, rows: rows)
        case .plugin(let isOn, let id): try switchPlugin(isOn, id)
        case .write(let text): write(text.map { .character($0) })
        case .paste(let text): write([.paste(text)])
        case .key(let key): write([key])
        case .send:
            let isOffering = viewport.composer?.suggestions.items.isEmpty == false
            write(isOffering ? [.escape, .enter] : [.enter])
        case .refuse(let isRefusing):
            let mode = isRefusing ? LocalTransport.Mode.refused(reason: Self.refusal) : .atOnce
            guard stage.room.line.mode != mode else { throw .nothingChanged }
            stage.room.line.mode = mode
        case .wait(let milliseconds): stage.advance(milliseconds: milliseconds)
        case .answer(let name):
            guard tasks.answer(name) else { throw .unknown(.task, name, known: tasks.names) }
            stage.advance(milliseconds: 0)
        default: try happen(step)
        }
        stage.settle()
    }

    // MARK: Actions of the reader

    private func show(_ id: String) throws(ScriptProblem) {
        guard stage.viewport.scroll(toID: id) else { throw unknownMessage(id) }
    }

    private func tap(_ part: MessagePart, _ id: String) throws(ScriptProblem) {
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

    private func explain(_ id: String, _ node: String?) throws(ScriptProblem) {
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

    private func write(_ keys: [ChatKey]) {
        guard stage.isWriting || stage.write(true) else { return }
        for key in keys { _ = stage.takeInComposer(key) }
    }

    /// The reason of the server that a script lets refuse messages.
    private static let refusal = "The server does not take messages now."

    private func choose(_ id: String) throws(ScriptProblem) {
        var known: [String] = []
        for choice in stage.sheet?.choices ?? [] {
            guard case .action(let item, _) = choice.act else { continue }
            if item.id == id { return stage.take(choice) }
            known.append(item.id)
        }
        guard !known.isEmpty else { throw .nothingToChoose }
        throw .unknown(.action, id, known: known)
    }

    private func switchPlugin(_ isOn: Bool, _ id: String) throws(ScriptProblem) {
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

    private mutating func happen(_ step: ScriptStep) throws(ScriptProblem) {
        guard let event = try event(of: step) else { return }
        guard stage.receive(event) else { throw .nothingChanged }
    }

    private mutating func event(of step: ScriptStep) throws(ScriptProblem) -> ChatEvent? {
        switch step {
        case .receive(let user, let text): return .newMessage(newMessage(try find(user), text))
        case .edit(let id, let text):
            var message = try message(id)
            message.text = RichText(plain: text)
            message.editedAt = message.createdAt
            return .messageEdited(message)
        case .delete(let id): return .messageDeleted(id: try message(id).id, isHard: false)
        case .react(let id, let name, let user):
            let emoji = EmojiNames.emoji(name)
            let message = try message(id)
            let user = try find(user)
            return .reactionAdded(messageID: message.id, name: name, emoji: emoji, userID: user.id)
        case .typing(let isTyping, let user):
            let user = try find(user)
            return isTyping ? .typingStarted(user) : .typingStopped(user)
        case .read(let user, let id): return .read(try find(user), upTo: try message(id).id)
        case .connection(let isThere): return isThere ? .connectionRestored : .connectionLost
        default: return nil
        }
    }

    private mutating func newMessage(_ user: ChatUser, _ text: String) -> ChatMessage {
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

    private func find(_ user: String) throws(ScriptProblem) -> ChatUser {
        if let found = stage.room.user(user) { return found }
        let users = stage.room.users
        throw .unknown(.user, user, known: users.map(\.id) + users.map(\.name))
    }

    private func message(_ id: String) throws(ScriptProblem) -> ChatMessage {
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
