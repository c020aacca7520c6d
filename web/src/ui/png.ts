// Drawings as PNG. The engine draws SVG, and the browser, which has the font, renders it.

import { t } from "#language";
import bold from "../../../crates/render/fonts/Roboto-Bold-subset.ttf?url";
import regular from "../../../crates/render/fonts/Roboto-Regular-subset.ttf?url";

/** The number of pixels for each unit of the drawing. */
const SCALE = 2;

async function dataUrl(url: string): Promise<string> {
  const font = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsDataURL(font);
  });
}

/** Images cannot load resources, so the font is embedded. */
async function withTypeface(svg: string): Promise<string> {
  const face = async (weight: number, url: string) =>
    `@font-face { font-family: Roboto; font-weight: ${weight}; src: url("${await dataUrl(url)}") }`;
  const faces = await Promise.all([face(400, regular), face(700, bold)]);
  return svg.replace(/<svg [^>]*>/, (start) => `${start}<style>${faces.join("")}</style>`);
}

/** The drawing as PNG. */
export async function png(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([await withTypeface(svg)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SCALE * image.naturalWidth, SCALE * image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t("The browser makes no picture of it.")))),
      "image/png",
    );
  });
}
