/// Returns the nanoseconds that each of so many rounds took.
func nanoseconds(_ rounds: Int, _ work: (Int) -> Void) -> Double {
    let duration = ContinuousClock().measure { work(rounds) }.components
    return (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9) / Double(rounds)
}
