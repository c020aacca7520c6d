import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST, URL, cell, enter, faults, fillIn, inBrowser, settled } from "./browser";

const THEMES = [
  ["light", "usual"],
  ["dark", "usual"],
  ["light", "high"],
  ["dark", "high"],
] as const;

async function highContrast(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("High contrast").check();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

inBrowser("quality", (open) => {
  for (const [colorScheme, contrast] of THEMES) {
    const theme = `${colorScheme}, ${contrast} contrast`;
    test(`no serious fault of accessibility (${theme})`, async () => {
      const page = await open({ colorScheme });
      if (contrast === "high") await highContrast(page);
      const found: string[] = [];
      const look = async (at: string) => {
        found.push(...(await faults(page)).map((fault) => `${at}: ${fault}`));
      };
      await look("start");
      await page.getByRole("button", { name: "Give me a hint" }).click();
      await page.getByRole("tabpanel").getByText("Look at").waitFor();
      for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
      await look("hint");
      await page.getByRole("tab", { name: "Path" }).click();
      await page.getByRole("button", { name: "Show the path" }).click();
      await page.getByText(/^1 of \d+$/).waitFor();
      await look("path");
      await page.getByRole("tab", { name: "All steps" }).click();
      await page.getByRole("button", { name: "Find all steps" }).click();
      await page.getByRole("list", { name: "All steps" }).waitFor();
      await look("all steps");
      for (const name of ["New", "Share"]) {
        await page.getByRole("tab", { name }).click();
        await look(name);
      }
      await page.getByRole("radio", { name: "Colour" }).click();
      await look("colours");
      await page.getByRole("button", { name: "Settings" }).click();
      await look("settings");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await page.goto(`${URL}#learn/aic`);
      await page.getByRole("heading", { name: "AIC", level: 1 }).waitFor();
      await look("learn");
      await page.goto(`${URL}#course`);
      await page.getByRole("heading", { name: "The course", level: 1 }).waitFor();
      await look("course");
      await page.goto(`${URL}#course/wings`);
      await page.getByRole("heading", { name: "7. Wings" }).waitFor();
      await look("lesson");
      await page.goto(`${URL}#course/wings/xy-wing`);
      for (const part of ["Near miss", "A puzzle", "Find it"]) {
        await page.getByRole("radio", { name: part }).click();
        await settled(page);
        await look(part);
      }
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      for (const more of ["Name the technique", "Where it is", "Draw the pattern", "Tell the reason"]) {
        await page.getByRole("button", { name: more }).click();
      }
      await page.locator(".task .step").waitFor();
      await look("exercise");
      expect(found).toEqual([]);
    });

    test(`no serious fault of accessibility in questions and claims (${theme})`, async () => {
      const page = await open({ colorScheme });
      if (contrast === "high") await highContrast(page);
      const found: string[] = [];
      const look = async (at: string) => {
        found.push(...(await faults(page)).map((fault) => `${at}: ${fault}`));
      };
      await cell(page, 4, 2).click();
      await page.getByRole("tab", { name: "Why?" }).click();
      await look("questions");
      await page.getByRole("button", { name: "Why can r4c2 not be 3?" }).click();
      await page.getByRole("heading", { name: "r4c2 cannot be 3." }).waitFor();
      await look("why not");
      await page.getByRole("tab", { name: "Truths" }).click();
      await page.getByRole("tabpanel").getByRole("textbox").fill("4r1 2b5 / 4c8");
      await page.keyboard.press("Enter");
      await page.getByRole("list", { name: "Links" }).waitFor();
      await look("truths");
      await enter(page, FIRST);
      await fillIn(page);
      await page.getByRole("heading", { name: "Solved!" }).waitFor();
      await look("solved");
      await enter(page, FIRST);
      for (const [claim, verdict] of [
        ["r1c8=4", "It follows"],
        ["r1c1<>5", "False"],
        ["(5)r1c1=(5)r1c2 => r9c9<>5", /./],
        ["r1c1<>", "Not readable"],
      ] as const) {
        await page.getByRole("tab", { name: "Claim" }).click();
        await page.getByLabel(/What do you claim/).fill(claim);
        await page.locator(".verdict").filter({ hasText: verdict }).waitFor();
        await look(claim);
      }
      expect(found).toEqual([]);
    });
  }

  test("asks nobody but its own server", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.reload();
    await page.getByRole("button", { name: "Give me a hint" }).click();
    await page.getByRole("tabpanel").getByText("Look at").waitFor();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !url.startsWith(URL))).toEqual([]);
  });

  test("fits every width from 360 pixels on", async () => {
    const page = await open();
    for (const width of [360, 390, 600, 768, 900, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const hash of ["", "#learn", "#learn/nishio"]) {
        await page.evaluate((to) => (location.hash = to), hash);
        await page.waitForTimeout(60);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} ${hash}`).toBeLessThanOrEqual(
          width,
        );
      }
    }
  });
});
