import CatalogModel
import RenderHTML

extension GalleryEntry {
    /// What an entry says of itself, without its states.
    init(_ entry: Entry) {
        self.init(id: entry.id, name: entry.name)
        developer = entry.app.developer
        appStoreID = entry.app.appStoreID
        platform = entry.app.platform?.rawValue
        category = entry.app.category
        purpose = entry.purpose?.rawValue
        tags = entry.tags
        aliases = entry.aliases
        languages = entry.languages
        source = entry.source.map { Source(name: $0.name, year: $0.year, address: $0.url) }
        answers = [
            Answer("emptyDataSetShouldFadeIn", entry.behavior.shouldFadeIn),
            Answer("emptyDataSetShouldDisplay", entry.behavior.shouldDisplay),
            Answer("emptyDataSetShouldBeForcedToDisplay", entry.behavior.shouldBeForcedToDisplay),
            Answer("emptyDataSetShouldAllowTouch", entry.behavior.shouldAllowTouch),
            Answer("emptyDataSetShouldAllowScroll", entry.behavior.shouldAllowScroll),
            Answer("emptyDataSetShouldAnimateImageView", entry.behavior.shouldAnimateImageView),
        ]
    }
}
