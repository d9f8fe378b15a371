import Components
import DefaultComponents
import Testing
import Views

extension ReportedMistake {
    /// Mistakes in names, and at the wrong time.
    static let names: [ReportedMistake] = [
        ReportedMistake("option inserted", "'timestmap' of 'plant' (", site, "'timestamp'") {
            try shown {
                $0.transform(.messageLayoutOptions, fileID: "Plant/Plugin.swift", line: 7) {
                    $0($1).union(["timestmap"])
                }
            }
        },
        ReportedMistake(
            "option asked for",
            "'timestmap' of 'plant' (",
            ofMessage: AskingMisspelled.self
        ),
        ReportedMistake("key filled", "Key 'imagee'", "'plant' (", site, "'image'") {
            try shown {
                $0.replace(
                    .attachment("imagee"),
                    with: ChatFileAttachmentView.self,
                    fileID: "Plant/Plugin.swift",
                    line: 7
                )
            }
        },
        ReportedMistake("key asked for", "Key 'poll'", "filled by 'plant' (", site) {
            let components = try Components.with(
                TestPlugin("plant") {
                    $0.replace(
                        .attachment("pol"),
                        with: ChatFileAttachmentView.self,
                        fileID: "Plant/Plugin.swift",
                        line: 7
                    )
                }
            )
            let poll = ChatAttachment(kind: "poll", payload: .other(title: nil, json: .null))
            let data = ListedMessages([FixtureChat.message("1", "") { $0.attachments = [poll] }])
            return [data, data.list(with: components)]
        },
        ReportedMistake("slot", "Slot 'avtar' is used by 'app' (") {
            var components = Components()
            components[Slot("avtar", default: 1)] = 2
            return [components.laidOutCell(showing: alone(FixtureChat.message("1")))]
        },
        ReportedMistake(
            "two types of one id",
            "Plugin 'plant' is installed twice: by 'plant' (",
            site
        ) {
            do {
                _ = try Components.with(
                    TestPlugin("plant") {
                        $0.set(.textScale, to: 2, fileID: "Plant/Plugin.swift", line: 7)
                    },
                    TestPlugin("plant") { $0.set(.textScale, to: 3) }
                )
            } catch {
                // Thrown, and told nowhere else.
                #expect(
                    "\(error)".contains("installed twice: by 'plant' (2.0 at Plant/Plugin.swift:7")
                )
                #expect("\(error)".contains("and by 'plant' (3.0 at "))
            }
            return []
        },
        ReportedMistake("late assignment", "before slot 'bubble' was given", "Late/App.swift:3") {
            let cell = Components.default.messageCell(showing: alone(FixtureChat.message("1")))
            cell.mount(in: ComponentContext(Components.default))
            Components.default.replace(
                .bubble,
                with: ChatMessageBubbleView.self,
                fileID: "Late/App.swift",
                line: 3
            )
            cell.contentChanged()
            return [cell]
        },
        ReportedMistake("late plugin", "before plugin 'late' was installed") {
            let cell = Components.default.messageCell(showing: alone(FixtureChat.message("1")))
            cell.mount(in: ComponentContext(Components.default))
            try Components.default.install([TestPlugin("late") { $0.declare(.limit) }])
            cell.contentChanged()
            return [cell]
        },
        ReportedMistake("host that has ended", "used its host after", of: UsingHostLate.self),
        ReportedMistake("never mounted", "was read but never mounted") {
            let cell = Components().messageCell(showing: alone(FixtureChat.message("1")))
            cell.tellBeforeReading()
            return [cell]
        },
        ReportedMistake("used before connection", "while it was not connected") {
            var components = Components()
            components[.textScale] = 2
            let view = UsingComponentsEarly()
            view.mount(in: ComponentContext(components))
            return [view]
        },
        ReportedMistake("event without a listener", "Event 'plant.tapped'", "no listener") {
            let screen = ChatChannelVC()
            screen.mount(in: ComponentContext(Components()))
            screen.messageListVC.raise(Event<Int>("plant.tapped"), 1)
            return [screen]
        },
    ]
}

private final class AskingMisspelled: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        if host.layoutOptions.contains("timestmap") { host.alpha = 0.5 }
    }
}

private final class UsingHostLate: ComponentExtension<View> {
    deinit { host.alpha = 0.5 }
}

private final class UsingComponentsEarly: View {
    required init() {
        super.init()
        _ = components[.textScale]
    }
}
