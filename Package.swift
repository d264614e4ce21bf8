// swift-tools-version: 6.2
import PackageDescription

let withServer = TargetDependencyCondition.when(traits: ["Server"])

let package = Package(
    name: "LiveText",
    products: [
        .library(name: "LiveText", targets: ["LiveText"]),
        .library(name: "DataDetection", targets: ["DataDetection"]),
        .library(name: "LiveMessages", targets: ["LiveMessages"]),
        .library(name: "RichText", targets: ["RichText"]),
        .library(name: "LiveTextServer", targets: ["LiveTextServer"]),
        .executable(name: "analyze", targets: ["analyze"]),
    ],
    traits: [
        .trait(
            name: "Server",
            description:
                "The analysis server and `analyze serve`; without it, what only they need is neither fetched nor compiled."
        ),
        .default(enabledTraits: ["Server"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-algorithms.git", from: "1.2.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The server's conversations; nothing else compiles it.
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
        // What Hummingbird's own interface is made of, and so in the graph anyway.
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.0.0"),
    ],
    targets: [
        // C libraries, each a module map and at most a header of `static inline` functions.
        .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
        .target(name: "CTIFF", linkerSettings: [.linkedLibrary("tiff")]),
        .systemLibrary(name: "COpenJPEG", pkgConfig: "libopenjp2", providers: [.apt(["libopenjp2-7-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CZLib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CPublicSuffix", pkgConfig: "libpsl", providers: [.apt(["libpsl-dev"])]),
        .target(
            name: "CPhoneNumber",
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf")]
        ),
        .target(name: "CAllocator"),
        .target(name: "CProcess"),
        // The server's web files, inside the program.
        .target(name: "CWeb"),
        .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        // Looks Tesseract up at run time, though built with its header; linked with Leptonica alone.
        .target(name: "CTesseract", linkerSettings: [.linkedLibrary("lept")]),
        // Looks OpenVINO up likewise; the package builds and runs without it.
        .target(name: "COpenVINO"),
        // zxing-cpp likewise.
        .target(name: "CZXing"),
        // libheif likewise, though built with its header: libheif-dev.
        .target(name: "CHEIF"),
        // PDFium likewise, without a header; qpdf likewise, though built with its header: libqpdf-dev.
        .target(name: "CPDFium"),
        .target(name: "CQPDF"),

        .target(name: "DocumentModel", dependencies: [.product(name: "Algorithms", package: "swift-algorithms")]),
        .target(name: "DataDetection", dependencies: ["CPhoneNumber", "CPublicSuffix"]),
        .target(
            name: "Imaging",
            dependencies: [
                "DocumentModel", "CAllocator", "CGIF", "CHEIF", "CJPEG", "COpenJPEG", "CPNG", "CTIFF", "CWebP",
            ]),
        .target(name: "RichText", dependencies: ["DocumentModel", "Imaging", "CNettle", "CSQLite"]),
        .target(
            name: "Recognition",
            dependencies: [
                "DocumentModel", "Imaging", "CAllocator", "CNettle", "CTesseract", "CZBar", "CZLib", "CZXing",
                "COpenVINO",
                .product(name: "Algorithms", package: "swift-algorithms"),
            ]),
        .target(
            name: "PDFDocuments", dependencies: ["DocumentModel", "Imaging", "CPDFium", "CQPDF", "CZLib"]),
        .target(
            name: "LiveText",
            dependencies: ["DocumentModel", "DataDetection", "Imaging", "PDFDocuments", "Recognition", "RichText"],
            exclude: ["Schema"]),
        .target(name: "LiveMessages", dependencies: ["LiveText", "RichText"]),
        .target(
            name: "LiveTextServer",
            dependencies: [
                "CAllocator", "CNettle", "CProcess", "CWeb", "LiveMessages", "LiveText", "RichText",
                .product(name: "GRDB", package: "GRDB.swift", condition: withServer),
                .product(name: "Hummingbird", package: "hummingbird", condition: withServer),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: withServer),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: withServer),
                .product(name: "Logging", package: "swift-log", condition: withServer),
                .product(name: "NIOCore", package: "swift-nio", condition: withServer),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: withServer),
                .product(name: "NIOPosix", package: "swift-nio", condition: withServer),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: withServer),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: withServer),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: withServer),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: withServer),
            ],
            exclude: ["OpenAPI", "Web"]),
        .executableTarget(
            name: "analyze",
            dependencies: [
                "LiveMessages", "LiveText", "RichText",
                .target(name: "LiveTextServer", condition: withServer),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        .testTarget(name: "DocumentModelTests", dependencies: ["DocumentModel"]),
        .testTarget(name: "DataDetectionTests", dependencies: ["DataDetection"]),
        .testTarget(
            name: "ImagingTests", dependencies: ["CAllocator", "Imaging", "CTesseract"], resources: [.copy("Fixtures")]),
        .testTarget(
            name: "RecognitionTests", dependencies: ["Recognition", "CTesseract"], resources: [.copy("Fixtures")]),
        .testTarget(name: "PDFDocumentsTests", dependencies: ["PDFDocuments"]),
        .testTarget(name: "RichTextTests", dependencies: ["DocumentModel", "Imaging", "RichText"]),
        .testTarget(name: "LiveTextTests", dependencies: ["LiveText"]),
        .testTarget(name: "LiveMessagesTests", dependencies: ["LiveMessages"]),
        .testTarget(
            name: "LiveTextServerTests",
            dependencies: [
                "LiveMessages", "LiveTextServer", "RichText",
                .product(name: "GRDB", package: "GRDB.swift", condition: withServer),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: withServer),
                .product(name: "Hummingbird", package: "hummingbird", condition: withServer),
                .product(name: "Logging", package: "swift-log", condition: withServer),
                .product(name: "NIOCore", package: "swift-nio", condition: withServer),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: withServer),
            ],
            exclude: ["Clients"]),
        .testTarget(name: "analyzeTests", dependencies: ["analyze", "LiveText"], exclude: ["Snapshots"]),
        .testTarget(name: "ConventionTests"),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

let targetsInC = [
    "CAllocator", "CHEIF", "CJPEG", "COpenVINO", "CPDFium", "CPhoneNumber", "CProcess", "CQPDF", "CTIFF", "CTesseract",
    "CWeb", "CZXing",
]
for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}

// What detectors look at is counted for tests; a release build counts nothing.
for target in package.targets where ["DataDetection", "DataDetectionTests"].contains(target.name) {
    target.swiftSettings?.append(.define("COUNTS_WORK", .when(configuration: .debug)))
}
