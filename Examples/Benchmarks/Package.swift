// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "components", path: "../.."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // Small components and extensions, in a module of their own to prevent inlining.
        .target(
            name: "Parts",
            dependencies: [.product(name: "Components", package: "components")]
        ),
        // A message composed without slots.
        .target(
            name: "ByHand",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // The memory that the process has allocated, which only C can read.
        .target(name: "Heap"),
        // Marks of the beginning and end of a batch that an optimizer cannot move.
        .target(name: "Marks"),
        // The rows of the budget, each with its baseline.
        .target(
            name: "Rows",
            dependencies: [
                "Parts", "ByHand", "Heap", "Marks",
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Tracing", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // The rows under the benchmark library, for histograms and comparisons of runs.
        .executableTarget(
            name: "RegistryBenchmarks",
            dependencies: [
                "Rows",
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/RegistryBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // The rows as a table of medians beside their budgets.
        .executableTarget(name: "budgets", dependencies: ["Rows"]),
        // The rows once each, for counting instructions.
        .executableTarget(name: "batches", dependencies: ["Rows"]),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    ]
}
