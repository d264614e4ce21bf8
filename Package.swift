// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LiveText",
    products: [
        .library(name: "LiveText", targets: ["LiveText"]),
        .library(name: "DataDetection", targets: ["DataDetection"]),
        .executable(name: "analyze", targets: ["analyze"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // C libraries, each a module map and at most a header of `static inline` functions.
        .systemLibrary(name: "CTesseract", pkgConfig: "tesseract", providers: [.apt(["libtesseract-dev"])]),
        .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
        .systemLibrary(name: "CHEIF", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CPublicSuffix", pkgConfig: "libpsl", providers: [.apt(["libpsl-dev"])]),
        .target(
            name: "CPhoneNumber",
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf")]
        ),
        // Looks OpenVINO up at run time; the package builds and runs without it.
        .target(name: "COpenVINO"),
        // zxing-cpp likewise.
        .target(name: "CZXing"),

        .target(name: "DocumentModel"),
        .target(name: "DataDetection", dependencies: ["CPhoneNumber", "CPublicSuffix"]),
        .target(
            name: "Recognition",
            dependencies: ["DocumentModel", "CTesseract", "CZBar", "CZXing", "CHEIF", "CJPEG", "CPNG", "COpenVINO"]),
        .target(
            name: "LiveText", dependencies: ["DocumentModel", "DataDetection", "Recognition"], exclude: ["Schema"]),
        .executableTarget(
            name: "analyze",
            dependencies: ["LiveText", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),

        .testTarget(name: "DocumentModelTests", dependencies: ["DocumentModel"]),
        .testTarget(name: "DataDetectionTests", dependencies: ["DataDetection"]),
        .testTarget(
            name: "RecognitionTests", dependencies: ["Recognition", "CTesseract"], resources: [.copy("Fixtures")]),
        .testTarget(name: "LiveTextTests", dependencies: ["LiveText"]),
        .testTarget(name: "analyzeTests", dependencies: ["analyze", "LiveText"], exclude: ["Snapshots"]),
        .testTarget(name: "ConventionTests"),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

let targetsInC = ["COpenVINO", "CPhoneNumber", "CZXing"]
for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
