#!/usr/bin/env python3
"""Reads pages of messages with programs that make previews of links, unmodified.

usage: unfurlers.py http://127.0.0.1:PORT SampleImages/card-business.jpg

micawber and pyoembed ask for oEmbed, one by a provider that it is told, the other by what the page itself names; extruct and
metadata_parser read Open Graph and Twitter's tags. What each of them finds is compared with what was sent, and what is not to be
seen is looked for in all that any of them got. Needs the Python packages micawber, pyoembed, extruct and metadata_parser.
"""
import collections
import html.parser
import json
import pathlib
import re
import sys
import urllib.request

import extruct
import micawber
from metadata_parser import MetadataParser
from pyoembed import PyOembedException, oEmbed

CAPTION = 'Löwe & <Söhne> "Concert"'
SUMMARY = "Poster: Thu 24 Dec, 19:30 <b>&amp;</b>"
SECRET = "Kept among friends"
SMALL = 60  # CSS pixels: a bubble fits into no such box.


class Conversation:
    def __init__(self, server):
        self.server = server
        made = self.ask("POST", "/v1/conversations", {"title": SECRET, "name": SECRET})
        self.base, self.token = f"/v1/conversations/{made['conversation']['id']}", made["token"]

    def ask(self, method, path, body, content_type="application/json"):
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": content_type}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        with urllib.request.urlopen(urllib.request.Request(self.server + path, content, headers, method=method)) as answer:
            return json.load(answer)

    def send(self, preview, picture=None):
        """The address of the page of a message."""
        alternate = {"caption": CAPTION, "subcaption": "Thu 24 Dec, 19:30", "image": picture and picture["id"]}
        return self.ask("POST", self.base + "/messages", {
            "kind": "message", "summaryText": SUMMARY, "accessibilityLabel": "A poster", "preview": preview,
            "layout": {"type": "live", "app": "picture", "alternate": alternate}})["page"]


class Elements(html.parser.HTMLParser):
    """The elements of a page, and which attributes they have."""

    def __init__(self, text):
        super().__init__()
        self.found = collections.defaultdict(set)
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found[tag] |= {name for name, _ in attrs}


def fetched(url):
    with urllib.request.urlopen(url) as answer:
        return answer.headers["Content-Type"], answer.read()


def frame_of(answer):
    """The address and the size of the frame in an answer of the type rich."""
    assert re.fullmatch(r'<iframe src="([^"<>]+)" [^<>]*></iframe>', answer["html"]), answer["html"]
    attributes = dict(re.findall(r'(\w+)="([^"]*)"', answer["html"]))
    assert attributes["sandbox"] == "", answer["html"]
    return attributes["src"], int(attributes["width"]), int(attributes["height"])


def check_embedding(server, page, picture):
    """What micawber and pyoembed get of a message that all may see."""
    providers = micawber.ProviderRegistry()
    providers.register(re.escape(server) + r"/m/\S+", micawber.Provider(server + "/oembed"))
    for width, height in [(None, None), (320, 400), (900, 200)]:
        size = {name: value for name, value in [("maxwidth", width), ("maxheight", height)] if value}
        for answer in [providers.request(page, **size), oEmbed(page, **size)]:
            assert (answer["type"], answer["version"]) == ("rich", "1.0"), answer
            assert answer["title"] == SUMMARY, answer
            frame, *inner = frame_of(answer)
            assert inner == [int(answer["width"]), int(answer["height"])], answer
            assert inner[0] <= (width or inner[0]) and inner[1] <= (height or inner[1]), answer
            kind, text = fetched(frame)
            assert kind.startswith("text/html") and b"<script" not in text, text
            kind, thumbnail = fetched(answer["thumbnail_url"])
            assert kind == "image/jpeg" and thumbnail.startswith(b"\xff\xd8"), kind
    for answer in [providers.request(page, maxwidth=SMALL, maxheight=SMALL), oEmbed(page, maxwidth=SMALL, maxheight=SMALL)]:
        assert answer["type"] == "photo" and fetched(answer["url"])[0] == "image/jpeg", answer
        assert int(answer["width"]) <= SMALL and int(answer["height"]) <= SMALL, answer
    # micawber makes links in texts into what they lead to.
    text = micawber.parse_text(f"Look:\n{page}\n", providers)
    assert "<iframe" in text, text
    assert abs(int(answer["width"]) / int(answer["height"]) - picture["width"] / picture["height"]) < 0.1, answer


def check_tags(page, picture):
    """What extruct and metadata_parser find in a page."""
    text = fetched(page)[1].decode()
    tags = dict(extruct.extract(text, base_url=page, syntaxes=["opengraph"])["opengraph"][0]["properties"])
    parsed = MetadataParser(html=text, url=page, search_head_only=True)
    for name, value in [("title", SUMMARY), ("url", page), ("type", "website"), ("site_name", "LiveText")]:
        assert tags["og:" + name] == value, tags
        assert parsed.parsed_result.metadata["og"][name] == value, parsed.parsed_result.metadata
    twitter = parsed.parsed_result.metadata["twitter"]
    assert twitter["title"] == SUMMARY, twitter
    if picture is None:
        assert "og:image" not in tags and twitter["card"] == "summary", (tags, twitter)
        return
    assert CAPTION in tags["og:description"] and tags["og:image:alt"] == "A poster", tags
    assert twitter["card"] == "summary_large_image", twitter
    assert parsed.parsed_result.metadata["og"]["image"] == tags["og:image"], tags
    kind, preview = fetched(tags["og:image"])
    assert kind == tags["og:image:type"] == "image/jpeg" and preview.startswith(b"\xff\xd8"), kind
    assert abs(int(tags["og:image:width"]) / int(tags["og:image:height"]) - picture["width"] / picture["height"]) < 0.01, tags


def main():
    server, sample = sys.argv[1:]
    conversation = Conversation(server)
    picture = conversation.ask("POST", conversation.base + "/pictures", pathlib.Path(sample).read_bytes(), "image/jpeg")
    everything = conversation.send("full", picture)
    check_embedding(server, everything, picture)
    check_tags(everything, picture)

    summary = conversation.send("summary", picture)
    check_tags(summary, None)
    assert oEmbed(summary)["type"] == "link" and CAPTION not in json.dumps(oEmbed(summary)), oEmbed(summary)

    # Of a message between friends nobody learns more than that it is there.
    hidden = conversation.send("none", picture)
    found = fetched(hidden)[1].decode()
    tags = dict(extruct.extract(found, base_url=hidden, syntaxes=["opengraph"])["opengraph"][0]["properties"])
    assert tags.keys() == {"og:type", "og:site_name", "og:title", "og:url"}, tags
    for text in ["Poster", "Concert", picture["id"], "oembed"]:
        assert text not in found, text
    try:
        raise SystemExit(f"pyoembed got {oEmbed(hidden)}")
    except PyOembedException:
        pass
    try:
        micawber.Provider(server + "/oembed").request(hidden)
        raise SystemExit("micawber got an answer")
    except micawber.ProviderException:
        pass
    for page in [everything, summary, hidden]:
        text = fetched(page)[1].decode()
        elements = Elements(text).found
        assert {"html", "h1"} <= elements.keys() and not elements.keys() & {"script", "b", "söhne"}, elements
        assert not any(name.startswith("on") for names in elements.values() for name in names), elements
        assert SECRET not in text, page
    print("micawber, pyoembed, extruct and metadata_parser read the pages of messages")


main()
