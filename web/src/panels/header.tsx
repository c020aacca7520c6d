// The header: navigation and appearance.

import { t } from "#language";
import { useRef, useState } from "preact/hooks";
import { courseLink, learnLink, route } from "../state/route";
import { type Theme, set, settings } from "../state/settings";
import { update } from "../state/update";
import { IconButton } from "../ui/icon-button";
import { Later, one } from "./later";

const HELP = one("Help");
const PREFERENCES = one("Preferences");

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export function Header() {
  const help = useRef<HTMLDialogElement>(null);
  const preferences = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<"help" | "preferences" | null>(null);
  const openHelp = () => {
    setOpened("help");
    help.current?.showModal();
  };
  const openPreferences = () => {
    setOpened("preferences");
    preferences.current?.showModal();
  };
  const { theme } = settings.value;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const { page } = route.value;
  const current = (it: typeof page) => (it === page ? "page" : undefined);
  return (
    <header class="page-head">
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>("main [tabindex='0'], main a, main input")?.focus();
        }}
      >
        {t("Skip to the board")}
      </a>
      <a class="wordmark" href="#" aria-label={t("Ergodoku: the board")}>
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <rect class="mark-ground" width="32" height="32" rx="7" />
          <path class="mark-lines" d="M11.5 5v22M20.5 5v22M5 11.5h22M5 20.5h22" />
          <path class="mark-link" d="M10.8 21.2 21.2 10.8" />
          <circle class="mark-node" cx="7.8" cy="24.2" r="4.2" />
          <circle class="mark-node" cx="24.2" cy="7.8" r="4.2" />
        </svg>
        Ergodoku
      </a>
      <nav aria-label={t("Parts of the page")}>
        <a href="#" aria-current={current("solve")}>
          {t("Solve")}
        </a>
        <a href={courseLink()} aria-current={current("course")}>
          {t("Course")}
        </a>
        <a href={learnLink()} aria-current={current("learn")}>
          {t("Learn")}
        </a>
      </nav>
      <div class="head-buttons">
        {update.value && (
          <button type="button" class="update" onClick={update.value}>
            {t("New version")}
          </button>
        )}
        <IconButton icon="settings" words={t("Settings")} onClick={openPreferences} />
        <IconButton
          icon={theme}
          words={t("Colours: {theme}", { theme: t(theme) })}
          label={t("Colours: {theme}. Change to {next}", { theme: t(theme), next: t(next) })}
          onClick={() => set({ theme: next })}
        />
        <IconButton icon="help" words={t("Keys and help")} onClick={openHelp} />
      </div>
      <dialog ref={preferences} class="help" aria-label={t("Settings")} onClose={() => setOpened(null)}>
        {opened === "preferences" && <Later part={PREFERENCES} />}
        <form method="dialog" class="buttons">
          <button type="submit" class="primary">
            {t("Close")}
          </button>
        </form>
      </dialog>
      <dialog ref={help} class="help" aria-label={t("Keys and help")} onClose={() => setOpened(null)}>
        {opened === "help" && <Later part={HELP} />}
        <form method="dialog" class="buttons">
          <button type="submit" class="primary">
            {t("Close")}
          </button>
        </form>
      </dialog>
    </header>
  );
}
