import Components
import DefaultComponents
import Views

/// A view that places its subviews by hand.
class HandLaidView: View {
    final let spot = View()

    required init() {
        super.init()
        spot.backgroundColor = .systemBlue
        addSubview(spot)
        heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
}

/// Adds a view of a type above the text of messages.
class Adding: ComponentExtension<ChatMessageContentView> {
    var view: View { View() }

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.insertArrangedSubview(view, at: 0)
    }
}

/// Mirrors by hand a view that is mirrored anyway.
struct LeftistPlugin: Plugin {
    final class LeftView: HandLaidView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let isMirrored = components[.layoutDirection] == .rightToLeft
            spot.frame = Rect(x: isMirrored ? 8 : 2, y: 0, width: 10, height: 10)
        }
    }

    final class Add: Adding {
        override var view: View { LeftView() }
    }

    let manifest = PluginManifest("leftist")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Adds a view that is wider than its superview.
struct WidePlugin: Plugin {
    private final class WideView: HandLaidView {
        override func layoutSubviews() {
            super.layoutSubviews()
            spot.frame = Rect(x: -8, y: 0, width: frame.size.width + 16, height: 10)
        }
    }

    final class Add: Adding {
        override var view: View { WideView() }
    }

    let manifest = PluginManifest("wide")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Adds a view that covers another one.
struct StackedPlugin: Plugin {
    private final class StackedView: HandLaidView {
        private let other = View()

        override func layoutSubviews() {
            super.layoutSubviews()
            spot.frame = Rect(x: 0, y: 0, width: frame.size.width, height: 6)
            other.frame = Rect(x: 0, y: 4, width: frame.size.width, height: 6)
        }

        required init() {
            super.init()
            other.backgroundColor = .systemBlue
            addSubview(other)
        }
    }

    private final class Add: Adding {
        override var view: View { StackedView() }
    }

    let manifest = PluginManifest("stacked")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Gives text too little room.
struct StingyPlugin: Plugin {
    private final class Add: Adding {
        override var view: View {
            let label = Label()
            label.text = "Sent from afar"
            label.numberOfLines = 0
            label.heightAnchor.constraint(equalToConstant: 5).isActive = true
            return label
        }
    }

    let manifest = PluginManifest("stingy")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Adds a button that is not high enough.
struct TinyPlugin: Plugin {
    private final class Add: Adding {
        override var view: View {
            let button = Button()
            button.title = "Pin"
            button.tintColor = host.components[.appearance].palette.accent
            button.backgroundColor = host.components[.appearance].palette.background2
            button.addTarget("pin") {}
            return button
        }
    }

    let manifest = PluginManifest("tiny")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Adds a control without a name.
struct SilentPlugin: Plugin {
    private final class Add: Adding {
        override var view: View {
            let control = Control()
            control.backgroundColor = .systemBlue
            control.addTarget("poke") {}
            control.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return control
        }
    }

    let manifest = PluginManifest("silent")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Add.self)
    }
}

/// Removes the name of messages.
struct MutePlugin: Plugin {
    private final class Hush: ComponentExtension<ChatMessageContentView> {
        override func updateContent() {
            super.updateContent()
            host.accessibilityLabel = nil
            host.accessibilityRole = nil
        }
    }

    let manifest = PluginManifest("mute")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Hush.self)
    }
}
