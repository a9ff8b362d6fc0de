extension DrawingCost {
    /// A weight, the steps of filters and the dashes in it, and how many references follow each other in it.
    struct Sum {
        var weight: Int
        var steps = 0
        var dashes = 0
        var references = 0
    }
}

extension DrawingCost.Sum {
    /// Both, without ever leaving the range of numbers.
    mutating func add(_ other: Self) {
        weight = FilterSteps.sum(weight, other.weight)
        steps = FilterSteps.sum(steps, other.steps)
        dashes = FilterSteps.sum(dashes, other.dashes)
        references = max(references, other.references)
    }

    /// All of this, as often as the factor says; and all that is in the factor, as often as elements are drawn.
    mutating func multiply(by factor: Self) {
        steps = FilterSteps.sum(Self.product(steps, factor.weight), Self.product(weight, factor.steps))
        dashes = FilterSteps.sum(Self.product(dashes, factor.weight), Self.product(weight, factor.dashes))
        weight = Self.product(weight, factor.weight)
        references = max(references, factor.references)
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? .max : product
    }
}
