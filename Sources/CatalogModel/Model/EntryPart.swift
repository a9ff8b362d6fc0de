/// A part that a state can show: for filters.
public enum EntryPart: String, CaseIterable, Sendable {
    case image, title, description, button, secondaryButton, customView, backgroundColor, header, logo
}

extension Entry {
    /// The parts that some state of the entry, or its screen, shows.
    public var parts: [EntryPart] { EntryPart.allCases.filter(shows) }

    private func shows(_ part: EntryPart) -> Bool {
        switch part {
        case .header: screen.header != nil
        case .logo: screen.navigationBar.logo != nil
        default: stateNames.contains { states[$0].map { Self.shows(part, $0) } ?? false }
        }
    }

    private static func shows(_ part: EntryPart, _ state: StateFacts) -> Bool {
        switch part {
        case .customView: return state.customView != nil
        case .backgroundColor: return state.backgroundColor != nil
        default: break
        }
        guard state.customView == nil else { return false }
        switch part {
        case .image: return state.image != nil
        case .title: return state.title != nil
        case .description: return state.description != nil
        case .button: return state.button.map(showsButton) ?? false
        case .secondaryButton: return state.secondaryButton.map(showsButton) ?? false
        case .customView, .backgroundColor, .header, .logo: return false
        }
    }

    /// A button needs words or a picture at rest.
    private static func showsButton(_ button: ButtonFacts) -> Bool {
        button.title.normal != nil || button.image.normal != nil
    }
}
