/// The days of the channel that was asked for last.
struct ChannelDays {
    private let site: SiteFolder
    private var channel = ""
    private var days: [String] = []

    init(_ site: SiteFolder) {
        self.site = site
    }

    /// Returns the days with messages before and after a day.
    mutating func neighbours(
        of unit: MessageUnit
    ) -> (previous: MessageUnit?, next: MessageUnit?) {
        if channel != unit.channel {
            channel = unit.channel
            days = ChannelUnits(channel, in: site, hasThreads: false).map(\.name)
        }
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if days[middle] < unit.name { low = middle + 1 } else { high = middle }
        }
        let after = low < days.count && days[low] == unit.name ? low + 1 : low
        return (
            low > 0 ? MessageUnit(days[low - 1]) : nil,
            after < days.count ? MessageUnit(days[after]) : nil
        )
    }
}
