// The page in German, as a browser in that language gets it: every view, without an English text.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import page from "../src/language/de.json";
import course from "../src/language/lessons.de.json";
import { URL, cell, faults, inBrowser, settled } from "./browser";

const de = { ...page, ...course };

const german = new Set(Object.values(de));

/** What no German page says: each English text, with anything in its places. */
const english = Object.entries(de)
  .filter(([text, translated]) => text !== translated && !german.has(text))
  .map(([text]) => {
    const parts = text.split(/\{\w+\}/).map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return { text, is: new RegExp(`^${parts.join(".+")}$`) };
  })
  // Two words at least, where a place may be filled by anything.
  .filter(({ text }) => !/\{/.test(text) || /[A-Za-z]{2}.*[ ].*[a-z]/.test(text.replace(/\{\w+\}/g, "")));

/** Everything that is written or said on the page, apart from what says that it is English. */
const told = (page: Page) =>
  page.evaluate(() => {
    const all: string[] = [];
    for (const element of document.querySelectorAll("body *:not([lang=en], [lang=en] *)")) {
      for (const name of ["aria-label", "title", "placeholder"]) all.push(element.getAttribute(name) ?? "");
      const texts = [...element.childNodes].filter((it) => it.nodeType === Node.TEXT_NODE);
      all.push(...texts.map((it) => it.textContent ?? ""), texts.length > 1 ? (element.textContent ?? "") : "");
    }
    return [...new Set(all.map((it) => it.replace(/\s+/g, " ").trim()).filter(Boolean))];
  });

inBrowser("German", (open) => {
  const views = async (page: Page, look: (at: string) => Promise<void>) => {
    const tab = (name: string) => page.getByRole("tab", { name, exact: true }).click();
    await look("start");
    await page.getByRole("button", { name: "Gib mir einen Tipp" }).click();
    await page.getByRole("list", { name: "Stufen des Tipps" }).waitFor();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press("h");
    await page.getByText("geprüft").waitFor();
    await look("hint");
    await tab("Weg");
    await page.getByRole("button", { name: "Den Weg zeigen" }).click();
    await page.getByText(/^1 von \d+$/).waitFor();
    await look("path");
    await tab("Alle Schritte");
    await page.getByRole("button", { name: "Alle Schritte finden" }).click();
    await page.getByRole("list", { name: "Alle Schritte" }).waitFor();
    await look("all steps");
    await tab("Neu");
    await look("new");
    await page.getByLabel(/Irgendetwas einfügen/).fill("https://sudokupad.app/abcdef123");
    await page.getByText("Ein Link von SudokuPad, aber").waitFor();
    await look("link");
    await tab("Teilen");
    await look("share");
    await tab("Warum?");
    await cell(page, 4, 2).click();
    await page.getByRole("button", { name: "Warum kann r4c2 nicht 3 sein?" }).click();
    await page.getByRole("heading", { name: "r4c2 kann nicht 3 sein." }).waitFor();
    await look("why");
    await tab("Behauptung");
    await page.getByLabel(/Was behauptest du/).fill("r1c8=4");
    await page.locator(".verdict").filter({ hasText: "Es folgt" }).waitFor();
    await look("claim");
    await tab("Wahrheiten");
    await page.getByRole("tabpanel").getByRole("textbox").fill("4r1 2b5 / 4c8");
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Links" }).waitFor();
    await look("truths");
    await page.getByRole("button", { name: "Einstellungen" }).click();
    await look("settings");
    await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
    await page.getByRole("button", { name: "Tasten und Hilfe" }).click();
    await look("help");
    await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
    await page.goto(`${URL}#learn`);
    await page.getByRole("heading", { name: "Techniken", level: 1 }).waitFor();
    await look("techniques");
    await page.goto(`${URL}#learn/aic`);
    await page.getByRole("heading", { name: "AIC", level: 1 }).waitFor();
    await look("technique");
    await page.goto(`${URL}#course`);
    await page.getByRole("heading", { name: "Der Kurs", level: 1 }).waitFor();
    await look("course");
    await page.goto(`${URL}#course/sight-lines`);
    await page.getByRole("heading", { name: "1. Sichtlinien" }).waitFor();
    await look("lesson");
    await page.goto(`${URL}#course/wings/xy-wing`);
    for (const part of ["Beispiel", "Beinahe", "Ein Rätsel", "Finden"]) {
      await page.getByRole("radio", { name: part, exact: true }).click();
      await settled(page);
      await look(part);
    }
  };

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`no English text, no serious fault, and no text too wide, ${viewport.width} pixels wide`, async () => {
      const page = await open({ locale: "de-DE", viewport });
      expect(await page.locator("html").getAttribute("lang")).toBe("de");
      const found: string[] = [];
      let [count, looks] = [0, 0];
      await views(page, async (at) => {
        const texts = await told(page);
        count += texts.filter((it) => german.has(it)).length;
        looks += 1;
        for (const text of texts) for (const it of english) if (it.is.test(text)) found.push(`${at}: ${text}`);
        found.push(...(await faults(page)).map((fault) => `${at}: ${fault}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > viewport.width) found.push(`${at}: ${width} pixels wide`);
      });
      expect(found).toEqual([]);
      expect(count).toBeGreaterThan(10 * looks);
    });
  }
});
