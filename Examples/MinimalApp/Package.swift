// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "minimal-app",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "app",
            dependencies: [
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Hosting", package: "components"),
            ]
        )
    ]
)
