import Rendering
import SceneModel

/// What a button shows in one control state: a picture, or words and what is behind them.
struct ButtonFace {
    /// The class of what it shows.
    let name: ClassName
    /// Its words.
    let title: TextBlock?
    /// The picture in place of words and background.
    let image: Picture?
    /// What is behind the words.
    let background: ButtonBackground?

    /// A face of the scene.
    ///
    /// - Throws: `RenderFailure` where the assets lack one of its pictures.
    init(_ name: ClassName, _ face: Scene.Button.Face, in page: PageContext) throws(RenderFailure) {
        self.name = name
        if let image = face.image {
            self.image = try Picture(name, image, in: page)
            title = nil
            background = nil
        } else {
            image = nil
            title = face.title.map { TextBlock(name, $0, in: page) }
            guard let picture = face.background else {
                background = nil
                return
            }
            background = try ButtonBackground(picture, in: page)
        }
    }

    /// Adds the rules of words or picture.
    func addStyle(to style: inout PageStyle) {
        title?.addStyle(to: &style)
        image?.addStyle(to: &style)
    }

    /// Writes words or picture.
    func write(isHidden: Bool, into html: inout HTMLWriter) {
        title?.write("span", isHidden: isHidden, into: &html)
        image?.write(needsName: true, isHidden: isHidden, into: &html)
    }
}
