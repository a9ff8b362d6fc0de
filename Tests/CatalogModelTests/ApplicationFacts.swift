import Foundation
import Testing

/// What is known of one app's empty state: the facts that its entry replicates.
struct ApplicationFacts: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let displayName: String
    let developer: String
    let appStoreID: String?
    let statusBar: String
    let navigationBar: Bar
    let navigationLogo: Extent?
    let backgroundColor: String?
    let image: Extent?
    let title: Text?
    let description: Text?
    let buttonTitle: Text?
    let buttonBackground: Background?
    let spaceHeight: Double
    let verticalOffset: Offset?
    let header: Extent?

    var testDescription: String { id }

    /// `system` stands for the system's colour.
    struct Bar: Decodable, Sendable {
        let barColor: String?
        let tintColor: String?
        let titleColor: String?
    }

    struct Extent: Decodable, Sendable {
        let width: Double
        let height: Double
    }

    struct Text: Decodable, Sendable {
        let text: String
        let font: Font
        let color: Colors
        let kern: Double?
        let lineSpacing: Double?
        let shadow: Shadow?
        let spans: [Span]?
    }

    struct Font: Decodable, Sendable {
        let name: String
        let size: Double
        let weight: String?
    }

    struct Shadow: Decodable, Sendable {
        let color: String
        let offset: [Double]
    }

    struct Span: Decodable, Sendable {
        let substring: String
        let color: String
    }

    struct Background: Decodable, Sendable {
        let width: Double
        let height: Double
        let capInsets: [Double]
        let alignmentRectInsets: [Double]
        let normal: Face
        let highlighted: Face

        struct Face: Decodable, Sendable {
            let border: String
            let fill: String
        }
    }

    struct Offset: Decodable, Sendable {
        let rule: String
        let inSnapshot: Double
    }

    /// One colour, or one for each control state of a button.
    struct Colors: Decodable, Sendable {
        let normal: String
        let highlighted: String

        private enum Key: String, CodingKey { case normal, highlighted }

        init(from decoder: any Decoder) throws {
            if let color = try? decoder.singleValueContainer().decode(String.self) {
                normal = color
                highlighted = color
            } else {
                let pair = try decoder.container(keyedBy: Key.self)
                normal = try pair.decode(String.self, forKey: .normal)
                highlighted = try pair.decode(String.self, forKey: .highlighted)
            }
        }
    }

    /// All of them, from the fixture.
    static let all: [ApplicationFacts] = {
        guard let data = try? Data(contentsOf: Place.fixture("applications.json")) else { return [] }
        return (try? JSONDecoder().decode([ApplicationFacts].self, from: data)) ?? []
    }()
}
