/// Whether this is a debug build, which reports mistakes whose detection is too slow for release builds.
enum DebugBuild {
    #if DEBUG
    static let isOn = true
    #else
    static let isOn = false
    #endif
}
