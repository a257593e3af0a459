import { PatternIndex } from "../danger/pattern";
import sets from "../danger/word-sets.json" with { type: "json" };
import { splitSentences } from "../danger/words";
import emergencyPhrases from "./phrases.json" with { type: "json" };
import emergencySets from "./word-sets.json" with { type: "json" };

/**
 * The ids of `content/emergencies.yaml` that a search may tell of, the most urgent first: what says the cause, and with it
 * what not to do, before what is the same for all causes. `phrases.json` has what somebody types while a life is in
 * danger, in the language of lib/contract/danger/pattern.ts. This module runs on the server alone.
 */
type EmergencyId = keyof typeof emergencyPhrases;
export const emergencyIds = Object.keys(emergencyPhrases) as EmergencyId[];

const phrases = new PatternIndex<EmergencyId>(emergencyPhrases, { ...sets, ...emergencySets });

/** The emergencies that a search tells of, the most urgent first (rule: search.emergency). */
export function emergenciesIn(text: string): EmergencyId[] {
  const found = new Set(splitSentences(text).flatMap((sentence) => phrases.find(sentence).map(({ name }) => name)));
  return emergencyIds.filter((id) => found.has(id));
}
