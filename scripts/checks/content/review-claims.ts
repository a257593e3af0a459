import type { Problem } from "../../../lib/platform/content/broken";
import { proseLines, type WrittenText } from "./texts";

const read = "checked|reviewed|verified|approved|vetted|certified|examined|proofread";
const expert =
  "doctors?|physicians?|counsellors?|experts?|specialists?|psychologists?|gynaecologists?|lawyers?|linguists?";
const claims = [
  new RegExp(String.raw`\b(?:medically|legally|clinically|expert)[- ](?:${read})\b`, "i"),
  new RegExp(String.raw`\b(?:${read}|read) by (?:an? |the |our |two |qualified )*(?:${expert})\b`, "i"),
  new RegExp(
    String.raw`\b(?:lessons?|articles?|courses?|quizz?(?:es)?|cases?|content|texts?|this page|each page|every page|sources)\b[^.?!]{0,40}\b(?:is|are|was|were|been|being|gets?) (?:\w+ly |all )?(?:${read})\b`,
    "i",
  ),
  /(?:डॉक्टर|काउंसलर|विशेषज्ञ|मनोवैज्ञानिक|वकील)(?:ों)? (?:ने|द्वारा|से) (?:इसे |इन्हें |हर पाठ |यह पाठ |यह लेख )?(?:जाँच[ाीे]|पढ़ा |परख[ाीे]|समीक्षा)/u,
  /(?:पाठ|लेख|कोर्स|क्विज़|सामग्री|जानकारी|हर पेज|यह पेज)[^।?!]{0,40}(?:जाँचा|जाँची|जाँचे|परखा|परखी|परखे|प्रमाणित|समीक्षित|समीक्षा की)(?: गया| गई| गए| हुआ| हुई| जाता| जाती| जाते)/u,
];

/**
 * Words that say that somebody has checked or reviewed the lessons, where no `review:` says who and when.
 * @param reviewed - the folders of the topics and articles that have a review: their texts may say so
 */
export function reviewClaims(texts: WrittenText[], reviewed: Set<string>): Problem[] {
  return texts
    .filter(({ file }) => !reviewed.has(file.slice(0, file.lastIndexOf("/"))))
    .flatMap(({ file, source }) =>
      proseLines(source).flatMap(({ number, words }) => {
        const found = claims.map((claim) => claim.exec(words)?.[0]).find(Boolean);
        return found
          ? [{ file, field: `line ${number}`, message: `says "${found}", and no review: says who it was and when` }]
          : [];
      }),
    );
}
