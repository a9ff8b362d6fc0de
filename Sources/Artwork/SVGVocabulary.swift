internal import Diagnostics

/// What an SVG may be made of: the still part of SVG 1.1 and SVG 2, and no name that is not listed.
enum SVGVocabulary {
    static let namespace = "http://www.w3.org/2000/svg"
    static let xlink = "http://www.w3.org/1999/xlink"
    static let xml = "http://www.w3.org/XML/1998/namespace"

    /// The elements that draw, define or describe, and can neither load, link, script nor move.
    static let elements: Set<String> = [
        "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
        "polygon",
        "text", "tspan", "textPath", "title", "desc", "metadata", "linearGradient", "radialGradient", "stop",
        "clipPath", "mask", "pattern", "marker", "style", "filter", "feBlend", "feColorMatrix",
        "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap",
        "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
        "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
        "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence",
    ]

    /// Elements that paint with what they say themselves, and cannot draw other elements.
    static let paints: Set<String> = ["linearGradient", "radialGradient", "filter"]

    /// Whether an element or what is in it is drawn, so that a filter can make a picture of it; those that define
    /// and describe are not.
    static func isDrawn(_ element: String) -> Bool {
        !undrawn.contains(element) && !element.utf8.starts(with: "fe".utf8)
    }

    private static let undrawn: Set<String> = [
        "defs", "title", "desc", "metadata", "style", "linearGradient", "radialGradient", "stop", "filter",
    ]

    /// Attributes whose reference counts for their own element, and not for all elements in it.
    static let notInherited: Set<String> = ["href", "clip-path", "mask", "filter"]

    /// The attributes of the `xml` and `xlink` namespaces that neither load nor change what a reference means.
    static let xmlAttributes: Set<String> = ["lang", "space"]
    static let xlinkAttributes: Set<String> = ["href", "type", "title", "show", "actuate"]

    /// The functions that styles and presentation attributes may call.
    ///
    /// None takes an address, and `url` is
    /// looked into on its own. Pseudo-classes that take arguments are among them.
    static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "calc", "min", "max", "clamp", "var",
        "matrix", "translate", "translatex", "translatey", "scale", "scalex", "scaley", "rotate", "skew",
        "skewx",
        "skewy", "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert",
        "opacity",
        "saturate", "sepia", "circle", "ellipse", "inset",
        "not", "is", "where", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
    ]

    /// What to do about an element that is not allowed.
    static func remedy(for element: XMLName) -> String {
        guard element.namespace == namespace else {
            return "save the drawing as plain SVG, without the data of the program that made it"
        }
        if let remedy = remedies[element.local] { return remedy }
        if let near = NearestName.of(element.local, among: elements.sorted()) {
            return "remove it, or write \(near) if that is meant"
        }
        return "remove it, or draw it with paths and shapes"
    }

    private static let stillPicture = "remove it: artwork is a still picture"

    private static let remedies = [
        "script": "remove it: artwork runs no code",
        "foreignObject": "remove it, or draw it with paths and text",
        "image": "draw it with paths and shapes, or use a PNG file as the artwork",
        "feImage": "build the filter without a picture",
        "a": "take what is in it out of the link",
        "switch": "keep the one part that is to be seen",
        "animate": stillPicture, "animateColor": stillPicture, "animateMotion": stillPicture,
        "animateTransform": stillPicture, "set": stillPicture, "discard": stillPicture,
        "audio": stillPicture, "video": stillPicture, "iframe": "remove it", "canvas": "remove it",
    ]
}
