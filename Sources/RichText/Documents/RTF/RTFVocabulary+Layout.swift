extension RTFVocabulary {
    /// Control words of the page, of spacing, of fonts and of editing: attributed text has no place for them, and loses
    /// nothing that is said.
    static let layout: Set<String> = [
        "ansi", "deff", "deflang", "deflangfe", "adeff", "adeflang", "stshfdbch", "stshfloch", "stshfhich", "stshfbi",
        "viewkind", "viewscale", "viewzk", "viewbksp", "vieww", "viewh", "paperw", "paperh", "psz", "margl", "margr",
        "margt",
        "margb", "margbsxn", "margtsxn", "gutter", "landscape", "sectd", "linex", "headery", "footery", "colsx", "cols",
        "endnhere", "sectdefaultcl", "sectlinegrid", "sbknone", "sbkpage", "titlepg", "pgwsxn", "pghsxn", "marglsxn",
        "margrsxn", "guttersxn", "pgndec", "ftnbj", "aenddoc", "widowctrl", "nowidctlpar", "widctlpar", "hyphauto",
        "hyphfactor", "hyphhotz", "deftab", "pardeftab", "tx", "tqr", "tqc", "tqdec", "tb", "li", "lin", "ri", "rin",
        "fi",
        "culi", "sa", "sb", "saauto", "sbauto", "sl", "slmult", "slmaximum", "slminimum", "slleading",
        "partightenfactor",
        "keep", "keepn", "s", "cs", "ds", "ts", "sbasedon", "snext", "ls", "ilvl", "outlinelevel", "aspalpha", "aspnum",
        "faauto", "adjustright", "contextualspace", "nocwrap", "noline", "nosupersub", "lang", "langfe", "langnp",
        "langfenp", "noproof", "alang", "af", "afs", "ab", "ai", "aul", "acf", "loch", "hich", "dbch", "ltrch", "rtlch",
        "fcs", "fnil", "froman", "fswiss", "fmodern", "fscript", "fdecor", "ftech", "fbidi", "fprq", "kerning", "expnd",
        "expndtw", "kernctrl", "cgrid", "chshdng", "chcfpat", "outl", "strokewidth", "strokec", "insrsid", "charrsid",
        "rsidroot", "pararsid", "sectrsid", "styrsid", "tblrsid", "delrsid", "cocoartf", "cocoasubrtf",
        "cocoatextscaling", "cocoaplatform", "readonlydoc", "irow", "irowband", "trgaph", "trleft", "lastrow", "picw",
        "pich", "picscalex", "picscaley", "piccropl", "piccropr", "piccropt", "piccropb", "bliptag", "field",
        "flddirty",
        "fldedit", "fldlock", "fldpriv", "uc", "rtf", "formshade", "horzdoc", "dghspace", "dgvspace", "jexpand",
        "nouicompat",
        "sp", "listtext", "pntext", "pnlvlblt", "pnlvlbody", "object", "result", "upr", "sectunlocked", "box", "brdrb",
        "hyphpar", "fromtext", "fromhtml", "htmautsp", "lnbrkrule", "ltrdoc", "rtldoc", "ltrsect", "ltrrow", "rtlrow",
        "nolnhtadjtbl", "trackmoves", "trackformatting", "validatexml", "showplaceholdtext", "ignoremixedcontent",
        "saveinvalidxml", "showxmlerrors", "donotembedsysfont", "donotembedlingdata", "grfdocevents",
        "appleattachmentpadding",
        "appleembedtype", "NeXTGraphic", "isapplerichtext", "markednextcolor", "ab", "pgnrestart", "pgncont", "dn",
        "up",
    ]
}
