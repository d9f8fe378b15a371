// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "polls",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Polls", targets: ["Polls"]),
        .library(name: "EveningTheme", targets: ["EveningTheme"]),
    ],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        // Polls in messages: an attachment kind, its slots, a layout option, an event and a format.
        .target(
            name: "Polls",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // Frequent requests of users, each in a few lines.
        .target(
            name: "Requests",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // A theme in a module whose declarations are isolated to the main actor by default.
        .target(
            name: "EveningTheme",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // The laws that they have to keep for other plugins.
        .testTarget(
            name: "PollsTests",
            dependencies: [
                "Polls", "EveningTheme", "Requests",
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "ExamplePlugins", package: "components"),
                .product(name: "ComponentsTesting", package: "components"),
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
