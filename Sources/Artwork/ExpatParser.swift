internal import CLibExpat

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The XML parser expat, run once over a document in memory.
///
/// The only place of this module that sees C: names and values are copied into Swift's own before a handler
/// gets them, and the parser is freed when this goes out of scope.
struct ExpatParser: ~Copyable {
    private let parser: XML_Parser

    /// Separates namespace, name and prefix in expat's names; no XML document can hold this character.
    fileprivate static let separator: UInt8 = 0x01

    /// A parser for UTF-8; nil where there is no memory for it.
    init?() {
        // Naming the encoding here overrides what the document declares, so nothing is ever transcoded.
        guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(Self.separator)) else { return nil }
        self.parser = parser
        XML_SetReturnNSTriplet(parser, 1)
        XML_SetElementHandler(parser, startElement, endElement)
        XML_SetCharacterDataHandler(parser, characterData)
        XML_SetProcessingInstructionHandler(parser, processingInstruction)
        XML_SetCommentHandler(parser, comment)
        XML_SetStartCdataSectionHandler(parser, startSection)
        XML_SetXmlDeclHandler(parser, declaration)
        XML_SetStartDoctypeDeclHandler(parser, startDocumentType)
    }

    deinit { XML_ParserFree(parser) }

    /// Parses a whole document.
    ///
    /// `handle` gets each event with the byte it begins at and says whether to go
    /// on; the result is nil where the document is well-formed as far as it was read.
    consuming func parse(_ bytes: [UInt8], _ handle: (XMLEvent, Int) -> Bool) -> XMLFault? {
        withoutActuallyEscaping(handle) { handle in
            var context = ExpatContext(parser: parser, handle: handle)
            return withUnsafeMutablePointer(to: &context) { context in
                XML_SetUserData(parser, context)
                let status = bytes.withUnsafeBytes { all in
                    let start = all.baseAddress?.assumingMemoryBound(to: CChar.self)
                    return XML_Parse(parser, start, Int32(clamping: all.count), 1)
                }
                return status == XML_STATUS_OK || context.pointee.isStopped ? nil : fault()
            }
        }
    }

    private func fault() -> XMLFault {
        let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
        return XMLFault(message: text ?? "unknown error", offset: Int(XML_GetCurrentByteIndex(parser)))
    }
}

/// What expat's callbacks share; it lives on the stack for as long as one parse takes.
private struct ExpatContext {
    let parser: XML_Parser
    let handle: (XMLEvent, Int) -> Bool
    var isStopped = false

    /// Hands over an event, unless an earlier one has stopped the parser.
    ///
    /// After a stop expat may still report the end of an empty element.
    static func send(_ event: @autoclosure () -> XMLEvent, to pointer: UnsafeMutableRawPointer?) {
        guard let context = pointer?.assumingMemoryBound(to: ExpatContext.self), !context.pointee.isStopped
        else { return }
        let parser = context.pointee.parser
        if context.pointee.handle(event(), Int(XML_GetCurrentByteIndex(parser))) { return }
        context.pointee.isStopped = true
        _ = XML_StopParser(parser, XML_Bool(0))
    }
}

private func startElement(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
    guard let name else { return }
    ExpatContext.send(.start(XMLName(expat: name), list(attributes)), to: context)
}

private func endElement(_ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
    ExpatContext.send(.end, to: context)
}

private func characterData(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<XML_Char>?, _ count: Int32
) {
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    ExpatContext.send(.text(String(decoding: bytes, as: UTF8.self)), to: context)
}

private func processingInstruction(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<XML_Char>?, _ data: UnsafePointer<XML_Char>?
) {
    ExpatContext.send(.instruction(target: text(target)), to: context)
}

private func comment(_ context: UnsafeMutableRawPointer?, _ content: UnsafePointer<XML_Char>?) {
    ExpatContext.send(.comment(text(content)), to: context)
}

private func startSection(_ context: UnsafeMutableRawPointer?) {
    ExpatContext.send(.section, to: context)
}

private func declaration(
    _ context: UnsafeMutableRawPointer?, _ version: UnsafePointer<XML_Char>?,
    _ encoding: UnsafePointer<XML_Char>?, _ standalone: Int32
) {
    ExpatContext.send(
        .declaration(version: version.map(text), encoding: encoding.map(text)), to: context)
}

private func startDocumentType(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ system: UnsafePointer<XML_Char>?,
    _ public: UnsafePointer<XML_Char>?, _ hasSubset: Int32
) {
    ExpatContext.send(.documentType, to: context)
}

private func text(_ pointer: UnsafePointer<XML_Char>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
}

/// Names and values in turn, up to a null pointer.
private func list(_ pointer: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) -> [XMLAttribute] {
    guard var next = pointer else { return [] }
    var attributes: [XMLAttribute] = []
    while let name = next[0], let value = next[1] {
        attributes.append(XMLAttribute(name: XMLName(expat: name), value: text(value)))
        next += 2
    }
    return attributes
}

extension XMLName {
    /// Takes apart `name`, `namespace^Aname` or `namespace^Aname^Aprefix`.
    fileprivate init(expat name: UnsafePointer<XML_Char>) {
        let separator = Int32(ExpatParser.separator)
        guard let first = strchr(name, separator) else {
            // Most attributes, and so most names, are in no namespace.
            let local = String(cString: name)
            self.init(namespace: "", local: local, written: local)
            return
        }
        let second = strchr(first + 1, separator)
        let local = second.map { text(first + 1, to: $0) } ?? String(cString: first + 1)
        let written = second.map { String(cString: $0 + 1) + ":" + local } ?? local
        self.init(namespace: Self.namespace(name, to: first), local: local, written: written)
    }

    /// The namespace in a name; that of SVG, which nearly every element has, is not copied.
    private static func namespace(
        _ start: UnsafePointer<XML_Char>, to end: UnsafePointer<XML_Char>
    ) -> String {
        let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
        return bytes.elementsEqual(SVGVocabulary.namespace.utf8)
            ? SVGVocabulary.namespace : String(decoding: bytes, as: UTF8.self)
    }
}

private func text(_ start: UnsafePointer<XML_Char>, to end: UnsafePointer<XML_Char>) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
}
