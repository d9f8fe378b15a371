import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MisspelledNameTests {
    @Test func keyOfTheAppThatNobodyMakesIsReported() {
        var components = Components()
        components.replace(
            .attachment("imagee"),
            with: ChatFileAttachmentView.self,
            fileID: "App/main.swift",
            line: 3
        )

        #expect(
            components.diagnostics.map(\.description) == [
                """
                Key 'imagee' of 'attachment' is filled by 'app' (ChatFileAttachmentView at \
                App/main.swift:3), and the key that is made is 'image'. To fix, write 'image', or give \
                your own key a less similar name.
                """
            ]
        )
    }

    @Test func keyOfAPluginThatNobodyMakesIsReported() throws {
        let components = try Components.with(
            TestPlugin("films") {
                $0.extend(.attachment("vidoe"), with: ComponentExtension<View>.self)
            }
        )

        #expect(components.diagnostics.count == 1)
        #expect(components.diagnostics.first?.description.contains("is 'video'") == true)
    }

    @Test func keyOfOnesOwnIsNoMistake() throws {
        let components = try Components.with(
            TestPlugin("polls") {
                $0.replace(.attachment("poll"), with: ChatFileAttachmentView.self)
                $0.replace(SlotFamily.headerDecoration["dates"]) { _ in nil }
            }
        )

        #expect(components.diagnostics == [])
    }

    @Test(.enabled(if: DebugBuild.isOn))
    func keyThatIsAskedForAndFilledUnderAnotherNameIsReported() {
        let poll = FixtureChat.message("1", "") {
            $0.attachments = [
                ChatAttachment(kind: "poll", payload: .other(title: nil, json: .null))
            ]
        }

        let told = PlantedMessage.diagnostics(poll) {
            $0[.attachment("pol")] = ChatFileAttachmentView.self
        }

        #expect(told.contains { $0.hasPrefix("Key 'poll' of 'attachment' was requested") })
    }

    @Test(arguments: [[], [DefaultComponentsPlugin()]] as [[any Plugin]])
    func slotOfTheAppThatIsCalledAlmostAsOneOfOursIsReported(plugins: [any Plugin]) throws {
        let told = try ReportedDiagnostics.by {
            _ = try PlantedMessage.diagnostics {
                try $0.install(plugins)
                $0.replace(.avtar, with: ChatAvatarView.self, fileID: "App/main.swift", line: 5)
            }
        }

        #expect(
            told.texts == [
                """
                Slot 'avtar' is used by 'app' (ChatAvatarView at App/main.swift:5) but not declared; \
                there is a slot 'avatar'. To fix, use that one, or call declare on the \
                app's components.
                """
            ]
        )
    }

    @Test func slotOfTheAppWithANameOfItsOwnIsNoMistake() {
        var components = Components()

        components[.limit] = 3

        #expect(components.diagnostics == [])
    }

    @Test func slotsOfThePackageAreKnownWithNothingInstalled() throws {
        let components = try Components.with(
            TestPlugin("square") { $0.extend(.bubble, with: ComponentExtension<View>.self) },
            TestPlugin("dark") { $0.transform(.appearance) { $0 } },
            TestPlugin("right") { $0.set(.layoutDirection, to: .rightToLeft) }
        )

        #expect(components.diagnostics == [])
    }

    @Test func slotOfAnotherModuleIsNeverAskedToBeDeclared() throws {
        let components = try Components.with(
            TestPlugin("guest") { $0.set(.limit, to: 3, fileID: "Guest/Plugin.swift", line: 9) }
        )

        let text = try #require(components.diagnostics.first?.description)
        #expect(text.contains("and no plugin of 'ComponentsTests' that lists it is installed."))
        #expect(!text.contains("declare"))
    }

    @Test(.enabled(if: DebugBuild.isOn), arguments: ["timestmap", "avatarr", "Reactions"])
    func layoutOptionThatIsCalledAlmostAsAnotherIsReported(name: String) {
        let told = PlantedMessage.diagnostics {
            $0.transform(.messageLayoutOptions) { next, request in
                next(request).union([ChatMessageLayoutOption(rawValue: name)])
            }
        }

        #expect(told.count == 1)
        #expect(
            told.first?.hasPrefix("The layout option '\(name)' of 'app' (") == true
        )
    }

    @Test func layoutOptionThatIsDeclaredIsNoMistake() {
        let told = PlantedMessage.diagnostics {
            $0.declare(ChatMessageLayoutOption(rawValue: "timestamps"))
            $0.transform(.messageLayoutOptions) { next, request in
                next(request).union(["timestamps"])
            }
        }

        #expect(told == [])
    }
}

extension Slot where Value == any AvatarView.Type, Part == any AvatarView {
    fileprivate static let avtar = Slot("avtar", default: ChatAvatarView.self) { $0.init($1) }
}
