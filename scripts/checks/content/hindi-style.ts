import type { Problem } from "../../../lib/platform/content/broken";
import { proseLines, type WrittenText } from "./texts";

/**
 * Latin words in Hindi: programmes, laws, units and names of services. What people say is written in Devanagari
 * (मोबाइल, डॉक्टर).
 */
const latinWords = new Set(
  "ORS dL g ICMR NIN NCERT NFHS WIFS RKSK RBSK ACOG NIOS ICTC INSC WHO CHO DEIC FSSAI UPI ID UUID PDF AI HIV HPV TB SMS OTP DMPA NTCP NCMEC StopNCII Take It Down American Academy of Sleep Medicine American".split(
    " ",
  ),
);

/** They name buttons of devices, cookies, and programmes and papers whose title is English. */
const pagesWithEnglishNames =
  /^pages\/(?:Accessibility|Cookies|HCLF|Privacy|Resources|School-Health-Program)\.|^privacy-notice/;

/** Semicolons and Latin words in a Hindi text. A quiz's semicolons are only listed. */
export function foreignSigns(texts: WrittenText[]): Problem[] {
  return texts
    .filter((text) => text.language === "hi" && !pagesWithEnglishNames.test(text.file))
    .flatMap(({ file, source }) =>
      proseLines(source).flatMap(({ number, words }) =>
        findProblems(words, file.endsWith(".yaml")).map((message) => ({ file, field: `line ${number}`, message })),
      ),
    );
}

function findProblems(words: string, isYaml: boolean): string[] {
  const read = words.replaceAll(/\{[^{}]*\}|https?:\/\/\S+|\b[\w.-]+\.(?:in|org|com)\b\S*/g, " ");
  const latin = (read.match(/[A-Za-z]+/g) ?? []).filter((word) => word.length > 1 && !latinWords.has(word));
  return [
    ...(!isYaml && read.includes(";") ? ["has a semicolon: Hindi sentences end in ।"] : []),
    ...latin.map((word) => `has the Latin word ${word}: write it as people say it, or allow it in hindi-style.ts`),
  ];
}
