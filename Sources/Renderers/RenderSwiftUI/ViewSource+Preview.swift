import SceneModel
import SwiftSource

extension ViewSource {
    /// Writes what the preview shows: the view, below the navigation bar where the scene has one.
    mutating func preview(of typeName: SwiftTypeName, to code: inout SwiftCode) {
        if let bar = scene.navigationBar {
            code.call("NavigationStack") { code in
                code.closure { code in
                    code.statement { code in
                        code.append(typeName)
                        code.append("()")
                        below(bar, to: &code)
                    }
                }
            }
            code.calling("tint") { code in
                code.argument { color(bar.tintColor, .tint, to: &$0) }
            }
        } else {
            code.append(typeName)
            code.append("()")
        }
        if scene.appearance == .dark { code.calling("preferredColorScheme", ".dark") }
    }

    /// Writes what makes the bar above a view.
    private mutating func below(_ bar: Scene.NavigationBar, to code: inout SwiftCode) {
        // White signs are those of a dark bar.
        let isDark = scene.statusBar?.isLight ?? false
        if var logo = bar.logo {
            // The preview has no state for a motion.
            logo.animation = nil
            code.inBar { image(logo, to: &$0) }
        } else if let title = bar.title, bar.titleColor == (isDark ? .white : .black) {
            code.calling("navigationTitle") { code in
                code.argument { $0.text(title) }
            }
        } else if let title = bar.title {
            code.inBar { code in
                code.text(title)
                code.calling("font", ".headline")
                code.calling("foregroundStyle") { code in
                    code.argument { color(bar.titleColor, .navigationTitle, to: &$0) }
                }
            }
        }
        code.calling("navigationBarTitleDisplayMode", ".inline")
        code.calling("toolbarBackground") { code in
            code.argument { color(bar.barColor, .navigationBar, to: &$0) }
            code.argument("for", ".navigationBar")
        }
        code.calling("toolbarBackground") { code in
            code.argument("", ".visible")
            code.argument("for", ".navigationBar")
        }
        guard isDark else { return }
        code.calling("toolbarColorScheme") { code in
            code.argument("", ".dark")
            code.argument("for", ".navigationBar")
        }
    }
}

extension SwiftCode {
    /// Appends what puts a view in the middle of the navigation bar.
    fileprivate mutating func inBar(_ view: (inout SwiftCode) -> Void) {
        calling("toolbar") { code in
            code.closure { code in
                code.statement { code in
                    code.call("ToolbarItem") { code in
                        code.argument("placement", ".principal")
                        code.closure { $0.statement(view) }
                    }
                }
            }
        }
    }
}
