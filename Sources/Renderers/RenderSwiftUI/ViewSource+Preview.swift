import SceneModel
import SwiftSource

extension ViewSource {
    /// What the preview shows: the view, below the navigation bar where the scene has one.
    mutating func preview(of typeName: String) -> SwiftCode {
        var view = SwiftCode.code("\(typeName)()")
        if let bar = scene.navigationBar {
            view = .call("NavigationStack", [:], SwiftClosure([below(bar, view)]))
                .calling("tint", ["": color(bar.tintColor, "tint")])
        }
        return scene.appearance == .dark ? view.calling("preferredColorScheme", ["": ".dark"]) : view
    }

    private mutating func below(_ bar: Scene.NavigationBar, _ view: SwiftCode) -> SwiftCode {
        // White signs are those of a dark bar.
        let isDark = scene.statusBar?.isLight ?? false
        var view = view
        if let logo = bar.logo {
            view = view.inBar(image(logo))
        } else if let title = bar.title {
            let words = SwiftCode.call("Text", ["verbatim": .string(title)])
            view =
                bar.titleColor == (isDark ? .white : .black)
                ? view.calling("navigationTitle", ["": words])
                : view.inBar(
                    words.calling("font", ["": ".headline"])
                        .calling("foregroundStyle", ["": color(bar.titleColor, "navigationTitle")]))
        }
        view = view.calling("navigationBarTitleDisplayMode", ["": ".inline"])
            .calling(
                "toolbarBackground", ["": color(bar.barColor, "navigationBar"), "for": ".navigationBar"]
            )
            .calling("toolbarBackground", ["": ".visible", "for": ".navigationBar"])
        return isDark
            ? view.calling("toolbarColorScheme", ["": ".dark", "for": ".navigationBar"]) : view
    }
}

extension SwiftCode {
    /// The view with another one in the middle of the navigation bar.
    fileprivate func inBar(_ view: SwiftCode) -> SwiftCode {
        calling(
            "toolbar", [:],
            SwiftClosure([.call("ToolbarItem", ["placement": ".principal"], SwiftClosure([view]))]))
    }
}
