import { expect, test } from "vitest";
import { FIRST, URL, cell, enter, inBrowser } from "./browser";

inBrowser("playing", (open) => {
  test("digits, marks, undo by keyboard alone; kept across a reload", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 5, 5).focus();
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
    // The focus follows with the next frame.
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "row 1, column 5: empty");
    await page.keyboard.press("8");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.keyboard.press("Control+Digit8");
    expect(await cell(page, 1, 5).getAttribute("aria-label")).toBe("row 1, column 5: 8");
    expect(await cell(page, 1, 6).getAttribute("aria-label")).toBe("row 1, column 6: candidates 8, corner marks 6");
    await page.reload();
    expect(await cell(page, 1, 6).getAttribute("aria-label")).toBe("row 1, column 6: candidates 8, corner marks 6");
    await cell(page, 1, 6).focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("Control+z");
    expect(await cell(page, 1, 5).getAttribute("aria-label")).toBe("row 1, column 5: empty");
    await page.keyboard.press("Control+y");
    expect(await cell(page, 1, 5).getAttribute("aria-label")).toBe("row 1, column 5: 8");
  });

  test("on a phone: a tap selects, dragging selects more, a digit goes into all", async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await enter(page, FIRST);
    await cell(page, 1, 1).tap();
    await page.getByRole("button", { name: "5, 7 missing" }).tap();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: 5");
    await cell(page, 9, 1).hover();
    await page.mouse.down();
    await cell(page, 9, 3).hover({ force: true });
    await page.mouse.up();
    await page.getByRole("radio", { name: "Centre" }).click();
    await page.getByRole("button", { name: /^4, \d/ }).click();
    expect(await cell(page, 9, 1).getAttribute("aria-label")).toBe("row 9, column 1: candidates 4");
    expect(await cell(page, 9, 3).getAttribute("aria-label")).toBe("row 9, column 3: candidates 4");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("mistakes are shown on demand only", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    // It clashes with nothing.
    await cell(page, 4, 2).click();
    await page.keyboard.press("3");
    expect(await page.locator(".drawing .wrong").count()).toBe(0);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("1 wrong digit: shown on the board.").first().waitFor();
    expect(await page.locator(".drawing .wrong").count()).toBeGreaterThan(0);
    await cell(page, 4, 2).click();
    await page.keyboard.press("Delete");
    expect(await page.locator(".drawing .wrong").count()).toBe(0);
  });

  test("colours for cells and candidates, filters, fills, checkpoints", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.getByRole("button", { name: "Fill candidates" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: candidates 5 6 9");
    await cell(page, 1, 1).click();
    await page.getByRole("radio", { name: "Colour" }).click();
    await page.getByRole("radio", { name: "green" }).click();
    expect(await page.locator(".drawing .color-wash.color-3").count()).toBe(1);
    await page.getByLabel("colour candidates").check();
    await cell(page, 1, 1).click({ position: { x: 5, y: 60 } });
    await cell(page, 1, 1).click({ position: { x: 35, y: 35 } });
    // The sign of the cell's colour, one candidate, and the button; where there is no 7 nothing was coloured.
    expect(await page.locator(".board .color.color-3").count()).toBe(2);
    await page.getByRole("button", { name: "No colours" }).click();
    expect(await page.locator(".board .color").count()).toBe(0);
    await page.getByRole("button", { name: "5, show its places" }).click();
    expect(await page.locator(".drawing .filtered").count()).toBeGreaterThan(10);
    await page.getByRole("button", { name: "two" }).click();
    expect(await page.locator(".drawing .filtered").count()).toBeGreaterThan(2);
    await page.getByRole("tab", { name: "Share" }).click();
    await page.getByRole("button", { name: "Keep this board" }).click();
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).not.toContain("candidates 5 6 9 ");
    await page.getByRole("button", { name: "Back to checkpoint 1" }).click();
    await page.getByRole("button", { name: "two" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: candidates 5 6 9");
    await page.getByRole("button", { name: "Fill singles" }).click();
  });

  test("a link holds the board", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.getByRole("tab", { name: "Share" }).click();
    const link = await page.getByLabel("Link to this board").inputValue();
    expect(link.startsWith(`${URL}#p=`)).toBe(true);
    const other = await open();
    await other.goto("about:blank");
    await other.goto(link);
    expect(await cell(other, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: 5");
    expect(await cell(other, 1, 2).getAttribute("aria-label")).toBe("row 1, column 2: corner marks 6");
  });

  test("text in every format, pictures with the step that is shown", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true });
    await enter(page, FIRST);
    await page.getByRole("tab", { name: "Share" }).click();
    const formats = page.getByLabel("As text");
    const expected = {
      line: FIRST,
      grid: `\n${FIRST.slice(9, 18)}\n`,
      boxed: "|",
      "pencil-marks": " 569 ",
      library: `:${FIRST}:`,
      sukaku: ".........",
    };
    for (const [format, part] of Object.entries(expected)) {
      await formats.selectOption(format);
      await page.evaluate(() => navigator.clipboard.writeText("nothing"));
      await page.getByRole("button", { name: "Copy text" }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()), { message: format, timeout: 30_000 })
        .toContain(part);
    }
    for (const [kind, magic] of [
      ["SVG", "<svg"],
      ["PNG", "PNG"],
    ]) {
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: `Save ${kind}` }).click();
      const stream = await (await saved).createReadStream();
      const bytes = Buffer.concat(await stream.toArray());
      expect(bytes.subarray(0, 4).toString("latin1")).toContain(magic);
    }
  });

  test("on paper there is the board and nothing to click", async () => {
    const page = await open();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).isVisible()).toBe(false);
    expect(await page.locator(".board svg").isVisible()).toBe(true);
    const paper = await page.pdf({ format: "A4" });
    expect(paper.subarray(0, 4).toString()).toBe("%PDF");
    expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  });
});
