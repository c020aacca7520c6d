// All steps in the current position.

import { Question } from "../engine/question";
import { engineText } from "../game/text";
import { position } from "./game";
import { techniques } from "./settings";

export const allSteps = new Question<"steps">("steps");

export const askSteps = () => allSteps.ask({ puzzle: engineText(position.value), ...techniques() });
