import SceneModel

extension CatalogIndex {
    /// The look of the index: quiet, so that the screens are seen.
    func style() -> FinishedStyleSheet {
        var sheet = StyleSheet()
        sheet.literal(
            """
            :root{color-scheme:light dark;--page:#fbfbfa;--ink:#1d1d1f;--quiet:#62626a;--line:#dcdce0}
            @media (prefers-color-scheme:dark){:root{--page:#161618;--ink:#f2f2f4;--quiet:#a0a0a8;--line:#3a3a3e}}
            body{margin:0;padding:2rem clamp(1rem,4vw,4rem);background:var(--page);color:var(--ink);\
            font:1rem/1.4 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,sans-serif}
            header{display:flex;align-items:baseline;gap:1rem;margin-bottom:1.5rem}
            h1{font-size:1.5rem;margin:0}
            header p,.purpose{color:var(--quiet);margin:0}
            main{display:grid;grid-template-columns:repeat(auto-fill,225px);gap:2.5rem 2rem}
            article{overflow-wrap:anywhere}
            .screen{display:block;overflow:hidden;border:1px solid var(--line);border-radius:8px;background:#fff}
            .screen:hover{border-color:var(--quiet)}
            iframe{display:block;border:0;pointer-events:none;transform-origin:0 0}
            h2{font-size:1rem;margin:.75rem 0 0}
            h2 a{color:inherit;text-decoration:none}
            h2 a:hover{text-decoration:underline}
            .purpose,ul{font-size:.875rem}
            ul{display:flex;flex-wrap:wrap;gap:0 .75rem;margin:.25rem 0 0;padding:0;list-style:none}
            li a{color:var(--quiet)}
            a:focus-visible{outline:2px solid #0a84ff;outline-offset:2px}

            """)
        let scale = Self.thumbnailWidth / screen.width
        sheet.rule(.init(".screen")) { $0.set("height", .points(screen.height * scale)) }
        sheet.rule(.init("iframe")) { $0.set("scale", .number(scale)) }
        return sheet.finish()
    }
}
