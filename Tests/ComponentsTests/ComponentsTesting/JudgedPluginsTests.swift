import Components
import Testing

@Suite struct JudgedPluginsTests {
    @Test func everyPluginIsJudgedOnce() {
        let ids = JudgedPlugin.first.map(\.plugin.id)

        #expect(Set(ids).count == ids.count)
    }

    @Test func bothKindsAreManyEnoughToJudgeBy() {
        let verdicts = Dictionary(grouping: JudgedPlugin.first, by: \.verdict).mapValues(\.count)

        #expect(verdicts == [.clean: 72, .warned: 8, .failed: 86])
    }
}
