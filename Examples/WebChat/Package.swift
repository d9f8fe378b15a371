// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "webchat",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ChatStore", targets: ["ChatStore"])
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ],
    targets: [
        // The accounts, rooms and messages of a chat, as a protocol and in SQLite.
        .target(
            name: "ChatStore",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]
        ),
        // A program that writes messages until it is killed, and measures a store.
        .executableTarget(name: "store-writer", dependencies: ["ChatStore"]),
        // Every error, the laws of the store against a model in memory, search, and a killed writer.
        .testTarget(
            name: "ChatStoreTests",
            dependencies: [
                "ChatStore", "store-writer",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),  // SE-0335
            .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
            .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        ]
}
