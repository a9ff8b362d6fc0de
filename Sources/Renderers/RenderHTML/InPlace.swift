extension Array {
    /// Calls a function with one element after the other where it lies: a loop makes a copy of each, which takes
    /// as long as writing a few lines of it where the elements are large.
    @inline(__always)
    func eachInPlace<Failure>(
        _ body: (_ number: Int, _ element: borrowing Element) throws(Failure) -> Void
    ) throws(Failure) {
        try withUnsafeBufferPointer { elements throws(Failure) in
            guard let first = elements.baseAddress else { return }
            for number in 0..<elements.count { try body(number, (first + number).pointee) }
        }
    }
}
