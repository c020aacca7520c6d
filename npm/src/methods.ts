// The calls as functions: the same for an engine in this thread, which answers, and one in a Worker, which promises.

import type {
  Calls, CheckAnswer, ConvertAnswer, ExplainerRecord, GenerateAnswer, HintAnswer, LayoutName, RateScale, RatingRecord,
  RenderAnswer, SolveAnswer, StepsAnswer, TechniqueAnswer, TechniquesAnswer,
} from "./schema.js";

type Request<Name extends keyof Calls> = Calls[Name][0];

/** The fields of a call's request besides the puzzle. */
export type Options<Name extends keyof Calls> = Omit<Request<Name>, "puzzle">;

/** What a call to a Worker takes besides. */
export interface Control {
  /** Ends the call: its promise is rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** Where the engine is: its answers are at hand, or promised. */
type Place = "here" | "worker";
type Given<P extends Place, Answer> = P extends "worker" ? Promise<Answer> : Answer;
type Taken<P extends Place, Fields> = P extends "worker" ? Fields & Control : Fields;

/** The calls. A puzzle is a text in any format that can be read: 81 characters, a grid, pencil marks, ... */
export interface Methods<P extends Place> {
  /** What a text is, whether it is a puzzle, how many solutions it has. Does not throw for a text that is no puzzle. */
  check(puzzle: string, options?: Taken<P, Options<"check">>): Given<P, CheckAnswer>;
  /** The first mistake, or the next step: where to look, the technique, its place, the whole reason. */
  hint(puzzle: string, options?: Taken<P, Options<"hint">>): Given<P, HintAnswer>;
  /** Every step there is now. */
  steps(puzzle: string, options?: Taken<P, Options<"steps">>): Given<P, StepsAnswer>;
  /** The whole path, step by step. */
  solve(puzzle: string, options?: Taken<P, Options<"solve">>): Given<P, SolveAnswer>;
  /** How hard a puzzle is: HoDoKu's score and level, or Sudoku Explainer's ratings. */
  rate<S extends RateScale = "hodoku">(
    puzzle: string,
    options?: Taken<P, { scale?: S }>,
  ): Given<P, S extends "hodoku" ? RatingRecord : ExplainerRecord>;
  /** A puzzle in another format. */
  convert(puzzle: string, to: LayoutName, options?: Taken<P, {}>): Given<P, ConvertAnswer>;
  /** A position, with the marks of a step, as a picture. */
  render(puzzle: string, options?: Taken<P, Options<"render">>): Given<P, RenderAnswer>;
  /** Puzzles to order. */
  generate(options?: Taken<P, Request<"generate">>): Given<P, GenerateAnswer>;
  /** The catalogue of techniques. */
  techniques(options?: Taken<P, {}>): Given<P, TechniquesAnswer>;
  /** A technique by its name, an alias, or HoDoKu's code: what it is, why it works, an example. */
  technique(name: string, options?: Taken<P, {}>): Given<P, TechniqueAnswer>;
}

/** Makes a call. */
export type Call<P extends Place> = <Name extends keyof Calls>(
  name: Name,
  request: Request<Name>,
  control: Control,
) => Given<P, Calls[Name][1]>;

/** The calls, made by a function. */
export function methods<P extends Place>(call: Call<P>): Methods<P> {
  const made = (name: keyof Calls, fixed: object, options: object = {}) => {
    const { signal, ...fields }: Control = options;
    const control = signal ? { signal } : {};
    // The interface above says which fields each call takes, and what it gives.
    return call(name, { ...fields, ...fixed } as never, control) as never;
  };
  return {
    check: (puzzle, options) => made("check", { puzzle }, options),
    hint: (puzzle, options) => made("hint", { puzzle }, options),
    steps: (puzzle, options) => made("steps", { puzzle }, options),
    solve: (puzzle, options) => made("solve", { puzzle }, options),
    rate: (puzzle, options) => made("rate", { puzzle }, options),
    convert: (puzzle, to, options) => made("convert", { puzzle, to }, options),
    render: (puzzle, options) => made("render", { puzzle }, options),
    generate: (options) => made("generate", {}, options),
    techniques: (options) => made("techniques", {}, options),
    technique: (name, options) => made("technique", { name }, options),
  };
}
