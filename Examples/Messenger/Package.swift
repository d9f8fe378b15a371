// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "messenger",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Messenger", targets: ["Messenger"]),
        .executable(name: "messenger-demo", targets: ["messenger-demo"]),
    ],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        // The plugins, each in a file of its own.
        .target(
            name: "Messenger",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // The program that shows the plugins.
        .executableTarget(
            name: "messenger-demo",
            dependencies: [
                "Messenger",
                .product(name: "Components", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Workbench", package: "components"),
            ]
        ),
        // The laws that the plugins keep.
        .testTarget(
            name: "MessengerTests",
            dependencies: [
                "Messenger",
                .product(name: "Components", package: "components"),
                .product(name: "ComponentsTesting", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "ExamplePlugins", package: "components"),
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
