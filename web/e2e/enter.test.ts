import LZString from "lz-string";
import { expect, test } from "vitest";
import { FIRST, URL, cell, inBrowser } from "./browser";

inBrowser("entering", (open) => {
  test("a link of Penpa, with a digit that the solver placed", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByLabel(/Paste anything/).fill(PENPA);
    await page.getByText("A link of Penpa: 27 givens, exactly one solution.").waitFor();
    await page.getByRole("button", { name: "Play this puzzle" }).click();
    await page.getByRole("gridcell", { name: "row 1, column 1: 5", exact: true }).waitFor();
    await page.getByRole("gridcell", { name: "row 1, column 3: 3, given", exact: true }).waitFor();
  });

  test("says what it reads, and where it is wrong", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "New" }).click();
    const box = page.getByLabel(/Paste anything/);
    const panel = page.getByRole("tabpanel");
    await box.fill(FIRST);
    await panel.getByText("27 givens, exactly one solution").waitFor();
    await box.fill(FIRST.slice(0, 80));
    await panel.getByText(/expected 81 cells, found 80/i).waitFor();
    await panel.getByText("line 1, column 81").waitFor();
    await box.fill(`11${FIRST.slice(2)}`);
    await panel.getByText(/stands 3 times in row 1/).waitFor();
    expect(await panel.locator(".drawing .wrong").count()).toBe(4);
    expect(await page.getByRole("button", { name: "Play this puzzle" }).isDisabled()).toBe(true);
    await box.fill(`..3${FIRST.slice(3).replace("56", "..")}`);
    await panel.getByText(/givens, \d+ solutions|or more/).waitFor();
  });

  test("one of several in a file", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByLabel("Open a file").setInputFiles({
      name: "two.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(`${FIRST}\n${[...FIRST].reverse().join("")}\n`),
    });
    await page.getByText("of 2").waitFor();
    await page.getByRole("spinbutton", { name: /Puzzle/ }).fill("2");
    await page.getByRole("button", { name: "Play this puzzle" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: 6, given");
  });

  test("pasted anywhere; links of f-puzzles; a variant's rules are told", async () => {
    const page = await open();
    const grid = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) => {
        const value = Number(FIRST[9 * row + column]) || 0;
        return value ? { value, given: true } : {};
      }),
    );
    const packed = LZString.compressToBase64(JSON.stringify({ size: 9, title: "Knights", grid, antiknight: true }));
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    }, `https://f-puzzles.com/?load=${packed}`);
    await page.getByText("more rules than a classic Sudoku: anti-knight").waitFor();
    await page.getByRole("button", { name: "Play this puzzle" }).click();
    expect(await cell(page, 1, 3).getAttribute("aria-label")).toBe("row 1, column 3: 3, given");
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByLabel(/Paste anything/).fill("https://sudokupad.app/abcdefgh");
    await page.getByText("asks no server").waitFor();
  });

  test("typed in, with clashes shown", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "New" }).click();
    await page.getByRole("button", { name: "Type one in" }).click();
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("5");
    await page.getByText("digits clash").waitFor();
    expect(await page.locator(".drawing .wrong").count()).toBe(2);
    await page.keyboard.press("Delete");
    await page.getByText("1000 solutions or more").waitFor();
    await page.getByRole("button", { name: "Done: play it" }).click();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1: 5, given");
  });

  test("made to order", async () => {
    const page = await open();
    await page.getByRole("tab", { name: "New" }).click();
    const form = page.getByRole("form", { name: "Make a puzzle" });
    await form.getByLabel("Level").selectOption("easy");
    await form.getByRole("button", { name: "Make it" }).click();
    await page.locator(".caption", { hasText: /^Easy, score \d+/ }).waitFor();
  });

  test("made to practise a technique", async () => {
    const page = await open();
    await page.goto(`${URL}#learn/naked-pair`);
    await page.getByRole("button", { name: "Practise this" }).click();
    await page.locator(".caption", { hasText: "To practise: Naked Pair" }).waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Name the technique" }).click();
    await page.getByText("There is a Naked Pair.").first().waitFor();
  });
});

/** The first puzzle with 5 in r1c1, as the engine writes it. */
const PENPA =
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=Ky5Nyc8u1bEEQmMLHQMdQyA0tjAAYwsTEDKAwpDMkpxUKwUdx9KSjPwiIENHx9/NTSctMac4lSsaqiqWq1qpoDS+UMmqusrXSgliulKtDkgwEU2wlqu6KggoFG8VHVurUxWKYFogmMFW1UDSz6paydhAySpayVgJ6EAlQ6VYHSVjQ5CAEZKACUjAEEnADCRgjhAwMQIJmCAJgFWYIgmYgwQsEAKmYEORBUzRrDW1RDPUDGwGkgpzsNORHGaObqg52FBLhIAF2HNIKiyM0WyxQNdiCVaB5FtL9PCwtAAJmCEJgJ2OFKaGBmC3I5lqaAh2PJLFhoZgtyHrMkJ3i6Ex2GSkgDU0AZsDtxwYq4bguI0EkyHA6NapMgaTLmDSAEyagkkfsBpXYCowtDDTMQQ52whoiqWljpEhMEqBbCCtYwRyBohtZKpjZAz0K4gNTNVGpkAHg9imhjpGZsBAAbHNTHSMzIGeBbHNzXWMLIHOA7EtgWnfABiSIPMtgOYbQM03AJpvCDXfEGi+EdR8I6D5JlDzTYDmg9IL2C6g+aCEALYLaL4F1HxgvjICxRTYLmOgXcAUCDYH5H6ouJExkA01xwhoDrK/jGDqzYBsqPlGQPOR3WMECR8gDQwHqL3GQHtBOQbsHlA4QP1lBrTXDGqvGdBe5PAxg9prBrTXDGqvGdBeZH+ZQe01A9prBrXXDGgvKM0bASMtHBx1zmDSBEyagaPUHJS/SSsBQF4EpylQ3JCbggg6KRoYgqBSEBmaDi6RWK7oWC4giAbGl44xmAniKSXnJBYXZyYrxQIA";
