// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "word-count",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "WordCount", targets: ["WordCount"]),
        .executable(name: "word-count-demo", targets: ["word-count-demo"]),
    ],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        // The plugin.
        .target(
            name: "WordCount",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // The program that shows the plugin.
        .executableTarget(
            name: "word-count-demo",
            dependencies: [
                "WordCount",
                .product(name: "Components", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Hosting", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Workbench", package: "components"),
            ]
        ),
        // The tests of the plugin.
        .testTarget(
            name: "WordCountTests",
            dependencies: [
                "WordCount",
                .product(name: "Components", package: "components"),
                .product(name: "ComponentsTesting", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "Hosting", package: "components"),
                .product(name: "Views", package: "components"),
            ]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),  // SE-0335
            .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
            .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        ]
}
