import { compilePatterns, PatternIndex } from "../danger/pattern";
import { sets } from "../danger/phrases/sets";
import { splitSentences } from "../danger/words";
import { emergencyPhrases, emergencySets } from "./phrases";

/** The ids of `content/emergencies.yaml` that a search may tell of, the most urgent first. */
export type EmergencyId = keyof typeof emergencyPhrases;
export const emergencyIds = Object.keys(emergencyPhrases) as EmergencyId[];

const allSets = { ...sets, ...emergencySets };
const phrases = new PatternIndex(
  emergencyIds.flatMap((id) =>
    compilePatterns(emergencyPhrases[id], allSets).map((pattern): [EmergencyId, typeof pattern] => [id, pattern]),
  ),
);

/**
 * The ids of the emergencies that a search tells of, the most urgent first; none for most searches
 * (rule: search.emergency).
 */
export function emergenciesIn(text: string): EmergencyId[] {
  const found = new Set(splitSentences(text).flatMap((sentence) => phrases.find(sentence).map(({ name }) => name)));
  return emergencyIds.filter((id) => found.has(id));
}
