import ByteWriting
import Rendering
import SceneModel

/// What the script of an entry's page needs to show its screens in another way: the measures that no other
/// page shares, and the rules of the other appearance.
struct EntryData {
    let shown: ShownEntry

    /// Writes the data.
    func write(into data: inout ScriptData, _ cache: inout GalleryCache) {
        let gallery = shown.gallery
        var fonts = FontSteps(scales: gallery.textScales, base: gallery.settings.textScale)
        data.object { data in
            data.member("id", shown.entry.id)
            data.member("languages", shown.entry.languages)
            data.name("states")
            data.list { data in
                for state in shown.states { data.object { write(state, &fonts, &$0) } }
            }
            data.name("fonts")
            fonts.write(into: &data, &cache)
        }
    }

    private func write(_ shown: ShownState, _ fonts: inout FontSteps, _ data: inout ScriptData) {
        data.member("name", shown.state.name)
        data.member("scene", shown.state.scene.name)
        data.member("header", shown.state.scene.header?.height ?? 0)
        data.name("other")
        data.text(shown.otherRules)
        data.name("alike")
        data.list { data in
            for showsBars in [false, true] { data.flag(shown.state.isAlikeInBoth(showsBars: showsBars)) }
        }
        data.name("offsets")
        data.list { data in
            for offset in shown.state.offsets { data.number(offset) }
        }
        data.name("parts")
        data.list { data in
            shown.state.scene.elements.eachInPlace { number, element in
                data.list { data in
                    data.text(Wording.label(element.kind.rawValue))
                    data.text(StyleSheet.Selector(ClassName("e", number)))
                }
            }
        }
        data.name("texts")
        data.list { data in
            shown.state.scene.eachText { write($0, $1, &fonts, &data) }
        }
        data.name("words")
        data.list { data in
            for translation in shown.state.translations {
                // The language, and what each of the texts says in it; 0 where that has no such text.
                data.list { data in
                    data.text(translation.language)
                    for words in shown.state.words(in: translation) {
                        if let words { data.text(words) } else { data.number(0) }
                    }
                }
            }
        }
    }

    /// `[selector, spacing, font, [[selector, font], …]]`, the last for stretches in other fonts.
    private func write(
        _ name: ClassName, _ text: borrowing Scene.Text, _ fonts: inout FontSteps, _ data: inout ScriptData
    ) {
        guard let first = text.runs.first else { return }
        data.list { data in
            data.text(StyleSheet.Selector(name))
            data.number(text.lineSpacing)
            data.number(Double(fonts.place(of: first.font)))
            data.list { data in
                // Only stretches that look otherwise stand in elements of their own.
                text.runs.eachInPlace { number, run in
                    guard number > 0, run.font != first.font else { return }
                    data.list { data in
                        data.text(StyleSheet.Selector(name, inner: ClassName("r", number)))
                        data.number(Double(fonts.place(of: run.font)))
                    }
                }
            }
        }
    }
}

extension Scene {
    /// Calls a function with every text below the bars that has letters at rest, and the class by which its page
    /// finds it.
    ///
    /// The classes are those that `Page` and its blocks give.
    fileprivate func eachText(_ body: (ClassName, borrowing Text) -> Void) {
        if let text = header?.text { body(ClassName("e", elements.count + 2), text) }
        elements.eachInPlace { number, element in
            switch element {
            case .image: break
            case .title(let text), .description(let text): body(ClassName("e", number), text)
            case .button(let button), .secondaryButton(let button):
                guard button.normal.image == nil, let title = button.normal.title else { break }
                body(ClassName("n", number), title)
            case .customView(let view):
                if let text = view.text { body(ClassName("n", number), text) }
            }
        }
    }
}
