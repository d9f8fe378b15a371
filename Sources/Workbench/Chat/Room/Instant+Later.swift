import DefaultComponents

extension Instant {
    /// Returns the instant so many minutes later, or the same if there is none.
    func later(byMinutes minutes: Int64) -> Instant {
        let (sum, isTooLate) = microseconds.addingReportingOverflow(minutes * 60_000_000)
        return isTooLate ? self : Instant(microseconds: sum)
    }
}
