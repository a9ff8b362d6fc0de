// What the styles and references of a drawing come to.

extension SVGReader {
    mutating func checkSheet(_ sheet: StyleText) {
        let scanner = StyleScanner(sheet.text, in: .sheet)
        for fault in scanner.faults {
            problems.add(
                "svg-style", at: sheet.offset(of: fault.offset), fault.message, remedy: fault.remedy)
        }
        sheetReferences += scanner.references.map { ($0.id, sheet.offset(of: $0.offset)) }
        cost.apply(FilterRules(sheet.text))
        if let offset = scanner.variable, variable == nil { variable = sheet.offset(of: offset) }
        if SVGAttributeCheck.namesDashes(sheet.text) { mayHoldDashes = true }
    }

    /// What a style sheet refers to may be drawn by any element, so it must not draw elements itself.
    mutating func checkReferences() {
        for reference in sheetReferences where !cost.isPaint(reference.id) {
            problems.add(
                "svg-reference", at: reference.offset,
                "a style element may refer to gradients and filters only, and \(reference.id) is neither",
                remedy: "write the reference as an attribute of the element that it is for")
        }
        // A variable may hold a filter, and be used many times in another.
        if let variable, cost.hasFilters {
            problems.add(
                "svg-style", at: variable,
                "the drawing has filters, and a style takes a value from a variable",
                remedy: "write the value itself")
        }
    }

    /// What takes a renderer long: what references multiply to, filters and dashes.
    mutating func checkCost(_ bytes: [UInt8]) {
        do throws(DrawingCost.Fault) {
            if mayHoldDashes { cost.add(dashes: try DashReader.dashes(in: bytes)) }
            try cost.check()
        } catch {
            problems.add(error.rule, at: error.offset, error.message, remedy: error.remedy)
        }
    }
}
