// What the page and the engine say to each other. docs/json.md describes the records.

/** One character for each cell, `.` for an empty one. */
export type GridText = string;

export type Status = "solved" | "stuck" | "invalid" | "mistake" | "no_solution" | "multiple_solutions" | "error";

export type Role =
  | "placed"
  | "eliminated"
  | "pattern"
  | "fin"
  | "pivot"
  | "pincer"
  | "assumed"
  | "follows-true"
  | "follows-false"
  | "contradiction"
  | "color-a"
  | "color-b"
  | "color-c"
  | "color-d"
  | "guardian"
  | "set-a"
  | "set-b"
  | "set-c"
  | "set-d"
  | "set-e"
  | "set-f"
  | "set-g"
  | "set-h"
  | "common"
  | "base"
  | "cover";

/** Something to draw on the grid; where two meet, the later one lies on top. */
export type Mark =
  | { kind: "house"; house: string; role: Role }
  | { kind: "cells"; cells: string[]; role: Role }
  | { kind: "candidates"; candidates: string[]; role: Role }
  | { kind: "link"; from: string[]; to: string[]; link: "strong" | "weak" }
  | { kind: "number"; candidate: string; number: number };

/** A piece of a sentence, and what of the grid it speaks of. */
export interface Span {
  text: string;
  cells?: string[];
  houses?: string[];
  digits?: number[];
  candidates?: string[];
  eliminated?: string[];
}

export type Sentence = Span[];

export interface Step {
  technique: string;
  slug: string;
  family: string;
  notation: string;
  place: string[];
  eliminate: string[];
  assumes_uniqueness: boolean;
  explanation: string;
  sentences: Sentence[];
  marks: Mark[];
  /** The certificate in words. */
  proof: string;
  /** Whether the certificate was accepted. */
  checked: boolean;
}

export interface Clash {
  digit: number;
  house: string;
  cells: string[];
}

export interface Entered {
  kind: "given" | "digit" | "mark";
  candidate: string;
  /** What the cell can hold once this is put right. */
  digits: number[];
}

export interface Fault {
  message: string;
  line: number | null;
  column: number | null;
  clashes: Clash[];
  /** Every digit and mark that contradicts the one solution of the givens. */
  mistakes?: Entered[];
  /** The entries any one of which alone may be wrong. */
  suspects?: Entered[];
}

export interface CellRecord {
  digit: number | null;
  given: boolean;
  candidates: number[];
}

export interface CheckAnswer {
  puzzle: GridText;
  label: string;
  status: Status;
  grid: GridText;
  solutions?: number;
  error: Fault | null;
  format: string | null;
  state: string;
  cells: CellRecord[];
}

export interface Mistake {
  candidate: string;
  kind: "digit" | "mark";
  ladder: Sentence[];
}

export interface HintAnswer {
  status: Status;
  mistake: Mistake | null;
  ladder: Sentence[];
  step: Step | null;
  error?: Fault | null;
}

export interface StepsAnswer {
  status: Status;
  grid: GridText;
  steps: Step[];
  error: Fault | null;
}

export interface HodokuRating {
  status: Status;
  scale: "hodoku";
  score: number | null;
  level: string | null;
  steps: number | null;
  guesses: number | null;
  hardest: { number: number; technique: string; notation: string; level: string; score: number } | null;
}

export interface ExplainerRating {
  status: Status;
  scale: "se121";
  er: number | null;
  ep: number | null;
  ed: number | null;
}

export type Rating = HodokuRating | ExplainerRating;

export interface TechniqueRecord {
  name: string;
  slug: string;
  aliases: string[];
  family: string;
  hodoku_code: string | null;
  hodoku_score: number | null;
  hodoku_level: string | null;
  se_rating: number | null;
  assumes_uniqueness: boolean;
  summary: string;
  why: string;
}

export interface TechniqueAnswer extends TechniqueRecord {
  /** What it is and why it works, as Markdown. */
  doc: string;
  example: { state: string; step: Step };
  near_miss: { state: string };
}

/** A puzzle made to order, with its rating. */
export interface Generated extends HodokuRating {
  puzzle: string;
  number: number;
  clues: number;
  /** A position to practise in, as text, if one was asked for. */
  position?: string;
}

export interface GenerateAnswer {
  seed: number;
  puzzles: Generated[];
  tried: number;
  /** What the nearest of the others lacks, if too few were found. */
  lacks: string | null;
}

/** Which puzzles are wanted. */
export interface Wanted {
  count?: number;
  seed?: number;
  symmetry?: string;
  minimal?: boolean;
  clues?: string;
  level?: string;
  er?: string;
  needs?: string[];
  practice?: string;
}

/** What every call about a puzzle may say besides. */
export interface Choice {
  profile?: string;
  uniqueness?: boolean;
}

type About = { puzzle: string };

/** The calls: what each takes, and what it gives. */
export interface Calls {
  check: [About, CheckAnswer];
  hint: [About & Choice, HintAnswer];
  steps: [About & Choice, StepsAnswer];
  solve: [About & Choice & { max_steps?: number }, StepsAnswer];
  rate: [About & { scale: "hodoku" | "se121" }, Rating];
  convert: [About & { to: string }, { text: string }];
  render: [
    About & { marks?: Mark[]; title?: string; caption?: string; theme: string; candidates: boolean },
    { svg: string },
  ];
  techniques: [Record<string, never>, { techniques: TechniqueRecord[] }];
  technique: [{ name: string }, TechniqueAnswer];
  generate: [Wanted, GenerateAnswer];
}
