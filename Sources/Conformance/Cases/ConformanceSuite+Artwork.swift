import SceneModel

extension ConformanceSuite {
    /// Pictures of each kind, and pictures that are not what they should be.
    static let artwork: [ConformanceCase] = [
        ConformanceCase(
            "Required.Artwork.PNG", "A picture of pixels is shown as well as a drawing.",
            Specimen.scene(
                Specimen.image("A blue square", asset: "specimen/pixels.png"),
                Specimen.title("No messages yet"))),
        ConformanceCase(
            "Required.Artwork.Tint", "A picture drawn in one colour says what it says.",
            Specimen.scene(.image(tinted), Specimen.title("No messages yet"))),
        ConformanceCase(
            "Required.Artwork.Animation", "A picture that moves is a picture, and the words stand still.",
            moving(.rotate), moving(.pulse)),
        ConformanceCase(
            "Required.MissingArtwork", "A picture that did not come is named in a message, or left out.",
            Specimen.scene(
                Specimen.image("A lost picture", asset: "specimen/absent.svg"),
                Specimen.title("No messages yet")),
            exam: .wordsOrRefusal),
        ConformanceCase(
            "Required.BrokenArtwork", "A picture that is none spoils nothing, and never runs.",
            broken(0), broken(1), broken(2), broken(3), exam: .wordsOrRefusal,
            assets: Specimen.brokenArtwork),
        ConformanceCase(
            "Recommended.AlternativeText", "Who cannot see a picture is told what it shows.",
            Specimen.scene(
                Specimen.image("A speech bubble in a ring"), Specimen.title("No messages yet")),
            exam: .alternatives),
    ]

    private static let tinted: Scene.Image = {
        var picture = Specimen.picture("A blue disc")
        picture.tint = Specimen.blue
        return picture
    }()

    private static func moving(_ animation: ImageAnimation) -> Scene {
        var picture = Specimen.picture("A wheel")
        picture.animation = animation
        return Specimen.scene(.image(picture), Specimen.title("Loading messages")) {
            $0.state = "loading"
            $0.behavior.animatesImage = true
        }
    }

    private static func broken(_ index: Int) -> Scene {
        Specimen.scene(
            Specimen.image("A picture", asset: Specimen.brokenArtwork[index].name),
            Specimen.title("No messages yet"))
    }
}
