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
            Answer("emptyDataSetShouldFadeIn", entry.behavior.shouldFadeIn ?? true),
            Answer("emptyDataSetShouldDisplay", entry.behavior.shouldDisplay ?? true),
            Answer("emptyDataSetShouldBeForcedToDisplay", entry.behavior.shouldBeForcedToDisplay ?? false),
            Answer("emptyDataSetShouldAllowTouch", entry.behavior.shouldAllowTouch ?? true),
            Answer("emptyDataSetShouldAllowScroll", entry.behavior.shouldAllowScroll ?? false),
            Answer("emptyDataSetShouldAnimateImageView", entry.behavior.shouldAnimateImageView ?? false),
        ]
    }
}
