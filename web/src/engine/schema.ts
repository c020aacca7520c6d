// What the page and the engine say to each other. Made by `cargo xtask docs` from the schema of the
// crate `ergodoku-api`; docs/json.md describes the records.

/** What a shortest solve has as little of as possible: hard steps, or the sum of their scores. */
export type AimName = "fewest" | "easiest";

/** Why a call has no answer. If the answer itself can say what is wrong with a puzzle, it is no error. */
export interface ApiError {
  /** What is wrong, and where. */
  error: ErrorRecord;
}

/** Where an argument breaks. */
export interface BrokenRecord {
  /** A small change that would do. */
  mend: string | null;
  /** The place, as in the claim: a link, a cell, a conclusion, the name of a technique. */
  place: string;
  /** What is wrong there. */
  reason: string;
}

/** A candidate, as placed or assumed: `r4c3=5` is the digit 5 in r4c3. */
export type Candidate = string;

/** A cell: `r4c3` is row 4, column 3. */
export type Cell = string;

/** A cell. */
export interface CellRecord {
  /** The candidates left; none if it has a digit. */
  candidates: Digit[];
  digit: Digit | null;
  /** Whether the digit is a given. */
  given: boolean;
}

/** A link of a chain, judged by itself. */
export interface ChainLinkRecord {
  /** Whether it holds. */
  holds: boolean;
  /** What is wrong with it; none if it holds. */
  reason: string | null;
  /** Its notation: `(5)r1c2=(5)r4c2`. */
  text: string;
}

/** What a text is. The status is `solved` if there is exactly one solution; solutions are counted up to 1000. */
export type CheckAnswer = PuzzleRecord & {
  /** The 81 cells, row by row; empty if there is no state. */
  cells: CellRecord[];
  /** The format that was recognised: `line`, `grid`, `pencil-marks`, `library`, `sukaku` or `link`. */
  format: string | null;
  /** What a link tells besides its digits; absent if the text is no link of a known site. */
  link?: SiteLinkRecord;
  /** The whole state as a line, with the digits placed and the candidates eliminated. */
  state: string | null;
};

/** A digit that stands twice or more in a house. */
export interface ClashRecord {
  /** In which cells of it. */
  cells: Cell[];
  /** Which digit. */
  digit: Digit;
  /** In which house. */
  house: House;
}

/** A rule beyond those of classic Sudoku. */
export type ConstraintName = "anti_king" | "anti_knight" | "arrow" | "between" | "cage" | "clone" | "diagonal" | "difference" | "disjoint_groups" | "even" | "unique" | "extra_region" | "killer" | "little_killer" | "maximum" | "minimum" | "negative" | "non_consecutive" | "no_rows_columns" | "odd" | "palindrome" | "quadruple" | "ratio" | "region" | "region_sum" | "renban" | "sandwich" | "thermometer" | "whispers" | "xv";

/** A rule beyond those of classic Sudoku, with the cells it is about. */
export interface ConstraintRecord {
  /** Where a clue between cells or around the grid stands: to the right and down, in hundredths of a cell. */
  at: number[] | null;
  /** The cells, in the order in which the rule reads them; none if it is about the whole grid. */
  cells: Cell[];
  /** Which rule. */
  kind: ConstraintName;
  /** Of an arrow its shaft, circle included; of a clone the cells that repeat `cells`, in the same order. */
  path: Cell[];
  /** The number or the text of a clue; empty if there is none. */
  value: string;
}

/** A puzzle in another format. */
export interface ConvertAnswer {
  /** The version of the schema. */
  schema: number;
  /** The puzzle. */
  text: string;
}

/** A digit. */
export type Digit = number;

/** The easiest step that is behind a conclusion. */
export interface EasiestRecord {
  /** How it leads to what is claimed: `exactly`; `more`, it concludes more than that; `then_single`, it removes candidates, and then the digit is a single. */
  leads: Leads;
  /** The step. */
  step: ExplainedStep;
}

/** A candidate, as eliminated: `r4c3<>5`. */
export type Elimination = string;

/** What was entered: a given, a digit placed since, or a mark, which removed a candidate. */
export type EntryKind = "given" | "digit" | "mark";

/** What is wrong with a puzzle, its text, or a request. */
export interface ErrorRecord {
  /** For an invalid puzzle: every clash of its digits. */
  clashes: ClashRecord[];
  /** The column in that line, in characters from 1; none if the error is about the whole puzzle. */
  column: number | null;
  /** The line of the input, from 1. */
  line: number | null;
  /** In words. */
  message: string;
  /** Every digit and mark that contradicts the one solution of the givens, in reading order. */
  mistakes: Mistake[];
  /** If nothing is certainly wrong: every entry that may be the only wrong one. */
  suspects: Mistake[];
  /** The text of that line, if it could not be read as a puzzle. */
  text: string | null;
}

/** A state in which the technique finds a step. */
export interface ExampleRecord {
  /** The state, as text. */
  state: string;
  /** The step. */
  step: ExplainedStep;
}

/** A step with its sentences, the marks to draw, and its proof, checked. */
export type ExplainedStep = StepRecord & {
  /** Whether the certificate was accepted by the checker. */
  checked: boolean;
  /** The technique's family. */
  family: FamilyName;
  /** What roles of the drawing are called in this technique, where it has names of its own for them. */
  legend?: Record<string, never>;
  /** The level of each sentence in an outline, 0 or more for one on a line of its own, none for one that goes on. Absent if all go on. */
  levels?: (number | null)[];
  /** What to draw on the grid, from the bottom up. */
  marks: MarkRecord[];
  /** The certificate, as text. */
  proof_text: string;
  /** The reason, sentence by sentence. */
  sentences: SentenceRecord[];
  /** The technique's name as one types it: `x-wing`. */
  slug: string;
};

/** How hard a puzzle is by Sudoku Explainer's rules. The ratings are null if the puzzle does not have exactly one solution. */
export interface ExplainerRecord {
  /** The rating of the first step. */
  ed: number | null;
  /** How the rating ended: `rated`, `stuck` (20.0), or early: `above-max-er`, `time-limit`, `no-pearl`, `no-diamond`; the ratings are then those of the steps so far. */
  end: string | null;
  /** The rating of the hardest step up to the first placement. */
  ep: number | null;
  /** The rating of the hardest step. */
  er: number | null;
  error: ErrorRecord | null;
  /** The label that stood beside the puzzle. */
  label: string;
  /** The 81 characters as read; the 729 of a Sukaku; empty if the text could not be read. */
  puzzle: RatedPuzzle;
  /** The scale: `se121`, `se121-fixed` or `sukaku`. */
  scale: ExplainerScale;
  /** The version of the schema. */
  schema: number;
  /** What the puzzle turned out to be: `solved` if it is rated. */
  status: Status;
  /** The steps, if they were asked for. */
  steps?: RatedStepRecord[];
  /** The version of this program. */
  version: string;
}

/** One of Sudoku Explainer's scales. */
export type ExplainerScale = "se121" | "se121-fixed" | "sukaku";

/** A candidate that falls. */
export interface FallRecord {
  /** The candidate, as it is eliminated. */
  eliminate: Elimination;
  /** How many of the links it is in. */
  links: number;
  /** How many of the truths it is in. */
  truths: number;
}

/** A family of techniques. */
export type FamilyName = "singles" | "intersections" | "subsets" | "fish" | "single-digit" | "wings" | "coloring" | "uniqueness" | "chains" | "almost-locked-sets" | "complex-fish" | "rank-patterns" | "impossible-patterns" | "forcing" | "last-resort";

/** Puzzles to order. */
export interface GenerateAnswer {
  /** If fewer puzzles were found than asked for: what the best of the rejected ones lacks, in words. */
  lacks: string | null;
  /** The puzzles, rated. */
  puzzles: GeneratedRecord[];
  /** The version of the schema. */
  schema: number;
  /** The seed. */
  seed: number;
  /** How many candidates for a puzzle were tried. */
  tried: number;
}

/** A puzzle made to order, with its rating on HoDoKu's scale. */
export type GeneratedRecord = RatingRecord & {
  /** The number of clues. */
  clues: number;
  /** Sudoku Explainer 1.2.1's ratings ER, EP and ED, if they were asked for. */
  explainer?: number[];
  /** Its number among the puzzles made, from 1. */
  number: number;
  /** The position to practise in, as a line of HoDoKu's library, if one was asked for. */
  position?: string;
  /** The seed that the puzzles were made from. */
  seed: number;
};

/** The 81 cells row by row, `.` for an empty one; empty if the text could not be read. */
export type Grid = string;

/** The step that decides a puzzle's level. */
export interface HardestRecord {
  /** The level of such a step. The puzzle's level is higher if its score is too high for this one. */
  level: LevelName;
  /** The step in the field's notation. */
  notation: string;
  /** Its number on the path, from 1. */
  number: number;
  /** The score of such a step. */
  score: number;
  /** The technique's name. */
  technique: string;
}

/** A mistake, or the next step. */
export interface HintAnswer {
  /** Three sentences, each of which gives away more: where to look; the technique; the technique with its house or digit. Empty if there is no step. */
  ladder: SentenceRecord[];
  mistake: MistakeHint | null;
  /** The version of the schema. */
  schema: number;
  /** What the puzzle turned out to be. */
  status: Status;
  step: ExplainedStep | null;
}

/** A house: row, column or box; boxes are numbered row by row. */
export type House = string;

/** A language of explanations. */
export type LanguageName = "en" | "de";

/** A format to write a puzzle in. */
export type LayoutName = "line" | "grid" | "boxed" | "pencil-marks" | "library" | "sukaku" | "sudokupad" | "f-puzzles" | "penpa";

export type Leads = "exactly" | "more" | "then_single";

/** How long explanations are: a line, the whole reason, or with what a teacher adds. */
export type LengthName = "line" | "standard" | "teach";

/** HoDoKu's level of a puzzle or a step. */
export type LevelName = "Easy" | "Medium" | "Hard" | "Unfair" | "Extreme";

/** Why a link cannot be read: it only names a puzzle on a server; its packing is not read; it is incomplete or no puzzle; it has not 9 × 9 cells. */
export type LinkProblemName = "on_server" | "packing" | "malformed" | "size";

export type LinkRecord = "strong" | "weak";

/** Something to draw on the grid. */
export type MarkRecord = {
  house: House;
  kind: "house";
  role: Role;
} | {
  cells: Cell[];
  kind: "cells";
  role: Role;
} | {
  candidates: Candidate[];
  kind: "candidates";
  role: Role;
} | {
  from: Candidate[];
  kind: "link";
  link: LinkRecord;
  to: Candidate[];
} | {
  candidate: Candidate;
  kind: "number";
  number: number;
};

/** A row of the matrix that is a form of a technique. */
export interface MatrixVariant {
  /** What the form is. */
  form: string;
  /** The row, counted from 1. */
  row: number;
}

/** Something entered that is wrong, or may be. */
export interface Mistake {
  /** The digit that was entered, or the candidate that was removed. */
  candidate: Candidate;
  /** What the cell can hold once this is put right. */
  digits: Digit[];
  kind: EntryKind;
}

/** A digit that is wrong, or a true candidate that was removed. */
export interface MistakeHint {
  /** The digit that was entered, or the candidate that was removed. */
  candidate: Candidate;
  /** What was entered. */
  kind: EntryKind;
  /** Three sentences, each of which gives away more: where to look; in which cell; what is wrong. */
  ladder: SentenceRecord[];
}

/** A state that looks much the same, in which the step does not hold. */
export interface NearMissRecord {
  breaks: Candidate | null;
  /** The candidates that are possible here and not in the example. */
  candidates: Candidate[];
  /** The conclusion that does not follow. */
  conclusion: string;
  /** Why the conclusion does not follow, sentence by sentence. */
  sentences: SentenceRecord[];
  /** The state, as text. */
  state: string;
}

/** Digits noted in a cell. */
export interface NoteRecord {
  /** The cell. */
  cell: Cell;
  /** The digits in its centre. */
  centre: Digit[];
  /** The digits in its corners. */
  corner: Digit[];
}

/** Another reason than the smallest. */
export interface OtherRecord {
  /** The reason in words. */
  explanation: string;
  /** The number of intermediate results. */
  lemmas: number;
  /** The links of all counts, likewise. */
  links: string[];
  /** The step of the technique, or what kind of reason it is. */
  summary: string;
  /** The technique, if it is one. */
  technique?: string;
  /** The truths of all counts, each as often as it is counted. */
  truths: string[];
}

/** A part of a sentence: its words, and in at most one of the other fields what they speak of. */
export interface PartRecord {
  candidates?: Candidate[];
  cells?: Cell[];
  digits?: Digit[];
  eliminated?: Elimination[];
  houses?: House[];
  /** The words. */
  text: string;
}

/** What a step rests on; its other fields depend on its kind. */
export interface Pattern {
  /** Which pattern: `single`, `fish`, `chain` ... */
  kind: string;
}

/** The format of the picture; `svg` if not given. */
export type PictureFormat = "svg" | "png";

/** The colours; `light` if not given. */
export type PictureTheme = "light" | "dark" | "auto";

/** A position, and the steps to find in it. */
export interface PositionAnswer {
  /** The 81 cells, row by row. */
  cells: CellRecord[];
  /** The version of the schema. */
  schema: number;
  /** The whole state as a line, with the digits placed and the candidates eliminated. */
  state: string;
  /** The steps of the technique; empty if none was named. */
  steps: ExplainedStep[];
}

/** A choice of techniques, with their order. */
export type ProfileName = "default" | "hodoku" | "series";

/** A proof as the checker takes it, described in docs/claims.md; its other fields depend on its kind. */
export interface Proof {
  /** Which kind of proof: `count`, `lemmas`, `cases` ... */
  kind: string;
}

/** A proof of a part of a claim. */
export interface ProvedPartRecord {
  /** What it shows: `r4c3=5`, or `r45c3<>5, r1c2<>7`. */
  conclusion: string;
  /** What it uses as "at most one of these is true". */
  links: string[];
  /** What it uses as "at least one of these is true". */
  truths: string[];
}

/** A puzzle and what is known of it. */
export interface PuzzleRecord {
  /** If all steps were searched for: the techniques whose search was cut short. There may be more of their steps. */
  cut_short?: string[];
  error: ErrorRecord | null;
  /** The digits placed at the end; of a check, the solution if there is exactly one. */
  grid: Grid;
  /** The label that stood beside the puzzle. */
  label: string;
  /** The puzzle as read. */
  puzzle: Grid;
  /** The version of the schema. */
  schema: number;
  /** Of a shortest solve: how good it is. */
  shortest?: ShortestRecord;
  /** Of a check: the number of solutions, counted up to a limit. */
  solutions?: number;
  /** What it turned out to be. */
  status: Status;
  /** The steps, in order. */
  steps: StepRecord[];
}

/** One puzzle, in any format that can be read: 81 characters, `+5` for a digit placed since, `GRID:711 713` to rule out 7 in r1c1 and r1c3; a grid; pencil marks; Sukaku; a library's line; a link. */
export type PuzzleText = string;

/** Sets of truths and links, their rank, and what falls. */
export interface RankAnswer {
  /** The version of the schema. */
  schema: number;
  /** The sets: the one asked about, or those that were found. */
  sets: RankedSet[];
  /** What the puzzle turned out to be. */
  status: Status;
}

/** Truths and links, their rank, and what falls. */
export interface RankSetRecord {
  /** The argument in words. */
  explanation: string;
  /** Every candidate that falls, accepted by the proof checker. */
  falls: FallRecord[];
  /** If the links were searched for: no links that cover the truths have a lower rank than this. */
  least_rank?: number;
  /** The links. */
  links: string[];
  /** The set as the forums write it: `5r27 \ 5c36`. */
  notation: string;
  /** Links less truths. */
  rank: number;
  /** The truths: a cell, or a digit and a house. */
  truths: string[];
  /** The candidates in more truths than links. The rank counts only if there are none. */
  uncovered: Candidate[];
}

/** A set with its sentences, and the marks to draw. */
export type RankedSet = RankSetRecord & {
  /** What to draw on the grid, from the bottom up. */
  marks: MarkRecord[];
  /** The argument, sentence by sentence. */
  sentences: SentenceRecord[];
};

/** How hard a puzzle is, on the scale that was asked for. */
export type RateAnswer = RatingRecord | ExplainerRecord | WhipRecord;

/** The scale of a rating: HoDoKu's, one of Sudoku Explainer's, or one of Berthier's; `hodoku` if not given. */
export type RateScale = "hodoku" | "se121" | "se121-fixed" | "sukaku" | "w" | "s+w" | "gw" | "s+gw" | "b" | "gb" | "t&e" | "bxb";

/** The 81 characters of a puzzle, or the 729 of a Sukaku; empty if the text could not be read. */
export type RatedPuzzle = string;

/** A step and its rating. */
export type RatedStepRecord = StepRecord & {
  /** What Sudoku Explainer calls it. */
  name: string;
  /** The rating. */
  rating: number;
};

/** How hard a puzzle is on HoDoKu's scale. The numbers are null if the puzzle does not have exactly one solution. */
export interface RatingRecord {
  error: ErrorRecord | null;
  /** The number of cells that had to be guessed. */
  guesses: number | null;
  hardest: HardestRecord | null;
  /** The label that stood beside the puzzle. */
  label: string;
  level: LevelName | null;
  /** The puzzle as read. */
  puzzle: Grid;
  /** The scale. */
  scale: Scale;
  /** The version of the schema. */
  schema: number;
  /** The sum over all steps. */
  score: number | null;
  /** What the puzzle turned out to be: `solved` if it has exactly one solution. */
  status: Status;
  /** The number of steps. */
  steps: number | null;
  /** The version of this program. */
  version: string;
}

/** A picture, in the format that was asked for. */
export interface RenderAnswer {
  /** Every digit and mark that contradicts the one solution of the givens. */
  mistakes: Mistake[];
  /** The picture as PNG, in base64. */
  png?: string;
  /** The version of the schema. */
  schema: number;
  /** The picture as SVG. */
  svg?: string;
}

/** What something drawn stands for. */
export type Role = "placed" | "eliminated" | "pattern" | "fin" | "pivot" | "pincer" | "assumed" | "follows-true" | "follows-false" | "contradiction" | "color-a" | "color-b" | "color-c" | "color-d" | "guardian" | "set-a" | "set-b" | "set-c" | "set-d" | "set-e" | "set-f" | "set-g" | "set-h" | "common" | "base" | "cover";

/** The judgement on a claim. */
export type RulingName = "follows" | "follows_otherwise" | "not_shown" | "false" | "several_solutions" | "no_solution" | "malformed";

/** The scale of a rating. */
export type Scale = "hodoku";

/** A sentence, as a list of its parts. */
export type SentenceRecord = PartRecord[];

/** A form that is drawn: a line, a line with a head, a rectangle, one with round ends. */
export type ShapeName = "line" | "arrow" | "rectangle" | "round";

/** Something drawn without a known meaning. Measures are in hundredths of a cell, colours `#rrggbb` or `#rrggbbaa`, empty if there is none. */
export interface ShapeRecord {
  /** By how many degrees it is turned clockwise. */
  angle: number;
  /** The colour inside. */
  fill: string;
  /** What it is. */
  form: ShapeName;
  /** Its height, 0 for a line. */
  height: number;
  /** Whether it is above the digits. */
  over: boolean;
  /** The points of a line, or the middle of anything else, each to the right and down. */
  points: number[][];
  /** The colour of the line or the edge. */
  stroke: string;
  /** The text in it. */
  text: string;
  /** The colour of the text; that of digits if empty. */
  text_color: string;
  /** The height of the text. */
  text_size: number;
  /** The thickness of the line or the edge. */
  thickness: number;
  /** Its width, 0 for a line. */
  width: number;
}

/** The result of a search for the solve with the fewest or the easiest hard steps, and how far it is proved. A step is hard if its technique is not a single. */
export interface ShortestRecord {
  /** What was to be as little as possible. */
  aim: AimName;
  /** No solve costs less. */
  at_least: number;
  /** What they cost: for `fewest` their number, for `easiest` the sum of the scores that the profile gives them. */
  cost: number;
  /** How many steps are hard. */
  hard_steps: number;
  /** The hardest technique that was allowed: the hardest of the usual path. `null` if singles suffice. */
  hardest: string | null;
  /** Whether it is certain that no solve costs less: `cost` equals `at_least`. */
  proved: boolean;
}

/** What a link tells besides its digits. */
export interface SiteLinkRecord {
  /** The author; empty if there is none. */
  author: string;
  /** The rules beyond those of classic Sudoku whose meaning is known. */
  constraints: ConstraintRecord[];
  /** The notes in cells without a digit. */
  notes: NoteRecord[];
  problem: LinkProblemName | null;
  /** The rules in the author's words; empty if there are none. */
  rules: string;
  /** What is drawn besides, in the order in which it is drawn. */
  shapes: ShapeRecord[];
  /** The site whose form it has. */
  site: SiteName;
  /** The digits of the solution, row by row, `.` for one that is not told; empty if the link has none. */
  solution: string;
  /** The title; empty if there is none. */
  title: string;
  /** Those of `variants` of which something should be drawn and is in neither `constraints` nor `shapes`. */
  undrawn: string[];
  /** Those of `variants` that are more than `constraints` says. */
  unjudged: string[];
  /** The names of rules beyond those of classic Sudoku. */
  variants: string[];
}

/** A site whose links are read. */
export type SiteName = "f-puzzles" | "sudokupad" | "penpa" | "puzz.link";

/** Why no count has fewer truths: weights of candidates, or a split into two cases. */
export type SmallestRecord = {
  /** For each split above, from the outermost: what its bound weighs. */
  multipliers?: number[];
  /** What a rule may lack to the whole. */
  unit: number;
  /** What candidates weigh, by their names; all others weigh nothing. */
  weights: Record<string, never>;
  /** What a rule weighs at most. */
  whole: number;
} | {
  /** The proof of the first case. */
  fewer: SmallestRecord;
  /** Whether it is used as a truth; else as a link. */
  is_truth: boolean;
  /** The proof of the second. */
  more: SmallestRecord;
  /** The most times in the first case. */
  most: number;
  /** The rule: `5r2` for a digit in a house, `r1c1` for a cell. */
  rule: string;
};

/** A path. */
export interface SolveAnswer {
  /** Whether the time limit ended the path, of which the steps were told as they were found. */
  cut_short?: boolean;
  /** The digits placed at the end of the path. */
  grid: Grid;
  /** The version of the schema. */
  schema: number;
  /** Of a shortest solve: how good it is. */
  shortest?: ShortestRecord;
  /** What the puzzle turned out to be. */
  status: Status;
  /** The steps, in order. */
  steps: ExplainedStep[];
}

/** What a puzzle turned out to be. */
export type Status = "solved" | "stuck" | "invalid" | "mistake" | "no_solution" | "multiple_solutions" | "interrupted" | "error";

/** A step with everything that is said of it. */
export interface StepRecord {
  /** Whether the step holds only if there is exactly one solution. */
  assumes_uniqueness: boolean;
  /** The candidates eliminated. */
  eliminate: Elimination[];
  /** The reason in words. */
  explanation: string;
  /** The step in the field's notation. */
  notation: string;
  /** The pattern, with fields of its family. */
  pattern: Pattern;
  /** The candidate placed; at most one. */
  place: Candidate[];
  /** The proof, as `verify` and the checker take it; absent unless asked for, which no call does. */
  proof?: Proof;
  /** The technique's name. */
  technique: string;
}

/** The steps of a state. */
export interface StepsAnswer {
  /** The techniques whose search was cut short by the time limit: there may be more of their steps. */
  cut_short: string[];
  /** The version of the schema. */
  schema: number;
  /** What the puzzle turned out to be. */
  status: Status;
  /** The steps, technique by technique. */
  steps: ExplainedStep[];
}

/** A technique's page. */
export type TechniqueAnswer = TechniqueRecord & {
  /** What it is and why it works, in Markdown. */
  doc: string;
  example: ExampleRecord;
  near_miss: NearMissRecord;
};

/** A technique of the catalogue. */
export interface TechniqueRecord {
  /** Other names. */
  aliases: string[];
  /** Whether its steps hold only if there is exactly one solution. */
  assumes_uniqueness: boolean;
  /** The family's name as one types it. */
  family: FamilyName;
  /** HoDoKu's code, where it has one. */
  hodoku_code: string | null;
  hodoku_level: LevelName | null;
  /** HoDoKu's score of one step. */
  hodoku_score: number | null;
  /** Its row, counted from 1, in the matrix of 88 rows in which the field's programs are compared. */
  matrix_row: number | null;
  /** Rows of that matrix that have no technique of their own because they are forms of this one. */
  matrix_variants: MatrixVariant[];
  /** The field's name. */
  name: string;
  /** The version of the schema. */
  schema: number;
  /** Sudoku Explainer's rating, the lowest where it varies. */
  se_rating: number | null;
  /** The name as one types it. */
  slug: string;
  /** What it is, in that language. */
  summary: string;
  /** Its name in the language that was asked for. */
  title: string;
  /** Why it works, in that language. */
  why: string;
}

/** The catalogue. */
export interface TechniquesAnswer {
  /** The version of the schema. */
  schema: number;
  /** All techniques, from the simplest family to the last resorts. */
  techniques: TechniqueRecord[];
}

/** A claim and what there is to say of it. */
export interface VerdictRecord {
  /** Whether the proof assumes that the puzzle has only one solution. */
  assumes_uniqueness: boolean;
  /** The first place where the claim's own argument breaks. */
  broken?: BrokenRecord;
  /** By what the claim follows: the name of a technique, `argument` (its own, which has no name), `certificate`, or `state` if the position says so already. None if it does not follow. */
  by: string | null;
  /** The claim as written: text or an object. */
  claim: string;
  /** A solution in which the claim fails. */
  counterexample?: Grid;
  /** What is wrong with the text or the position. */
  error?: ErrorRecord;
  /** The part of the claim that fails there. */
  fails?: string;
  /** What the proof uses as "at most one of these is true". */
  links: string[];
  /** If no one proof shows all conclusions: each proof with what it shows. `truths` and `links` are then those of all of them. */
  parts?: ProvedPartRecord[];
  /** If it was asked for: the techniques that conclude exactly this here, the easiest first. */
  recognised?: string[];
  /** The version of the schema. */
  schema: number;
  /** The position as written. */
  state: string;
  /** What the proof uses as "at least one of these is true": `5r2`, `5c3`, `5b1` for a digit in a house, `r1c1` for a cell, the guardians of a deadly pattern, or the image of a candidate by a symmetry of the givens. */
  truths: string[];
  /** The judgement. */
  verdict: RulingName;
  /** Whether a technique of the chosen profile shows the claim; absent if none was chosen. */
  within?: boolean;
}

/** The judgement, sentence by sentence, with the marks to draw. */
export type VerifyAnswer = VerdictRecord & {
  /** The links of a chain, each judged by itself. Empty if the claim is no chain. */
  chain: ChainLinkRecord[];
  easiest: EasiestRecord | null;
  /** What to draw on the grid, from the bottom up. */
  marks: MarkRecord[];
  /** The judgement and its reason, sentence by sentence. */
  sentences: SentenceRecord[];
  /** The step of the named technique, or those that conclude exactly the same, the easiest first. */
  steps: ExplainedStep[];
};

/** HoDoKu's level. */
export type WantedLevel = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** How hard a puzzle is by whips and braids, or by trial and error: one of Berthier's ratings. The rating is null if the puzzle does not have exactly one solution, or the rules do not solve it. */
export interface WhipRecord {
  /** How the rating ended: `rated`, `stuck` if the rules do not solve the puzzle, `above-max-length` or `time-limit`. */
  end: string | null;
  error: ErrorRecord | null;
  /** The label that stood beside the puzzle. */
  label: string;
  /** The 81 characters as read; the 729 of a Sukaku; empty if the text could not be read. */
  puzzle: RatedPuzzle;
  /** The greatest length of a chain or subset that is needed, 0 if singles are enough; for `t&e` the depth of assumptions. */
  rating: number | null;
  /** The scale: `w`, `s+w`, `gw`, `s+gw`, `b`, `gb`, `t&e` or `bxb`. */
  scale: WhipScale;
  /** The version of the schema. */
  schema: number;
  /** What the puzzle turned out to be: `solved` if it is rated. */
  status: Status;
  /** The steps, if they were asked for. */
  steps?: WhipStepRecord[];
  /** The version of this program. */
  version: string;
}

/** One of Berthier's scales. */
export type WhipScale = "w" | "s+w" | "gw" | "s+gw" | "b" | "gb" | "t&e" | "bxb";

/** A step of a rating by whips and braids. */
export type WhipStepRecord = StepRecord & {
  /** The step in the notation of CSP-Rules. */
  csp: string;
  /** The length of the chain or subset, 0 for a single. No elimination is possible with less. */
  length: number;
};

/** The smallest reason, sentence by sentence, with the marks to draw. */
export type WhyAnswer = WhyRecord & {
  /** What to draw on the grid, from the bottom up. */
  marks: MarkRecord[];
  /** The proof, as text for people; each proof on lines of its own, if the parts of a claim have different ones. None if there is no reason. */
  proof_text: string | null;
  /** The reason, sentence by sentence. */
  sentences: SentenceRecord[];
};

/** A conclusion, and the smallest reason for it. */
export interface WhyRecord {
  /** The number of case distinctions. */
  cases: number;
  /** The claim as written: text or an object. */
  claim: string;
  /** A solution in which the claim fails. */
  counterexample?: Grid;
  /** The number of different links. */
  distinct_links: number;
  /** The number of different truths. */
  distinct_truths: number;
  /** What is wrong with the text or the position. */
  error?: ErrorRecord;
  /** The reason in words. */
  explanation: string;
  /** The part of the claim that fails there. */
  fails?: string;
  /** The number of intermediate results. */
  lemmas: number;
  /** The links of all counts, likewise. */
  links: string[];
  /** Its step in the field's notation. */
  notation?: string;
  /** If they were asked for: other reasons. */
  others?: OtherRecord[];
  /** The proof, as `verify` and the checker take it. If the parts of a claim have different ones, each part has the first of these that refutes its opposite. */
  proof?: Proof;
  /** Whether it is proved that no count has fewer truths. */
  proved_smallest: boolean;
  /** The version of the schema. */
  schema: number;
  /** Why no count has fewer truths: for each reason that is one count. */
  smallest?: SmallestRecord[];
  /** The position as written. */
  state: string;
  /** The easiest technique of the profile that concludes this. */
  technique?: string;
  /** The truths of all counts of the proof, in order, each as often as it is counted: `5r2`, `5c3`, `5b1` for a digit in a house, `r1c1` for a cell. Empty if there is nothing to show. */
  truths: string[];
  /** The judgement: `follows` if there is a reason. */
  verdict: RulingName;
  /** Where the reason holds: `now`; `before_entry`, without the digits and marks entered that the claim is about; or `at_givens`. */
  when: string;
}

/** The calls: what each takes, and what it gives. */
export interface Calls {
  /** What a text is, whether it is a puzzle, how many solutions it has. */
  check: [{
    /** The language of what is wrong; `en` if not given. */
    language?: LanguageName;
    puzzle: PuzzleText;
    /** Whether a link to a variant is read as the classic Sudoku of its digits; `link` has the rules left out. An error if not given. */
    without_variant?: boolean;
  }, CheckAnswer];
  /** The first mistake, or the next step: where to look, the technique, its place, the whole reason. */
  hint: [{
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** How long explanations are; `standard` if not given. */
    length?: LengthName;
    /** Which techniques, in which order; `default` if not given. */
    profile?: ProfileName;
    puzzle: PuzzleText;
    /** A technique to practise: the hint is at a step of it, if it has one here. */
    technique?: string | null;
    /** Whether techniques may assume that there is exactly one solution; true if not given. */
    uniqueness?: boolean;
  }, HintAnswer];
  /** Every step there is now, of all techniques of the profile. */
  steps: [{
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** How long explanations are; `standard` if not given. */
    length?: LengthName;
    /** The largest number of steps to give; all if not given. */
    max_steps?: number | null;
    /** Which techniques, in which order; `default` if not given. */
    profile?: ProfileName;
    puzzle: PuzzleText;
    /** Whether techniques may assume that there is exactly one solution; true if not given. */
    uniqueness?: boolean;
  }, StepsAnswer];
  /** The whole path, step by step. */
  solve: [{
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** How long explanations are; `standard` if not given. */
    length?: LengthName;
    /** The largest number of steps to give; all if not given. */
    max_steps?: number | null;
    /** Which techniques, in which order; `default` if not given. */
    profile?: ProfileName;
    puzzle: PuzzleText;
    shortest?: AimName | null;
    /** Whether techniques may assume that there is exactly one solution; true if not given. */
    uniqueness?: boolean;
  }, SolveAnswer];
  /** How hard a puzzle is. */
  rate: [{
    puzzle: PuzzleText;
    scale?: RateScale;
  }, RateAnswer];
  /** A puzzle in another format; an error if that has no place for its candidates. */
  convert: [{
    puzzle: PuzzleText;
    /** The format to write. */
    to: LayoutName;
  }, ConvertAnswer];
  /** A position, with marks, as a picture. */
  render: [{
    /** Whether candidates are shown; true if not given. */
    candidates?: boolean;
    /** Sentences below the grid. */
    caption?: string;
    format?: PictureFormat;
    /** What to draw on the grid: marks as in a step. */
    marks?: MarkRecord[];
    puzzle: PuzzleText;
    theme?: PictureTheme;
    /** A line above the grid. */
    title?: string;
  }, RenderAnswer];
  /** Puzzles to order, as many as are found within the time limit of a call. */
  generate: [{
    /** How many clues: `24`, or a range as `22..26`. */
    clues?: string | null;
    /** How many puzzles; 1 if not given. */
    count?: number;
    /** Sudoku Explainer's rating: a range as `4.2..4.5`. */
    er?: string | null;
    /** Techniques that must not be needed. */
    forbid?: string[];
    /** The language of what is wrong or lacks; `en` if not given. */
    language?: LanguageName;
    level?: WantedLevel | null;
    /** Whether every clue must be needed; false if not given. */
    minimal?: boolean;
    /** Techniques that must be needed. */
    needs?: string[];
    /** A technique: gives puzzles with a position where it applies. */
    practice?: string | null;
    /** HoDoKu's score: a range as `600..800`. */
    score?: string | null;
    /** The same seed gives the same puzzles; random if not given. At most 9223372036854775807. */
    seed?: number | null;
    /** How the clues are arranged: `none`, `rotational-180` ...; `none` if not given. */
    symmetry?: string | null;
  }, GenerateAnswer];
  /** A position to practise a technique, from its code, and the steps to find there. */
  position: [{
    /** The code of the position: a line of `positions/NAME.txt`, which the page and its server have. */
    code: string;
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** The technique to practise: its steps in the position are given; none if it is not named. */
    technique?: string | null;
  }, PositionAnswer];
  /** The rank of truths and links, and what falls; the links that cover truths; or sets of rank 0 and 1. */
  rank: [{
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** The largest number of sets to give; 50 if not given. */
    most?: number;
    puzzle: PuzzleText;
    /** Truths and links: `5R27 \ 5C36`, `{5R2 5R7} {5C3 5C6}`, cells as `4n7` or `r4c7`. With truths alone, the links that cover them with least rank are looked for. If not given, sets of rank 0 and 1 are. */
    set?: string | null;
  }, RankAnswer];
  /** Whether a claim about a position follows, by what, or where it fails. */
  verify: [{
    /** What is claimed: `r4c7<>5`, `X-Wing: 5 r27c36 => r4c3<>5`, `(5)r1c2=(5)r4c2 => r1c7<>5`, or any other text form of a claim. */
    claim: string;
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    profile?: ProfileName | null;
    puzzle: PuzzleText;
    /** Whether to look for the techniques that conclude exactly the same, and for the easiest step that leads to it; false if not given. */
    recognise?: boolean;
  }, VerifyAnswer];
  /** The smallest reason why a candidate is false or true, whether or not a technique has it. */
  why: [{
    /** Whether to look for other reasons too; false if not given. */
    all?: boolean;
    /** What holds: `r4c7<>5`, `r4c7=5`, or any other text form of a claim. */
    claim: string;
    /** The language of explanations; `en` if not given. */
    language?: LanguageName;
    /** The techniques that may be named; `default` if not given. */
    profile?: ProfileName;
    puzzle: PuzzleText;
    /** Whether techniques named may assume that there is exactly one solution; false if not given. */
    uniqueness?: boolean;
  }, WhyAnswer];
  /** The catalogue of techniques. */
  techniques: [{
    /** The language of names and descriptions; `en` if not given. */
    language?: LanguageName;
  }, TechniquesAnswer];
  /** A technique: what it is, why it works, an example, a near miss. */
  technique: [{
    /** The language of descriptions and explanations; `en` if not given. */
    language?: LanguageName;
    /** How long explanations are; `standard` if not given. */
    length?: LengthName;
    /** The technique's name, an alias, or HoDoKu's code. */
    name: string;
  }, TechniqueAnswer];
}
