/// The networks in which accounts and tags have addresses.
struct SocialNetwork: Sendable {
    /// Names as texts write them, in lower case, parted by "|".
    let names: String
    /// The address of an account, with "{name}" in place of the name.
    let account: String
    /// The address of a tag, where the network has one.
    var tag: String?

    static let all: [SocialNetwork] = [
        .init(
            names: "instagram|insta|ig", account: "https://www.instagram.com/{name}",
            tag: "https://www.instagram.com/explore/tags/{name}/"),
        .init(
            names: "twitter|x.com|tweet|tweets", account: "https://x.com/{name}", tag: "https://x.com/hashtag/{name}"),
        .init(
            names: "facebook|fb", account: "https://www.facebook.com/{name}",
            tag: "https://www.facebook.com/hashtag/{name}"),
        .init(
            names: "tiktok|tik tok", account: "https://www.tiktok.com/@{name}", tag: "https://www.tiktok.com/tag/{name}"
        ),
        .init(
            names: "youtube", account: "https://www.youtube.com/@{name}", tag: "https://www.youtube.com/hashtag/{name}"),
        .init(names: "threads", account: "https://www.threads.net/@{name}"),
        .init(names: "telegram", account: "https://t.me/{name}"),
        .init(
            names: "linkedin", account: "https://www.linkedin.com/in/{name}",
            tag: "https://www.linkedin.com/feed/hashtag/{name}"),
        .init(names: "github", account: "https://github.com/{name}"),
        .init(names: "pinterest", account: "https://www.pinterest.com/{name}/"),
        .init(names: "snapchat|snap", account: "https://www.snapchat.com/add/{name}"),
        .init(names: "twitch", account: "https://www.twitch.tv/{name}"),
        .init(
            names: "bluesky|bsky", account: "https://bsky.app/profile/{name}", tag: "https://bsky.app/hashtag/{name}"),
        .init(names: "paypal", account: "https://www.paypal.me/{name}"),
        .init(names: "venmo", account: "https://venmo.com/u/{name}"),
        .init(names: "weibo|微博", account: "https://weibo.com/n/{name}"),
        .init(names: "line id", account: "https://line.me/R/ti/p/@{name}"),
    ]

    func url(of name: String, isHashtag: Bool) -> String? {
        (isHashtag ? tag : account)?.replacing("{name}", with: name.percentEncoded(keeping: ""))
    }
}
