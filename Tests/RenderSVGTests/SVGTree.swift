import Testing

@testable import Artwork

/// A picture read by expat, a strict parser: its elements, their attributes and their texts.
struct SVGTree {
    /// An element with what is in it.
    struct Element {
        let name: String
        var attributes: [String: String]
        var children: [Element] = []
        /// All text in it, in order.
        var text = ""

        /// The value of an attribute.
        subscript(name: String) -> String? { attributes[name] }

        /// An attribute as a number.
        func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }

        /// It and all in it, in the order of the document.
        var all: [Element] { [self] + children.flatMap(\.all) }
    }

    let root: Element

    /// What cannot be read at all.
    struct NoPicture: Error {}

    /// Fails where a picture is not well-formed, or declares anything but the SVG namespace.
    init(_ bytes: [UInt8]) throws {
        var open: [Element] = [Element(name: "", attributes: [:])]
        guard let parser = ExpatParser() else { throw NoPicture() }
        let fault = parser.parse(bytes, attributes: .all) { event, _ in
            switch event {
            case .start(let name, let attributes, _):
                var values: [String: String] = [:]
                for attribute in attributes { values[attribute.name.written] = attribute.value }
                let isSVG = name.namespace == "http://www.w3.org/2000/svg"
                open.append(Element(name: isSVG ? name.local : "foreign", attributes: values))
            case .end:
                let element = open.removeLast()
                open[open.count - 1].text += element.text
                open[open.count - 1].children.append(element)
            case .text(let text): open[open.count - 1].text += String(decoding: text, as: UTF8.self)
            case .declaration, .documentType, .instruction, .comment, .section:
                open[0].attributes["unexpected"] = "\(event)"
            }
            return true
        }
        #expect(fault == nil, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(open[0].attributes.isEmpty)
        guard fault == nil, let element = open[0].children.first else { throw NoPicture() }
        root = element
        #expect(root.name == "svg")
        #expect(!all.contains { $0.name == "foreign" })
    }

    /// Every element in the order of the document.
    var all: [Element] { root.all }

    /// The elements of a name.
    func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

    /// The lines of text.
    var lines: [String] { named("text").map(\.text) }
}
