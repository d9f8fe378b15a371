import DefaultComponents

extension Timestamp {
    /// Returns the instant so many minutes later, or the same if there is none.
    func later(byMinutes minutes: Int64) -> Timestamp {
        let (sum, isTooLate) = microseconds.addingReportingOverflow(minutes * 60_000_000)
        return isTooLate ? self : Timestamp(microseconds: sum)
    }
}
