internal import Diagnostics

/// Reads an SVG: one pass of expat over the file, each event held against the vocabulary.
struct SVGReader {
    var problems: ProblemList
    var cost = DrawingCost()
    private var size: (width: Double, height: Double)?
    /// How many elements are open, and how many there have been.
    private var depth = 0
    private var count = 0
    /// The depth of an element that was refused: what is in it goes with it and is not looked at.
    private var refusedDepth: Int?
    /// The open `style` element's text.
    private var style: StyleText?
    /// References from style sheets, with their bytes in the file.
    var sheetReferences: [(id: String, offset: Int)] = []
    /// Where a style first takes a value from a variable.
    var variable: Int?
    var mayHoldDashes = false

    /// What a safe SVG holds; fails with all problems of one that is not.
    static func read(_ bytes: [UInt8], file: String) throws(ArtworkFailure) -> Picture {
        var reader = SVGReader(problems: ProblemList(source: SourceText(file: file, bytes: bytes)))
        let size = reader.size(bytes)
        try reader.problems.check()
        return Picture(kind: .svg, width: size.width, height: size.height)
    }

    private init(problems: ProblemList) { self.problems = problems }

    /// Reads the whole file; the size means nothing where problems have been found.
    private mutating func size(_ bytes: [UInt8]) -> (width: Double, height: Double) {
        checkBytes(bytes)
        if problems.diagnostics.isEmpty { parse(bytes) }
        return size ?? (0, 0)
    }

    /// What has to hold before the parser may see the file.
    private mutating func checkBytes(_ bytes: [UInt8]) {
        if let offset = UTF8Text.firstInvalidByte(of: bytes) {
            problems.add("svg-encoding", at: offset, "the file is not UTF-8", remedy: "save it in UTF-8")
        } else if let offset = NamespaceLengths.firstTooLong(in: bytes) {
            let message = "a namespace is longer than \(ArtworkLimits.namespace) bytes"
            problems.add("svg-limit", at: offset, message, remedy: "remove it, with all that is in it")
        }
    }

    private mutating func parse(_ bytes: [UInt8]) {
        guard let parser = ExpatParser() else {
            return problems.add("svg-not-well-formed", "there is no memory for the XML parser")
        }
        var isWhole = true
        let fault = parser.parse(bytes) { event, offset in
            isWhole = handle(event, at: offset) && !problems.isFull
            return isWhole
        }
        if let fault {
            problems.add(
                "svg-not-well-formed", at: fault.offset, "the file is not well-formed XML: \(fault.message)",
                remedy: "mend the tag or character here")
        } else if isWhole {
            checkReferences()
            if problems.diagnostics.isEmpty { checkCost(bytes) }
        }
    }

    /// Takes one event; false where reading on makes no sense.
    private mutating func handle(_ event: XMLEvent, at offset: Int) -> Bool {
        switch event {
        case .declaration(let version, let encoding):
            checkDeclaration(version: version, encoding: encoding, at: offset)
        case .documentType:
            // Nothing of it is read: entities that grow without end or name other files stand in it.
            problems.add(
                "svg-doctype", at: problems.startOfDocumentType(before: offset),
                "a document type is not allowed in SVG", remedy: "remove the whole <!DOCTYPE ...>")
            return false
        case .instruction(let target):
            problems.add(
                "svg-instruction", at: offset,
                "the processing instruction \(target) is not allowed in artwork",
                remedy: "remove it, and write styles into the drawing")
        case .start(let name, let attributes, let weight):
            return start(name, attributes, weight: weight, at: offset)
        case .end: end()
        case .text(let text): add(text, at: offset)
        case .comment(let text): checkComment(text, at: offset)
        case .section: checkSection(at: offset)
        }
        return true
    }

    private mutating func checkDeclaration(version: String?, encoding: String?, at offset: Int) {
        if let version, version != "1.0" {
            problems.add(
                "svg-encoding", at: offset, "the XML version is \(version)", remedy: "write version=\"1.0\"")
        }
        if let encoding, encoding.lowercased() != "utf-8" {
            problems.add(
                "svg-encoding", at: offset, "the XML declaration says the encoding is \(encoding), not UTF-8",
                remedy: "save the file in UTF-8, and write encoding=\"UTF-8\"")
        }
    }

    /// An HTML parser ends `<!-->` and `<!--->` at once and reads on as markup where XML reads a comment.
    private mutating func checkComment(_ text: String, at offset: Int) {
        // As bytes: a > and a combining mark after it are one Character, but still a >.
        guard refusedDepth == nil, text.utf8.starts(with: ">".utf8) || text.utf8.starts(with: "->".utf8)
        else { return }
        problems.add("svg-comment", at: offset, "a comment begins with >", remedy: "remove the comment")
    }

    /// In a style sheet a section is usual; elsewhere it is markup to an HTML parser.
    private mutating func checkSection(at offset: Int) {
        guard refusedDepth == nil, style == nil else { return }
        problems.add(
            "svg-section", at: offset, "a CDATA section is only allowed in a style element",
            remedy: "write &lt; and &amp; in plain text")
    }

    private mutating func add(_ text: UnsafeRawBufferPointer, at offset: Int) {
        guard refusedDepth == nil else { return }
        if style == nil {
            cost.add(bytes: text.count)
        } else {
            style?.append(String(decoding: text, as: UTF8.self), at: offset)
        }
    }

    // MARK: Elements

    private mutating func start(
        _ name: XMLName, _ attributes: [XMLAttribute], weight: Int, at offset: Int
    ) -> Bool {
        depth += 1
        count += 1
        guard checkLimits(at: offset) else { return false }
        if refusedDepth != nil { return true }
        if depth == 1 {
            guard checkRoot(name, at: offset) else { return false }
            checkSize(attributes, at: offset)
        }
        guard checkElement(name, at: offset) else { return true }
        cost.open(name.local, at: offset, weight: weight)
        cost.addFilter(name.local, attributes)
        for attribute in attributes where !problems.isFull { check(attribute, at: offset) }
        if name.local == "style" { style = StyleText() }
        return true
    }

    private mutating func end() {
        defer { depth -= 1 }
        if let refused = refusedDepth {
            if refused == depth { refusedDepth = nil }
            return
        }
        cost.close()
        guard let text = style else { return }
        style = nil
        checkSheet(text)
    }

    private mutating func checkLimits(at offset: Int) -> Bool {
        let remedy = "simplify the drawing"
        if depth > ArtworkLimits.depth {
            let message = "elements are nested deeper than \(ArtworkLimits.depth)"
            problems.add("svg-limit", at: offset, message, remedy: remedy)
        } else if count > ArtworkLimits.elements {
            let message = "there are more than \(ArtworkLimits.elements) elements"
            problems.add("svg-limit", at: offset, message, remedy: remedy)
        } else {
            return true
        }
        return false
    }

    private mutating func checkRoot(_ name: XMLName, at offset: Int) -> Bool {
        if name.local == "svg", name.namespace == SVGVocabulary.namespace { return true }
        let message =
            name.local == "svg"
            ? "the root svg is not in the namespace of SVG" : "the root element is \(name.written), not svg"
        problems.add(
            "svg-root", at: offset, message, remedy: "begin with <svg xmlns=\"\(SVGVocabulary.namespace)\">")
        return false
    }

    private mutating func checkElement(_ name: XMLName, at offset: Int) -> Bool {
        let isKnown = name.namespace == SVGVocabulary.namespace && SVGVocabulary.elements.contains(name.local)
        if isKnown, style == nil { return true }
        refusedDepth = depth
        let place = isKnown ? "in a style element" : "in artwork"
        let remedy = isKnown ? "take it out of the style element" : SVGVocabulary.remedy(for: name)
        problems.add(
            "svg-element", at: offset, "the element \(name.written) is not allowed \(place)", remedy: remedy)
        return false
    }

    private mutating func checkSize(_ attributes: [XMLAttribute], at offset: Int) {
        let natural = SVGNaturalSize(attributes)
        size = natural.size
        for fault in natural.faults {
            let attribute = attributes.first {
                $0.name.namespace.isEmpty && $0.name.local == fault.attribute
            }
            let place =
                attribute.map(\.index).map { problems.offset(ofAttribute: $0, inTagAt: offset) } ?? offset
            problems.add("svg-size", at: place, fault.message, remedy: fault.remedy)
        }
    }

    // MARK: Attributes

    private mutating func check(_ attribute: XMLAttribute, at offset: Int) {
        let check = SVGAttributeCheck(attribute)
        if let problem = check.problem {
            let place = problems.offset(ofAttribute: attribute.index, inTagAt: offset)
            problems.add(problem.rule, at: place, problem.message, remedy: problem.remedy)
        }
        if !check.references.isEmpty {
            let isInherited = !SVGVocabulary.notInherited.contains(attribute.name.local)
            cost.refer(to: check.references, inherited: isInherited)
        }
        cost.filter(steps: check.filterSteps)
        if check.usesVariable, variable == nil { variable = offset }
        if check.mayHoldDashes { mayHoldDashes = true }
        guard attribute.name.namespace.isEmpty else { return }
        if attribute.name.local == "class" { cost.classify(attribute.value) }
        guard attribute.name.local == "id" else { return }
        if let other = cost.name(attribute.value) {
            let place = problems.offset(ofAttribute: attribute.index, inTagAt: offset)
            let note = Diagnostic.Note(
                position: problems.source.position(ofByte: other), message: "first here")
            problems.add(
                "svg-duplicate-id", at: place, "the id \(attribute.value) is used twice",
                remedy: "give one of the elements another id", notes: [note])
        }
    }
}
