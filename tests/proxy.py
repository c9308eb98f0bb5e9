"""Reverse proxies before a server: one of our own with real sockets, and nginx with the configuration of docs/hosting.md."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"


class Proxy:
    """Passes what is asked below a path on to a server, with the path taken off or left; all else gets 404 and is noted."""

    def __init__(self, path: str, *, takes_off: bool) -> None:
        """path: as `/kahve/`. The server is named later, as it may have to know the address of the proxy."""
        self.path, self.takes_off = path, takes_off
        self.server_port = 0
        self.strays: list[str] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        """The address at which the server is seen, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}{self.path.rstrip('/')}"

    def close(self) -> None:
        """Stop letting anybody in."""
        self._listening.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                visitor, _ = self._listening.accept()
                threading.Thread(target=self._lead, args=(visitor,), daemon=True).start()

    def _lead(self, visitor: socket.socket) -> None:
        with visitor, suppress(OSError):
            request = b""
            while b"\r\n\r\n" not in request:
                part = visitor.recv(65536)
                if not part:
                    return
                request += part
            head, _, body = request.partition(b"\r\n\r\n")
            first, *headers = head.decode("latin-1").split("\r\n")
            method, target, version = first.split(" ")
            if not f"{target.partition('?')[0]}/".startswith(self.path):
                self.strays.append(target)
                visitor.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            if self.takes_off and target + "/" == self.path:
                # As nginx does: without a path left there is no page that a server could be asked for.
                visitor.sendall(f"HTTP/1.1 301 Moved\r\nLocation: {self.path}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
                return
            if self.takes_off:
                target = "/" + target[len(self.path) :]
            if not any(header.lower().startswith("upgrade:") for header in headers):
                # One request a connection: the next one has another path to be taken off.
                headers = [header for header in headers if not header.lower().startswith("connection:")] + ["Connection: close"]
            with socket.create_connection(("127.0.0.1", self.server_port)) as server:
                server.sendall("\r\n".join([f"{method} {target} {version}", *headers, "", ""]).encode("latin-1") + body)
                there = threading.Thread(target=_pipe, args=(visitor, server), daemon=True)
                there.start()
                _pipe(server, visitor)


def _pipe(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            sink.sendall(part)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)


def nginx_examples() -> list[str]:
    """The blocks for nginx on the page of hosting."""
    return re.findall(r"^ *```nginx\n(.*?)^ *```", HOSTING.read_text(encoding="utf-8"), re.M | re.S)


@contextmanager
def nginx(block: str, server: int, folder: Path, *, tls: bool = False) -> Iterator[int]:
    """The port of an nginx that serves with this block of docs/hosting.md, whose server listens at another port there.

    tls: the block names a certificate and a key.
    """
    assert NGINX is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    block = block.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    server = f"server {{ listen 127.0.0.1:{port}{' ssl' * tls}; server_name localhost;\n{block} }}"
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\nhttp {{ access_log off;\n{temporary}{server} }}\n"
    )
    process = subprocess.Popen([NGINX, "-p", str(folder), "-e", f"{folder}/error.log", "-c", str(config)])
    try:
        deadline = time.monotonic() + 30
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            if process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError((folder / "error.log").read_text())
            time.sleep(0.02)
        yield port
    finally:
        process.terminate()
        process.wait(30)
