/// The version of the two programs, which are released together (https://semver.org).
package enum PackageVersion {
    package static let current = "0.1.0"
}
