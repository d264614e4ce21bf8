"""Many clients read one conversation while others send, the server is killed in between, and everybody has every message once, in order.

usage: Benchmarks/conversations.py [--tool .build/release/analyze] [--clients 200] [--messages 300] [--kills 2]
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path


async def request(port: int, method: str, path: str, body: object = None, token: str = "", key: str = "") -> dict:
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
        if not head.split(b" ")[1:2] or head.split(b" ")[1] not in (b"200", b"201"):
            raise ConnectionError(head[:200])
        return json.loads(text)
    finally:
        writer.close()


async def read_stream(port: int, conversation: str, token: str, wanted: int, told: list) -> None:
    """Reads until it has so many messages, taking up after each cut where it was."""
    last = 0
    while len(told) < wanted:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET /v1/conversations/{conversation}/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: {last}\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            text = b""
            while len(told) < wanted:
                size = int(await reader.readline(), 16)
                if size == 0:
                    break
                text += (await reader.readexactly(size + 2))[:-2]
                *events, text = text.split(b"\n\n")
                for event in events:
                    fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
                    if b"id" in fields:
                        last = int(fields[b"id"])
                    if fields.get(b"event") == b"message":
                        told.append((json.loads(fields[b"data"])["text"], time.monotonic()))
            writer.close()
        except (OSError, ValueError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)


async def start(tool: str, port: int, file: str) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(tool, "serve", "--in-process", "--port", str(port), "--conversations", file, stderr=asyncio.subprocess.DEVNULL)
    for _ in range(300):
        try:
            (await asyncio.open_connection("127.0.0.1", port))[1].close()
            return process
        except OSError:
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not start")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/analyze")
    for name, value in [("clients", 200), ("messages", 300), ("kills", 2)]:
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "conversations.db")
        server = await start(options.tool, port, file)
        made = await request(port, "POST", "/v1/conversations", {})
        conversation, owner = made["conversation"]["id"], made["token"]
        # Each sends as many as a participant may in a minute.
        senders = -(-options.messages // 50)
        invitation = await request(port, "POST", f"/v1/conversations/{conversation}/invitations", {"uses": senders}, owner)
        tokens = [(await request(port, "POST", f"/v1/conversations/{conversation}/participants", {"invitation": invitation["secret"]}))["token"] for _ in range(senders)]
        told: list[list] = [[] for _ in range(options.clients)]
        readers = [asyncio.create_task(read_stream(port, conversation, owner, options.messages, each)) for each in told]
        sent: dict[str, float] = {}
        kill_at = {options.messages * (number + 1) // (options.kills + 1) for number in range(options.kills)}

        async def send(number: int) -> None:
            text = f"text {number}"
            sent[text] = time.monotonic()
            while True:
                try:
                    return void(await request(port, "POST", f"/v1/conversations/{conversation}/messages", {"kind": "text", "text": text}, tokens[number // 50], f"key-{number}"))
                except (OSError, ValueError, IndexError, asyncio.TimeoutError):
                    await asyncio.sleep(0.1)

        sending = []
        for number in range(options.messages):
            sending.append(asyncio.create_task(send(number)))
            await asyncio.sleep(0.02)
            if number in kill_at:
                os.kill(server.pid, signal.SIGKILL)
                await server.wait()
                server = await start(options.tool, port, file)
        await asyncio.gather(*sending)
        try:
            await asyncio.wait_for(asyncio.gather(*readers), 60)
        finally:
            server.terminate()
            await server.wait()
        orders = {tuple(text for text, _ in each) for each in told}
        delays = sorted(when - sent[text] for each in told for text, when in each)
        result = {"clients": options.clients, "messages": options.messages, "kills": options.kills, "orders": len(orders), "distinct": len(set(next(iter(orders)))),
                  "delay_median_s": round(delays[len(delays) // 2], 3), "delay_p95_s": round(delays[len(delays) * 95 // 100], 3)}
        print(json.dumps(result))
        if len(orders) != 1 or result["distinct"] != options.messages or len(next(iter(orders))) != options.messages:
            sys.exit("a client lacks a message, or has one twice, or in another order")


def void(_: object) -> None:
    """What was answered does not matter."""


asyncio.run(main())
