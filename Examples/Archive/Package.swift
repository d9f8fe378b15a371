// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "archive",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ArchiveFormats", targets: ["ArchiveFormats"]),
        .library(name: "ArchiveSite", targets: ["ArchiveSite"]),
        .library(name: "ArchiveSearch", targets: ["ArchiveSearch"]),
        .executable(name: "archive", targets: ["archive"]),
    ],
    dependencies: [
        .package(name: "components", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ],
    targets: [
        // Debian's libarchive, which reads zip and tar.gz.
        .systemLibrary(
            name: "CLibarchive",
            providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
        ),
        // The formats of exports, read as streams.
        .target(
            name: "ArchiveFormats",
            dependencies: [
                "CLibarchive",
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ]
        ),
        // Files that are written in blocks, and the sorting of records on disk.
        .target(name: "ArchiveStorage"),
        // The search of an archive's site: the writer of its index, and the script that reads it.
        .target(
            name: "ArchiveSearch",
            dependencies: [
                "ArchiveStorage", "CLibarchive",
                .product(name: "Components", package: "components"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            resources: ["files", "text", "query", "index", "find", "page"]
                .map { .embedInCode("Page/\($0).js") }
        ),
        // Sites of exports, and the commands of the program.
        .target(
            name: "ArchiveSite",
            dependencies: [
                "ArchiveFormats", "ArchiveSearch", "ArchiveStorage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
                .product(name: "Drawing", package: "components"),
                .product(name: "Hosting", package: "components"),
            ]
        ),
        // The program with the example plugins and themes.
        .executableTarget(
            name: "archive",
            dependencies: [
                "ArchiveSite",
                .product(name: "ExamplePlugins", package: "components"),
            ]
        ),
        // Every format with every sample, laws of sites, hostile input, and the memory of large exports.
        .testTarget(
            name: "ArchiveTests",
            dependencies: [
                "ArchiveFormats", "ArchiveSite", "ArchiveStorage", "archive",
                .product(name: "ExamplePlugins", package: "components"),
                .product(name: "Components", package: "components"),
                .product(name: "Views", package: "components"),
                .product(name: "DefaultComponents", package: "components"),
            ],
            exclude: ["Expected", "Samples"]
        ),
        // The index against a plain scan and SQLite, and the folding that the script must share.
        .testTarget(
            name: "ArchiveSearchTests",
            dependencies: [
                "ArchiveSearch", "ArchiveSite", "ArchiveStorage", "CLibarchive",
                .product(name: "Components", package: "components"),
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
