import CPublicSuffix

/// The list of domain endings that exist, compiled into libpsl.
enum PublicSuffix {
    /// Whether a label such as "com" or "рф" is a top-level domain.
    static func isTopLevelDomain(_ label: String) -> Bool {
        psl_is_public_suffix2(psl_builtin(), label.lowercased(), PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE) == 1
    }
}
