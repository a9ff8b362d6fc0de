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
        default:
            StateName.allCases.contains { name in
                states.place(of: name).flatMap { Self.shows(part, $0) } ?? false
            }
        }
    }

    private static func shows(_ part: EntryPart, _ state: StateFacts) -> Bool {
        switch part {
        case .customView: return state.$customView.isSet
        case .backgroundColor: return state.backgroundColor != nil
        default: break
        }
        guard !state.$customView.isSet else { return false }
        switch part {
        case .image: return state.$image.isSet
        case .title: return state.$title.isSet
        case .description: return state.$description.isSet
        case .button: return state.$button.flatMap(showsButton) ?? false
        case .secondaryButton: return state.$secondaryButton.flatMap(showsButton) ?? false
        case .customView, .backgroundColor, .header, .logo: return false
        }
    }

    /// A button needs words or a picture at rest.
    private static func showsButton(_ button: ButtonFacts) -> Bool {
        button.title.$normal.isSet || button.image.$normal.isSet
    }
}
