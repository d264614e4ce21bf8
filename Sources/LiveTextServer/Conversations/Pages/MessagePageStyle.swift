/// How a message's page looks. The rows of a framed page are as high as `TemplateLayout.contentSizeThatFits` counts them.
enum MessagePageStyle {
    static let sheet: StaticString = """

        :root { color-scheme: light dark; --ground: #f2f2f7; --bubble: #fff; --text: #111; --faint: #5a5a60; --link: #0056b3; }
        @media (prefers-color-scheme: dark) {
            :root { --ground: #000; --bubble: #1c1c1e; --text: #f5f5f7; --faint: #aeaeb2; --link: #6cb4ff; }
        }
        body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.4 system-ui, sans-serif; }
        main { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; }
        article { overflow: hidden; border-radius: 1.1rem; background: var(--bubble); padding-bottom: .5rem; overflow-wrap: anywhere; }
        figure { position: relative; margin: 0 0 .5rem; }
        img { display: block; width: 100%; height: auto; max-height: 75vh; object-fit: contain; }
        figcaption { position: absolute; inset: auto 0 0; padding: 2rem 1rem .6rem; color: #fff; background: linear-gradient(transparent, #000c); }
        figcaption b, figcaption span { display: block; }
        article > h1, article > p, article > a, .row { margin: .5rem 1rem; }
        /* Texts in other directions than the page's. */
        h1, p, b, span { unicode-bidi: plaintext; }
        h1 { margin: 0; font-size: 1rem; font-weight: 600; }
        .row { display: flex; justify-content: space-between; gap: 1rem; margin: 0 1rem; }
        .row p { margin: 0; color: var(--faint); }
        .row .trailing { text-align: end; }
        .comment { white-space: pre-wrap; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 1rem; overflow-wrap: anywhere; }
        a { color: var(--link); }
        .framed { background: none; font-size: 14px; line-height: 20px; }
        .framed main { max-width: none; height: 100vh; margin: 0; padding: 0; }
        .framed article { display: flex; flex-direction: column; height: 100%; padding: 0; }
        .framed figure { flex: 1; min-height: 0; margin: 0; }
        .framed img { height: 100%; max-height: none; }
        .framed h1 { font-size: 14px; }
        .framed .row { height: 20px; }
        .framed .row > * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
        .framed figure ~ .row:last-child, .framed .row:last-child { margin-bottom: 8px; }
        .framed h1 + .row, .framed figure + .row, .framed .row:first-child { margin-top: 8px; }

        """
}
