// The page's own texts. Each stands in English where it is used; a file has those of another language, by the English ones.
//
// The file is loaded before anything else of the page runs, so that a text can be said anywhere, also in a constant. Another
// language therefore begins with a reload.

export type Language = "en" | "de";

/** The languages, by their codes, each by its own name. */
export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["de", "Deutsch"],
];

/** The language that was chosen, or else the browser's. */
function wanted(): Language {
  try {
    const { language } = JSON.parse(localStorage.getItem("ergodoku.settings") ?? "{}") as { language?: unknown };
    const chosen = LANGUAGES.find(([code]) => code === language);
    if (chosen) return chosen[0];
    const own = navigator.languages.map((it) => it.slice(0, 2)).find((it) => LANGUAGES.some(([code]) => code === it));
    return (own as Language | undefined) ?? "en";
  } catch {
    return "en";
  }
}

export const language = wanted();

/** The texts of a language, by the English ones. */
type File = () => Promise<{ default: Readonly<Record<string, string>> }>;

const texts: Record<string, string> = {};

/** Adds the texts of a part of the page, in the languages that there are. Without them they are English. */
export async function addTexts(files: Readonly<Partial<Record<Language, File>>>) {
  const file = await files[language]?.().catch(() => null);
  Object.assign(texts, file?.default);
}

await addTexts({ de: () => import("./de.json") });

/** A text in the page's language, with values for its places in braces. */
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (texts[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A number as it is written in the page's language. */
export const figures = (value: number) => value.toLocaleString(language);
