// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library links none of what the examples show it beside.
let package = Package(
    name: "LiveTextExamples",
    dependencies: [.package(name: "LiveText", path: "..", traits: [])],
    targets: [
        .systemLibrary(
            name: "CFreeType", path: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(
            name: "CHarfBuzz", path: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .executableTarget(
            name: "MakeGlyph", dependencies: [.product(name: "RichText", package: "LiveText")], path: "MakeGlyph"),
        .executableTarget(
            name: "SendNotification", dependencies: [.product(name: "RichText", package: "LiveText")],
            path: "SendNotification"),
        .executableTarget(
            name: "TypesetParagraph",
            dependencies: ["CFreeType", "CHarfBuzz", .product(name: "RichText", package: "LiveText")],
            path: "TypesetParagraph"),
        .executableTarget(
            name: "WriteDocuments", dependencies: [.product(name: "RichText", package: "LiveText")],
            path: "WriteDocuments"),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
