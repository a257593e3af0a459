import type { Problem } from "../../../../lib/platform/content/broken";
import { proseLines, type WrittenText } from "../texts";

const never: [words: RegExp, why: string][] = [
  [
    /\bcommit(?:s|ted|ting)? suicide|\b(?:successful|failed|unsuccessful) (?:suicide|attempt)/i,
    "says of a suicide what is said of a crime or a success",
  ],
  [
    /(?:सफल|असफल)\s+(?:आत्महत्या|कोशिश|प्रयास)|आत्महत्या\s+(?:में|की कोशिश में)\s+(?:सफल|असफल)/,
    "says of a suicide what is said of a success",
  ],
  [/neither is a translation|किसी का अनुवाद नहीं|दूसरे का अनुवाद नहीं/i, "says that it is no translation"],
  [
    /(?:helplines?|they|counsellors?|\{(?:helpline|numbers?):[^}]*\})\W* (?:(?:will|can) (?:always|surely|certainly|definitely|at once)|guarantees?|always (?:helps?|answers?|solves?)|(?:will )?(?:solves? (?:it|everything|every)|answers? (?:at once|immediately)))/i,
    "promises what a helpline does",
  ],
  [
    /(?:हेल्पलाइन|\{(?:helpline|numbers?):[^}]*\})[^।?!]{0,40}(?:ज़रूर|हमेशा|पक्का|तुरंत|फ़ौरन) (?:मदद (?:करे|मिले|पहुँचे|भेजे|करती|मिलती)|जवाब (?:दे|मिल)|हल (?:कर|निकल))|हेल्पलाइन[^।?!]{0,30}गारंटी/u,
    "promises what a helpline does",
  ],
  [
    /\b(?:topic|module|lesson) \d|(?:विषय|मॉड्यूल|पाठ)(?: संख्या)? \d/iu,
    "names a topic by its number, which changes; say its name",
  ],
];

/** Words that harm, or that claim more than is true. Who has checked a text: review-claims.ts. */
export function carelessWords(texts: WrittenText[]): Problem[] {
  return texts.flatMap(({ file, source }) =>
    proseLines(source).flatMap(({ number, words }) =>
      never.filter(([each]) => each.test(words)).map(([, message]) => ({ file, field: `line ${number}`, message })),
    ),
  );
}
