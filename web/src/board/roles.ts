// The roles of marks: their order in a legend, their names, and which of them have a solid background.

import type { Role } from "../engine/types";

/** All roles in the order of a legend, with their names. */
export const LEGEND: readonly (readonly [Role, string])[] = [
  ["placed", "placed"],
  ["eliminated", "removed"],
  ["pattern", "pattern"],
  ["fin", "fin"],
  ["pivot", "pivot"],
  ["pincer", "pincer"],
  ["assumed", "assumed"],
  ["follows-true", "then true"],
  ["follows-false", "then false"],
  ["contradiction", "contradiction"],
  ["color-a", "colour A"],
  ["color-b", "colour B"],
  ["color-c", "colour C"],
  ["color-d", "colour D"],
  ["guardian", "guardian"],
  ["set-a", "set A"],
  ["set-b", "set B"],
  ["set-c", "set C"],
  ["set-d", "set D"],
  ["set-e", "set E"],
  ["set-f", "set F"],
  ["set-g", "set G"],
  ["set-h", "set H"],
  ["common", "restricted common"],
  ["base", "base house"],
  ["cover", "cover house"],
];

/** The letter of a set. */
export const letterOf = (role: Role) => (role.startsWith("set-") ? role.slice(4).toUpperCase() : null);

/** Whether a digit on the shape has the colour of the background. */
export const isSolid = (role: Role) => role === "placed" || role === "contradiction";
