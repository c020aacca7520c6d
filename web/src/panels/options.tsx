// The choice of techniques.

import type { ProfileName } from "../engine/types";
import { set, settings } from "../state/settings";

export const PROFILES = [
  ["default", "as a good human would look"],
  ["hodoku", "HoDoKu's"],
  ["series", "the basic ones"],
] as const satisfies readonly (readonly [ProfileName, string])[];

export function Options() {
  const { profile, uniqueness } = settings.value;
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
    </details>
  );
}
