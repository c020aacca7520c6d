// Shaded cells and houses: a base solid, a cover hatched and dashed, a contradiction jagged, what is false with a
// diagonal; any other role with its own shape as a seal in the upper left corner, where it covers no digit.

import type { Role } from "../engine/types";
import { type Point, type Rectangle, through } from "./geometry";
import { Seal } from "./shapes";

const WITHOUT_SEAL: readonly Role[] = ["base", "cover", "contradiction", "follows-false"];

export function Area({ role, at: [x, y, width, height] }: { role: Role; at: Rectangle }) {
  const inset = Math.min(3, Math.max(1.5, height * 0.05));
  const inner: Rectangle = [x + inset, y + inset, width - 2 * inset, height - 2 * inset];
  const radius = role === "contradiction" ? 0 : Math.min(6, height * 0.1);
  const rectangle = (name: string) => (
    <rect class={name} x={inner[0]} y={inner[1]} width={inner[2]} height={inner[3]} rx={radius} />
  );
  return (
    <g class={`role-${role}`}>
      {role === "cover" ? <path class="hatch" d={hatching(inner)} /> : rectangle("wash")}
      {role === "cover" && rectangle("dashed")}
      {role === "contradiction" && (
        <path class="heavy" d={sawtooth(inner, Math.min(3.6, Math.max(2, height * 0.06)))} />
      )}
      {role !== "cover" && role !== "contradiction" && rectangle("line")}
      {role === "follows-false" && (
        <path
          class="hatch"
          d={through([
            [inner[0], inner[1] + inner[3]],
            [inner[0] + inner[2], inner[1]],
          ])}
        />
      )}
      {!WITHOUT_SEAL.includes(role) && (
        <Seal role={role} at={[x + inset + 1, y + inset + 1]} radius={Math.min(5, Math.max(3, height * 0.09))} />
      )}
    </g>
  );
}

/** Slanted lines that fill a rectangle. */
function hatching([x, y, width, height]: Rectangle): string {
  let path = "";
  for (let offset = 5; offset < width + height; offset += 10) {
    const from: Point = [x + Math.min(offset, width), y + Math.max(offset - width, 0)];
    const to: Point = [x + Math.max(offset - height, 0), y + Math.min(offset, height)];
    path += through([from, to]);
  }
  return path;
}

/** A jagged outline, its teeth `depth` deep. */
function sawtooth([x, y, width, height]: Rectangle, depth: number): string {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const points = corners.flatMap(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % 4];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.abs(dx) + Math.abs(dy);
    const teeth = Math.max(2, Math.round(length / (depth * 2.4)));
    const along = (part: number): Point => [ax + (dx * part) / teeth, ay + (dy * part) / teeth];
    return Array.from({ length: teeth }, (_, tooth) => {
      const [vx, vy] = along(tooth + 0.5);
      return [along(tooth), [vx - (dy / length) * depth, vy + (dx / length) * depth] as Point];
    }).flat();
  });
  return through(points, true);
}
