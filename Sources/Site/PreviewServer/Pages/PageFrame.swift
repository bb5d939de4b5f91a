import SiteBuilder

/// What all pages of the preview's own have in common: head, style, script.
enum PageFrame {
    static func page(title: String, version: String, body: String) -> String {
        """
        <!doctype html>
        <html lang="en" dir="ltr">
        <head>
        <meta charset="utf-8">
        <title>\(PageText.escape(title))</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <style>\(style)</style>
        </head>
        <body>
        \(body)
        \(PreviewScript.element(page: "own", version: version))
        </body>
        </html>

        """
    }

    /// What a Content-Security-Policy needs to let exactly this style apply.
    static let styleHashSource = "'sha256-\(ContentHash(of: Array(style.utf8)).base64)'"

    static let style = """

        :root { color-scheme: light dark;
          --page: #f6f6f8; --card: #fff; --line: #e2e2e8; --text: #17171c; --quiet: #5c5c68;
          --error: #b3202c; --error-wash: #fdeced; --warning: #8a5800; --warning-wash: #fdf3dd;
          --note: #2a5bb8; --note-wash: #eaf1fd; --code: #f8f8fa; --good: #14713d; --good-wash: #e7f6ec; }
        @media (prefers-color-scheme: dark) { :root {
          --page: #121215; --card: #1b1b20; --line: #313138; --text: #f1f1f4; --quiet: #a8a8b4;
          --error: #ff8d8d; --error-wash: #3b1c20; --warning: #f4c163; --warning-wash: #36290f;
          --note: #9dbdfc; --note-wash: #1c2840; --code: #141418; --good: #7fd8a2; --good-wash: #14301f; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
        main { max-width: 54rem; margin-inline: auto; padding: 28px 16px 48px; }
        h1 { margin: 0 0 6px; font-size: clamp(1.6rem, 1.3rem + 1.6vw, 2.2rem); line-height: 1.2;
          letter-spacing: -.015em; text-wrap: balance; overflow-wrap: anywhere; }
        h2 { margin: 32px 0 12px; font-size: 1.05rem; }
        p { margin: 0 0 12px; }
        .brand { margin: 0 0 20px; font-size: .8125rem; font-weight: 600; color: var(--quiet); }
        .lead { max-width: 40rem; color: var(--quiet); }
        code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        code { overflow-wrap: anywhere; }
        ul.findings { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 16px; }
        .finding { background: var(--card); border: 1px solid var(--line); border-radius: 16px; overflow: hidden;
          --tone: var(--error); --wash: var(--error-wash); }
        .finding.warning { --tone: var(--warning); --wash: var(--warning-wash); }
        .finding > * { padding-inline: 16px; }
        .kind { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; margin: 0; padding-block: 14px 0;
          font-size: .8125rem; color: var(--quiet); }
        .kind b { padding: 1px 9px; border-radius: 999px; background: var(--wash); color: var(--tone);
          font-weight: 650; }
        .message { margin: 8px 0 2px; font-size: 1.0625rem; font-weight: 600; line-height: 1.4;
          overflow-wrap: anywhere; }
        .place { margin: 0 0 14px; font-size: .875rem; color: var(--quiet); }
        .source { margin: 0; padding: 10px 0; background: var(--code); border-block: 1px solid var(--line);
          font-size: .8125rem; line-height: 1.55; }
        .source > span { display: grid; grid-template-columns: 3.2em 1fr; padding-inline-end: 16px; }
        .source i { padding-inline-end: 1em; text-align: end; font-style: normal; color: var(--quiet);
          user-select: none; }
        .source .text { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext;
          text-align: start; }
        .source .context { color: var(--quiet); }
        .source .at { line-height: 2.5; background: linear-gradient(90deg, var(--wash), transparent 85%); }
        .source .at i { color: var(--tone); font-weight: 650; }
        mark { position: relative; background: none; color: inherit; font-weight: 650;
          text-decoration: underline var(--tone) 2px; text-underline-offset: 4px; }
        mark::before { content: "^"; position: absolute; inset-inline-start: 0; top: 1.5em; line-height: 1;
          color: var(--tone); font-weight: 700; }
        mark.more::before { content: none; }
        .help { display: grid; gap: 6px; padding-block: 14px; font-size: .9375rem; }
        .place + .help { padding-top: 0; }
        .help p { margin: 0; }
        .mend { justify-self: start; padding: 6px 12px; border-radius: 10px; background: var(--good-wash);
          color: var(--good); }
        .mend code { font-weight: 650; }
        .help .aside { color: var(--quiet); font-size: .875rem; }
        .routes { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line);
          border-radius: 16px; overflow: hidden; }
        .routes li + li { border-top: 1px solid var(--line); }
        .routes a { display: block; min-height: 44px; padding: 10px 16px; color: var(--note); text-decoration: none;
          overflow-wrap: anywhere; }
        .routes a:hover, .routes a:focus-visible { background: var(--note-wash); text-decoration: underline; }
        a:focus-visible, summary:focus-visible { outline: 3px solid var(--note); outline-offset: -3px; }
        details { margin-top: 24px; }
        summary { min-height: 44px; padding-block: 10px; cursor: pointer; font-weight: 600; }
        .live { display: flex; gap: 8px; align-items: baseline; margin-top: 28px; font-size: .875rem;
          color: var(--quiet); }
        .live::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 50%;
          background: var(--good); }

        """
}
