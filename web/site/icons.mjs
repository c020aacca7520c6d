// Draws the icons from public/favicon.svg, in the browser that the tests use: node site/icons.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/favicon.svg", import.meta.url), "utf8");
// A system cuts its own shape out of this one: the ground fills it, and what counts keeps to the middle.
const filled = svg
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32" rx="7"', '<rect x="-5" y="-5" width="42" height="42"');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, size, drawing] of [
  ["icon-192", 192, svg],
  ["icon-512", 512, svg],
  ["icon-maskable-512", 512, filled],
  ["apple-touch-icon", 180, filled],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`,
  );
  writeFileSync(new URL(`public/${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
