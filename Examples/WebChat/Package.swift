// swift-tools-version: 6.2

import PackageDescription

// Both the components and swift-distributed-tracing, which Hummingbird uses, have a module of this name.
let tracing = ["Tracing": "DistributedTracing"]

let components: [Target.Dependency] = [
    .product(name: "Components", package: "components"),
    .product(name: "Views", package: "components"),
    .product(name: "Drawing", package: "components"),
    .product(name: "DefaultComponents", package: "components"),
    .product(name: "Hosting", package: "components"),
    .product(name: "ExamplePlugins", package: "components"),
    .product(name: "Messenger", package: "messenger"),
]

let package = Package(
    name: "webchat",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ChatStore", targets: ["ChatStore"]),
        .library(name: "WebChat", targets: ["WebChat"]),
        .executable(name: "webchat", targets: ["webchat"]),
        .executable(name: "webchat-load", targets: ["webchat-load"]),
    ],
    dependencies: [
        .package(name: "components", path: "../.."),
        .package(name: "messenger", path: "../Messenger"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.11.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.0.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
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
        // The server: pages over HTTP, patches over WebSockets, and the script and style of the pages.
        .target(
            name: "WebChat",
            dependencies: components + [
                "ChatStore",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird", moduleAliases: tracing),
                .product(name: "HummingbirdCore", package: "hummingbird", moduleAliases: tracing),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.embedInCode("Page/script.js"), .embedInCode("Page/chrome.css")]
        ),
        // The program: a chat on loopback, with two invented people.
        .executableTarget(
            name: "webchat",
            dependencies: [
                "ChatStore", "WebChat",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        // A program that measures the server with many clients.
        .executableTarget(
            name: "webchat-load",
            dependencies: [
                "ChatStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
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
        // What the load generator reads and writes, and small measurements.
        .testTarget(
            name: "WebChatLoadTests",
            dependencies: [
                "webchat", "webchat-load",
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // Pages, attacks and laws of live pages over real sockets.
        .testTarget(
            name: "WebChatTests",
            dependencies: components + [
                "ChatStore", "WebChat",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
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
