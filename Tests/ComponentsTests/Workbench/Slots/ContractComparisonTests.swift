import Components
import Testing

@testable import Workbench

struct ContractComparisonTests {
    @Test(arguments: PlantedChange.all)
    func everyPlantedChangeIsFound(change: PlantedChange) {
        let comparison = Self.compare(change.contract, Changelog(""))

        #expect(Self.lines(comparison) == change.lines)
        #expect(comparison.isRefused == change.lines.contains { $0.hasPrefix("incompatible") })
    }

    @Test(arguments: PlantedChange.all)
    func changelogAnnouncesWhatBreaksAndNothingThatDeceives(change: PlantedChange) {
        let names = ["badge", "limit", "tapped", "wide", "updateContent"].map { "`\($0)`" }
        let changelog = Changelog("## Unreleased\n### Changed\n- \(names.joined(separator: " "))")

        #expect(Self.lines(Self.compare(change.contract, changelog)) == change.announced)
    }

    @Test func contractHasNotChangedSinceItself() {
        let comparison = Self.compare(.planted, Changelog(""))

        #expect(comparison.text == "")
        #expect(!comparison.isRefused)
        #expect(comparison.summary == "0 compatible, 0 announced, 0 incompatible since 1.2.0")
    }

    @Test func changesOfSeveralSlotsComeByName() {
        let contract = Contract.planted.changing { contract in
            contract.slots.removeAll()
            contract.hooks.removeAll()
        }

        #expect(
            contract.changes(since: .planted).map(\.name) == [
                "setUp", "updateContent", "badge", "limit", "oldLimit", "tapped",
            ]
        )
        #expect(
            Self.compare(contract, Changelog("")).summary
                == "0 compatible, 0 announced, 6 incompatible since 1.2.0"
        )
    }

    @Test(arguments: [
        ("## Unreleased\n### Changed\n- `badge` is round.", true),
        ("# Changelog\n\n## Unreleased\n\n### Removed\n\n- Gone: `limit`, `badge`.", true),
        ("## Unreleased\n### Added\n- `badge` is round.", false),
        ("## Unreleased\n### Fixed\n- `badge` is round.", false),
        ("## Unreleased\n- `badge` is round.", false),
        ("## 1.0.0\n### Changed\n- `badge` is round.", false),
        ("## Unreleased\n### Changed\n- A line.\n## 1.0.0\n- `badge` is round.", false),
        ("## Unreleased\n### Changed\n- badge is round.", false),
        ("## Unreleased\n### Changed\n- `badges` and `a badge` are round.", false),
        ("## Unreleased\n### Changed\n- `badge is round.", false),
        ("", false),
    ])
    func changelogAnnouncesByNameInItsPlace(text: String, isAnnounced: Bool) {
        #expect(Changelog(text).names.contains("badge") == isAnnounced)
    }

    private static func compare(
        _ contract: Contract,
        _ changelog: Changelog
    ) -> ContractComparison {
        ContractComparison(contract, since: .planted, changelog)
    }

    private static func lines(_ comparison: ContractComparison) -> [String] {
        comparison.text.split(separator: "\n").map(String.init)
    }
}
