import fc from "fast-check";
import { expect, test } from "vitest";
import { isNearCopy, partsOf } from "./copied-entry";

const question = ["<p>What did you try in your class this week, and what will you change?</p>"];

/** Words of everyday answers, so that generated ones share some, as honest short answers do. */
const everyday =
  "the and my class will ask them about girls boys school lesson periods water tablet mother father talk box question answer week monday quiet laughed told because when they before after home food sleep games teacher friend shame body doctor book picture story circle group small first second again".split(
    " ",
  );
const honest = fc.shuffledSubarray(everyday, { minLength: 12, maxLength: 20 }).map((words) => words.join(" "));
/** The rarer words of one answer: a name, a place, what happened. */
const own = fc.uniqueArray(fc.stringMatching(/^(?:[bdkmnr][aeiou]){2,4}$/), { minLength: 4, maxLength: 4 });
const answer = fc.tuple(honest, own).map(([words, rare]) => `${words} ${rare.join(" ")}`);

/** As short as an entry may be: six words that are not in the question, and four that are. */
const shortest = fc
  .shuffledSubarray(
    everyday.filter((word) => !/^(?:the|and|my|class|will)$/.test(word)),
    {
      minLength: 6,
      maxLength: 6,
    },
  )
  .map((words) => `what did you try ${words.join(" ")}`);

/** Whether a submitted entry is found for a new one: by a part, and by the comparison. */
function isFound(entry: string, copy: string): boolean {
  const [one, other] = [Object.entries(partsOf(entry)), new Map(Object.entries(partsOf(copy)))];
  return one.some(([part, digest]) => other.get(part) === digest) && isNearCopy(entry, copy, question);
}

test("a copy is found with a word added, left out or replaced, in any order", () => {
  fc.assert(
    fc.property(
      fc.oneof(answer, shortest),
      fc.nat(),
      fc.constantFrom("added", "left out", "replaced"),
      (entry, seed, change) => {
        const words = entry.split(" ");
        const at = seed % words.length;
        const changed = words.toSpliced(at, change === "added" ? 0 : 1, ...(change === "left out" ? [] : ["zzyzx"]));
        const turned = [...changed.slice(at), ...changed.slice(0, at)].join(" ").toUpperCase();
        expect(isFound(entry, turned)).toBe(true);
      },
    ),
  );
});

test("honest short answers of the same everyday words, and answers that repeat the question, are no copies", () => {
  fc.assert(
    fc.property(answer, answer, (one, other) => {
      const rare = other.split(" ").filter((word) => one.includes(word) && !everyday.includes(word));
      fc.pre(rare.length === 0);
      expect(isNearCopy(one, other, question)).toBe(false);
      expect(isNearCopy(`${question} ${one}`, `${question} ${other}`, question)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
