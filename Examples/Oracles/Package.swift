// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "oracles",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        // Lays out the cases in its input, one per line, and writes all frames.
        .executableTarget(
            name: "frames",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
            ]
        ),
        // Measures and draws texts in cells, for the comparison with wcwidth and with a terminal.
        .executableTarget(
            name: "cells",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Drawing", package: "components"),
            ]
        ),
        // Draws pages of drawings, for the comparison of pixels with a canvas.
        .executableTarget(
            name: "drawings",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Drawing", package: "components"),
            ]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    ]
}
