// swift-tools-version: 6.2

import PackageDescription

/// One set of strict settings, the same for every target written in Swift.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// A library target in `Sources/<name>`.
func library(
    _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = [],
    resources: [Resource] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
        swiftSettings: strict)
}

/// A built-in renderer in `Sources/Renderers/<name>`: it sees scenes, and neither YAML nor sources.
///
/// The files `embedded` are compiled into it, so that the program needs none beside it.
func renderer(_ name: String, _ more: [Target.Dependency] = [], embedded: [String] = []) -> Target {
    library(
        name, ["Rendering", "SceneModel"] + more, path: "Sources/Renderers/\(name)",
        resources: embedded.map { .embedInCode($0) })
}

/// The tests of the module `name`, in `Tests/<name>Tests`; `fixtures` says that a folder of files lies there,
/// which the tests find beside their own source.
func tests(_ name: String, _ more: [Target.Dependency] = [], fixtures: Bool = false) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + more,
        exclude: fixtures ? ["Fixtures"] : [], swiftSettings: strict)
}

let package = Package(
    name: "emptystates",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "emptystates", targets: ["emptystates"]),
        .library(
            name: "EmptyStates",
            targets: [
                "EmptyDataSet", "SceneModel", "CatalogModel", "Playing", "Rendering", "RenderText",
                "RenderHTML", "RenderJSON", "RenderMarkdown", "RenderSVG", "RenderSwiftUI", "RenderUIKit",
            ]),
        .library(name: "EmptyStateSnapshotTesting", targets: ["EmptyStateSnapshotTesting"]),
        .library(name: "EmptyStatePlugin", targets: ["PluginKit", "Rendering", "SceneModel"]),
    ],
    targets: [
        // The C libraries, and what Swift cannot say or makes slow.
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CLibExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(name: "CTerminal"),
        .target(name: "CProcess"),
        .target(name: "CSHA256"),
        .target(name: "CBytes"),

        // Ground: bytes that are appended, text in cells, problems with their place, files.
        library("ByteWriting", ["CBytes"]),
        library("TerminalText", ["ByteWriting", "CTerminal"]),
        library("Diagnostics", ["TerminalText"]),
        library("ProcessSpawn", ["CProcess"]),
        library("FileSystem"),
        library("Hashing", ["CSHA256"]),

        // bytes -> events -> table of nodes -> entry -> scene
        library("YAMLTree", ["CLibYAML", "Diagnostics"]),
        library("Artwork", ["CLibExpat", "Diagnostics"]),
        library("SceneModel", ["ByteWriting"]),
        library("EmptyDataSet", ["SceneModel"], exclude: ["README.md"]),
        library(
            "CatalogModel",
            ["YAMLTree", "Artwork", "Diagnostics", "EmptyDataSet", "FileSystem", "SceneModel"]),

        // scene -> files
        library("Rendering", ["SceneModel"]),
        library("WireFormat", ["Rendering", "SceneModel"]),
        library("Typesetting", ["SceneModel"]),
        library("MarkupText", ["ByteWriting", "SceneModel"]),
        renderer("RenderText", ["TerminalText", "Typesetting"]),
        renderer(
            "RenderHTML", ["ByteWriting", "Hashing", "MarkupText", "Typesetting"],
            embedded: ["Gallery/Files/boot.js", "Gallery/Files/gallery.css", "Gallery/Files/gallery.js"]),
        renderer("RenderJSON", ["WireFormat"]),
        renderer("RenderMarkdown", ["ByteWriting", "TerminalText"]),
        renderer("RenderSVG", ["ByteWriting", "MarkupText", "Typesetting"]),
        library("SwiftSource", ["ByteWriting", "SceneModel"]),
        renderer("RenderSwiftUI", ["ByteWriting", "SwiftSource"]),
        renderer("RenderUIKit", ["SwiftSource"]),

        // Renderers that are programs.
        library(
            "PluginHost",
            [
                "CProcess", "Diagnostics", "FileSystem", "ProcessSpawn", "Rendering", "SceneModel",
                "TerminalText", "WireFormat",
            ]),
        library(
            "Conformance",
            [
                "Artwork", "ByteWriting", "Diagnostics", "MarkupText", "Rendering", "SceneModel",
                "TerminalText",
            ]),
        library("PluginKit", ["FileSystem", "Rendering", "SceneModel", "WireFormat"]),
        .executableTarget(
            name: "plugin-fixture",
            dependencies: [
                "PluginHost", "PluginKit", "RenderHTML", "RenderJSON", "RenderMarkdown", "RenderSVG",
                "RenderSwiftUI", "RenderText", "RenderUIKit", "Rendering", "SceneModel",
            ],
            path: "Tests/PluginFixture", swiftSettings: strict),

        // scenes -> files -> a folder
        library("Publishing", ["Diagnostics", "FileSystem", "Rendering"]),

        // Goldens: names and bytes, what is rendered for them, and both for tests in Swift.
        library(
            "Snapshots",
            [
                "ByteWriting", "Diagnostics", "FileSystem", "MarkupText", "Publishing", "SceneModel",
                "TerminalText",
            ]),
        library(
            "SnapshotScenes",
            ["CatalogModel", "Diagnostics", "EmptyDataSet", "Rendering", "SceneModel", "Snapshots"]),
        library(
            "EmptyStateSnapshotTesting",
            [
                "CatalogModel", "Diagnostics", "EmptyDataSet", "FileSystem", "Publishing", "Rendering",
                "SceneModel", "SnapshotScenes", "Snapshots",
            ]),

        // The list view in motion.
        library(
            "Playing",
            ["ByteWriting", "CatalogModel", "Diagnostics", "EmptyDataSet", "SceneModel", "TerminalText"]),

        // The command line.
        library("CommandTable", ["Diagnostics", "TerminalText"]),
        library(
            "Commands",
            [
                "ByteWriting", "CatalogModel", "CommandTable", "Conformance", "Diagnostics", "EmptyDataSet",
                "FileSystem", "Hashing", "MarkupText", "Playing", "PluginHost", "PluginKit", "ProcessSpawn",
                "Publishing", "RenderHTML", "RenderJSON", "RenderMarkdown", "RenderSVG", "RenderSwiftUI",
                "RenderText", "RenderUIKit",
                "Rendering", "SceneModel", "SnapshotScenes", "Snapshots", "TerminalText", "WireFormat",
            ]),
        .executableTarget(name: "emptystates", dependencies: ["Commands"], swiftSettings: strict),

        tests("ByteWriting"),
        tests("TerminalText"),
        tests("Diagnostics"),
        tests("FileSystem"),
        tests("Hashing"),
        library("YAMLNodes", ["Diagnostics", "YAMLTree"], path: "Tests/YAMLTreeTests/Support"),
        .testTarget(
            name: "YAMLTreeTests", dependencies: ["Diagnostics", "YAMLNodes", "YAMLTree"],
            exclude: ["Support"],
            swiftSettings: strict),
        tests("Artwork", ["Diagnostics"], fixtures: true),
        tests("SceneModel"),
        tests("EmptyDataSet", ["SceneModel"]),
        tests(
            "CatalogModel",
            ["Diagnostics", "EmptyDataSet", "FileSystem", "SceneModel", "YAMLNodes", "YAMLTree"],
            fixtures: true),
        tests("RenderText", ["Rendering", "SceneModel", "TerminalText"]),
        tests("RenderHTML", ["MarkupText", "Rendering", "SceneModel", "Typesetting"]),
        tests("RenderJSON", ["CatalogModel", "EmptyDataSet", "Rendering", "SceneModel"]),
        tests(
            "RenderMarkdown",
            ["CatalogModel", "EmptyDataSet", "Rendering", "SceneModel"]),
        tests("Typesetting", ["SceneModel"]),
        tests("MarkupText", ["ByteWriting", "SceneModel"]),
        tests(
            "RenderSVG",
            [
                "Artwork", "CatalogModel", "Diagnostics", "EmptyDataSet", "FileSystem", "MarkupText",
                "Rendering", "SceneModel", "Typesetting",
            ]),
        library(
            "SwiftChecking", ["CatalogModel", "EmptyDataSet", "Rendering", "SceneModel"],
            path: "Tests/SwiftSourceTests/Support"),
        .testTarget(
            name: "SwiftSourceTests", dependencies: ["SceneModel", "SwiftChecking", "SwiftSource"],
            exclude: ["Support"], swiftSettings: strict),
        tests("RenderSwiftUI", ["Rendering", "SceneModel", "SwiftChecking", "SwiftSource"], fixtures: true),
        tests("RenderUIKit", ["Rendering", "SceneModel", "SwiftChecking", "SwiftSource"], fixtures: true),
        tests("WireFormat", ["CatalogModel", "EmptyDataSet", "Rendering", "SceneModel"]),
        tests("ProcessSpawn"),
        tests(
            "PluginHost", ["ProcessSpawn", "Rendering", "SceneModel", "plugin-fixture"], fixtures: true),
        tests(
            "PluginKit",
            [
                "CatalogModel", "EmptyDataSet", "PluginHost", "ProcessSpawn", "RenderHTML", "RenderJSON",
                "RenderMarkdown", "RenderSVG", "RenderSwiftUI", "RenderText", "RenderUIKit", "Rendering",
                "SceneModel", "WireFormat", "plugin-fixture",
            ]),
        tests(
            "Conformance",
            [
                "CatalogModel", "EmptyDataSet", "RenderHTML", "RenderText", "Rendering", "SceneModel",
                "TerminalText",
            ]),
        tests("Snapshots", ["Diagnostics", "FileSystem", "Publishing", "SceneModel"]),
        tests("SnapshotScenes", ["CatalogModel", "EmptyDataSet", "Rendering", "SceneModel", "Snapshots"]),
        tests(
            "EmptyStateSnapshotTesting",
            [
                "CatalogModel", "EmptyDataSet", "FileSystem", "Publishing", "RenderText", "Rendering",
                "SceneModel", "Snapshots",
            ]),
        tests("Publishing", ["Diagnostics", "FileSystem", "Rendering"]),
        tests(
            "Playing",
            [
                "CatalogModel", "CommandTable", "Commands", "Diagnostics", "EmptyDataSet", "RenderHTML",
                "RenderText", "Rendering", "SceneModel",
            ], fixtures: true),
        tests("CommandTable", ["Diagnostics"]),
        tests(
            "Commands",
            [
                "CatalogModel", "CommandTable", "Conformance", "Diagnostics", "EmptyDataSet", "FileSystem",
                "Rendering", "RenderHTML", "RenderText", "SceneModel", "Snapshots", "TerminalText",
                "YAMLNodes", "YAMLTree", "emptystates",
            ], fixtures: true),
    ]
)
