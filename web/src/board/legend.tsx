// The legend: a sample of each shape that occurs, and its meaning.

import { t } from "#language";
import type { Role } from "../engine/types";
import { digitOf } from "../game/grid";
import { Area } from "./area";
import { sample } from "./arrows";
import { ArrowDrawing, Badge, digitClass } from "./drawing";
import { RADIUS } from "./geometry";
import { type Layers, type Use, usesOf } from "./layers";
import { Over, Under } from "./shapes";

function RoleSample({ use }: { use: Use }) {
  const start = use.candidate === null ? 0 : 28;
  return (
    <svg class="sample" width={start + (use.hasArea ? 32 : 0)} height="28" aria-hidden="true">
      {use.candidate !== null && (
        <>
          <Under role={use.role} at={[14, 14]} radius={RADIUS} />
          <text class={`note ${digitClass(use.role, "")}`} x="14" y="14">
            {digitOf(use.candidate)}
          </text>
          <Over role={use.role} at={[14, 14]} radius={RADIUS} />
        </>
      )}
      {use.hasArea && <Area role={use.role} at={[start + 1, 5, 30, 19]} />}
    </svg>
  );
}

interface LegendProps {
  layers: Layers;
  /** Other words for some roles. */
  words?: Partial<Record<Role, string>> | undefined;
}

export function Legend({ layers, words = {} }: LegendProps) {
  const uses = usesOf(layers);
  const kinds = (["strong", "weak"] as const).filter((kind) => layers.links.some((it) => it.kind === kind));
  if (uses.length + kinds.length === 0) return null;
  return (
    <ul class="legend drawing" aria-label={t("Legend")}>
      {uses.map((use) => (
        <li key={use.role}>
          <RoleSample use={use} />
          {t(words[use.role] ?? use.words)}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <svg class="sample" width="40" height="28" aria-hidden="true">
            <ArrowDrawing arrow={sample([2, 14], 36, kind)} />
          </svg>
          {kind === "strong" ? t("strong link") : t("weak link")}
        </li>
      ))}
      {layers.numbers.length > 0 && (
        <li>
          <svg class="sample" width="16" height="28" aria-hidden="true">
            <Badge at={[8, 14]} number={1} />
          </svg>
          {t("order")}
        </li>
      )}
    </ul>
  );
}
