"""`kahve doctor`: each thing that can be wrong with a store, a machine and a proxy is found, and the sentence says what to do."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kahve.language import offered
from kahve.table.push.push_key import make_key
from kahve.table.store.sql import Store
from kahve.terminal.checks import computer
from kahve.terminal.checks import store as stores
from kahve.terminal.checks.address import check_address
from kahve.terminal.checks.computer import check_clock, check_compiler, check_descriptors, check_disk, check_push_key
from kahve.terminal.checks.finding import FIX, Finding
from kahve.terminal.checks.store import check_store, folder_of
from kahve.terminal.main import app
from kahve.web import build

from ..proxy import NGINX, nginx, nginx_examples
from .conftest import Server


def names(findings: Iterator[Finding]) -> list[str]:
    """The findings by the names of their sentences, those to be mended with a mark."""
    return [finding.says.id.removeprefix("terminal-doctor-") + ("!" if finding.kind == FIX else "") for finding in findings]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store in a file, with nothing in it."""
    Store(f"sqlite:///{tmp_path}/tables.db").close()
    return tmp_path / "tables.db"


def change(file: Path, *statements: str) -> str:
    """Change a store behind the back of Kahve; its URL."""
    with sqlite3.connect(file) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()
    return f"sqlite:///{file}"


# -- the store


def test_a_sound_store_is_left_as_it_is(file: Path) -> None:
    before = file.read_bytes()
    assert names(check_store(f"sqlite:///{file}")) == ["store-ready"]
    assert file.read_bytes() == before
    assert folder_of(f"sqlite:///{file}") == file.parent


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert names(check_store(f"sqlite:///{tmp_path}/new/tables.db")) == ["store-new"]
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_and_a_store_of_something_else_are_told_once(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    (tmp_path / "empty.db").touch()
    for name, said in (("empty.db", "store-empty"), ("other.db", "store-of-others!")):
        (tmp_path / name).chmod(0o600)
        assert names(check_store(f"sqlite:///{tmp_path / name}")) == [said]


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '0001'", ["store-older"]),
        ("UPDATE alembic_version SET version_num = '9999'", ["store-newer!"]),
        ("DROP TABLE alembic_version", ["store-of-others!"]),
        ("INSERT INTO events VALUES ('t', 0, 'opened', '{}', unixepoch() + 3600)", ["store-ready", "clock-behind!"]),
    ],
)
def test_a_store_of_another_version_or_from_the_future_is_named(file: Path, statement: str, said: list[str]) -> None:
    assert names(check_store(change(file, statement)))[: len(said)] == said


def test_a_damaged_store_and_one_that_others_may_read(file: Path) -> None:
    file.chmod(0o644)
    assert names(check_store(f"sqlite:///{file}"))[-1] == "store-open-to-others!"
    content = bytearray(file.read_bytes())
    content[4096:] = bytes(len(content) - 4096)
    file.write_bytes(content)
    assert names(check_store(f"sqlite:///{file}"))[-1] == "store-damaged!"
    file.write_bytes(b"no store at all" * 1000)
    assert names(check_store(f"sqlite:///{file}")) == ["store-damaged!"]


def test_a_store_that_cannot_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = sqlite3.connect
    monkeypatch.setattr(stores.sqlite3, "connect", lambda address, **more: real(address.replace("mode=rw", "mode=ro"), **more))
    assert names(check_store(f"sqlite:///{file}")) == ["store-ready", "store-read-only!"]
    monkeypatch.setattr(stores.os, "access", lambda *_: False)
    assert names(check_store(f"sqlite:///{file}.new")) == ["store-folder!"]


def test_an_address_that_no_store_has_is_refused() -> None:
    for url in ("tables", "postgresql://kahve@host/tables?password_file=/nowhere"):
        assert names(check_store(url)) == ["store-unusable!"]


def test_a_database_with_its_clock_its_rights_and_its_connections(postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.database()
    assert names(check_store(url)) == ["store-empty"]
    Store(url).close()
    assert names(check_store(url)) == ["store-ready"]
    assert folder_of(url) is None
    assert names(check_store(url.replace("kahve@", "kahve:secret@")))[0] == "store-password"
    assert "secret" not in "".join(str(finding.says) for finding in check_store(url.replace("kahve@", "kahve:secret@") + "x"))
    assert names(check_store(url.replace("127.0.0.1", "127.0.0.1:1").replace(f":1:{postgres.port}", ":1"))) == ["store-unreachable!"]
    monkeypatch.setattr(stores, "SERVER_CONNECTIONS", 10_000)
    assert names(check_store(url)) == ["store-ready", "store-connections!"]
    monkeypatch.undo()
    real = time.time
    monkeypatch.setattr(stores.time, "time", lambda: real() - 3600)
    assert names(check_store(url)) == ["store-ready", "clock-database!"]
    monkeypatch.undo()
    connect = stores.postgres.connect
    monkeypatch.setattr(
        stores.postgres, "connect", lambda url: connect(url.update_query_dict({"options": "-c default_transaction_read_only=on"}))
    )
    assert names(check_store(url)) == ["store-ready", "store-read-only!"]


# -- the machine


def test_a_clock_that_is_set_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "_LOOK_SECONDS", 0.01)
    assert names(check_clock()) == ["clock-steady"]
    times = iter([1000.0, 4600.0])
    monkeypatch.setattr(computer.time, "time", lambda: next(times))
    assert names(check_clock()) == ["clock-jumps!"]


def test_a_disk_that_is_nearly_full_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert names(check_disk(None)) == []
    monkeypatch.setattr(computer, "LEAST_FREE", 0.0)
    assert names(check_disk(tmp_path / "not" / "there")) == ["disk-room"]
    monkeypatch.setattr(computer, "LEAST_FREE", 10**9)
    assert names(check_disk(tmp_path)) == ["disk-low!"]


def test_few_descriptors_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, 4096))
    assert names(check_descriptors()) == []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, 256))
    assert names(check_descriptors()) == ["descriptors-few!"]


def test_what_compiles_the_rules_and_where_they_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    monkeypatch.setenv("CC", sys.executable)
    assert names(check_compiler()) == ["compiler-there"]
    for command, said in (
        (None, ["compiler-none!"]),
        ("", ["compiler-shipped", "cache-closed!"]),
        ("cc", ["compiler-there", "cache-closed!"]),
    ):
        monkeypatch.setattr(computer, "what_compiles", lambda command=command: (command, Path("/proc/nowhere")))
        assert names(check_compiler()) == said


def test_a_push_key_is_read_before_somebody_needs_it(tmp_path: Path) -> None:
    assert names(check_push_key(None)) == ["push-none"]
    assert names(check_push_key(tmp_path / "none.json")) == ["push-unusable!"]
    make_key(tmp_path / "plain.json")
    assert names(check_push_key(tmp_path / "plain.json")) == ["push-no-contact"]
    make_key(tmp_path / "push.json", "mailto:ada@cards.example")
    assert names(check_push_key(tmp_path / "push.json")) == ["push-ready"]
    (tmp_path / "push.json").chmod(0o644)
    assert names(check_push_key(tmp_path / "push.json")) == ["store-open-to-others!", "push-ready"]


# -- the address, behind a real nginx


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes the proxy of its own machine."""
    build.build()
    server = Server(tmp_path_factory.mktemp("doctor") / "tables.db", trusted_proxies="127.0.0.1", public_url="http://127.0.0.1/kahve")
    yield server
    server.stop()


WELL = ["address-leads", "page-whole", "address-http", "socket-open", "visitors-seen"]
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx")


def behind(block: str, server: Server, folder: Path, path: str = "/kahve") -> list[str]:
    """What the doctor finds behind an nginx with this block."""
    with nginx(block, server.port, folder) as port:
        return names(check_address(f"http://127.0.0.1:{port}{path}"))


@needs_nginx
@pytest.mark.parametrize("example", range(2))
def test_behind_the_examples_for_nginx_all_is_well(example: int, own_server: Server, tmp_path: Path) -> None:
    assert behind(nginx_examples()[example], own_server, tmp_path) == WELL


WRONG = {
    "no WebSockets": ("    proxy_set_header Upgrade $http_upgrade;\n", "", "socket-closed!"),
    "no addresses": (
        "    proxy_set_header X-Forwarded-For $remote_addr;\n",
        '    proxy_set_header X-Forwarded-For "";\n',
        "visitors-untold!",
    ),
    "claims": ("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for", "visitors-claimed!"),
    "another name": ("Host $http_host", "Host 127.0.0.1", "host-lost!"),
    "a foreign name": ("Host $http_host", "Host elsewhere.example", "address-other-name!"),
    "another scheme": ("X-Forwarded-Proto $scheme", "X-Forwarded-Proto https", "scheme-lost!"),
    "no assets": ("location /kahve/ {", "location /kahve/assets/ { return 404; }\nlocation /kahve/ {", "page-broken!"),
    "nobody behind": (":8000", ":1", "address-nobody-behind!"),
    "another place": ("location /kahve/", "location /cards/", "address-not-kahve!"),
}
"""What is written otherwise in the block for nginx, and what the doctor finds then."""


@needs_nginx
@pytest.mark.parametrize("fault", WRONG)
def test_a_proxy_that_is_set_wrongly_is_found_out(fault: str, own_server: Server, tmp_path: Path) -> None:
    right, wrong, finding_names = WRONG[fault]
    block = nginx_examples()[0]
    assert right in block
    said = behind(block.replace(right, wrong), own_server, tmp_path)
    assert [name for name in said if name.endswith("!")] == [finding_names]


@needs_nginx
def test_a_proxy_that_puts_the_address_behind_what_was_claimed_is_well_set(own_server: Server, tmp_path: Path) -> None:
    block = nginx_examples()[0].replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $proxy_add_x_forwarded_for")
    assert behind(block, own_server, tmp_path) == WELL


@needs_nginx
def test_a_server_that_believes_nobody_is_told_whom_to_believe(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", public_url="http://127.0.0.1/kahve")
    with nginx(nginx_examples()[0].replace("$remote_addr", "203.0.113.7"), server.port, tmp_path) as port:
        findings = list(check_address(f"http://127.0.0.1:{port}/kahve"))
    server.stop()
    [finding] = [finding for finding in findings if finding.kind == FIX]
    assert "--trusted-proxies 127.0.0.1" in str(finding.says)


def test_without_a_proxy_the_server_sees_for_itself(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    assert names(check_address(f"http://127.0.0.1:{server.port}")) == WELL
    server.kill()
    assert names(check_address(f"http://127.0.0.1:{server.port}")) == ["address-unreachable!"]
    assert names(check_address(None)) == ["address-none"]


@needs_nginx
@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl")
def test_https_has_a_certificate_that_is_believed_and_browsers_are_kept_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", *subject]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    secure = f"ssl_certificate {certificate}; ssl_certificate_key {key};\n{nginx_examples()[0]}"
    server = Server(tmp_path / "tables.db", trusted_proxies="127.0.0.1", public_url="https://localhost/kahve")
    with nginx(secure, server.port, tmp_path, tls=True) as port:
        assert names(check_address(f"https://localhost:{port}/kahve")) == ["address-certificate!"]
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        well = ["address-leads", "page-whole", "https-alone", "socket-open", "visitors-seen"]
        assert names(check_address(f"https://localhost:{port}/kahve")) == well
    server.stop()
    plain = Server(tmp_path / "plain.db", trusted_proxies="127.0.0.1")
    with nginx(secure, plain.port, tmp_path, tls=True) as port:
        assert "https-not-alone!" in names(check_address(f"https://localhost:{port}/kahve"))
    plain.stop()


# -- the command


def test_the_exit_code_says_whether_something_must_be_mended(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAHVE_CACHE", str(tmp_path))
    monkeypatch.setattr(computer, "LEAST_FREE", 0.0)
    done = CliRunner().invoke(app, ["doctor", "--store", f"sqlite:///{file}"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.startswith("Good: The tables in")
    assert done.stdout.endswith("Nothing needs to be fixed.\n")
    change(file, "UPDATE alembic_version SET version_num = '9999'")
    for language in offered():
        done = CliRunner().invoke(app, ["--language", language, "doctor", "--store", f"sqlite:///{file}"])
        assert (done.exit_code, done.stderr) == (1, ""), language
    done = CliRunner().invoke(app, ["doctor", "--store", f"sqlite:///{file}"])
    assert "Fix: The tables in" in done.stdout
    assert done.stdout.endswith("1 thing needs to be fixed.\n")
    refused = CliRunner().invoke(app, ["doctor", "--public-url", "cards.example"])
    assert refused.exit_code == 2
    assert "--public-url" in refused.stderr
