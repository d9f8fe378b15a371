// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "components",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Components", targets: ["Components"]),
        .library(name: "Views", targets: ["Views"]),
        .library(name: "Tracing", targets: ["Tracing"]),
        .library(name: "Drawing", targets: ["Drawing"]),
        .library(name: "DefaultComponents", targets: ["DefaultComponents"]),
        .library(name: "Hosting", targets: ["Hosting"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "ExamplePlugins", targets: ["ExamplePlugins"]),
        .library(name: "ComponentsTesting", targets: ["ComponentsTesting"]),
        .library(name: "Workbench", targets: ["Workbench"]),
        .executable(name: "demo", targets: ["demo"]),
    ],
    targets: [
        // Slots, the container, plugins, the lifecycle contract and diagnostics.
        .target(name: "Components"),
        // View classes, stacks and constraints, layout, text measuring and hit testing.
        .target(name: "Views", dependencies: ["Components"]),
        // Recordings of compositions, comparisons of trees, and reports of registrations without effect.
        .target(name: "Tracing", dependencies: ["Components", "Views"]),
        // Laid-out views as tree text, JSON, HTML pages, terminal pictures and meaning.
        .target(name: "Drawing", dependencies: ["Components", "Views"]),
        // The chat: model, formats, slots and the components that fill them.
        .target(
            name: "DefaultComponents",
            dependencies: ["Components", "Views", "Tracing"],
            // The rules and formats of languages, words, the names of emoji, and those of the fields of Slack exports.
            resources: [
                .embedInCode("Words/Locales.txt"), .embedInCode("Words/Phrases.txt"),
                .embedInCode("Model/EmojiNames.txt"), .embedInCode("Formats/Slack/Slack.txt"),
            ]
        ),
        // A chat for an app: messages as pages and pictures, and a chat in a terminal.
        .target(
            name: "Hosting",
            dependencies: ["Components", "Views", "Tracing", "Drawing", "DefaultComponents"],
            // The texts of the chat in a terminal in other languages, and what applies patches in browsers.
            resources: [.embedInCode("Chat/HostWords.txt"), .embedInCode("Pages/Patcher.js")]
        ),
        // What code that comes from UIKit calls things that have other names here.
        .target(
            name: "UIKitNames",
            dependencies: ["Components", "Views", "DefaultComponents", "FoundationNames"]
        ),
        // Those of the names that Foundation has as well.
        .target(name: "FoundationNames", dependencies: ["Views"]),
        // The documentation's customizations as plugins.
        .target(
            name: "ExamplePlugins",
            dependencies: ["Components", "Views", "DefaultComponents"]
        ),
        // The laws that plugins keep, and the certificate that tells which of them one breaks.
        .target(
            name: "ComponentsTesting",
            dependencies: [
                "Components", "Views", "Tracing", "Drawing", "DefaultComponents", "ExamplePlugins",
            ]
        ),
        // The program that shows plugins: composes conversations, prints their trees and draws them.
        .target(
            name: "Workbench",
            dependencies: [
                "Components", "Views", "Tracing", "Drawing", "DefaultComponents", "Hosting",
                "ComponentsTesting",
            ],
            // What the sources say of slots, the package that new ones are made by, the built-in conversation, and
            // the texts of the help.
            resources: [
                .embedInCode("Slots/Code"), .embedInCode("NewPackage/Code"),
                .embedInCode("Conversation/SailingWeekend.json"),
                .embedInCode("CommandLine/Help.txt"),
            ]
        ),
        // The workbench with the example plugins.
        .executableTarget(
            name: "demo",
            dependencies: ["Components", "ExamplePlugins", "Hosting", "Workbench"],
            // The example plugins' sources, which the gallery shows.
            resources: [.embedInCode("Code")]
        ),
        // Tests of every module, in a folder for each.
        .testTarget(
            name: "ComponentsTests",
            dependencies: [
                "Components", "Views", "Tracing", "Drawing", "DefaultComponents", "Hosting",
                "UIKitNames", "FoundationNames", "ExamplePlugins", "ComponentsTesting", "Workbench",
                "demo",
            ],
            // The laws in full run on optimized sources; to optimize the tests themselves takes minutes.
            swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),  // SE-0335
            .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
            .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
            .strictMemorySafety(),  // SE-0458
        ]
    // Every public type says whether it is Sendable; the test runner that SwiftPM generates does not.
    if target.type != .test {
        target.swiftSettings? += [.treatWarning("ExplicitSendable", as: .error)]  // SE-0480
    }
}

// Some of the tests, where time is short: files below the target's folder, with blanks between them.
if let files = Context.environment["COMPONENTS_TESTS"] {
    package.targets.last?.sources = files.split(separator: " ").map(String.init)
}
