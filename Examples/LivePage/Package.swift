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
            // What plays the patches in a browser.
            resources: [.embedInCode("Player.js")]
        )
    ]
)
