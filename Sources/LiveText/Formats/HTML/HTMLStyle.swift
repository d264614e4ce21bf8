internal import RichText

/// What all pages have in common: how they look, and what they may do.
enum HTMLStyle {
    static let sheet: StaticString = """
        body { margin: 0; background: #1c1c1e; color: #f2f2f7; font: 1rem/1.5 system-ui, sans-serif; }
        svg { display: block; width: 100%; max-height: 100vh; }
        text { fill: transparent; white-space: pre; cursor: text; font-family: sans-serif; }
        text ::selection, text::selection { fill: transparent; background: rgb(10 132 255 / 40%); }
        text a { cursor: pointer; }
        text a:hover { text-decoration: underline; text-decoration-color: #30d158; }
        polygon { fill: rgb(48 209 88 / 15%); stroke: #30d158; vector-effect: non-scaling-stroke; }
        ul { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; list-style: none; }
        li { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
        b { white-space: pre-line; }
        small { color: #aeaeb2; }
        li a { color: #64d2ff; }

        """

    /// The style sheet is named by its hash: a policy that allowed any would allow one that was smuggled in.
    static let policy =
        "default-src 'none'; img-src data:; style-src 'sha256-NQ5e7LQv2Z7Kii1RcNR8Z0TPD7h5VhFsNROvm7jDAEk='; base-uri 'none'; form-action 'none'"

    /// The attributes of a link.
    static func anchor(_ link: HarmlessLink) -> XMLWriter.Attributes {
        ["href": link.url]
    }
}
