"""What schemathesis has to be told about this service."""
import json
import os
import random
import urllib.request

import schemathesis

MESSAGE = {
    "kind": "message", "summaryText": "Concert", "preview": "full", "layout": {"type": "live", "app": "event", "alternate": {"caption": "Concert"}},
    "event": {"title": "Concert", "start": "2041-12-24"}}


@schemathesis.serializer("application/jsonl")
def lines(context, value):
    """Lines are texts already; what is none of them is sent as JSON, to be refused."""
    return value.encode("utf-8", "surrogatepass") if isinstance(value, str) else json.dumps(value).encode()


def ask(path, body=None, token=None, media_type="application/json"):
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"Content-Type": media_type} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(os.environ["SERVER"] + path, content, headers)) as answer:
        return json.load(answer)


def netpbm():
    """A picture that no conversation has yet, in the plainest of formats."""
    return b"P1\n16 16\n" + b"".join(random.choice([b"0 ", b"1 "]) for _ in range(256)) + b"\n"


@schemathesis.hook
def before_call(context, case, kwargs):
    """Nine of ten questions about a conversation are asked by its owner, about what is there: a schema knows no identifier that is."""
    if "conversations" not in case.operation.definition.raw.get("tags", ()) or random.random() < 0.1:
        return
    made = ask("/v1/conversations", {"name": "Ada"})
    base, token = f"/v1/conversations/{made['conversation']['id']}", made["token"]
    known = {"conversation": made["conversation"]["id"], "participant": made["participant"]["id"]}
    path, secret = case.operation.path, None
    if "invitation" in path or path.endswith("/participants"):
        invitation = ask(f"{base}/invitations", {}, token)
        known["invitation"], secret = invitation["id"], invitation["secret"]
    if "{picture}" in path or path.startswith("/m/"):
        known["picture"] = ask(f"{base}/pictures", netpbm(), token, "image/x-portable-anymap")["id"]
    if "message" in path or path == "/oembed":
        body = MESSAGE
        if "picture" in known:
            body = {**MESSAGE, "layout": {**MESSAGE["layout"], "alternate": {"caption": "Concert", "image": known["picture"]}}}
        sent = ask(f"{base}/messages", body, token)
        known["message"] = sent["id"]
        if path == "/oembed" and isinstance(case.query, dict):
            case.query["url"] = sent["page"]
    for name in (case.path_parameters or {}).keys() & known.keys():
        case.path_parameters[name] = known[name]
    if not path.startswith("/m/"):
        case.headers["Authorization"] = f"Bearer {token}"
    if path.endswith("/participants") and isinstance(case.body, dict):
        case.body["invitation"] = secret
    if path.endswith("/pictures"):
        case.body, case.media_type = netpbm(), "application/octet-stream"
