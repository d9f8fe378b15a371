extension FixedWidthInteger where Self: UnsignedInteger {
    /// The bytes, the most significant first, so that their order is that of the numbers.
    package var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: self >> Self($0))
        }
    }

    /// Creates a number of bytes, the most significant first; those that do not fit are lost in front.
    package init(bigEndianBytes bytes: some Sequence<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | Self($1) }
    }
}
