// The settings, in a dialog of the header.

import { t } from "#language";
import { type Settings, set, settings } from "../state/settings";

type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const SWITCHES: readonly (readonly [Switch, string])[] = [
  ["clashes", t("Mark digits that stand twice in a house")],
  ["checks", t("Mark wrong digits as soon as they are placed")],
  ["timer", t("Show the time, with a pause")],
  ["notes", t("Start new puzzles with all candidates written")],
  ["digitFirst", t("Choose a digit first, then touch its cells")],
  ["leftHand", t("Panels to the left of the board")],
  ["contrast", t("High contrast")],
];

export const Preferences = () => (
  <>
    <h2>{t("Settings")}</h2>
    <div class="switches">
      {SWITCHES.map(([name, words]) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={settings.value[name]}
            onChange={(event) => set({ [name]: event.currentTarget.checked })}
          />
          {words}
        </label>
      ))}
    </div>
    <p class="quiet">{t("There are no sounds. Settings, games and times stay in this browser.")}</p>
  </>
);
