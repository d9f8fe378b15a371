import Components
import Hosting

/// Numbers for what is in the slots of a family, which are equal where all layers are.
struct SlotNumbers {
    private var numbers: [[SlotReport]: Int] = [:]

    /// Returns the number of each family of slots in some components, by its name, and of each slot that is in none.
    mutating func families(of components: Components) -> [String: Int] {
        var reports: [String: [SlotReport]] = [:]
        for report in components.slots { reports[report.name.family, default: []].append(report) }
        return reports.mapValues { reports in
            let number = numbers[reports] ?? numbers.count
            numbers[reports] = number
            return number
        }
    }
}
