/** A puzzle, and marks and a sentence for its board. */
export const puzzle = "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

export const step = {
  technique: "Two places for a digit",
  marks: [
    { kind: "house", house: "r1", role: "base" },
    { kind: "candidates", candidates: ["r1c1=5"], role: "follows-false" },
    { kind: "candidates", candidates: ["r1c2=5"], role: "follows-true" },
    { kind: "link", from: ["r1c1=5"], to: ["r1c2=5"], link: "strong" },
  ],
  sentences: [[{ text: "One of r1c1 and r1c2 is 5." }]],
  legend: { base: "house" },
};
