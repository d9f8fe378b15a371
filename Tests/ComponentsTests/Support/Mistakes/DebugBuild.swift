/// Whether this is a debug build, which tells mistakes that release builds cannot afford to look for.
enum DebugBuild {
    #if DEBUG
    static let isOn = true
    #else
    static let isOn = false
    #endif
}
