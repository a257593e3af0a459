import type { Problem } from "../broken";
import type { Fact } from "./facts";

const numbers = /\d+[A-Z]?(?:\(\d+\))?/g;
const joint = String.raw`(?:,\s*|\s+(?:and|or|to|और|या|से)\s+)`;
const sections = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:sections?|धारा|धाराएँ|धाराओं)\s+(${numbers.source}(?:${joint}${numbers.source})*)`,
  "giu",
);
const shares = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:%|percent|per cent|प्रतिशत)/gu;

/** A section of a law or a share of people that no fact has: it would stay when law or survey changes. */
export function uncoveredFigures(file: string, text: string, facts: Fact[]): Problem[] {
  if (!/^(?:articles\/|class-plans\/|courses\/.*\/\d+\.)/.test(file)) return [];
  const knownSections = new Set(facts.flatMap((fact) => fact.sections));
  const knownShares = new Set(facts.flatMap((fact) => fact.values.map((value) => value.replace(/%$/, ""))));
  const named = [...text.matchAll(sections)]
    .flatMap(([, list]) => list?.match(numbers) ?? [])
    .map((each) => each.replace(/\(.*/, ""));
  const counted = [...text.matchAll(shares)].map(([, number]) => number ?? "");
  return [
    ...named
      .filter((each) => !knownSections.has(each))
      .map((each) => ({ file, field: "", message: `names section ${each}, which is in no fact of facts.yaml` })),
    ...counted
      .filter((each) => !knownShares.has(each))
      .map((each) => ({ file, field: "", message: `says ${each} percent, which is in no fact of facts.yaml` })),
  ];
}
