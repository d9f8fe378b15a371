// swift-tools-version: 6.2

import PackageDescription

// The kinds of plugins that 'demo new-plugin --with KIND' writes, each in a package of its own; here they build at once.
let kinds = ["WordTimer", "WordTask", "WordPoll", "WordOverlay"]

/// Returns modules of the package that a new plugin depends on, too.
func products(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "components") }
}

let package = Package(
    name: "new-plugin-kinds",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(name: "components", path: "../..")
    ],
    targets: kinds.flatMap { kind -> [Target] in
        [
            .target(
                name: kind,
                dependencies: products("Components", "Views", "DefaultComponents")
            ),
            .testTarget(
                name: "\(kind)Tests",
                dependencies: [.target(name: kind)]
                    + products(
                        "Components",
                        "ComponentsTesting",
                        "DefaultComponents",
                        "Drawing",
                        "Hosting",
                        "Views"
                    )
            ),
        ]
    } + [
        .executableTarget(
            name: "kinds-demo",
            dependencies: kinds.map { .target(name: $0) }
                + products("Components", "DefaultComponents", "Hosting", "Views", "Workbench")
        )
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
