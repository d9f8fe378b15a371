import Components
import DefaultComponents
import ExamplePlugins
import Views

extension ListLaw {
    func change() -> String {
        let old = model.messages
        model.begin()
        var name = "batch of"
        for _ in 0..<(random(3) == 0 ? random(5) + 2 : 1) { name += " " + changeOnce() }
        let changes = model.batch(from: old).shuffled(using: &generator)
        data.messages = model.messages
        list.updateMessages(with: changes)
        viewport.follow(
            model.items.map { $0.hasMoved ? nil : $0.origin },
            countBefore: old.count
        )
        return name
    }

    func changeOnce() -> String {
        let count = model.items.count
        let place = count > 0 ? random(count) : 0
        // Mostly where it is visible.
        let seen = min(count - 1, viewport.anchor + random(5))
        switch random(count > 40 ? 14 : 12) {
        case 0, 1:
            model.insert(at: 0, using: &generator)
            return "insert newest"
        case 2:
            model.insert(at: random(count + 1), using: &generator)
            return "insert"
        case 3 where count < 40:
            let (isNewest, added) = (random(2) == 0, random(8) + 1)
            for _ in 0..<added {
                model.insert(at: isNewest ? 0 : model.items.count, using: &generator)
            }
            return "page of \(added) at \(isNewest ? "newest" : "oldest")"
        case 4 where count > 0, 12 where count > 0, 13 where count > 0:
            let index = random(2) == 0 ? seen : place
            model.remove(at: index)
            return "remove \(index)"
        case 5 where count > 8 && random(6) == 0:
            let first = min(viewport.anchor, count - 7)
            for _ in 0..<7 { model.remove(at: first) }
            return "remove 7 from \(first)"
        case 6 where count > 0:
            let end = random(count)
            model.move(from: seen, to: end)
            return "move \(seen) to \(end)"
        case 7 where count > 0, 8 where count > 0:
            model.change(at: seen) { RandomMessages.edited($0, using: &generator) }
            return "edit \(seen)"
        case 9 where count > 0:
            model.change(at: seen) { RandomMessages.read($0, using: &generator) }
            return "read \(seen)"
        case 10 where count > 0:
            model.change(at: seen) { RandomMessages.reacted($0, using: &generator) }
            return "react \(seen)"
        case 11 where count > 0:
            model.change(at: place) { RandomMessages.edited($0, using: &generator) }
            return "edit \(place)"
        default: return "nothing"
        }
    }

    func scroll(by distance: Double) -> String {
        list.listView.scroll(by: distance)
        if viewport.height > 0 { viewport.scroll(by: distance) }
        return "scroll by \(distance)"
    }

    /// Scrolls further than heights are known, so that the list decides the final position.
    func jump() -> String {
        list.listView.scroll(by: random(2) == 0 ? -4000 : 4000)
        adoptAnchor()
        return "jump"
    }

    func adoptAnchor() {
        guard let cell = list.listView.cell(at: list.listView.visibleRows.lowerBound) else {
            return
        }
        viewport.anchor = list.listView.visibleRows.lowerBound
        viewport.edge = cell.frame.y + cell.frame.size.height - viewport.height
    }

    func scrollToMessage() -> String {
        guard !model.items.isEmpty else { return "nothing" }
        let index = random(model.items.count)
        let position = [ListScrollPosition.top, .middle, .bottom][random(3)]
        list.listView.scroll(to: index, at: position)
        guard viewport.height > 0 else { return "scroll to \(index)" }
        let room = viewport.height - height(of: index)
        viewport.anchor = index
        viewport.edge =
            switch position {
            case .top: -room
            case .middle: (room / 2 * 64).rounded() / 64 - room
            case .bottom: 0
            }
        return "scroll to \(index) \(position)"
    }

    func scrollToLatest() -> String {
        list.scrollToLatestMessage()
        if !model.items.isEmpty, viewport.height > 0 { (viewport.anchor, viewport.edge) = (0, 0) }
        return "scroll to latest"
    }

    func resize() -> String {
        width = [280, 320, 375.5][random(3)]
        viewport.height = [0, 90, 180, 180, 250.25, 400][random(6)]
        list.view.layout(width: width, height: viewport.height)
        return "resize to \(width) \(viewport.height)"
    }

    func readChannel() -> String {
        channelKey += 1
        data.channel?.lastReadMessageID = model.messages.randomElement(using: &generator)?.id
        list.updateMessages(with: [])
        return "read channel"
    }

    func installPlugins() -> String {
        let subset = random(PluginSubsets.count)
        guard let new = try? Components.with(PluginSubsets.plugins(subset)) else {
            fault = "plugins \(subset) do not install"
            return "plugins"
        }
        components = new
        componentsKey = subset
        if random(2) == 0 {
            components.sayInScopes()
            componentsKey += PluginSubsets.count
        }
        keysSeen = []
        list.updateComponents(components)
        return "plugins \(subset)\(hasScopes ? ", scopes" : "")"
    }

    /// Installs a plugin, or uninstalls it.
    func togglePlugin() -> String {
        let place = random(ExampleCatalogue.plugins.count)
        let plugin = ExampleCatalogue.plugins[place]
        let isOn = componentsKey & (1 << place) != 0
        do {
            if isOn {
                try components.uninstall(plugin.id)
            } else {
                try components.install([plugin])
            }
        } catch {
            fault = "\(error)"
        }
        componentsKey ^= 1 << place
        keysSeen = []
        list.updateComponents(components)
        return "\(isOn ? "without" : "with") \(plugin.id)"
    }

    func idle() -> String {
        list.view.layoutIfNeeded()
        return "layout"
    }

    /// Shows every message once, after which the height of all is known.
    func walk() -> String {
        guard viewport.height > 0, !model.items.isEmpty else { return "nothing" }
        _ = scrollToLatest()
        for _ in 0..<400 where list.listView.visibleRows.upperBound < model.items.count {
            list.listView.scroll(by: -viewport.height)
        }
        adoptAnchor()
        let total = model.items.indices.reduce(0) { $0 + height(of: $1) }
        if list.listView.contentHeight != total {
            fault = "content height \(list.listView.contentHeight) is not \(total)"
        }
        return "walk"
    }
}

extension Components {
    /// Registers for some messages, for some rows by their neighbours, and for the inside of some components.
    fileprivate mutating func sayInScopes() {
        let isShort = ComponentScope.messages { $0.text.plain.utf8.count % 3 == 0 }
        let isAnswered = ComponentScope.rows { content in
            guard let newer = content.message(older: -1) else { return false }
            return newer.author.id != content.message()?.author.id
        }
        extend(.bubble, with: ScopedEdge.self, in: isShort)
        replace(.avatar, with: ScopedAvatar.self, in: isAnswered)
        transform(.messageLayoutOptions, in: isAnswered.and(isShort)) { next, request in
            next(request).union([.timestamp])
        }
        extend(.avatar, with: ScopedEdge.self, in: .inside(.threadInfo))
    }
}

private final class ScopedEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 7
    }
}

private final class ScopedAvatar: ChatAvatarView {}
