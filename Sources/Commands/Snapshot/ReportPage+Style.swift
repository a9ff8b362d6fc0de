import RenderHTML

extension ReportPage {
    /// The look of the page; what a box without its tick hides, its rule hides.
    static func style() -> FinishedStyleSheet {
        var sheet = StyleSheet()
        sheet.literal(
            """
            :root{color-scheme:light dark;--page:#fbfbfa;--ink:#1d1d1f;--quiet:#62626a;--line:#dcdce0;\
            --old:#fbe4e4;--new:#e0f3e3;--oldmark:#f3b5b5;--newmark:#a8dfb2}
            @media (prefers-color-scheme:dark){:root{--page:#161618;--ink:#f2f2f4;--quiet:#a0a0a8;\
            --line:#3a3a3e;--old:#3d1f1f;--new:#1b3520;--oldmark:#7d2d2d;--newmark:#2c6b3a}}
            body{margin:0;padding:2rem clamp(1rem,4vw,4rem);background:var(--page);color:var(--ink);\
            font:1rem/1.4 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,sans-serif}
            h1{font-size:1.5rem;margin:0}
            h2{font-size:1rem;margin:0;overflow-wrap:anywhere}
            label{margin:0 1rem 0 .25rem}
            article{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1rem}
            article p,figcaption{color:var(--quiet);margin:.25rem 0}
            .pair{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}
            figure{margin:0;flex:1 1 20rem;min-width:0}
            iframe,img{width:100%;height:42rem;border:1px solid var(--line);background:#fff}
            img{object-fit:contain;object-position:0 0}
            pre{overflow:auto;margin:0;font:.8125rem/1.35 ui-monospace,Menlo,"Liberation Mono",monospace}
            figure pre{max-height:42rem;border:1px solid var(--line);padding:.5rem}
            .difference span{white-space:pre}
            .removed{background:var(--old)}
            .added{background:var(--new)}
            .removed mark{background:var(--oldmark);color:inherit}
            .added mark{background:var(--newmark);color:inherit}
            .gap,.remark{color:var(--quiet)}
            #o-changed:not(:checked)~main .o-changed,#o-missing:not(:checked)~main .o-missing,\
            #o-orphaned:not(:checked)~main .o-orphaned,#o-unreadable:not(:checked)~main .o-unreadable,\
            #o-failed:not(:checked)~main .o-failed,#r0:not(:checked)~main .r0,#r1:not(:checked)~main .r1,\
            #r2:not(:checked)~main .r2,#r3:not(:checked)~main .r3,#r4:not(:checked)~main .r4,\
            #r5:not(:checked)~main .r5,#r6:not(:checked)~main .r6,#r7:not(:checked)~main .r7,\
            #r8:not(:checked)~main .r8,#r9:not(:checked)~main .r9,#r10:not(:checked)~main .r10,\
            #r11:not(:checked)~main .r11{display:none}

            """)
        return sheet.finish()
    }
}
