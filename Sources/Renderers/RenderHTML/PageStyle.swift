import SceneModel
import Typesetting

/// The style sheet of one page and the faces that stand in on it.
struct PageStyle: ~Copyable {
    /// The rules so far.
    var sheet = StyleSheet()
    private var faces: [FallbackFace] = []

    /// A font with the number of the face that stands in for it.
    mutating func resolve(_ font: Font) -> FontFamilies {
        let typeface = Typeface(font)
        guard let face = FallbackFace(font, typeface) else {
            return FontFamilies(typeface: typeface, size: font.size, fallback: nil)
        }
        let known = faces.firstIndex(of: face)
        if known == nil { faces.append(face) }
        return FontFamilies(typeface: typeface, size: font.size, fallback: known ?? faces.count - 1)
    }

    /// The rules so far, without those of the faces.
    consuming func finishWithoutFaces() -> [UInt8] { sheet.finish().bytes }

    /// Adds the rules of the faces and ends the style sheet.
    consuming func finish() -> FinishedStyleSheet {
        for (number, face) in faces.enumerated() { face.add(number, to: &sheet) }
        return sheet.finish()
    }
}
