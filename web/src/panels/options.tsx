// The choice of techniques.

import type { LanguageName, LengthName, ProfileName } from "../engine/types";
import { LANGUAGES, t } from "#language";
import { LENGTHS, set, settings, speak } from "../state/settings";

export const PROFILES = [
  ["default", t("as a good human would look")],
  ["hodoku", t("HoDoKu's")],
  ["series", t("the basic ones")],
] as const satisfies readonly (readonly [ProfileName, string])[];

export function Options() {
  const { profile, uniqueness, language, length } = settings.value;
  return (
    <details class="options">
      <summary>{t("Techniques")}</summary>
      <label class="field">
        {t("In which order")}
        <select value={profile} onChange={(event) => set({ profile: event.currentTarget.value as ProfileName })}>
          {PROFILES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={uniqueness}
          onChange={(event) => set({ uniqueness: event.currentTarget.checked })}
        />
        {t("also those that assume there is one solution")}
      </label>
      <label class="field">
        {t("Language of the page and the explanations")}
        <select value={language} onChange={(event) => speak(event.currentTarget.value as LanguageName)}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t("How fully")}
        <select value={length} onChange={(event) => set({ length: event.currentTarget.value as LengthName })}>
          {LENGTHS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </details>
  );
}
