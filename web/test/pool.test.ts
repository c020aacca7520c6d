import { expect, test, vi } from "vitest";
import { Pool, type Thread } from "../src/engine/wasm/pool";

/** Threads that answer when told to. */
function threads() {
  const all: { asked: string[]; tell: (answer: string | null) => void; ended: boolean }[] = [];
  const start = (): Thread => {
    const thread = { asked: [] as string[], tell: (_: string | null) => {}, ended: false };
    all.push(thread);
    return {
      ask(request, told) {
        thread.asked.push(request);
        thread.tell = told;
      },
      end: () => void (thread.ended = true),
    };
  };
  return { all, start };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a thread is used again, and others start only if there is more to do", async () => {
  const { all, start } = threads();
  const pool = new Pool(start, 2, 1000);
  pool.prepare();
  const first = pool.ask("a");
  expect(all.map((it) => it.asked)).toEqual([["a"]]);
  const others = [pool.ask("b"), pool.ask("c"), pool.ask("d")];
  expect(all.map((it) => it.asked)).toEqual([["a"], ["b"]]);
  all[0].tell("A");
  expect(await first).toEqual({ is: "answer", text: "A" });
  expect(all.map((it) => it.asked)).toEqual([["a", "c"], ["b"]]);
  all[1].tell("B");
  all[1].tell("D");
  all[0].tell("C");
  const texts = (await Promise.all(others)).map((it) => it.is === "answer" && it.text);
  expect(texts).toEqual(["B", "C", "D"]);
  expect(all).toHaveLength(2);
});

test("a fault costs the thread, and not the next request", async () => {
  const { all, start } = threads();
  const pool = new Pool(start, 1, 1000);
  const [first, second] = [pool.ask("a"), pool.ask("b")];
  all[0].tell(null);
  expect(await first).toEqual({ is: "fault" });
  expect(all.map((it) => it.ended)).toEqual([true, false]);
  all[1].tell("B");
  expect(await second).toEqual({ is: "answer", text: "B" });
});

test("what takes too long is ended", async () => {
  vi.useFakeTimers();
  const { all, start } = threads();
  const pool = new Pool(start, 1, 1000);
  const [first, second] = [pool.ask("a"), pool.ask("b")];
  vi.advanceTimersByTime(1001);
  vi.useRealTimers();
  expect(await first).toEqual({ is: "late" });
  expect(all[0].ended).toBe(true);
  // What it would still say is not heard.
  all[0].tell("A");
  all[1].tell("B");
  expect(await second).toEqual({ is: "answer", text: "B" });
});

test("what is no longer wanted makes room", async () => {
  const { all, start } = threads();
  const pool = new Pool(start, 1, 1000);
  const [atWork, waiting] = [new AbortController(), new AbortController()];
  const given = [pool.ask("a", atWork.signal), pool.ask("b", waiting.signal)].map((it) => it.catch(() => "gone"));
  const last = pool.ask("c");
  waiting.abort();
  atWork.abort();
  await settled();
  expect(await Promise.all(given)).toEqual(["gone", "gone"]);
  expect(all.map((it) => [it.asked, it.ended])).toEqual([
    [["a"], true],
    [["c"], false],
  ]);
  all[1].tell("C");
  expect(await last).toEqual({ is: "answer", text: "C" });
  await expect(pool.ask("d", AbortSignal.abort())).rejects.toThrow();
});
