import ChatStore
import Components
import DefaultComponents

/// Sends a poll for the command `/poll`, whose question and answers have a line each.
struct PollCommandPlugin: Plugin {
    let manifest = PluginManifest("poll-command", summary: "The command /poll sends a poll.")

    private static let answers = 2...10
    private static let letters = 200
    /// Votes have a question and an answer, and are limited in bytes.
    private static let bytes = 900

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "poll" else {
                return next(submission)
            }
            let lines = command.arguments.split { $0.isNewline || $0 == "|" }
                .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                .filter { !$0.isEmpty }
            let answers = lines.dropFirst()
            guard let question = lines.first, Self.answers ~= answers.count,
                Set(answers).count == answers.count,
                lines.allSatisfy({ $0.count <= Self.letters && $0.utf8.count <= Self.bytes })
            else {
                return .refuse(
                    reason: """
                        A poll has a question and \(Self.answers.lowerBound) to \
                        \(Self.answers.upperBound) different answers, each of at most \(Self.letters) \
                        letters and on a line of its own, or after '|'.
                        """
                )
            }
            let poll = try AttachmentRecord(poll: question, answers: Array(answers))
            var submission = submission
            submission.content.text = ""
            submission.content.attachments += [poll.attachment]
            return next(submission)
        }
    }
}
