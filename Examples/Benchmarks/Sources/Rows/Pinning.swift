#if canImport(Glibc)
import Glibc
#endif

/// Keeps the thread on one core, if the system permits it.
func pin(to core: Int) {
    #if canImport(Glibc)
    // The function is in the C library, and hidden from Swift by a feature macro.
    guard let symbol = dlsym(nil, "sched_setaffinity") else { return }
    typealias SetAffinity = @convention(c) (pid_t, Int, UnsafeRawPointer) -> Int32
    // Sound: this is the function's type in every Linux C library.
    let setAffinity = unsafeBitCast(symbol, to: SetAffinity.self)
    let cores: [UInt] = [1 << UInt(core)] + Array(repeating: 0, count: 15)
    _ = setAffinity(0, cores.count * MemoryLayout<UInt>.size, cores)
    #endif
}
