import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemHindi } from "@orama/stemmers/indian";

const devanagari = /\p{Script=Devanagari}/u;
const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** Words too frequent to distinguish texts, as `normaliseWord` returns them. */
const stopWords = new Set(
  `a an and are as at be by can do does for from has have how i if in into is it its me my of on or our should so that the their them there they this to was
  we what when where which who whom why will with you your
  am been being but could did doing done don does doesn had he her him his just me much no not she than then these those too us very were would really
  ki ka ke ko se hai hain kya kaise kab mein aur hu hun hoon ho hota hoti raha rahi karna karne kare karen karta karti mujhe mera meri mere apna apni
  h ne kar karke karo karu karun kyu kyun kyon kaha kahan kitna kitne kitni rahe rha rhi rhe hote mai bhi par pe wala wali wale jaye jate jata jati diya
  liya gaya gayi batao bataye bataiye chahiye koi liye tarika aa aana aane aata aati aate na
  और या का की के को से में पर है हैं हो होता होती होते था थी थे यह ये वह वे इस उस इन उन क्या कैसे कब कहां कौन क्यों किस जो तो भी ही ने कि एक हम आप मैं मेरा मेरी मेरे अपना
  अपनी अपने लिए बारे करें करे करना कर सकते सकता सकती चाहिए कुछ हूं हो हुआ हुई हुए रहा रही रहे गया गई गए दिया दी दिए मुझे मुझको तुम करता करती करते
  करने इस्तेमाल जाता जाती जाते जाना जाने जाए जाएं लेकर`.split(/\s+/),
);

export function isDevanagari(word: string): boolean {
  return devanagari.test(word);
}

export function normaliseWord(word: string): string {
  const plain = word
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c\u0903\u093d\u200c\u200d]/g, "")
    .toLowerCase();
  if (!devanagari.test(plain)) return plain.normalize("NFC");
  return plain
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll("ँ", "ं")
    .replaceAll("ॉ", "ा")
    .replaceAll("ऑ", "आ")
    .replaceAll("ॅ", "े")
    .replaceAll("ऍ", "ए")
    .replace(/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भसश])|म्(?=व)/g, "ं")
    .replace(/(?<=.)य(े|ें|ी|ीं)$/, (_, ending: string) => independent[ending] ?? "");
}

const independent: Record<string, string> = { "े": "ए", "ें": "एं", "ी": "ई", "ीं": "ईं" };

/** The stem shared by all forms of a word, such as `माहवारियों` and `माहवारी`; null for a stop word. */
export function findStem(word: string): string | null {
  const normal = normaliseWord(word);
  if (stopWords.has(normal)) return null;
  if (/^[a-z]$/.test(normal)) return null;
  return stemmers.find(({ letters }) => letters.test(normal))?.stem(normal) ?? normal;
}

/** How a word is cut down to its stem, by its script; a word of any other script is its own stem. */
const stemmers: { letters: RegExp; stem: (normal: string) => string }[] = [
  { letters: devanagari, stem: hindiStem },
  { letters: /\p{Script=Latin}/u, stem: (normal) => stemEnglish(normal).replace(/ss$/, "s") },
];

function hindiStem(normal: string): string {
  // Fast typing often omits the final dot: लड़कियो for लड़कियों.
  const dotted = normal.replace(/(िय[ोा]|ओ)$/, "$1ं");
  const short = stemHindi(dotted);
  const stem = /[अ-ह].*[अ-ह]/.test(short) ? short : normal.replace(/(?<=[क-ह][ा-ौ]?[क-ह])[ा-ौ]ं?$/, "");
  // Long and short vowels are confused most often; so are श and ष.
  return stem
    .replace(/ं$/, "")
    .replaceAll("ी", "ि")
    .replaceAll("ू", "ु")
    .replaceAll("ई", "इ")
    .replaceAll("ऊ", "उ")
    .replaceAll("ष", "श");
}

export type Token = { text: string; start: number; stem: string | null };

export function tokensIn(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (found) => ({
    text: found[0],
    start: found.index,
    stem: cachedStem(found[0]),
  }));
}

const stemByWord = new Map<string, string | null>();

/** Cached: a portal has about ten thousand different words. */
function cachedStem(word: string): string | null {
  const known = stemByWord.get(word);
  if (known !== undefined) return known;
  const stem = findStem(word);
  if (stemByWord.size < 50_000) stemByWord.set(word, stem);
  return stem;
}
