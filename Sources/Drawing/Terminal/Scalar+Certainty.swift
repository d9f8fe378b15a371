extension Unicode.Scalar {
    /// Whether terminals disagree on the width of the scalar on its own.
    ///
    /// They agree on letters, digits and punctuation; not on emoji and symbols, nor on recent additions to Unicode. A
    /// cursor move between letters of a script that joins them would separate them.
    var isUncertain: Bool {
        guard value >= 0x100 else { return false }
        switch properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol, .otherNumber, .unassigned,
            .privateUse:
            return true
        default:
            return isRecent
        }
    }

    /// Whether the scalar is drawn over the one before it.
    var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark:
            // The variation selector of emoji is not a visible mark.
            return !(0xFE00...0xFE0F).contains(value)
        default:
            return false
        }
    }

    /// Whether the scalar is a mark that takes no cell on any terminal.
    var isCertainMark: Bool {
        isMark && properties.generalCategory != .spacingMark && !isRecent
    }

    /// Whether terminals may not have the scalar yet.
    private var isRecent: Bool {
        guard let age = properties.age else { return true }
        return age.major >= 12
    }
}
