#!/usr/bin/env python3
"""Many clients read one conversation while others send, and the server is killed in between: everybody has every message once, in order.

usage: Benchmarks/conversations.py [--analyze PROGRAM] [--clients 200] [--messages 300] [--kills 2] [--pause 0.05]

Senders ask again with the same Idempotency-Key until they have an answer, readers come back with the Last-Event-ID that they have: what
any client does. Prints one line of JSON; `accepted` are messages that the server said it has, and delays are from the first attempt
to send until a client had it, with the time in which there was no server. The exit status is 1 where a client lacks a message, has
one twice, or in another order than somebody else.
"""
import argparse
import asyncio
import collections
import contextlib
import json
import pathlib
import signal
import sys
import tempfile
import time

from server.processes import free_port

ROOT = pathlib.Path(__file__).resolve().parent.parent
EACH = 50  # Messages of a sender: fewer than a participant may send in a minute.
AT_ONCE = 20  # Messages that are on their way when the server is killed, and how long they have been, in seconds.
KILLED_AFTER = 0.02
AGAIN = 0.1  # Seconds until something is tried again.
FAILURES = (OSError, ValueError, IndexError, asyncio.IncompleteReadError, asyncio.TimeoutError)


async def request(port, method, path, body=None, token="", key=""):
    """The answer to a request of its own connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json"] if content else []
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += [f"Idempotency-Key: {key}"] if key else []
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)
        answer = await asyncio.wait_for(reader.read(), 30)
        head, _, text = answer.partition(b"\r\n\r\n")
        if head.split(b" ")[1] not in (b"200", b"201"):
            raise ConnectionError(head[:200])
        return json.loads(text)
    finally:
        writer.close()


async def events(reader):
    """The fields of each event of a stream (RFC 9112, 7.1 around HTML, 9.2.6)."""
    await reader.readuntil(b"\r\n\r\n")
    text = b""
    while size := int(await reader.readline(), 16):
        text += (await reader.readexactly(size + 2))[:-2]
        *whole, text = text.split(b"\n\n")
        for event in whole:
            yield dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)


class Reader:
    """A client of the stream, which takes up after each cut where it was."""

    def __init__(self):
        self.last = 0
        self.told = []  # The texts, and when they came.
        self.connections = 0

    async def read(self, port, conversation, token, wanted):
        while len(self.told) < wanted:
            with contextlib.suppress(*FAILURES):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                self.connections += 1
                writer.write(f"GET /v1/conversations/{conversation}/events HTTP/1.1\r\nHost: localhost\r\n"
                             f"Last-Event-ID: {self.last}\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
                async for fields in events(reader):
                    if b"id" in fields:
                        self.last = int(fields[b"id"])
                    if fields.get(b"event") == b"message":
                        self.told.append((json.loads(fields[b"data"])["text"], time.monotonic()))
                    if len(self.told) >= wanted:
                        break
                writer.close()
            if len(self.told) < wanted:
                await asyncio.sleep(AGAIN)


@contextlib.asynccontextmanager
async def server_of(analyze, port, file):
    """Starts a server, and again whenever it is asked to be killed."""
    async def start():
        process = await asyncio.create_subprocess_exec(
            analyze, "serve", "--in-process", "--port", str(port), "--conversations", file, stderr=asyncio.subprocess.DEVNULL)
        for _ in range(600):
            with contextlib.suppress(OSError):
                (await asyncio.open_connection("127.0.0.1", port))[1].close()
                return process
            await asyncio.sleep(0.05)
        raise SystemExit("conversations: the server does not start")

    process = await start()

    async def kill():
        nonlocal process
        process.send_signal(signal.SIGKILL)
        await process.wait()
        process = await start()

    try:
        yield kill
    finally:
        process.terminate()
        await process.wait()


async def measure(options):
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        async with server_of(options.analyze, port, str(pathlib.Path(folder) / "conversations.db")) as kill:
            made = await request(port, "POST", "/v1/conversations", {})
            base, owner = f"/v1/conversations/{made['conversation']['id']}", made["token"]
            senders = -(-options.messages // EACH)
            invitation = await request(port, "POST", base + "/invitations", {"uses": senders}, owner)
            body = {"invitation": invitation["secret"]}
            tokens = [(await request(port, "POST", base + "/participants", body))["token"] for _ in range(senders)]
            readers = [Reader() for _ in range(options.clients)]
            reading = [asyncio.create_task(each.read(port, made["conversation"]["id"], owner, options.messages)) for each in readers]
            sent, accepted, attempts = {}, set(), collections.Counter()

            async def send(number):
                text = f"text {number}"
                sent[text] = time.monotonic()
                while text not in accepted:
                    attempts[text] += 1
                    try:
                        await request(port, "POST", base + "/messages", {"kind": "text", "text": text}, tokens[number // EACH], f"key-{number}")
                        accepted.add(text)
                    except FAILURES:
                        await asyncio.sleep(AGAIN)

            kills = {options.messages * (number + 1) // (options.kills + 1) for number in range(options.kills)}
            sending, killing = [], []
            for number in range(options.messages):
                sending.append(asyncio.create_task(send(number)))
                if number in kills:
                    # Some of those that are on their way have been kept, and nobody was told.
                    await asyncio.sleep(KILLED_AFTER)
                    killing.append(asyncio.create_task(kill()))
                elif not any(number < at <= number + AT_ONCE for at in kills):
                    await asyncio.sleep(options.pause)
            await asyncio.gather(*sending, *killing)
            _, missing = await asyncio.wait(reading, timeout=60)
            for task in missing:
                task.cancel()
    return readers, sent, accepted, attempts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyze", default=str(ROOT / ".build/release/analyze"))
    for name, value in [("clients", 200), ("messages", 300), ("kills", 2)]:
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--pause", type=float, default=0.05, help="seconds between messages")
    options = parser.parse_args()
    readers, sent, accepted, attempts = asyncio.run(measure(options))
    orders = {tuple(text for text, _ in each.told) for each in readers}
    delays = sorted(when - sent[text] for each in readers for text, when in each.told)
    print(json.dumps({
        "clients": options.clients, "messages": options.messages, "kills": options.kills, "accepted": len(accepted),
        "sent_again": sum(count > 1 for count in attempts.values()), "connections": sum(each.connections for each in readers),
        "delivered": len(delays), "delay_p50_ms": round(delays[len(delays) // 2] * 1000, 1),
        "delay_p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 1), "delay_most_ms": round(delays[-1] * 1000, 1)}))
    everything = len(orders) == 1 and sorted(next(iter(orders))) == sorted(accepted)
    if not everything or len(accepted) != options.messages:
        sys.exit(f"conversations: {len(orders)} different orders, of {[len(order) for order in orders][:10]} messages")


main()
