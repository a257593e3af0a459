import type { Problem } from "../broken";
import { proseLines, type WrittenText } from "./texts";

const never: [words: RegExp, why: string][] = [
  [
    /\bcommit(?:s|ted|ting)? suicide|\b(?:successful|failed|unsuccessful) (?:suicide|attempt)/i,
    "says of a suicide what is said of a crime or a success",
  ],
  [
    /(?:सफल|असफल)\s+(?:आत्महत्या|कोशिश|प्रयास)|आत्महत्या\s+(?:में|की कोशिश में)\s+(?:सफल|असफल)/,
    "says of a suicide what is said of a success",
  ],
  [
    /\b(?:reviewed|checked|approved|verified) by (?:a |an |our )?(?:doctor|physician|counsellor|expert|specialist)/i,
    "says that somebody has read it, and there is no mark of that review",
  ],
  [
    /(?:डॉक्टर|काउंसलर|विशेषज्ञ)(?:ों)? (?:ने|द्वारा) (?:इसे |यह पाठ )?(?:जाँचा|पढ़ा|परखा)/,
    "says that somebody has read it, and there is no mark of that review",
  ],
  [/neither is a translation|किसी का अनुवाद नहीं|दूसरे का अनुवाद नहीं/i, "says that it is no translation"],
  [
    /(?:helpline|they|counsellor)s? will (?:always|surely|certainly) (?:help|answer|solve)|हेल्पलाइन (?:ज़रूर|हमेशा) (?:मदद|जवाब)/i,
    "promises what a helpline does",
  ],
];

/** Words that harm, or that claim more than is true. */
export function carelessWords(texts: WrittenText[]): Problem[] {
  return texts.flatMap(({ file, source }) =>
    proseLines(source).flatMap(({ number, words }) =>
      never.filter(([each]) => each.test(words)).map(([, message]) => ({ file, field: `line ${number}`, message })),
    ),
  );
}
