// The choice of techniques.

import type { LanguageName, LengthName, ProfileName } from "../engine/types";
import { LANGUAGES, LENGTHS, set, settings } from "../state/settings";

export const PROFILES = [
  ["default", "as a good human would look"],
  ["hodoku", "HoDoKu's"],
  ["series", "the basic ones"],
] as const satisfies readonly (readonly [ProfileName, string])[];

export function Options() {
  const { profile, uniqueness, language, length } = settings.value;
  return (
    <details class="options">
      <summary>Techniques</summary>
      <label class="field">
        In which order
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
        also those that assume there is one solution
      </label>
      <label class="field">
        Explained in
        <select value={language} onChange={(event) => set({ language: event.currentTarget.value as LanguageName })}>
          {LANGUAGES.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        How fully
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
