/// A text of the help that belongs to no command, such as the exit statuses.
public struct HelpTopic: Hashable, Sendable {
    /// The word behind `help`.
    public var name: String
    /// What it is about, in one sentence without a full stop.
    public var summary: String
    /// The text, in paragraphs with an empty line between them; an indented line is kept as it is.
    public var body: String

    /// A topic.
    public init(name: String, summary: String, body: String) {
        self.name = name
        self.summary = summary
        self.body = body
    }
}
