// The settings, in a dialog of the header.

import { type Settings, set, settings } from "../state/settings";

type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const SWITCHES: readonly (readonly [Switch, string])[] = [
  ["clashes", "Mark digits that stand twice in a house"],
  ["checks", "Mark wrong digits as soon as they are placed"],
  ["timer", "Show the time, with a pause"],
  ["notes", "Start new puzzles with all candidates written"],
  ["digitFirst", "Choose a digit first, then touch its cells"],
  ["leftHand", "Panels to the left of the board"],
  ["contrast", "High contrast"],
];

export const Preferences = () => (
  <>
    <h2>Settings</h2>
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
    <p class="quiet">There are no sounds. Settings, games and times stay in this browser.</p>
  </>
);
