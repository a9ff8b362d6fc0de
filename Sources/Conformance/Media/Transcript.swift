/// What someone reads in a file, taken out of its markup.
struct Transcript {
    /// Lines, paragraphs, strings: texts between which a word ends.
    var blocks: [String] = []
    /// Texts that are not seen but read aloud or noted: what stands for pictures, comments.
    var unseen: [String] = []
}
