/// The signs of the system's own interface as path data, for every renderer that draws with paths.
public enum InterfaceSigns {
    /// The signs of reception, network and battery in the status bar, in a box of 67 by 12 points.
    public enum StatusBar {
        /// Filled: four bars of reception, the foot of the network's sign, the battery's charge and its pole.
        public static let filled: StaticString = """
            M0 8h3v3H0zM4.7 5.7h3V11h-3zM9.4 3.4h3V11h-3zM14.1 1h3v10h-3zM29 11.4l-2-2a2.8 2.8 0 0 1 4 0z\
            M44.5 3h15a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM64.5 4v4q1.5-.6 1.5-2t-1.5-2z
            """

        /// The two arcs of the network's sign: lines 1.8 points wide.
        public static let arcs: StaticString = "M22.5 4.6a9.4 9.4 0 0 1 13 0M24.8 7.1a6 6 0 0 1 8.4 0"

        /// The outline of the battery: a line 1 point wide, at four tenths of the opacity.
        public static let battery: StaticString =
            "M44 1h16.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H44a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 44 1z"
    }

    /// The sign to go back, in a box of 13 by 21 points: a line 3 points wide.
    public static let back: StaticString = "M11 1.5 2 10.5l9 9"

    /// A spoke of the activity indicator.
    public struct Spoke: Sendable {
        /// A line 3.2 points wide with round ends.
        public let path: StaticString
        /// Its opacity, in the form of an attribute.
        public let opacity: StaticString
    }

    /// The activity indicator in a box of 37 by 37 points: its spokes clockwise from the top, the first the
    /// darkest.
    ///
    /// It turns once a second in twelve steps, as UIKit's does.
    public static let spokes: [Spoke] = [
        Spoke(path: "M18.5 2v8", opacity: "1"), Spoke(path: "M26.75 4.21l-4 6.93", opacity: ".3"),
        Spoke(path: "M32.79 10.25l-6.93 4", opacity: ".36"), Spoke(path: "M35 18.5h-8", opacity: ".42"),
        Spoke(path: "M32.79 26.75l-6.93-4", opacity: ".48"),
        Spoke(path: "M26.75 32.79l-4-6.93", opacity: ".54"), Spoke(path: "M18.5 35v-8", opacity: ".6"),
        Spoke(path: "M10.25 32.79l4-6.93", opacity: ".66"),
        Spoke(path: "M4.21 26.75l6.93-4", opacity: ".72"), Spoke(path: "M2 18.5h8", opacity: ".79"),
        Spoke(path: "M4.21 10.25l6.93 4", opacity: ".86"),
        Spoke(path: "M10.25 4.21l4 6.93", opacity: ".93"),
    ]
}
