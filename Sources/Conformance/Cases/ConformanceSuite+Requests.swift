import SceneModel

extension ConformanceSuite {
    /// What holds between requests.
    static let requests: [ConformanceCase] = [
        ConformanceCase(
            "Required.Deterministic", "The same request gives the same bytes, so that goldens can be kept.",
            Specimen.plainScene(), Specimen.scene(Specimen.title("No messages yet")), full,
            exam: .sameTwice),
        ConformanceCase(
            "Required.BatchEqualsSingle",
            "What a scene becomes does not depend on what is rendered before or beside it.",
            Specimen.plainScene(), Specimen.scene(), Specimen.scene(Specimen.title("No messages yet")),
            Specimen.plainScene { $0.state = "error" }, full, Specimen.plainScene(),
            exam: .batchEqualsSingle),
        ConformanceCase(
            "Required.TapActions", "What a tap does is no part of the picture, whatever it says.",
            tap(.show(state: "specimen.loading", seconds: 1.5, then: nil)), tap(.log("</script>\n\u{1B}[2J")),
            tap(.open("https://example.com/?a=1&b=\"><script>alert(1)</script>"))),
        ConformanceCase(
            "Required.UnknownFields",
            "A request from a later version, with fields that are not known yet, renders as it did.",
            Specimen.plainScene(), exam: .unknownFields),
        ConformanceCase(
            "Required.OtherProtocol",
            "A request of the next protocol is refused and not guessed at, since fields may mean something else.",
            Specimen.plainScene(), exam: .otherProtocol),
    ]

    private static func tap(_ action: TapAction) -> Scene {
        Specimen.plainScene {
            $0.behavior.onTapView = action
            $0.behavior.onTapButton = action
        }
    }
}
