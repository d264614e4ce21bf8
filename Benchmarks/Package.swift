// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LiveTextBenchmarks",
    dependencies: [
        .package(name: "LiveText", path: ".."),
        // Without its traits it needs no library beside the standard one; it then counts no allocations.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "LiveTextBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "LiveText", package: "LiveText"),
            ],
            path: "LiveTextBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        )
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
