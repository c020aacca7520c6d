// What is loaded when a variant is on the board: its judge, its drawing and its panel.

import "../style/variant.css";

export { broken } from "./judge";
export { drawingOf } from "./drawing";
export { VariantPanel } from "./panel";
