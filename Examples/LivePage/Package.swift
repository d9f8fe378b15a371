// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "live-page",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "live-page",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Hosting", package: "components"),
                .product(name: "ExamplePlugins", package: "components"),
            ],
            // What applies patches in a browser, and the page around it.
            resources: [.embedInCode("Patcher.js"), .embedInCode("Player.js")]
        )
    ]
)
