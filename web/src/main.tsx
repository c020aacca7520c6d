// Starts the page: the game of a link, or of last time, or a first puzzle.

import { t } from "#language";
import { settled } from "#transport";
import "./style/base.css";
import "./style/drawing.css";
import "./style/played.css";
import "./style/layout.css";
import "./style/play.css";
import "./style/panels.css";
import "./style/forms.css";
import "./style/argue.css";
import "./style/learn.css";
import "./style/course.css";
import "./style/narrow.css";
import "./style/touch.css";
import "./style/print.css";
import { render } from "preact";
import { App } from "./app";
import { EMPTY } from "./game/position";
import { fromFragment } from "./game/text";
import { keepForOffline } from "./offline";
import { loadAhead } from "./panels/later";
import { startClock } from "./state/clock";
import { followText } from "./state/enter";
import { followPosition } from "./state/follow";
import { open, position } from "./state/game";
import { keepAcrossReloads, keepVariants, restore, restoreVariants, startOn } from "./state/keep";
import { followPauses } from "./state/held";
import { followMistakes } from "./state/mistakes";
import { followPuzzle } from "./state/pick";
import { followProgress } from "./state/progress";
import { route, routeOf } from "./state/route";
import { followGames } from "./state/saved";
import { followLeaving, followSettings } from "./state/settings";
import { arriving } from "./state/start";
import { stopShowing } from "./state/shown";
import { followVariant } from "./state/variant";

/** The puzzle that the documentation uses. */
const FIRST = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/** Loads the position from the address, if there is one, and removes it there. */
function openAddress(): boolean {
  const linked = fromFragment(location.hash.slice(1));
  if (!linked) return false;
  open(linked, "");
  arriving.value = false;
  history.replaceState(null, "", location.pathname + location.search);
  return true;
}

function follow() {
  openAddress();
  route.value = routeOf(location.hash);
  stopShowing();
}

followSettings();
followLeaving();
restoreVariants();
if (!restore()) startOn({ ...EMPTY, givens: [...FIRST].map((it) => Number(it) || 0) }, t("A first puzzle"));
follow();
addEventListener("hashchange", follow);
keepAcrossReloads();
followVariant(position);
followPosition();
followMistakes();
followPuzzle();
followText();
followGames();
keepVariants();
followPauses();
followProgress();
startClock();

const root = document.getElementById("app");
if (root) render(<App />, root);
loadAhead();
// The service worker loads all files. It waits for the engine, so as not to delay the first hint.
if (import.meta.env.MODE === "site") void settled.then(() => keepForOffline());
