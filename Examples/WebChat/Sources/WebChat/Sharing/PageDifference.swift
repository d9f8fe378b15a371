import Drawing

/// The rows in which two pages differ.
///
/// They are those of the pages without those that both have at the same places, but for one after those that differ,
/// before which others are inserted. A patch between them is one between the pages.
struct PageDifference {
    let old: [SharedRow]
    let new: [SharedRow]

    init(from old: SharedPage, to new: SharedPage) {
        // Where the rows that others see differ, those of a person mostly do as well.
        var bounds = new.base.bounds(from: old.base)
        if !bounds.hold(from: old, to: new) {
            bounds = DifferenceBounds(from: old.rows, to: new.rows)
        }
        // Rows that were dropped at the beginning stay in the difference.
        let (dropped, start) = (bounds.dropped, bounds.start)
        self.old =
            old.rows(at: 0..<dropped)
            + old.rows(at: dropped + start..<old.base.rows.count - bounds.kept)
        self.new = new.rows(at: start..<new.base.rows.count - bounds.kept)
    }
}
