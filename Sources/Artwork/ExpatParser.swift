internal import CLibExpat

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The XML parser expat, run once over a document in memory.
///
/// The only place of this module that sees C: names and values are copied into Swift's own before a handler
/// gets them, texts are lent to it, and the parser is freed when this goes out of scope.
struct ExpatParser: ~Copyable {
    private let parser: XML_Parser

    /// Separates namespace, name and prefix in expat's names; no XML document can hold this character.
    static let separator: UInt8 = 0x01

    /// By what the parser's tables are hashed, so that nobody can write a file of names that collide.
    private static let hashSalt = UInt.random(in: 1...UInt.max)

    /// A parser for UTF-8; nil where there is no memory for it.
    init?() {
        // Naming the encoding here overrides what the document declares, so nothing is ever transcoded.
        guard let parser = XML_ParserCreateNS("UTF-8", XML_Char(Self.separator)) else { return nil }
        self.parser = parser
        // Else the parser asks the system for a number of its own each time.
        XML_SetHashSalt(parser, Self.hashSalt)
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

    /// Which attributes an event has.
    enum Attributes {
        /// Those that `SVGReader` has to look at.
        case telling
        /// Every one.
        case all
    }

    /// Parses a whole document.
    ///
    /// `handle` gets each event with the byte it begins at and says whether to go
    /// on; the result is nil where the document is well-formed as far as it was read.
    consuming func parse(
        _ bytes: [UInt8], attributes: Attributes = .telling, _ handle: (XMLEvent, Int) -> Bool
    ) -> XMLFault? {
        withoutActuallyEscaping(handle) { handle in
            var context = ExpatContext(parser: parser, attributes: attributes, handle: handle)
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
    let attributes: ExpatParser.Attributes
    let handle: (XMLEvent, Int) -> Bool
    var isStopped = false
    /// Whether no element has begun yet.
    var isBeforeRoot = true

    /// Hands over an event, unless an earlier one has stopped the parser.
    ///
    /// After a stop expat may still report the end of an empty element.
    static func send(_ event: @autoclosure () -> XMLEvent, to pointer: UnsafeMutableRawPointer?) {
        send({ _ in event() }, to: pointer)
    }

    /// The same for an event that depends on what has come before it, and on which attributes are wanted.
    static func send(
        _ event: (inout ExpatContext) -> XMLEvent, to pointer: UnsafeMutableRawPointer?
    ) {
        guard let context = pointer?.assumingMemoryBound(to: ExpatContext.self), !context.pointee.isStopped
        else { return }
        let parser = context.pointee.parser
        let made = event(&context.pointee)
        if context.pointee.handle(made, Int(XML_GetCurrentByteIndex(parser))) { return }
        context.pointee.isStopped = true
        _ = XML_StopParser(parser, XML_Bool(0))
    }
}

private func startElement(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
    guard let name else { return }
    ExpatContext.send({ start(name, attributes, &$0) }, to: context)
}

private func endElement(_ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
    ExpatContext.send(.end, to: context)
}

private func characterData(
    _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<XML_Char>?, _ count: Int32
) {
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    ExpatContext.send(.text(bytes), to: context)
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

/// A start tag; its attributes are names and values in turn, up to a null pointer.
private func start(
    _ name: UnsafePointer<XML_Char>, _ pointer: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?,
    _ context: inout ExpatContext
) -> XMLEvent {
    let isOfRoot = context.isBeforeRoot
    context.isBeforeRoot = false
    let wantsAll = context.attributes == .all || isFilterPart(name)
    var attributes: [XMLAttribute] = []
    var weight = 0
    var index = 0
    while let pointer, let name = pointer[2 * index], let value = pointer[2 * index + 1] {
        let letters = SVGAttributeLetters(name: bytes(name), value: bytes(value))
        weight += letters.weight
        if wantsAll || letters.areTelling(isOfRoot: isOfRoot) {
            attributes.append(XMLAttribute(name: XMLName(expat: name), value: text(value), index: index))
        }
        index += 1
    }
    return .start(XMLName(expat: name), attributes, weight: weight)
}

/// Whether an element is a filter or a step of one, all of whose attributes count; the names of steps begin so.
private func isFilterPart(_ name: UnsafePointer<XML_Char>) -> Bool {
    guard let separator = strchr(name, Int32(ExpatParser.separator)), separator[1] == CChar(UInt8(ascii: "f"))
    else { return false }
    return separator[2] == CChar(UInt8(ascii: "e")) || strncmp(separator + 1, "filter", 6) == 0
}

private func bytes(_ start: UnsafePointer<XML_Char>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: strlen(start))
}

extension XMLName {
    /// Takes apart `name`, `namespace^Aname` or `namespace^Aname^Aprefix`.
    fileprivate init(expat name: UnsafePointer<XML_Char>) {
        let separator = Int32(ExpatParser.separator)
        guard let first = strchr(name, separator) else {
            // Most attributes, and so most names, are in no namespace.
            self.init(namespace: "", local: String(cString: name))
            return
        }
        let second = strchr(first + 1, separator)
        let local = second.map { text(first + 1, to: $0) } ?? String(cString: first + 1)
        self.init(
            namespace: Self.namespace(name, to: first), local: local,
            prefix: second.map { String(cString: $0 + 1) } ?? "")
    }

    /// The namespace in a name; that of SVG, which nearly every element has, is not copied.
    private static func namespace(
        _ start: UnsafePointer<XML_Char>, to end: UnsafePointer<XML_Char>
    ) -> String {
        let known = SVGVocabulary.namespace
        if end - start == known.utf8.count, strncmp(start, known, known.utf8.count) == 0 { return known }
        return text(start, to: end)
    }
}

private func text(_ start: UnsafePointer<XML_Char>, to end: UnsafePointer<XML_Char>) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
}
