/// How wide the faces of iOS run against Helvetica, as a part of 1.
enum FaceScale {
    /// The scale against Helvetica, or against Helvetica-Bold from the weight 600 on.
    static func scale(of typeface: Typeface, size: Double) -> Double {
        switch typeface.family {
        case .system, .named: systemScale(weight: typeface.weight, size: size)
        case .helveticaNeue:
            switch typeface.weight {
            case ..<400: 0.968
            case 500: 1.038
            default: 1
            }
        case .lato: typeface.weight < 600 ? 0.984 : 0.9275
        }
    }

    /// SF's scale: it has a cut for text and one for display, and sets its letters the closer the larger.
    private static func systemScale(weight: Int, size: Double) -> Double {
        let isText = size < 20
        let regular = (isText ? text : display).scale(at: size)
        guard weight >= 600 else { return regular }
        return regular * (isText ? 0.961 : 0.979)
    }

    /// The width of lines in the reference snapshots, which are set in SF, against the same lines in
    /// Helvetica.
    private static let text = SizeScale([
        (12, 1.069), (13, 1.046), (14, 1.034), (15, 1.025), (16, 1.017), (17, 1.009), (18, 1.015),
        (20, 1.015),
    ])

    /// The same from 20 points up.
    private static let display = SizeScale([(20, 0.969), (22, 0.964), (27, 0.96)])
}
