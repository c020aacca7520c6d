import { expect, test } from "vitest";
import { FIRST, URL, cell, enter, example, inBrowser } from "./browser";

inBrowser("explaining", (open) => {
  test("a hint through all five rungs, then applied", async () => {
    const page = await open();
    await example(page, "x-wing");
    await page.getByRole("button", { name: "Give me a hint" }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByText("Look at").waitFor();
    expect(await panel.innerText()).not.toContain("X-Wing");
    await panel.getByRole("button", { name: "Name the technique" }).click();
    await panel.getByText("There is an X-Wing").or(panel.getByText("X-Wing")).first().waitFor();
    await panel.getByRole("button", { name: "Where it is" }).click();
    expect(await page.locator(".drawing .role-pattern").count()).toBe(0);
    await panel.getByRole("button", { name: "Draw the pattern" }).click();
    expect(await page.locator(".board .role-pattern .ring").count()).toBe(4);
    expect(await page.locator(".board .role-eliminated").count()).toBe(0);
    await panel.getByRole("button", { name: "Tell the reason" }).click();
    expect(await page.locator(".board .role-eliminated .ring").count()).toBeGreaterThan(0);
    await panel.getByText("checked").waitFor();
    await page
      .locator("#announcement")
      .getByText(/X-Wing\. In /)
      .waitFor({ state: "attached" });
    await panel.getByRole("button", { name: "Apply" }).click();
    await panel.getByRole("button", { name: "Give me a hint" }).click();
    await panel.getByText("Look at").waitFor();
  });

  test("explanations are as long as asked, in the language asked", async () => {
    const page = await open();
    await example(page, "x-wing");
    const panel = page.getByRole("tabpanel");
    const choose = async (label: string, value: string) => {
      await panel.locator(".options summary").click();
      await panel.getByLabel(label).selectOption(value);
    };
    const reason = async () => {
      await panel.getByRole("button", { name: "Give me a hint" }).click();
      await panel.getByRole("button", { name: "Name the technique" }).click();
      await panel.getByRole("button", { name: "Where it is" }).click();
      await panel.getByRole("button", { name: "Draw the pattern" }).click();
      await panel.getByRole("button", { name: "Tell the reason" }).click();
      await panel.getByText("checked").waitFor();
      const text = await panel.innerText();
      await panel.getByRole("button", { name: "Close" }).click();
      await panel.getByRole("button", { name: "Give me a hint" }).waitFor();
      return text;
    };
    const full = await reason();
    await choose("How fully", "line");
    const line = await reason();
    expect(line.length).toBeLessThan(full.length);
    await choose("How fully", "teach");
    const taught = await reason();
    expect(taught.length).toBeGreaterThan(full.length);
    await choose("Language of the page", "de");
    await page.getByRole("button", { name: "Gib mir einen Tipp" }).click();
    for (const more of ["Die Technik nennen", "Wo sie ist", "Das Muster zeichnen", "Den Grund sagen"]) {
      await panel.getByRole("button", { name: more }).click();
    }
    await panel.getByText("geprüft").waitFor();
    expect(await panel.innerText()).toMatch(/Zeile|Spalte/);
    // The choice stays, and leads back.
    await page.reload();
    await page.getByText("Techniken", { exact: true }).click();
    await panel.getByLabel("Sprache der Seite").selectOption("en");
    await page.getByRole("button", { name: "Give me a hint" }).waitFor();
  });

  test("hints start from what was done, and see a mistake first", async () => {
    const page = await open();
    await enter(page, FIRST);
    const panel = page.getByRole("tabpanel");
    const firstStep = async () => {
      await page.keyboard.press("h");
      await panel.getByText("Look at").waitFor();
      for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
      return panel.locator(".notation").innerText();
    };
    await cell(page, 1, 1).click();
    const before = await firstStep();
    await panel.getByRole("button", { name: "Apply" }).click();
    expect(await firstStep()).not.toBe(before);
    await panel.getByRole("button", { name: "Close" }).click();
    await cell(page, 1, 1).click();
    await page.keyboard.press("9");
    await page.keyboard.press("h");
    for (let times = 0; times < 2; times += 1) await panel.getByRole("button", { name: "Tell me more" }).click();
    await panel.getByText("r1c1").first().waitFor();
    await panel.getByRole("button", { name: "Take it out" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: empty");
  });

  test("the path, clicked through; ratings; a Swordfish and an AIC drawn", async () => {
    const page = await open();
    for (const [slug, name, houses, links] of [
      ["swordfish", "Swordfish", 6, 0],
      ["aic", "AIC", 0, 3],
    ] as const) {
      await page.goto("about:blank");
      await page.goto(`${URL}#learn/${slug}`);
      await page.getByRole("radio", { name: "What follows" }).click();
      await page.locator(".board .role-eliminated, .board .role-placed").first().waitFor();
      expect(
        await page.locator(".board .role-base > .line, .board .role-cover > .dashed").count(),
        name,
      ).toBeGreaterThanOrEqual(houses);
      expect(await page.locator(".board .weak").count(), name).toBeGreaterThanOrEqual(links);
      expect(await page.locator(".board .strong").count(), name).toBeGreaterThanOrEqual(links);
    }
    await page.getByRole("button", { name: "Play this position" }).click();
    await page.getByRole("tab", { name: "Path" }).click();
    await page.getByRole("button", { name: "Show the path" }).click();
    await page.getByText("Sudoku Explainer").waitFor();
    await page.getByText(/^1 of \d+$/).waitFor();
    await page.getByRole("button", { name: "Next step" }).click();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.getByRole("list", { name: "Steps of the path" }).getByRole("button").nth(4).click();
    await page.getByText(/^5 of \d+$/).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.getByText(/^6 of \d+$/).waitFor();
    await page.getByRole("button", { name: "Last step" }).click();
    await page.getByText(/^(\d+) of \1$/).waitFor();
    await page.getByRole("button", { name: "Play from here" }).click();
    await page.getByRole("grid", { name: "Sudoku board" }).waitFor();
  });

  test("sentences and drawing light each other up", async () => {
    const page = await open();
    await page.goto("about:blank");
    await page.goto(`${URL}#learn/x-wing`);
    const part = page.locator(".prose .part-house").first();
    await part.hover();
    expect(await page.locator(".board .lit-frame").count()).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    expect(await page.locator(".board .lit-frame").count()).toBe(0);
    await part.focus();
    expect(await page.locator(".board .lit-frame").count()).toBeGreaterThan(0);
    await page.getByRole("radio", { name: "What follows" }).click();
    const lit = page.locator(".part.lit");
    const cells = await page.locator(".cell").count();
    let most = 0;
    for (let at = 0; at < cells && most === 0; at += 1) {
      await page.locator(`[data-cell="${at}"]`).hover({ force: true });
      most = await lit.count();
    }
    expect(most).toBeGreaterThan(0);
  });

  test("all steps, filtered and sorted", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.getByRole("tab", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Find all steps" }).click();
    const list = page.getByRole("list", { name: "All steps" });
    await list.getByRole("button").first().waitFor();
    const all = await list.getByRole("button").count();
    await page.getByLabel("Technique").selectOption({ index: 1 });
    const some = await list.getByRole("button").count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.getByLabel("Technique").selectOption("");
    await page.getByLabel("With").fill("r1c8");
    expect(await list.getByRole("button").count()).toBeLessThan(all);
    await list.getByRole("button").first().click();
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: "Find all steps" }).waitFor();
  });

  test("a long line is followed number by number", async () => {
    const page = await open();
    await page.goto("about:blank");
    await page.goto(`${URL}#learn/forcing-net-contradiction`);
    await page.getByRole("radio", { name: "What follows" }).click();
    const all = await page.locator(".board .badge").count();
    await page.getByRole("button", { name: "One further" }).click();
    expect(await page.locator(".board .badge").count()).toBe(1);
    expect(all).toBeGreaterThan(3);
    await page.locator(".clause.current").waitFor();
  });
});
