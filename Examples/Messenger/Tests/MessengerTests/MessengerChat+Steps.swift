import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Views

extension MessengerChat {
    /// What happens in one step.
    enum Step: Hashable {
        case wait(seconds: Int, milliseconds: Int)
        case receive(kind: Int, isOwn: Bool)
        case edit(place: Int)
        case delete(place: Int, isHard: Bool)
        case answer
        case tap(name: String, place: Int)
        case choose(action: String, place: Int)
        case swipe(place: Int, ends: Bool)
        case hold(place: Int)
        case enter(String, place: Int)
        case write(String)
        case pick
        case send
        case upload(place: Int, tenths: Int?)
        case escape

        private static let names = [
            "play", "vote", "translate", "copyCode", "newerHit", "olderHit", "endSearch",
            "giveReaction", "moreActions", "createPoll", "cancelPoll",
        ]

        private static let drafts = [
            "Ahoy :he", ":thumbs", "/poll Sail?", "/po", "```swift\nlet x = 1\n```", "Hi",
        ]

        /// Returns a step; without gestures that are under way unless they are wanted.
        static func random(
            using random: inout some RandomNumberGenerator,
            withOpenGestures: Bool = false
        ) -> Step {
            let place = Int.random(in: 0..<12, using: &random)
            switch Int.random(in: 0..<28, using: &random) {
            case 0...3:
                return .wait(
                    seconds: .random(in: 0..<15, using: &random),
                    milliseconds: .random(in: 0..<1_000, using: &random)
                )
            case 4, 5: return .receive(kind: place, isOwn: .random(using: &random))
            case 6: return .edit(place: place)
            case 7: return .delete(place: place, isHard: .random(using: &random))
            case 8, 9: return .answer
            case 10: return .choose(action: "pin", place: place)
            case 11: return .choose(action: "search", place: place)
            case 12: return .swipe(place: place, ends: !withOpenGestures)
            case 13: return .hold(place: place)
            case 14, 15:
                return .enter(
                    ["o", "North", "!"].randomElement(using: &random) ?? "",
                    place: place
                )
            case 16, 17: return .write(drafts.randomElement(using: &random) ?? "")
            case 18: return .send
            case 19:
                let tenths =
                    Bool.random(using: &random) ? Int.random(in: 0...10, using: &random) : nil
                return .upload(place: place, tenths: tenths)
            case 20: return .escape
            case 21: return .pick
            default: return .tap(name: names.randomElement(using: &random) ?? "", place: place)
            }
        }
    }

    /// Takes a step, then a turn.
    func take(_ step: Step) async throws {
        let (count, composer) = (controller.messages.count, screen.messageComposerVC)
        switch step {
        case .wait(let seconds, let milliseconds):
            return wait(.seconds(seconds) + .milliseconds(milliseconds))
        case .receive(let kind, let isOwn): receive(kind: kind, isOwn: isOwn)
        case .edit(let place) where count > 0:
            var message = controller.messages[place % count]
            message.text = "\(message.text.plain)!"
            controller.receive(.messageEdited(message))
        case .delete(let place, let isHard) where count > 0:
            let id = controller.messages[place % count].id
            controller.receive(.messageDeleted(id: id, isHard: isHard))
        case .answer:
            if let name = tasks.names.first { _ = await tasks.answer(name) }
        case .tap(let name, let place):
            let controls = screen.view.controls(named: name)
            if !controls.isEmpty {
                controls[place % controls.count].sendActions(for: .touchUpInside)
            }
        case .choose(let action, let place) where count > 0:
            let message = controller.messages[place % count]
            let list = screen.messageListVC
            let item = list.actions(for: message).first { $0.id == action }
            if let item { list.perform(item, on: message) }
        case .swipe(let place, let ends): swipe(place, ends: ends)
        case .hold(let place): hold(place)
        case .enter(let text, let place):
            let fields = screen.view.fields
            if !fields.isEmpty { fields[place % fields.count].take(.insert(text)) }
        case .write(let text): composer.content.text = text
        case .pick: composer.pickSuggestion()
        case .send: composer.sendMessage()
        case .upload(let place, let tenths) where count > 0:
            let message = controller.messages[place % count]
            for attachment in message.attachments {
                let progress = tenths.map { Double($0) / 10 }
                controller.setProgress(
                    progress,
                    ofAttachment: attachment.id ?? "",
                    inMessage: message.id
                )
            }
        case .escape: screen.messageListVC.closeTopOverlay()
        case .edit, .delete, .choose, .upload: break
        }
        wait()
    }

    /// Moves the pointer over a message in view, along the reading direction.
    func swipe(_ place: Int, by distance: Double = 60, ends: Bool = true) {
        guard let start = middle(ofMessage: place) else { return }
        pointer.press(at: start)
        pointer.move(to: Point(x: start.x + distance / 2, y: start.y))
        pointer.move(to: Point(x: start.x + distance, y: start.y))
        if ends { pointer.release() }
    }

    /// Presses a message in view for a second.
    func hold(_ place: Int) {
        guard let start = middle(ofMessage: place) else { return }
        pointer.press(at: start)
        wait(.seconds(1))
        pointer.release()
    }

    private func middle(ofMessage place: Int) -> Point? {
        screen.messageListVC.listView.scrollToLatest()
        screen.view.layout(width: 375, height: 800)
        let views = screen.view.all(ChatMessageContentView.self)
        guard !views.isEmpty else { return nil }
        let view = views[place % views.count]
        var point = Point(x: view.frame.width / 2, y: view.frame.height / 2)
        var next: View? = view
        while let current = next, current !== screen.view {
            point = Point(x: point.x + current.frame.x, y: point.y + current.frame.y)
            next = current.superview
        }
        return point
    }
}

extension View {
    /// The text fields here and below, without hidden ones.
    var fields: [TextField] { all(TextField.self) }

    /// Returns the views of a type here and below, without hidden ones.
    func all<Found: View>(_ type: Found.Type) -> [Found] {
        isHidden ? [] : [self].compactMap { $0 as? Found } + subviews.flatMap { $0.all(type) }
    }

    /// Returns the controls here and below with an action of a name, and without hidden ones.
    func controls(named name: String) -> [Control] {
        all(Control.self).filter { $0.targetNames.contains(name) }
    }
}
