"""Work that comes back once for every task, whatever happens to those who do it.

Tasks are Python expressions and the work is `eval`, which every process knows.
"""

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kahve.lab.deals_folder import DealsFolder
from kahve.lab.engines import Engine, EngineError, Processes, Ray, Threads, work_here
from kahve.lab.extras import Missing
from kahve.lab.match import Match
from kahve.lab.run import Outcome


def note(path: Path, number: int) -> str:
    """An expression that writes down a number and the process that has come to it."""
    return f"open({str(path)!r}, 'a').write(f'{number}:{{__import__(\"os\").getpid()}}\\n')"


def noted(path: Path, number: int, seconds: float = 0.05) -> str:
    """A task that writes down who has begun it, takes its time, and gives its number."""
    return f"({note(path, number)}, __import__('time').sleep({seconds}), {number})[-1]"


def waiting_task(path: Path, number: int, gate: Path) -> str:
    """A task that writes down who has begun it, and gives its number when there is a file `gate`, or after a minute."""
    tries = f"any(__import__('os').path.exists({str(gate)!r}) or __import__('time').sleep(0.1) for _ in range(600))"
    return f"({note(path, number)}, {tries}, {number})[-1]"


def begun(path: Path) -> list[tuple[int, int]]:
    """The numbers that tasks have written down, each with the process that had begun it."""
    return [(int(number), int(pid)) for number, _, pid in (line.partition(":") for line in path.read_text().splitlines())]


def killing(path: Path, number: int) -> str:
    """A task that ends its process the first time it is tried."""
    return f"(__import__('os').path.exists({str(path)!r}) or (open({str(path)!r}, 'x'), __import__('os')._exit(1)), {number})[-1]"


@pytest.mark.parametrize("engine", [Threads(2), Processes(2)], ids=["threads", "processes"])
def test_every_task_comes_back_once(engine: Engine) -> None:
    tasks = [f"{number} ** 2" for number in range(30)]
    assert sorted(engine.run(eval, tasks)) == sorted((task, eval(task)) for task in tasks)


@pytest.mark.parametrize("engine", [Threads(2), Processes(2)], ids=["threads", "processes"])
def test_an_error_of_the_work_is_the_askers(engine: Engine) -> None:
    with pytest.raises(ZeroDivisionError):
        list(engine.run(eval, ["1", "1 // 0", "2"]))


def test_what_is_stopped_stops_at_once(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    running = Processes(1).run(eval, [noted(notes, 0, 0), *(noted(notes, number, 60) for number in range(1, 20))])
    next(running)
    running.close()  # would take a minute
    assert len(notes.read_text().split()) < 4


@pytest.mark.timeout(60)
@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
def test_a_process_ends_even_if_its_main_thread_misses_the_signal(tmp_path: Path) -> None:
    blocked = f"__import__('signal').pthread_sigmask({int(signal.SIG_BLOCK)}, {{{int(signal.SIGTERM)}}})"
    asleep = f"({blocked}, {note(tmp_path / 'notes', 1)}, __import__('time').sleep(600))"
    running = Processes(2).run(eval, ["0", asleep])
    next(running)
    notes = tmp_path / "notes"
    while not (notes.exists() and begun(notes)):  # the file is there before the line in it
        time.sleep(0.02)
    running.close()  # would take ten minutes
    assert not Path(f"/proc/{begun(notes)[0][1]}").exists()


def test_a_process_that_dies_takes_nothing_with_it(tmp_path: Path) -> None:
    tasks = [*(noted(tmp_path / "notes", number, 0) for number in range(10)), killing(tmp_path / "died", 99)]
    answers = dict(Processes(2).run(eval, tasks))
    assert list(answers) != []
    assert set(answers) == set(tasks)
    assert (tmp_path / "died").exists()


def test_processes_that_die_always_are_given_up() -> None:
    with pytest.raises(EngineError, match="died 5 times; 1 chunks are left"):
        list(Processes(1).run(eval, ["__import__('os')._exit(1)"]))


def test_without_ray_it_says_how_to_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match=r"--engine ray needs ray, which is not installed: pip install 'kahve\[ray\]'"):
        Ray().connect()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1: Connection refused"),
        ("ray://127.0.0.1:1", "No Ray cluster answers at ray://127.0.0.1:1"),
        ("somewhere", "--ray-address cannot be somewhere: write host:port"),
        ("127.0.0.1:99999", "No Ray cluster answers at 127.0.0.1:99999"),
    ],
)
def test_an_address_at_which_nobody_listens_is_refused_at_once(address: str, says: str) -> None:
    with pytest.raises(EngineError, match=says):
        Ray(address).connect()


def test_an_address_at_which_something_else_listens_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.engines.ANSWER", 0.5)
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "init", lambda **options: threading.Event().wait(20))
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(EngineError, match=f"No Ray cluster answers at {address}: nothing was heard for 0.5 seconds"):
            Ray(address).connect()


def test_a_node_with_another_kahve_does_nothing() -> None:
    with pytest.raises(EngineError, match="another version of Kahve"):
        work_here(("another", eval), "1")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes of one core each, as processes of this machine.

    A node of Ray ends itself if its own helpers need more than 15 seconds to begin, which happens on a busy machine.
    So what has not begun within a minute is begun again.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    services, constants = cluster_utils.ray._private.services, cluster_utils.ray._private.ray_constants
    get_node = services.get_node

    def patient(*which: Any) -> Any:
        until = time.monotonic() + 60
        while True:
            try:
                return get_node(*which)
            except RuntimeError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def begin(node: Callable[[], Any], tries: int = 4) -> Any:
        try:
            return node()
        except Exception:  # Ray raises no narrower one
            if tries == 1:
                raise
            return begin(node, tries - 1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "get_node", patient)
        patch.setattr(constants, "NUM_REDIS_GET_RETRIES", 300)
        head = {"num_cpus": 1, "include_dashboard": False, "wait": False}
        local_cluster = begin(lambda: cluster_utils.Cluster(initialize_head=True, head_node_args=head))
        begin(lambda: local_cluster.add_node(num_cpus=1, wait=False))
    yield local_cluster
    pytest.importorskip("ray").shutdown()
    local_cluster.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_of_two_nodes_plays_a_match_though_a_worker_and_a_node_are_killed(
    cluster: Any, duel: Match, play: Callable[..., Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A cluster on a machine that runs all other tests takes its time.
    monkeypatch.setattr("kahve.lab.engines.ANSWER", 120.0)
    engine = Ray(cluster.address)
    notes, gate = tmp_path / "notes", tmp_path / "gate"
    answered: list[int] = []
    killed = at_work = 0
    # All but the first five wait, so whoever has begun another is at work when it is killed.
    tasks = [noted(notes, number) if number < 5 else waiting_task(notes, number, gate) for number in range(20)]
    for _, number in engine.run(eval, tasks):
        answered.append(number)
        while len(answered) == 5 and not killed:
            at_work, process = begun(notes)[-1]
            if at_work not in answered:
                os.kill(process, signal.SIGKILL)
                killed = process
                gate.touch()
    assert sorted(answered) == list(range(20)), "nothing lost, nothing twice"
    again = [process for number, process in begun(notes) if number == at_work]
    assert again[0] == killed, "the worker was killed while it was at work"
    assert len(again) == 2, "what it had begun was begun once more"

    steps: list[int] = []

    def progress(done: int, fresh: bool) -> None:
        steps.append(done)
        if len(steps) == 2:
            cluster.remove_node(next(node for node in cluster.worker_nodes), allow_graceful=False)

    by_ray = play(duel, 60, engine=engine, folder=DealsFolder(tmp_path / "d", duel), progress=progress)
    assert sum(steps) == 60
    here = play(duel, 60)
    assert (by_ray.played.sheets == here.played.sheets).all()
    assert (by_ray.played.lengths == here.played.lengths).all()
    resumed = play(duel, 60, folder=DealsFolder(tmp_path / "d", duel), engine=None)
    assert (resumed.played.sheets == here.played.sheets).all()
    with pytest.raises(ZeroDivisionError):
        list(engine.run(eval, ["1 // 0"]))
    engine.close()
