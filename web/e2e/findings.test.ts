// What the page once did wrong, one test each.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, URL, cell, enter, example, fillIn, inBrowser } from "./browser";

const NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
const SEVERAL = FIRST.replace("3", ".");

const paste = async (page: Page, text: string) => {
  await page.getByRole("tab", { name: "New" }).click();
  await page.getByLabel(/Paste anything/).fill(text);
};

/** From now on the server's lists of steps stop after the first steps, as they would where the rest takes long. */
const holdStepsBack = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const response = await real(input, init);
      if (!String(input).endsWith("/steps") || !response.body) return response;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      let held = false;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          while (!held) {
            const { value, done } = await reader.read();
            if (done) return controller.close();
            const lines = (rest + value).split("\n");
            rest = lines.pop() ?? "";
            const first = lines.find((line) => line.startsWith('{"part"'));
            if (first === undefined) continue;
            controller.enqueue(new TextEncoder().encode(`${first}\n`));
            held = true;
          }
          await new Promise((_, cancel) => init?.signal?.addEventListener("abort", cancel));
        },
      });
      return new Response(body, response);
    };
  });

inBrowser("findings", (open) => {
  test("a rating says what it is at least while it goes on, and can be cancelled", async () => {
    const page = await open();
    await enter(page, NUGGET);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Show the path" }).click();
    await page.getByText(/at least 1[01]\.\d, going on/).waitFor({ timeout: 60_000 });
    expect(await page.locator(".rating").innerText()).not.toMatch(/EP\s+0\.0/);
    await page.getByRole("button", { name: "Cancel the rating by Sudoku Explainer" }).click();
    await page.getByText(/going on/).waitFor({ state: "detached" });
  });

  test("all steps of a hard puzzle are listed as they are found, and stay when one cancels", async () => {
    const page = await open();
    await enter(page, NUGGET);
    await holdStepsBack(page);
    await page.getByRole("tab", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Find all steps" }).click();
    await page.getByText(/\d steps so far, looking for more/).waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("The search was cancelled: there may be more steps.").waitFor();
    expect(await page.getByRole("list", { name: "All steps" }).getByRole("button").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Look again" }).click();
    await page.getByText(/\d steps so far, looking for more/).waitFor({ timeout: 60_000 });
  });

  test("a long reason is folded, deeper lines lie deeper, and its parts are one tab stop", async () => {
    const page = await open();
    // Its first step is a nested forcing net.
    await enter(page, NUGGET);
    for (const name of ["Give me a hint", "Name the technique", "Where it is", "Draw the pattern", "Tell the reason"]) {
      await page.getByRole("button", { name }).click();
    }
    const prose = page.getByRole("tabpanel").locator(".prose").first();
    await prose.waitFor();
    const height = async () => (await prose.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(900);
    expect(await prose.locator(".part[tabindex='0']").count()).toBe(1);
    const first = await prose.locator(".part").first();
    await first.focus();
    await page.keyboard.press("ArrowRight");
    expect(
      await prose
        .locator(".part")
        .nth(1)
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await prose.getByRole("button", { name: /more sentences/ }).click();
    expect(await height()).toBeGreaterThan(900);
    expect(await prose.locator(".clause.sub").first().isVisible()).toBe(false);
    await prose.locator("details.branch summary").first().click();
    const left = async (name: string) => (await prose.locator(name).first().boundingBox())?.x ?? 0;
    expect(await left(".clause.sub")).toBeGreaterThan(await left(".clause:not(.sub)"));
  });

  test("a solved board says so, and a full one that is wrong does not", async () => {
    const page = await open();
    await enter(page, FIRST);
    await fillIn(page);
    await page.getByRole("heading", { name: "Solved!" }).waitFor();
    expect(await page.getByRole("button", { name: "Give me a hint" }).count()).toBe(0);
    await page.getByText("Pointing").or(page.getByText("Hidden Single")).first().waitFor();
    await page.keyboard.press("1");
    if ((await page.getByRole("heading", { name: "Solved!" }).count()) > 0) await page.keyboard.press("2");
    await page.getByRole("heading", { name: "Solved!" }).waitFor({ state: "detached" });
    await page.getByText("Every cell is filled, and not all is right.").waitFor({ state: "attached" });
  });

  test("digits that clash are marked while one plays, unless one does not want that", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 1, 1).click();
    await page.keyboard.press("3");
    expect(await page.locator(".drawing .wrong").count()).toBe(2);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Mark digits that stand twice in a house").uncheck();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    expect(await page.locator(".drawing .wrong").count()).toBe(0);
  });

  test("the example of a technique hints at this technique", async () => {
    const page = await open();
    for (const [slug, name] of [
      ["aic", "AIC"],
      ["forcing-net-contradiction", "Forcing Net Contradiction"],
    ]) {
      await example(page, slug);
      await page.getByRole("button", { name: "Give me a hint" }).click();
      await page.getByRole("button", { name: "Name the technique" }).click();
      await page
        .getByText(new RegExp(`There is an? ${name}\\.`))
        .first()
        .waitFor();
    }
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByLabel("Or a position with a certain technique").selectOption("xy-chain");
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await page.getByRole("button", { name: "Name the technique" }).click();
    await page.getByText("There is an XY-Chain.").first().waitFor();
  });

  test("a technique that is hard to meet can be practised too", async () => {
    const page = await open();
    for (const [slug, name] of [
      ["aic", "AIC"],
      ["xy-chain", "XY-Chain"],
    ]) {
      await page.goto(`${URL}#learn/${slug}`);
      await page.getByRole("button", { name: "Practise this" }).click();
      await page.locator(".caption", { hasText: `To practise: ${name}` }).waitFor();
      await page.getByRole("button", { name: "Give me a hint" }).click();
      await page.getByRole("button", { name: "Name the technique" }).click();
      await page.getByText(`There is an ${name}.`).first().waitFor();
    }
  });

  test("undo to another puzzle brings back its name and its checkpoints", async () => {
    const page = await open();
    await enter(page, `${FIRST} # mine`);
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.getByRole("tab", { name: "Share" }).click();
    await page.getByRole("button", { name: "Keep this board" }).click();
    const name = await page.locator(".caption").innerText();
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByRole("button", { name: "Easy", exact: true }).click();
    await page.locator(".caption", { hasText: /^Easy, score/ }).waitFor();
    await page.getByRole("tab", { name: "Share" }).click();
    expect(await page.getByRole("button", { name: "Back to checkpoint 1" }).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Back to checkpoint 1" }).waitFor();
    expect(await page.locator(".caption").innerText()).toBe(name);
    await page.reload();
    expect(await page.locator(".caption").innerText()).toBe(name);
  });

  test("the light of a hint goes out with its tab", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await page.locator(".board .veil").first().waitFor({ state: "attached" });
    await page.getByRole("tab", { name: "Share" }).click();
    expect(await page.locator(".board .veil").count()).toBe(0);
  });

  test("a pointer that rests lights nothing up", async () => {
    const page = await open();
    await example(page, "als-xy-wing");
    await page.getByRole("button", { name: "Give me a hint" }).click();
    for (const name of ["Name the technique", "Where it is", "Draw the pattern"]) {
      await page.getByRole("button", { name }).click();
    }
    await page.getByRole("button", { name: "Tell the reason" }).click();
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    // Somewhere below a part, which the wheel then brings under the pointer.
    const part = page.locator(".step .prose .part").first();
    const box = await part.boundingBox();
    if (!box) throw new Error("there is no part");
    const lit = page.locator(".board .lit-ring, .board .lit-frame");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, Math.min(490, y - 120));
    await page.mouse.wheel(0, y - Math.min(490, y - 120));
    await expect.poll(() => part.evaluate((it) => it.matches(":hover"))).toBe(true);
    expect(await lit.count()).toBe(0);
    await page.mouse.move(x + 2, Math.min(490, y - 120) + 1);
    await lit.first().waitFor({ state: "attached" });
  });

  test("a text that is too long is told so in words", async () => {
    const page = await open();
    await paste(page, "1.".repeat(1_000_000));
    await page.getByText("This has 2,000,000 characters, and one puzzle no more than 60,000.").waitFor();
  });

  test("several solutions are said, for the rating and for a hint", async () => {
    const page = await open();
    await enter(page, SEVERAL);
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Show the path" }).click();
    await page.getByText("The puzzle has several solutions, so it has no rating.").waitFor();
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByRole("button", { name: "Type one in" }).click();
    await page.getByRole("button", { name: "Done: play it" }).click();
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await page.getByText(/This puzzle has several solutions, and no step holds in all of them/).waitFor();
  });

  test("a wrong clue is found and put right on the board, with a clash and without; spaces are blanks", async () => {
    const page = await open();
    const status = page.getByRole("tabpanel").getByRole("status");
    // r1c9 is 7: 8 clashes.
    await paste(page, `${FIRST.slice(0, 8)}8${FIRST.slice(9)}`);
    await page.getByRole("button", { name: "Fix it on the board" }).click();
    await status.getByText("digits clash").waitFor();
    expect(await page.locator(".drawing .wrong").count()).toBe(2);
    await page.getByRole("button", { name: "r1c9: 7 instead of 8" }).click();
    await status.getByText("exactly one solution").waitFor();
    expect(await page.locator(".drawing .wrong").count()).toBe(0);
    await page.getByRole("button", { name: "Done: play it" }).click();
    expect(await cell(page, 1, 9).getAttribute("aria-label")).toBe("row 1, column 9: 7, given");
    // r9c9 is 6: with 2 nothing clashes, and there is no solution.
    await paste(page, `${FIRST.slice(0, 80)}2`);
    await page.getByRole("button", { name: "Fix it on the board" }).click();
    await page.getByRole("button", { name: "r9c9: 6 instead of 2" }).click();
    await status.getByText("exactly one solution").waitFor();
    await page.getByRole("button", { name: "Done: play it" }).click();
    // Printed with blanks, without those at the ends of lines.
    const lines = Array.from({ length: 9 }, (_, row) =>
      FIRST.slice(9 * row, 9 * row + 9)
        .replaceAll(".", " ")
        .trimEnd(),
    );
    await paste(page, lines.join("\n"));
    await page.getByText("27 givens, exactly one solution").waitFor();
  });
});
