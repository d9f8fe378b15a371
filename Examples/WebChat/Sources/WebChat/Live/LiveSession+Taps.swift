import ChatStore
import Components
import Drawing
import Hosting

extension LiveSession {
    /// Performs an input in a row or bar that the browser has.
    ///
    /// - Returns: The texts of its fields, in their order, that are not those that were entered; nil if nothing was performed,
    ///   as the row has changed.
    func perform(
        _ input: RowInput,
        in row: HTMLRow,
        entering texts: [String?],
        _ value: ResumeValue,
        _ user: UserRecord
    ) async throws(StoreError) -> [String?]? {
        let fields = row.fieldNodes
        guard texts.isEmpty || texts.count == fields.count else { return nil }
        let entered = Dictionary(uniqueKeysWithValues: zip(fields, texts)).compactMapValues(\.self)
        let drawn = pages.drawn
        let scene = try await site.drawer.scene(of: value.view)
        let isBar = ScreenBars.none.rows.contains { $0.id == row.id }
        let bars = isBar ? try await site.drawer.complete(scene.bars, at: drawn) : nil
        let shown = [scene.root].compactMap(\.self) + scene.part.shown
        let message = shown.first { HTMLText.identifier(ofEntry: $0.id) == row.id }
        let now = Timestamp(microseconds: site.settings.clock())
        // A bar can be about any message that it knows.
        let ids = bars?.ids ?? [message?.id].compactMap(\.self)
        ids.forEach(scene.person.begin)
        defer { ids.forEach(scene.person.end) }
        let performed = try? RowTap(
            input,
            in: row,
            entering: entered,
            of: scene,
            bars,
            drawn: drawn,
            at: now
        )
        guard let tap = performed else { return nil }
        if let frame = tap.destination {
            // Of texts to copy the last one is enough.
            signal.note { pending in
                pending.answers.removeAll { $0.letter == "y" && frame.letter == "y" }
                pending.answers.append(frame)
            }
        }
        var failure: StoreError?
        for request in tap.requests {
            do throws(StoreError) {
                if let failure { throw failure }
                tap.end(request, refused: try await perform(request.command, user))
            } catch {
                tap.end(request, refused: error.summary)
                failure = error
            }
        }
        try await scene.person.save()
        await site.hub.stateChanged(of: user.id)
        if let failure { throw failure }
        return fields.map { tap.texts[$0] }
    }
}
