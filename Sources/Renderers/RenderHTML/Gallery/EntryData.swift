import MarkupText
import Rendering
import SceneModel

/// What the script of an entry's page needs to show its screens in another way: the measures that no other
/// page shares, and the rules of the other appearance.
struct EntryData {
    let entry: GalleryEntry
    let gallery: Gallery
    /// The rules of the other appearance, by state.
    let otherRules: [[UInt8]]

    /// The data.
    func data(_ cache: inout GalleryCache) -> ScriptData {
        var fonts = FontSteps(scales: gallery.textScales, base: gallery.settings.textScale)
        var data = ScriptData()
        data.object { data in
            data.member("id", entry.id)
            data.member("languages", entry.languages)
            data.name("states")
            data.list { data in
                for (state, rules) in zip(entry.states, otherRules) {
                    data.object { write(state, rules, &fonts, &$0) }
                }
            }
            data.name("fonts")
            fonts.write(into: &data, &cache)
        }
        return data
    }

    private func write(
        _ state: GalleryState, _ otherRules: [UInt8], _ fonts: inout FontSteps, _ data: inout ScriptData
    ) {
        let scene = state.scene
        data.member("name", state.name)
        data.member("scene", scene.name)
        data.member("header", scene.header?.height ?? 0)
        data.name("other")
        data.text(otherRules)
        data.name("offsets")
        data.list { data in
            for offset in state.offsets { data.number(offset) }
        }
        data.name("parts")
        data.list { data in
            for (number, element) in scene.elements.enumerated() {
                data.list { data in
                    data.text(Wording.label(element.kind.rawValue))
                    data.text(StyleSheet.Selector(ClassName("e", number)).bytes)
                }
            }
        }
        data.name("texts")
        data.list { data in
            for place in TextPlace.all(in: scene) { write(place, &fonts, &data) }
        }
    }

    /// `[selector, spacing, font, [[selector, font], …]]`, the last for stretches in other fonts.
    private func write(_ place: TextPlace, _ fonts: inout FontSteps, _ data: inout ScriptData) {
        guard let first = place.text.runs.first else { return }
        data.list { data in
            data.text(place.selector.bytes)
            data.number(place.text.lineSpacing)
            data.number(Double(fonts.place(of: first.font)))
            data.list { data in
                for run in place.runs where run.font != first.font {
                    data.list { data in
                        data.text(run.selector.bytes)
                        data.number(Double(fonts.place(of: run.font)))
                    }
                }
            }
        }
    }
}

extension StyleSheet.Selector {
    /// The selector as it stands in a style sheet.
    fileprivate var bytes: [UInt8] {
        var bytes = ByteBuffer()
        append(to: &bytes)
        return bytes.finish()
    }
}
