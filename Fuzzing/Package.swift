// swift-tools-version: 6.2
import PackageDescription

// One line for a target: an executable that libFuzzer runs. `Scripts/fuzz.sh` builds and runs those named "Fuzz…".
let targets = [
    (name: "FuzzText", products: ["DataDetection"]),
    (name: "FuzzCodeContent", products: ["LiveText"]),
    (name: "FuzzImage", products: ["LiveText"]),
    (name: "FuzzGlyph", products: ["RichText"]),
    (name: "FuzzAnalysis", products: ["LiveText"]),
    (name: "FuzzHTTP", products: ["LiveTextServer"]),
    (name: "FuzzMessages", products: ["LiveMessages", "LiveTextServer"]),
    (name: "FuzzRTF", products: ["RichText"]),
    (name: "FuzzHTML", products: ["RichText"]),
    (name: "FuzzPDF", products: ["LiveText"]),
    (name: "FuzzArchive", products: ["LiveText"]),
]

// Those whose inputs are image files, which `ImageMutation` changes by their pieces.
let mutatingImages = ["FuzzImage", "FuzzGlyph"]

let package = Package(
    name: "LiveTextFuzzing",
    dependencies: [.package(name: "LiveText", path: "..")],
    targets: targets.map { target in
        .executableTarget(
            name: target.name,
            dependencies: ["FuzzDriver"] + (mutatingImages.contains(target.name) ? ["ImageMutation"] : [])
                + target.products.map { .product(name: $0, package: "LiveText") },
            // None of them has a main.swift.
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    } + [
        .target(name: "FuzzDriver"),
        // Changes files of images by their pieces.
        .target(name: "ImageMutation", dependencies: ["FuzzDriver"]),
        // `make linear`: every pair of hostile patterns at full size.
        .executableTarget(name: "HostileText", dependencies: [.product(name: "DataDetection", package: "LiveText")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
