/// How many elements a renderer draws, once every reference is followed.
///
/// A few nested `use` elements, patterns or markers can stand for billions of elements. This counts them as a
/// renderer would meet them, from above:
/// - an element weighs 1, and 1 more for every 8 bytes of its path data, points, style and text;
/// - `href`, `clip-path`, `mask` and `filter` add the weight of their target;
/// - any other attribute with `url(#id)` may be inherited by all that is inside, and be drawn at every vertex
///   (a marker), so it multiplies: 1 plus the weights of its targets, times the weight of the whole element;
/// - gradients and filters cannot draw elements, so as a fill, stroke or style they are free;
/// - what a filter does to the pixels of an element is counted apart, in steps: once for each element that
///   refers to it, and for every element where a style sheet does;
/// - dashes are counted apart too, and multiply as their element does.
/// A reference that leads back to itself, and more than 16 one behind the other, are refused too.
struct DrawingCost {
    /// Why a drawing is refused, and the byte of the element that shows it.
    struct Fault: Error {
        let offset: Int
        let message: String
        let remedy: String
        var rule = "svg-reference"
    }

    struct Element {
        let name: String
        let offset: Int
        let parent: Int?
        var weight: Int
        /// What the filter functions in its attributes take.
        var steps = 0
        /// What it takes where it is a filter.
        var filter: FilterSteps?
        var dashes = 0
        /// Targets that count once, and those that count for all in the element.
        var once: [String] = []
        var inherited: [String] = []
    }

    enum State {
        case open
        case known(Sum)
    }

    var elements: [Element] = []
    var ids: [String: Int] = [:]
    var path: [Int] = []
    var hasReferences = false
    /// The elements of each class.
    var classes: [String: [Int]] = [:]
    /// What style sheets do by filters.
    var rules: [FilterRules.Rule] = []
    /// The elements in each, its sum and its factor; only worked out where there are references.
    private var children: [[Int]] = []
    private var sums: [State?] = []
    private var factors: [State?] = []
    /// What filters take, by their elements, and what style sheets do to every element.
    var filters: [Int: State] = [:]
    var stepsEverywhere = 0
    var following = 0

    /// Begins an element.
    mutating func open(_ name: String, at offset: Int, weight: Int) {
        elements.append(Element(name: name, offset: offset, parent: path.last, weight: 1 + weight / 8))
        path.append(elements.count - 1)
    }

    /// Adds dashes to the elements, in the order in which they began.
    mutating func add(dashes: [Int]) {
        hasReferences = true
        for (index, count) in zip(elements.indices, dashes) { elements[index].dashes = count }
    }

    /// Ends the element begun last.
    mutating func close() { _ = path.popLast() }

    /// Adds bytes of text to the element begun last.
    mutating func add(bytes: Int) {
        if let last = path.last { elements[last].weight += (bytes + 7) / 8 }
    }

    /// Gives the element begun last an id; returns the byte of an earlier element that has it.
    mutating func name(_ id: String) -> Int? {
        if let other = ids[id] { return elements[other].offset }
        ids[id] = path.last
        return nil
    }

    /// Lets the element begun last refer to others by their ids.
    mutating func refer(to targets: [String], inherited: Bool) {
        guard let last = path.last else { return }
        hasReferences = true
        if inherited { elements[last].inherited += targets } else { elements[last].once += targets }
    }

    /// Whether the element with that id only paints; true too where there is none, as nothing is drawn then.
    func isPaint(_ id: String) -> Bool {
        ids[id].map { SVGVocabulary.paints.contains(elements[$0].name) } ?? true
    }

    /// Fails where the whole is too much.
    mutating func check() throws(Fault) {
        guard let root = elements.first else { return }
        let sum = hasReferences ? try sumWithReferences() : plainSum
        if sum.weight > ArtworkLimits.drawnElements {
            throw Fault(
                offset: root.offset,
                message:
                    "the references in the artwork multiply to more than \(ArtworkLimits.drawnElements) elements",
                remedy: "repeat less by use, pattern, marker and mask")
        }
        if sum.steps > ArtworkLimits.filterSteps {
            throw Fault(
                offset: root.offset,
                message: "the filters in the artwork take more than \(ArtworkLimits.filterSteps) steps",
                remedy:
                    "draw shadows as shapes, or write the filter as an attribute of the elements that need it",
                rule: "svg-limit")
        }
        if sum.dashes > ArtworkLimits.dashes {
            throw Fault(
                offset: root.offset, message: "the artwork has more than \(ArtworkLimits.dashes) dashes",
                remedy: "make the dashes longer, or the lines solid", rule: "svg-limit")
        }
    }

    /// The weight of all where nothing refers to anything.
    private var plainSum: Sum {
        elements.reduce(into: Sum(weight: 0)) { $0.add(Sum(weight: $1.weight)) }
    }

    private mutating func sumWithReferences() throws(Fault) -> Sum {
        children = Array(repeating: [], count: elements.count)
        sums = Array(repeating: nil, count: elements.count)
        factors = sums
        for (index, element) in elements.enumerated() {
            if let parent = element.parent { children[parent].append(index) }
        }
        try applyRules()
        return try sum(of: 0)
    }

    /// The weight of an element with all in it.
    private mutating func sum(of index: Int) throws(Fault) -> Sum {
        switch sums[index] {
        case .known(let sum): return sum
        case .open: throw circle(at: index)
        case nil: break
        }
        sums[index] = .open
        let element = elements[index]
        let steps = try steps(of: index)
        var sum = Sum(weight: element.weight, dashes: element.dashes)
        for child in children[index] { sum.add(try self.sum(of: child)) }
        // What a filter makes of an element has been counted; where one refers to another, that is a part of it.
        for id in element.once where element.filter != nil || !isFilter(id) {
            sum.add(try target(id, of: index))
        }
        // A filter reaches out, and needs a larger picture of all that is in its element.
        if steps > 0 { sum.steps = FilterSteps.sum(FilterSteps.sum(sum.steps, sum.steps), steps) }
        sum.multiply(by: try factor(of: index))
        sums[index] = .known(sum)
        return sum
    }

    /// What the inherited references of an element multiply the weight of all in it with.
    private mutating func factor(of index: Int) throws(Fault) -> Sum {
        switch factors[index] {
        case .known(let factor): return factor
        case .open: throw circle(at: index)
        case nil: break
        }
        factors[index] = .open
        var factor = Sum(weight: 1)
        for id in elements[index].inherited where !isPaint(id) { factor.add(try target(id, of: index)) }
        factors[index] = .known(factor)
        return factor
    }

    /// The weight of what an id refers to.
    ///
    /// It inherits from the elements around it, so their factors count for it too.
    private mutating func target(_ id: String, of index: Int) throws(Fault) -> Sum {
        guard let target = ids[id] else { return Sum(weight: 0) }
        following += 1
        defer { following -= 1 }
        guard following <= ArtworkLimits.references else { throw chain(at: index) }
        var sum = try sum(of: target)
        var outer = elements[target].parent
        while let parent = outer {
            sum.multiply(by: try factor(of: parent))
            outer = elements[parent].parent
        }
        sum.references += 1
        guard sum.references <= ArtworkLimits.references else { throw chain(at: index) }
        return sum
    }

    func circle(at index: Int) -> Fault {
        Fault(
            offset: elements[index].offset, message: "the \(elements[index].name) is drawn inside itself",
            remedy: "break the circle of references")
    }

    func chain(at index: Int) -> Fault {
        Fault(
            offset: elements[index].offset,
            message: "more than \(ArtworkLimits.references) references follow one another",
            remedy: "refer to the last of them directly")
    }
}
