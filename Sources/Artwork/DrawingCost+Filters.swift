// What filters do to the elements that they are applied to.

extension DrawingCost {
    /// Makes the element begun last a filter, or adds it as a step to the one that it is in.
    mutating func addFilter(_ name: String, _ attributes: [XMLAttribute]) {
        if name == "filter", let last = path.last { elements[last].filter = FilterSteps(attributes) }
        guard name.utf8.starts(with: "fe".utf8),
            let filter = path.last(where: { elements[$0].filter != nil })
        else { return }
        elements[filter].filter?.add(name, attributes)
    }

    /// Gives the element begun last its classes.
    mutating func classify(_ names: String) {
        guard let last = path.last else { return }
        for name in Set(SVGLength.words(names)) {
            classes[name, default: []].append(last)
        }
    }

    /// Applies filter functions to the element begun last.
    mutating func filter(steps: Int) {
        guard let last = path.last, steps > 0 else { return }
        hasReferences = true
        elements[last].steps = FilterSteps.sum(elements[last].steps, steps)
    }

    /// Applies the filters of a style sheet.
    mutating func apply(_ sheet: FilterRules) {
        guard !sheet.rules.isEmpty else { return }
        hasReferences = true
        rules += sheet.rules
    }

    /// Whether some filter is applied to something.
    var hasFilters: Bool {
        rules.contains { $0.steps > 0 || $0.references.contains(where: isFilter) }
            || elements.contains { $0.steps > 0 || ($0.once + $0.inherited).contains(where: isFilter) }
    }

    func isFilter(_ id: String) -> Bool { ids[id].map { elements[$0].filter != nil } ?? false }

    /// Gives elements what style sheets do to them.
    mutating func applyRules() throws(Fault) {
        for rule in rules {
            let steps = try steps(of: rule)
            guard let names = rule.classes else {
                stepsEverywhere = FilterSteps.sum(stepsEverywhere, steps)
                continue
            }
            for index in Set(names).flatMap({ classes[$0] ?? [] }) {
                elements[index].steps = FilterSteps.sum(elements[index].steps, steps)
            }
        }
    }

    /// What filters do to an element itself.
    mutating func steps(of index: Int) throws(Fault) -> Int {
        let element = elements[index]
        // What only defines or describes is not drawn.
        guard SVGVocabulary.isDrawn(element.name) else { return 0 }
        var steps = FilterSteps.sum(element.steps, stepsEverywhere)
        for id in element.once + element.inherited {
            steps = FilterSteps.sum(steps, try self.steps(ofFilter: id))
        }
        return steps
    }

    private mutating func steps(of rule: FilterRules.Rule) throws(Fault) -> Int {
        var steps = rule.steps
        for id in rule.references { steps = FilterSteps.sum(steps, try self.steps(ofFilter: id)) }
        return steps
    }

    /// What a filter takes, with those that it refers to, whose steps some renderers let it have; 0 where the id is
    /// no filter's.
    private mutating func steps(ofFilter id: String) throws(Fault) -> Int {
        guard let index = ids[id], let filter = elements[index].filter else { return 0 }
        switch filters[index] {
        case .known(let sum): return sum.steps
        case .open: throw circle(at: index)
        case nil: break
        }
        following += 1
        defer { following -= 1 }
        guard following <= ArtworkLimits.references else { throw chain(at: index) }
        filters[index] = .open
        var steps = filter.count
        for other in elements[index].once {
            steps = FilterSteps.sum(steps, try self.steps(ofFilter: other))
        }
        filters[index] = .known(Sum(weight: 0, steps: steps))
        return steps
    }
}
