import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, URL, cell, enter, example, inBrowser } from "./browser";

/** Types a claim, and waits for its verdict. */
export async function claim(page: Page, text: string, verdict: RegExp | string) {
  await page.getByRole("tab", { name: "Claim" }).click();
  await page.getByLabel(/What do you claim/).fill(text);
  await page.getByRole("heading", { name: verdict }).waitFor();
}

inBrowser("arguing", (open) => {
  test("why not: a digit of the selected cell, by mouse", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 4, 2).click();
    await page.getByRole("tab", { name: "Why?" }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("button", { name: "Why can r4c2 not be 3?" }).click();
    await panel.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
    await panel.getByText("proved smallest").waitFor();
    expect(await panel.locator(".prose").innerText()).toMatch(/If r4c2 were 3/);
    expect(await page.locator(".board .role-eliminated .ring").count()).toBe(1);
    expect(await page.locator(".board .role-base > .line").count()).toBeGreaterThan(0);
    await panel.getByRole("button", { name: "Other reasons" }).click();
    await panel
      .getByText("No other reason")
      .or(panel.getByRole("list", { name: "Other reasons" }))
      .first()
      .waitFor();
    // A move makes the answer outdated.
    await cell(page, 9, 1).click();
    await page.keyboard.press("8");
    await panel.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor({ state: "detached" });
    expect(await page.locator(".board .role-eliminated").count()).toBe(0);
  });

  test("why not: the right button, and the keyboard alone", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.getByRole("button", { name: "Fill candidates" }).click();
    const box = await cell(page, 4, 2).boundingBox();
    if (!box) throw new Error("the cell is not there");
    // The place of 3 in the cell.
    await page.mouse.click(box.x + (5 * box.width) / 6, box.y + box.height / 6, { button: "right" });
    await page.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Hint" }).click();
    await cell(page, 1, 2).click();
    await page.keyboard.press("w");
    await page
      .getByRole("button", { name: /Why can r1c2 not be/ })
      .first()
      .waitFor();
    await page.keyboard.press("9");
    await page.getByRole("heading", { name: /^r1c2 c/ }).waitFor();
  });

  test("why not: a long touch, on a phone", async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await enter(page, FIRST);
    await page.getByRole("button", { name: "Fill candidates" }).click();
    const box = await cell(page, 4, 2).boundingBox();
    if (!box) throw new Error("the cell is not there");
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + (5 * box.width) / 6, box.y + box.height / 6];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.locator(".board .role-eliminated .ring").waitFor({ state: "attached" });
  });

  test("the right digit is not refuted; why it must be there comes on request", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 1, 8).click();
    await page.keyboard.press("w");
    await page.keyboard.press("4");
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("heading", { name: "r1c8 can be 4: nothing shows it false." }).waitFor();
    await panel.getByRole("button", { name: "Why must it be 4?" }).click();
    await panel.getByRole("heading", { name: "r1c8 must be 4." }).waitFor();
    expect(await page.locator(".board .role-placed").count()).toBeGreaterThan(0);
  });

  test("a digit placed wrongly: why it cannot be there, before it was", async () => {
    const page = await open();
    await enter(page, FIRST);
    await cell(page, 4, 2).click();
    await page.keyboard.press("3");
    await page.keyboard.press("w");
    await page.keyboard.press("3");
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
    expect(await panel.locator(".prose").innerText()).toMatch(/before this was/i);
    // The board shows the position before it: the digit is a candidate again.
    expect(await cell(page, 4, 2).getAttribute("aria-label")).toMatch(/candidates .*3.*; .*3 removed/);
  });

  test("a claim is judged as it is typed", async () => {
    const page = await open();
    await enter(page, FIRST);
    await claim(page, "r1c8=4 by a hidden single", "It follows");
    expect(await page.locator(".board .role-placed").count()).toBeGreaterThan(0);
    await claim(page, "r1c1<>", "Not readable");
    await page.getByLabel(/^Line 1, column/).waitFor();
    expect(await page.locator(".board .role-placed").count()).toBe(0);
    await claim(page, "r1c1<>5", "False");
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toMatch(/: 5, in the solution/);
    expect(await page.locator(".board .supposed").count()).toBeGreaterThan(40);
    await page.getByRole("button", { name: "Show what I claimed" }).click();
    expect(await page.locator(".board .supposed").count()).toBe(0);
    await claim(page, "X-Wing: r1c8=4", "True, for another reason");
    await page.getByRole("button", { name: "Back to play" }).click();
    expect(await page.locator(".board .role-placed").count()).toBe(0);
  });

  test("a chain is judged link by link, and what follows from it is said", async () => {
    const page = await open();
    await example(page, "aic");
    await page.getByRole("tab", { name: "All steps" }).click();
    await page.getByRole("button", { name: "Find all steps" }).click();
    const techniques = page.getByLabel("Technique");
    const name = await techniques.locator("option", { hasText: /^AIC \(/ }).getAttribute("value");
    await techniques.selectOption(name);
    await page.getByRole("list", { name: "All steps" }).getByRole("button").first().click();
    const [chain, conclusion] = (await page.locator(".notation").innerText()).split("⇒").map((it) => it.trim());
    await claim(page, `${chain} => ${conclusion}`, "It follows");
    const links = page.getByRole("list", { name: "The chain, link by link" }).getByRole("listitem");
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    expect(await page.locator(".chain-links .breaks").count()).toBe(0);
    expect(await page.locator(".board .strong").count()).toBeGreaterThan(1);
    await claim(page, chain, "Not complete yet");
    await page.getByText(/the links hold: go on with =>/i).waitFor();
    expect(await links.count()).toBe(count);
    // A weak link where a strong one is.
    await claim(page, `${chain.replace("=", "-")} => ${conclusion}`, "True, for another reason");
    expect(await page.locator(".chain-links .breaks").count()).toBeGreaterThan(0);
    await page.getByText(/The argument breaks at/).waitFor();
  });

  test("several solutions, and a position that is wrong already, come first", async () => {
    const page = await open();
    await enter(page, FIRST.replace("3", "."));
    await claim(page, "r1c1=5", "Several solutions");
    // Two solutions differ in the cell of the claim: one is drawn.
    await page.getByText(/In one of the solutions r1c1 is 9, not 5/).waitFor();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toMatch(/: 9, in the solution/);
    await enter(page, FIRST);
    await cell(page, 1, 1).click();
    await page.keyboard.press("9");
    await claim(page, "r1c8=4", "Wrong already");
  });

  test("a claim of the hardest puzzle is judged in time, whether a proof is found by then or not", async () => {
    const page = await open();
    await enter(page, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    await claim(page, "r1c1=7", /^(It follows|True, not shown)/);
  });

  // Which claims are not shown depends on how quick the machine is, so the answer is made here.
  test("true, and not shown: the solution agrees, and no short proof is found", async ({ skip }) => {
    const page = await open();
    const server = await page.request.get(`${URL}api/v1/openapi.json`);
    skip(!server.ok(), "no server whose answer could be replaced");
    const text = "It is true in the only solution, but no short proof of it was found.";
    await page.route("**/api/v1/verify", async (route) => {
      const answer = await (await route.fetch()).json();
      const sentences = [[{ text }]];
      const nothing = { by: null, truths: null, links: null, marks: [], chain: [], steps: [] };
      await route.fulfill({ json: { ...answer, ...nothing, verdict: "not_shown", sentences } });
    });
    await enter(page, FIRST);
    await claim(page, "r1c8=4", "True, not shown");
    await page.getByText(text).waitFor();
    expect(await page.locator(".verdict-doubt").count()).toBe(1);
  });

  test("techniques of a profile that show a claim are offered, each with its drawing", async () => {
    const page = await open();
    await enter(page, FIRST);
    await claim(page, "r4c2<>3", "It follows");
    const list = page.getByRole("list", { name: "Techniques that show this" });
    expect(await list.count()).toBe(0);
    await page.getByLabel("Shown by").selectOption("series");
    await list.getByRole("button", { name: /^Nishio/ }).waitFor();
    await claim(page, "r1c8=4", "It follows");
    await page.getByText("A technique of the chosen profile shows it.").waitFor();
    await list.getByRole("button", { name: /^Hidden Single/ }).click();
    await page.locator(".caption", { hasText: "Hidden Single" }).waitFor();
    expect(await page.locator(".board .role-placed").count()).toBeGreaterThan(0);
    await page.getByLabel("Shown by").selectOption("");
    await page.getByText("A technique of the chosen profile").waitFor({ state: "detached" });
    expect(await list.count()).toBe(0);
  });

  test("what did I just do", async () => {
    const page = await open();
    await enter(page, FIRST);
    await page.getByRole("tab", { name: "Why?" }).click();
    const panel = page.getByRole("tabpanel");
    expect(await panel.getByRole("button", { name: "What did I just do?" }).isDisabled()).toBe(true);
    await cell(page, 1, 8).click();
    await page.keyboard.press("4");
    await panel.getByRole("button", { name: "What did I just do?" }).click();
    await panel.getByText("You did: r1c8=4").waitFor();
    const list = panel.getByRole("list", { name: "Techniques that conclude this" });
    await list
      .getByRole("button", { name: /Hidden Single/ })
      .first()
      .click();
    await panel.getByText("checked").waitFor();
    // The board is the one before the move.
    expect(await cell(page, 1, 8).getAttribute("aria-label")).toMatch(/candidates .*4 placed/);
    await panel.getByRole("button", { name: "Close" }).click();
    expect(await cell(page, 1, 8).getAttribute("aria-label")).toMatch(/: 4$/);
  });
});
