import Benchmark
import Components
import DefaultComponents
import Views

extension Row {
    /// A notification that no plugin hears, beside one that a listener hears.
    static func unheard(batch: Int) -> Row {
        let list = OpenList(NumberedMessages(count: 100), in: hearing)
        return Row(name: "notify no listener", baseline: "1 listener", budget: .nanoseconds(20)) {
            let view = list.listView
            let times = [Event.heard, .unheard].map { event in
                nanoseconds(batch) { rounds in
                    for number in 0..<rounds { view.notify(event, number) }
                }
            }
            return Finding(baseline: times[0], subject: times[1], value: times[1])
        }
    }

    /// An event that is passed by all, beside one that a listener handles.
    static func passed(batch: Int) -> Row {
        let list = OpenList(NumberedMessages(count: 100), in: hearing)
        return Row(
            name: "raise to no listener",
            baseline: "1 listener",
            budget: .nanoseconds(300)
        ) {
            let view = list.listView
            let times = [Event.handled, .passed].map { event in
                nanoseconds(batch) { rounds in
                    for number in 0..<rounds { view.raise(event, number) }
                }
            }
            return Finding(baseline: times[0], subject: times[1], value: times[1])
        }
    }

    private static var hearing: Components {
        installed([DefaultComponentsPlugin(), HearingPlugin()])
    }
}

extension Event where Payload == Int {
    fileprivate static let heard = Event(notification: "benchmark.heard")
    fileprivate static let unheard = Event(notification: "benchmark.unheard")
    fileprivate static let handled = Event("benchmark.handled")
    fileprivate static let passed = Event("benchmark.passed")
}

/// Declares four events, and listens to two.
private struct HearingPlugin: Plugin {
    let manifest = PluginManifest("hearing")

    func register(in registrar: inout Registrar) {
        registrar.declare(.heard)
        registrar.declare(.unheard)
        registrar.declare(.handled)
        registrar.declare(.passed)
        registrar.on(.heard) { $0 < 0 ? .handled : .passed }
        registrar.on(.handled) { $0 < 0 ? .passed : .handled }
    }
}
