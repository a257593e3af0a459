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

/** Pictures carried over from English; each with what a teacher would say is in the plan of the content, section 12. */
const carriedOver = [
  "चुप्पी को जगह",
  "सोच सिकुड़",
  "शरीर को रास्ता दिखा",
  "मन को आगे भगा",
  "टूट जाने वाली हाँ",
  "कई कंधों पर",
  "घाव कहानी से छू",
  "खून धीरे भरता",
  "एक परचे को नापते",
  "तूफ़ान गुज़र जाते",
  "मदद पहुँचेगी या नहीं",
  "कोर्स आपसे क्या चाहता",
  "इस जगह खड़े रह चुके",
  "रास्ता खोलते हैं",
  "दरवाज़ा खुलता है",
  "रास्ता खोलना है",
  "अकेले खाने से",
  "हो चुकी बात के लिए है",
  "किशोर उम्र जल्दी क्यों",
];

/** They name buttons of devices, cookies, and programmes and papers whose title is English. */
const pagesWithEnglishNames =
  /^pages\/(?:Accessibility|Cookies|HCLF|Privacy|Resources|School-Health-Program)\.|^privacy-notice/;

/** Marks and words by which a Hindi text shows that it was translated. A quiz's semicolons are only listed. */
export function translatedHindi(texts: WrittenText[]): Problem[] {
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
    ...carriedOver
      .filter((picture) => read.includes(picture))
      .map((picture) => `has "${picture}", a picture carried over from English`),
  ];
}
