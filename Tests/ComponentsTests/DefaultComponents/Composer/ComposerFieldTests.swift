import Components
import DefaultComponents
import Testing
import Views

/// Fields of messages that are written in a composer.
@Suite struct ComposerFieldTests {
    @Test func aPluginGivesAFieldToWhatIsSent() {
        let channel = ComposedChannel(Self.calming)

        channel.send("Ahoy")

        #expect(channel.newest?[.mood] == "calm")
        #expect(channel.composer.content.fields.isEmpty)
    }

    @Test func anEditKeepsTheFieldsThatCameMeanwhile() throws {
        let channel = ComposedChannel()
        let old = try #require(channel.controller.message(id: "own"))
        channel.composer.content.editMessage(old)
        var new = old
        new[.mood] = "cross"
        channel.controller.receive(.messageEdited(new))

        channel.send("!")

        #expect(channel.newest?[.mood] == "cross")
        #expect(channel.newest?.text != old.text)
    }

    @Test func anEditChangesFields() throws {
        let channel = ComposedChannel(Self.calming)
        channel.composer.content.editMessage(try #require(channel.controller.message(id: "own")))

        channel.send("!")

        #expect(channel.newest?[.mood] == "calm")
    }

    @Test func fieldsArePartOfADraft() throws {
        var content = ComposerContent()
        let message = FixtureChat.own("own")
        content.editMessage(message)
        content.fields[.mood] = "calm"

        content.quoteMessage(FixtureChat.message("bos"))
        content.editMessage(message)

        #expect(content.fields[.mood] == "calm")
    }

    @Test func anEditThatWasSetAsideKeepsTheFieldsThatCameMeanwhile() throws {
        let channel = ComposedChannel()
        var message = try #require(channel.controller.message(id: "own"))
        channel.composer.content.editMessage(message)
        channel.composer.apply(.insert("!"))
        channel.composer.content.quoteMessage(FixtureChat.message("bos"))
        message[.mood] = "cross"
        channel.controller.receive(.messageEdited(message))

        channel.composer.content.editMessage(message)
        #expect(channel.composer.content.fields[.mood] == "cross")
        channel.send("!")

        #expect(channel.newest?[.mood] == "cross")
        #expect(channel.newest?.text.plain == "Aye!!")
    }

    @Test func fieldsThatAreThoseOfTheMessageAreNotSet() {
        var content = ComposerContent()
        let old = content
        content.fields[.mood] = nil
        #expect(content == old)

        content.editMessage(FixtureChat.own("own") { $0[.mood] = "calm" })
        content.fields[.mood] = nil
        #expect(content.fields.isEmpty)
        content.fields[.mood] = "calm"
        content.text += "!"
        content.quoteMessage(FixtureChat.message("bos"))

        content.editMessage(FixtureChat.own("own") { $0[.mood] = "cross" })
        #expect(content.fields[.mood] == "cross")
    }

    private static var calming: Components {
        var components = Components()
        components.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.fields[.mood] = "calm"
            return next(submission)
        }
        return components
    }
}
