// What is not needed to arrive and to take a hint: one file, loaded in advance when the browser is idle, or when a part of it is opened.

export { ClaimPanel } from "./claim";
export { EnterPanel } from "./enter";
export { Help } from "./help";
export { PathPanel } from "./path";
export { Preferences } from "./preferences";
export { RankPanel } from "./rank";
export { SharePanel } from "./share";
export { Solved } from "./solved";
export { StepsPanel } from "./steps";
export { WhyPanel } from "./why";
