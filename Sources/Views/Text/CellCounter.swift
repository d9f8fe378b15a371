/// Counts the cells of a character, scalar by scalar, as wcwidth does from release 0.7 on.
///
/// A spacing mark makes its letter a cell wider, U+FE0F a text character that can be an emoji; consonants that
/// a virama joins take one cell more than the first, however many they are. Joined emoji, flags and what
/// carries a skin tone are as wide as their first emoji. Hidden scalars do not count. A mark without a letter
/// stands on a dotted circle.
package struct CellCounter {
    /// The place of a scalar among the cells.
    package enum Step {
        /// It is not drawn.
        case hidden
        /// It is drawn with what stands before it, after a joiner if one was held back.
        case joins(afterJoiner: Bool)
        /// It takes cells of its own.
        case begins
        /// It is drawn on a dotted circle that takes cells of its own.
        case beginsOnCircle
    }

    /// Whether spacing marks and joined consonants each take a cell, as terminals draw them that count scalars.
    private let makesRoom: Bool

    /// The number of cells so far.
    package var cells: Int { total + (isConjunct ? 1 : 0) }

    /// The base of a mark without a letter.
    package static let circle: Unicode.Scalar = "\u{25CC}"
    /// The greatest number of scalars in a conjunct; a consonant beyond takes cells of its own.
    private static let conjunctLimit = 16

    private var total = 0
    /// The number of scalars in the cells of the last scalar that takes any.
    private var length = 0
    /// The properties of the last drawn scalar; none at the beginning.
    private var previous: CellProperties?
    /// The properties of the scalar that a spacing mark or U+FE0F makes wider, if it has none yet.
    private var base: CellProperties?
    /// Whether a skin tone belongs to what stands here.
    private var isPicture = false
    private var followsVirama = false
    /// Whether a joiner is held back until something is drawn behind it.
    private var holdsJoiner = false
    /// Whether a conjunct's further consonants wait for their cell.
    private var isConjunct = false
    /// The number of regional indicators in a row.
    private var indicators = 0

    /// Creates a counter before the first scalar of a character.
    package init(makesRoom: Bool = false) {
        self.makesRoom = makesRoom
    }

    /// Adds the next scalar and returns its place among the cells.
    package mutating func take(_ scalar: Unicode.Scalar) -> Step {
        let properties = CellProperties(scalar)
        if properties.contains(.hidden), !selects(scalar) {
            if scalar.value == 0x200D { holdsJoiner = previous != nil }
            return .hidden
        }
        let isBare = previous == nil && properties.contains(.mark)
        if isBare {
            add(Self.circle, CellProperties(Self.circle))
            previous = []
        }
        let isJoined = holdsJoiner && needsJoiner(properties)
        holdsJoiner = false
        length += 1
        defer {
            previous = properties
            indicators = scalar.isRegionalIndicator ? indicators + 1 : 0
        }
        // A joiner behind a virama shapes the conjunct; behind an emoji it makes both one.
        if isJoined, !followsVirama { return .joins(afterJoiner: true) }
        if add(scalar, properties) { return .begins }
        return isBare ? .beginsOnCircle : .joins(afterJoiner: isJoined)
    }

    /// Whether a scalar that begins another character is drawn with this one.
    func joins(_ scalar: Unicode.Scalar) -> Bool {
        guard previous != nil else { return false }
        let properties = CellProperties(scalar)
        if properties.contains(.mark) { return true }
        if scalar.isRegionalIndicator { return indicators % 2 == 1 }
        if scalar.isSkinTone { return isPicture }
        return followsVirama && properties.contains(.consonant) && length < Self.conjunctLimit
    }

    /// Whether a joiner before a scalar changes what is drawn: between emoji, and in a conjunct.
    private func needsJoiner(_ properties: CellProperties) -> Bool {
        followsVirama ? properties.contains(.consonant) : isPicture && properties.contains(.picture)
    }

    /// Whether a scalar selects the look of what stands before it.
    private func selects(_ scalar: Unicode.Scalar) -> Bool {
        guard let previous, scalar.value == 0xFE0F || scalar.value == 0xFE0E else { return false }
        return !previous.isDisjoint(with: [.picture, .widens])
    }

    /// Counts a scalar that is drawn, and returns whether it takes cells of its own.
    @discardableResult
    private mutating func add(_ scalar: Unicode.Scalar, _ properties: CellProperties) -> Bool {
        if indicators % 2 == 1, scalar.isRegionalIndicator { return false }
        if scalar.isSkinTone, isPicture { return false }
        if scalar.value == 0xFE0F, let base {
            total += base.contains(.widens) ? 1 : 0
            self.base = nil
            return false
        }
        if followsVirama, properties.contains(.consonant), length < Self.conjunctLimit {
            base = properties
            isPicture = false
            followsVirama = false
            isConjunct = !makesRoom
            total += makesRoom ? 1 : 0
            return false
        }
        if properties.contains(.spacing), base != nil || makesRoom {
            total += 1
            base = nil
            followsVirama = false
            isConjunct = false
            return false
        }
        if !properties.isDisjoint(with: [.mark, .hidden]) {
            followsVirama = properties.contains(.virama)
            return false
        }
        total = cells + (properties.contains(.wide) ? 2 : 1)
        length = 1
        base = properties
        isPicture = properties.contains(.picture) || scalar.isRegionalIndicator
        followsVirama = false
        isConjunct = false
        return true
    }
}
