import Components
import Testing
import Tracing
import Views

struct CrowdedRecordingTests {
    @Test func aCrowdedViewIsComparedOnceACall() throws {
        let recorder = CompositionRecorder()
        let view = CrowdedView()
        view.mount(in: ComponentContext(Components(), recordedBy: recorder))

        let trace = recorder.trace

        let changes = trace.changes.filter { change in
            change.view == 0 && change.writes.contains { $0.property == "subviews" }
        }
        #expect(changes.count < 300)
        #expect(Set(changes.map(\.run)).count == 1)
        let last = trace.changes.last { $0.writes.contains { $0.property == "alpha" } }
        let run = try #require(last?.run)
        #expect(trace.runs[run].owner.type == "CrowdedView")
    }
}

private final class CrowdedView: View {
    override func setUpLayout() {
        super.setUpLayout()
        for _ in 0..<600 { addSubview(View()) }
        subviews.last?.alpha = 0.5
    }
}
