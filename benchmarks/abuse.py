"""What a server of tables bears: `python benchmarks/abuse.py`.

It starts a server on this machine, is rude to it in six ways, and says what became of it. It attacks nothing else.

- pings: a socket sends PINGs and never reads the answers. How much memory do they take?
- frames: 200,000 frames that no browser sends. How many tracebacks are in the log?
- silent: connections that say nothing, more than the server has descriptors for. How many lines are in the log?
- headers, body: a request that comes a byte at a time. After how many seconds is it closed?
- reading: an answer that nobody reads. After how many seconds is it closed?

`--command` measures another server of the same application, for example:

    python benchmarks/abuse.py --command "uvicorn --factory kahve.table.serving.app:create_app --port {port}"
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import os
import random
import resource
import shlex
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE = "127.0.0.1"
OURS = "{python} -m kahve serve --no-browser --port {port} --pace 0"
DESCRIPTORS = 200


def free_port() -> int:
    """A port that nobody listens at just now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in a process of its own, with a store and a log of its own."""

    def __init__(self, command: str, descriptors: int | None = None) -> None:
        """descriptors: the files and connections that it may have open."""
        self.folder = tempfile.TemporaryDirectory()
        self.port = free_port()
        words = shlex.split(command.format(python=sys.executable, port=self.port))
        self.log = Path(self.folder.name, "log")
        limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))) if descriptors else None
        with self.log.open("wb") as log:
            environment = os.environ | {"KAHVE_DATA": self.folder.name}
            self.process = subprocess.Popen(words, stdout=log, stderr=log, env=environment, preexec_fn=limit)
        for _ in range(300):
            with contextlib.suppress(OSError):
                self.table = self.new_table()
                return
            time.sleep(0.1)
        raise SystemExit(f"The server did not start: {self.log.read_text()}")

    def new_table(self) -> str:
        """The name of a new table."""
        body = {"game": "pisti", "house": {"seats": 2}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
        request = urllib.request.Request(f"http://{HERE}:{self.port}/api/tables", json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=5) as answer:
            return str(json.load(answer)["table"])

    def line(self, *, small: bool = False) -> socket.socket:
        """A connection to it; small: with as little room for what is not read as the system allows."""
        connection = socket.socket()
        if small:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(10)
        connection.connect((HERE, self.port))
        return connection

    def socket(self, *, small: bool = False) -> socket.socket:
        """An open WebSocket of the table, by hand."""
        connection = self.line(small=small)
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nHost: {HERE}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if not connection.recv(4096).startswith(b"HTTP/1.1 101"):
            raise OSError("no socket was opened")
        return connection

    @property
    def megabytes(self) -> float:
        """The memory of the process and its children's children, without what they share with others."""
        return sum(resident(pid) for pid in family(self.process.pid)) / 1e6

    def answers(self) -> bool:
        """Whether it still serves."""
        try:
            with urllib.request.urlopen(f"http://{HERE}:{self.port}/healthz", timeout=10) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> str:
        """End it; its log."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        text = self.log.read_text(errors="replace")
        self.folder.cleanup()
        return text


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(other for child in children for other in family(int(child)))]


def resident(pid: int) -> int:
    """The memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


@contextlib.contextmanager
def serving(command: str, descriptors: int | None = None) -> Iterator[Server]:
    """A server for one attack."""
    server = Server(command, descriptors)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def frame(kind: int, data: bytes, *, last: bool = True) -> bytes:
    """A frame of a WebSocket with a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


def pings(command: str, seconds: float, sockets: int) -> dict[str, object]:
    """Sockets that send PINGs and never read."""
    with serving(command) as server:
        before, most, cut = server.megabytes, 0.0, 0
        lines = [server.socket(small=True) for _ in range(sockets)]
        flood = frame(9, bytes(125)) * 200
        until = time.monotonic() + seconds
        while time.monotonic() < until and lines:
            for line in list(lines):
                line.settimeout(0.05)
                try:
                    line.sendall(flood)
                except TimeoutError:
                    pass
                except OSError:
                    cut += 1
                    lines.remove(line)
                    with contextlib.suppress(OSError):
                        lines.append(server.socket(small=True))
            most = max(most, server.megabytes)
        return {"MB before": round(before), "MB at most": round(most), "cut off": cut, "serves": server.answers()}


def hostile(chance: random.Random) -> bytes:
    """A frame that no browser sends, or one that only looks like a message."""
    texts = [b"", b"\xff\xfe", b"[]", b"{}", b'{"type":"ask"}', b'{"type":"hello","token":5}', b"{" * 60, b'"' * 100, b'{"type":"ping"}']
    frame_bytes = frame(chance.randrange(16), chance.choice([*texts, chance.randbytes(chance.randrange(126))]), last=chance.random() < 0.8)
    if chance.random() < 0.1:
        frame_bytes = bytes([frame_bytes[0] | chance.choice([0x10, 0x20, 0x40])]) + frame_bytes[1:]
    return frame_bytes if chance.random() < 0.95 else frame_bytes[: chance.randrange(1, len(frame_bytes))]


def frames(command: str, number: int) -> dict[str, object]:
    """Hostile frames, each connection until the server ends it, and broken requests between them."""
    chance, sent, lines, began = random.Random(8), 0, 0, time.monotonic()
    with serving(command) as server:
        while sent < number:
            lines += 1
            with contextlib.suppress(OSError), server.socket() as line:
                while sent < number:
                    part = [hostile(chance) if chance.random() < 0.05 else message(chance) for _ in range(20)]
                    line.sendall(b"".join(part))
                    sent += len(part)
                    if not received(line):
                        break
            if chance.random() < 0.2:
                with contextlib.suppress(OSError), server.line() as line:
                    line.sendall(chance.randbytes(200) + b"\r\n\r\n")
        serves = server.answers()
        log = server.stop()
    return {
        "frames": sent,
        "connections": lines,
        "seconds": round(time.monotonic() - began, 1),
        "tracebacks": log.count("Traceback"),
        "lines of log": len(log.splitlines()),
        "serves": serves,
    }


def message(chance: random.Random) -> bytes:
    """A frame that is one, with a message that is none."""
    ask = b'{"type":"ask","id":"a","base":0,"do":"move","move":"5H"}'
    return frame(chance.choice([1, 1, 1, 2, 9, 10]), chance.choice([b"", b"{}", b"[]", b"[" * 100, b'{"type":1}', ask]))


def received(line: socket.socket) -> bool:
    """Take what has come; False when the other side has ended the connection."""
    line.settimeout(0.0005)
    try:
        return bool(line.recv(1 << 20))
    except TimeoutError:
        return True
    finally:
        line.settimeout(10)


def silent(command: str, number: int, seconds: float) -> dict[str, object]:
    """Connections that say nothing, at a server with few descriptors."""
    with serving(command, DESCRIPTORS) as server:
        lines = []
        for _ in range(number):
            with contextlib.suppress(OSError):
                lines.append(server.line())
        time.sleep(seconds)
        log = server.log.read_text(errors="replace")
        for line in lines:
            line.close()
        time.sleep(2)
        return {"lines of log": len(log.splitlines()), "tracebacks": log.count("Traceback"), "serves afterwards": server.answers()}


def slowly(command: str, text: bytes, most: float) -> dict[str, object]:
    """A request that comes a byte every two seconds."""
    with serving(command) as server, server.line() as line:
        began = time.monotonic()
        for at in range(len(text)):
            with contextlib.suppress(OSError):
                line.sendall(text[at : at + 1])
            line.settimeout(2)
            try:
                received = line.recv(4096)
            except TimeoutError:
                received = None
            except OSError:
                received = b""
            if received is not None or time.monotonic() - began > most:
                break
        seconds = time.monotonic() - began
        return {"closed after": round(seconds, 1) if received is not None else f"never within {most:g} s"}


def reading(command: str, most: float) -> dict[str, object]:
    """Answers that are asked for and never read."""
    with serving(command) as server, server.line(small=True) as line:
        request = f"GET /api/games HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode()
        began, stop = time.monotonic(), threading.Event()
        ended = ""
        while not stop.is_set() and time.monotonic() - began < most:
            try:
                line.settimeout(0.5)
                line.sendall(request * 20)
            except TimeoutError:
                continue
            except OSError:
                ended = f"{time.monotonic() - began:.1f}"
                break
        return {"closed after": ended or f"never within {most:g} s", "MB": round(server.megabytes), "serves": server.answers()}


def main() -> None:
    """Run the attacks that are named, or all of them."""
    header = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"a" * 1000
    body = b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"game":' + b" " * 900
    reader = argparse.ArgumentParser(description="What a server of tables bears.")
    reader.add_argument("attacks", nargs="*", default=["pings", "frames", "silent", "headers", "body", "reading"])
    reader.add_argument("--command", default=OURS, help="the server; {port} stands for its port")
    reader.add_argument("--seconds", type=float, default=20.0, help="how long the flood of PINGs lasts")
    reader.add_argument("--sockets", type=int, default=1, help="how many sockets flood it")
    reader.add_argument("--frames", type=int, default=200_000)
    reader.add_argument("--silent", type=int, default=400)
    reader.add_argument("--patience", type=float, default=45.0, help="seconds after which a slow request counts as never closed")
    options = reader.parse_args()
    attacks = {
        "pings": lambda: pings(options.command, options.seconds, options.sockets),
        "frames": lambda: frames(options.command, options.frames),
        "silent": lambda: silent(options.command, options.silent, 10.0),
        "headers": lambda: slowly(options.command, header, options.patience),
        "body": lambda: slowly(options.command, body, options.patience),
        "reading": lambda: reading(options.command, options.patience),
    }
    for name in options.attacks:
        print(name, json.dumps(attacks[name]()), flush=True)


if __name__ == "__main__":
    main()
