import { shareOfBeginning, shareOfField } from "./weights";

/** The share of an idea that a document answers: of each word by its best field; longer words count less. */
export function shareOfMatch(match: Record<string, string[]>, terms: string[], inText: number): number {
  const shares = Object.entries(match).map(
    ([term, found]) =>
      Math.max(...found.map((field) => shareOfField[field] ?? inText)) * (terms.includes(term) ? 1 : shareOfBeginning),
  );
  const isWhole = terms.length > 1 && shares.length === terms.length;
  return isWhole ? shares.reduce((sum, share) => sum + share, 0) / shares.length : Math.max(...shares);
}
