#!/usr/bin/env python3
"""Whether the server holds: hints beside a flood of heavy calls, and thousands of half-open connections.

Starts a server with at most 1,024 open files, and asks it over the loopback. Everything that is asked is
counted here, too, and compared with the server's own counts.

    hold.py SERVER PUZZLES [--seconds 120] [--heavy 64] [--hints 8] [--half-open 3000]

SERVER is the command `ergodoku`, PUZZLES a file with a puzzle at the start of each line. Needs Linux and
nothing but Python's own library.
"""

import argparse
import asyncio
import collections
import json
import multiprocessing
import os
import random
import resource
import subprocess
import sys
import time

SCALES = ["hodoku", "se121"]
# After so many seconds without a request all threads and connections have ended by the server's own limits.
REST = 20


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("puzzles")
    parser.add_argument("--seconds", type=float, default=120, help="how long the flood of calls lasts")
    parser.add_argument("--heavy", type=int, default=64, help="clients of rate and generate")
    parser.add_argument("--hints", type=int, default=8, help="clients of hint")
    parser.add_argument("--between-hints", type=float, default=0.01, help="seconds from an answer to the next hint")
    parser.add_argument("--patience", type=float, default=0.1,
                        help="seconds from a refusal to the next try, whatever Retry-After says")
    parser.add_argument("--half-open", type=int, default=3000, help="half-open connections")
    parser.add_argument("--hold", type=float, default=30, help="how long they are held, in seconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with open(args.puzzles) as file:
        puzzles = [line[:81] for line in file if not line.startswith("#") and len(line) > 80]

    def few_files():
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))

    command = [args.server, "serve", "--port", "0", "--no-open"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=few_files)
    holds = True
    try:
        port = int(server.stdout.readline().split("http://", 1)[1].split("/")[0].rsplit(":", 1)[1])
        counts = collections.Counter()
        # Memory is compared with that of a server that has been used, and has nothing to do now.
        for _ in range(4):
            for name, body in [("hint", {"puzzle": puzzles[0]}), ("rate", {"puzzle": puzzles[0]}), ("generate", {})]:
                status, _, _ = asyncio.run(once(port, name, body))
                counts[name, status] += 1
        time.sleep(REST)
        before = memory(server.pid)
        print(f"memory before: {before:.0f} MB")
        with Highest(server.pid) as highest:
            holds &= flood(port, puzzles, args, counts)
        print(f"  memory: {highest.value:.0f} MB at the most")
        holds &= said("memory stays below 200 MB", highest.value <= 200)
        with Highest(server.pid) as highest:
            holds &= half_open(port, args, counts)
        print(f"  memory: {highest.value:.0f} MB at the most")
        holds &= said("memory stays below 200 MB", highest.value <= 200)
        time.sleep(REST)
        after = memory(server.pid)
        print(f"memory after: {after:.0f} MB, {after / before:.2f} times that of before")
        holds &= said("memory goes back to 1.2 times that of before", after <= 1.2 * before)
        holds &= compare(port, counts)
        holds &= ends(server, port)
    finally:
        server.kill()
    sys.exit(0 if holds else 1)


def flood(port, puzzles, args, counts):
    """Clients of rate and generate without a rest, and beside them clients of hint."""
    print(f"{args.heavy} clients of rate and generate beside {args.hints} of hint, {args.seconds:.0f} s")
    results = multiprocessing.Queue()
    kinds = [(heavy_clients, args.heavy), (hint_clients, args.hints)]
    clients = [multiprocessing.Process(target=run, args=(kind, number, port, puzzles, args, results))
               for kind, number in kinds]
    for it in clients:
        it.start()
    answers = [answer for _ in clients for answer in results.get()]
    for it in clients:
        it.join()
    holds = True
    for call in ["rate", "generate", "hint"]:
        of_call = [it for it in answers if it[0] == call]
        by_status = collections.Counter(status for _, status, _, _ in of_call)
        counts.update({(call, status): number for status, number in by_status.items()})
        for status, number in sorted(by_status.items()):
            times = sorted(took for _, it, took, _ in of_call if it == status)
            print(f"  {call} {status}: {number}, {within(times)}")
    hints = sorted(took for call, _, took, _ in answers if call == "hint")
    refusals = [it for it in answers if it[1] == 503]
    holds &= said("every hint is answered", all(it[1] == 200 for it in answers if it[0] == "hint"))
    holds &= said("99 % of the hints within 50 ms", hints[int(len(hints) * 0.99)] <= 0.05)
    holds &= said("no 408", all(it[1] != 408 for it in answers))
    holds &= said("every refusal within 100 ms", all(took <= 0.1 for _, _, took, _ in refusals))
    holds &= said("every refusal has Retry-After", all(retry for _, _, _, retry in refusals))
    return holds


def run(kind, number, port, puzzles, args, results):
    answers = []

    async def all_of_them():
        until = time.monotonic() + args.seconds
        await asyncio.gather(*[kind(port, it, puzzles, args, until, answers) for it in range(number)])

    asyncio.run(all_of_them())
    results.put(answers)


async def heavy_clients(port, number, puzzles, args, until, answers):
    rng = random.Random(f"{args.seed} {number}")
    connection = Connection(port)
    while time.monotonic() < until:
        if number % 2 == 0:
            call, body = "rate", {"puzzle": rng.choice(puzzles), "scale": rng.choice(SCALES)}
        else:
            call, body = "generate", {"er": "9.0..", "seed": rng.randrange(2**32)}
        status, took, headers = await connection.post(call, body)
        answers.append((call, status, took, "retry-after" in headers))
        if status == 503:
            await asyncio.sleep(args.patience)
    connection.close()


async def hint_clients(port, number, puzzles, args, until, answers):
    rng = random.Random(f"{args.seed} hint {number}")
    connection = Connection(port)
    while time.monotonic() < until:
        status, took, headers = await connection.post("hint", {"puzzle": rng.choice(puzzles)})
        answers.append(("hint", status, took, "retry-after" in headers))
        await asyncio.sleep(args.between_hints)
    connection.close()


def half_open(port, args, counts):
    """Connections that send half a head or nothing, opened anew as they are closed, and /health beside."""
    print(f"{args.half_open} half-open connections, {args.hold:.0f} s")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard != resource.RLIM_INFINITY and hard < args.half_open + 100:
        raise SystemExit(f"the system lets this script have {hard} open files only: see ulimit -Hn")
    answers, opened = asyncio.run(hold_open(port, args))
    for status, number in collections.Counter(status for status, _ in answers).items():
        times = sorted(took for it, took in answers if it == status)
        print(f"  /health {status}: {number}, {within(times)}")
        if status != 0:
            counts["health", status] += number
    print(f"  {opened} connections opened")
    return said("/health answers throughout", all(status == 200 for status, _ in answers))


async def hold_open(port, args):
    answers = []
    opened = 0
    until = time.monotonic() + args.hold

    async def hold(number):
        nonlocal opened
        while time.monotonic() < until:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                opened += 1
                writer.write([b"", b"GET /hea", b"GET /health HTTP/1.1\r\nhost: local"][number % 3])
                await asyncio.wait_for(reader.read(), max(0.1, until - time.monotonic()))
            except (OSError, TimeoutError, asyncio.TimeoutError):
                pass
            writer.close()
            # Not all at once.
            await asyncio.sleep(1)

    async def ask():
        while time.monotonic() < until:
            started = time.monotonic()
            status = await health(port)
            answers.append((status, time.monotonic() - started))
            await asyncio.sleep(0.05)

    await asyncio.gather(ask(), *[hold(it) for it in range(args.half_open)])
    return answers, opened


async def health(port):
    """The status of a request on a connection of its own; 0 if there is no answer within 5 s."""
    connection = Connection(port)
    try:
        status, _, _ = await asyncio.wait_for(connection.get("/health"), 5)
        return status
    except (OSError, EOFError, TimeoutError, asyncio.TimeoutError):
        return 0
    finally:
        connection.close()


def compare(port, counts):
    """Whether the server has counted what was counted here."""
    counted = collections.Counter()
    for line in asyncio.run(text(port, "/metrics")).splitlines():
        if line.startswith("ergodoku_requests_total{"):
            labels, number = line[line.index("{") + 1:].split("} ")
            labels = dict(it.split("=") for it in labels.replace('"', "").split(","))
            counted[labels["call"], int(labels["status"])] = int(number)
        elif line.startswith("ergodoku_connections") and not line.startswith("#"):
            print(f"  {line}")
    for key in sorted(set(counts) | set(counted)):
        if counts[key] != counted[key]:
            print(f"  {key}: {counts[key]} here, {counted[key]} there")
    return said("/metrics equals what the clients counted", counts == counted)


def ends(server, port):
    """Whether the server ends in time, with a request half sent and a call in hand."""
    async def hold():
        _, half = await asyncio.open_connection("127.0.0.1", port)
        half.write(b"GET /hea")
        call = asyncio.ensure_future(once(port, "generate", {"er": "11.5..", "count": 100}))
        await asyncio.sleep(1)
        server.terminate()
        started = time.monotonic()
        status, _, _ = await call
        server.wait()
        return status, time.monotonic() - started

    status, took = asyncio.run(hold())
    print(f"asked to end: the call in hand is answered with {status}, the server has ended after {took:.1f} s")
    return said("it ends within 5 s", took <= 5)


class Connection:
    """A client that keeps its connection."""

    def __init__(self, port):
        self.port = port
        self.streams = None

    async def post(self, name, body):
        body = json.dumps(body)
        head = f"POST /api/v1/{name} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        return await self.ask(f"{head}content-length: {len(body)}\r\n\r\n{body}")

    async def get(self, path):
        return await self.ask(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n")

    async def ask(self, request):
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        started = time.monotonic()
        writer.write(request.encode())
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(it.lower().split(": ", 1) for it in lines if it)
        self.body = await reader.readexactly(int(headers.get("content-length", 0)))
        return int(status.split()[1]), time.monotonic() - started, headers

    def close(self):
        if self.streams is not None:
            self.streams[1].close()


async def once(port, name, body):
    connection = Connection(port)
    answer = await connection.post(name, body)
    connection.close()
    return answer


async def text(port, path):
    connection = Connection(port)
    await connection.get(path)
    connection.close()
    return connection.body.decode()


class Highest:
    """The highest memory of a process while this is entered, looked at twenty times a second."""

    def __init__(self, pid):
        self.value = 0
        self.pid = pid

    def __enter__(self):
        self.ended = multiprocessing.Event()
        self.highest = multiprocessing.Value("d", 0)
        self.process = multiprocessing.Process(target=self.look)
        self.process.start()
        return self

    def look(self):
        while not self.ended.wait(0.05):
            self.highest.value = max(self.highest.value, memory(self.pid))

    def __exit__(self, *_):
        self.ended.set()
        self.process.join()
        self.value = self.highest.value


def memory(pid):
    """The memory that a process has, in MB."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def within(times):
    if not times:
        return ""
    at = [times[min(len(times) - 1, int(len(times) * part))] * 1000 for part in (0.5, 0.99)]
    return f"half within {at[0]:.1f} ms, 99 % within {at[1]:.1f} ms, all within {times[-1] * 1000:.1f} ms"


def said(what, holds):
    print(f"{'ok  ' if holds else 'FAIL'} {what}")
    return holds


if __name__ == "__main__":
    main()
