// The schema's types under the names that they have in the page.

import type { Calls } from "./schema";

export type {
  ChainLinkRecord as ChainLink,
  Calls,
  CheckAnswer,
  ErrorRecord as Fault,
  ExplainedStep as Step,
  GeneratedRecord as Generated,
  HintAnswer,
  LanguageName,
  SiteLinkRecord as Link,
  LengthName,
  LayoutName,
  MarkRecord as Mark,
  PartRecord as Span,
  ProfileName,
  RankAnswer,
  RankedSet,
  RateAnswer as Rating,
  Role,
  RulingName,
  SentenceRecord as Sentence,
  TechniqueAnswer,
  TechniqueRecord,
  VerifyAnswer as Verdict,
  WantedLevel,
  WhyAnswer,
} from "./schema";

/** Which puzzles are wanted. */
export type Wanted = Calls["generate"][0];
