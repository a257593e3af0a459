/** A word as phrases are compared: in one spelling of its script, and by its sound, which both scripts share. */
export type Word = { written: string; isLatin: boolean; sound: string };

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const clauseEnd = /[.?!।॥\n;:|]+/u;
/**
 * Dots between words, as in `i.want.to.die`, `i want to... die` and `i want to..., die`. One dot with a space after it
 * ends a sentence; several do not, whatever signs follow that end none.
 */
const dotsBetweenWords = /(?<=[\p{L}\p{M}\p{N}])(?:\.|\.{2,}[^\p{L}\p{M}\p{N}.?!।॥\n;:|]*)(?=[\p{L}\p{M}\p{N}])/gu;

/**
 * The sentences of a text as words. An apostrophe belongs to its word, so that `don't` and `dont` are the same. A text
 * with dots between its words is read both ways, so its sentences come twice.
 */
export function splitSentences(text: string): Word[][] {
  const plain = text.normalize("NFKC").replace(/['’‘`´\u200b-\u200d\u00ad]/gu, "");
  const joined = plain.replace(dotsBetweenWords, " ");
  return (joined === plain ? [plain] : [plain, joined]).flatMap(splitClauses);
}

function splitClauses(text: string): Word[][] {
  return text
    .split(clauseEnd)
    .map((sentence) => Array.from(sentence.toLowerCase().matchAll(wordPattern), ([written]) => readWord(written)))
    .filter((words) => words.length > 0);
}

export function readWord(written: string): Word {
  const plain = written.toLowerCase();
  if (/\p{Script=Devanagari}/u.test(plain)) {
    const devanagari = plainDevanagari(plain);
    return { written: devanagari, isLatin: false, sound: soundOfDevanagari(devanagari) };
  }
  // A letter typed twice or held down counts once: `sooo`, `kil`.
  return { written: plain.replace(/(.)\1+/gu, "$1"), isLatin: true, sound: soundOfLatin(plain) };
}

/** Removes differences of Devanagari spelling (ज़/ज, ँ/ं, ी/ि, हिन्दी/हिंदी). */
function plainDevanagari(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u093c\u0902\u0901\u0903]/g, "")
    .replace(/[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g, "")
    .replace(/\u094d/g, "")
    .replaceAll("ी", "ि")
    .replaceAll("ू", "ु")
    .replaceAll("ई", "इ")
    .replaceAll("ऊ", "उ")
    .replaceAll("ऑ", "आ")
    .replaceAll("ॉ", "ा")
    .replace(/[षश]/g, "स")
    .replace(/(?<=.)ए/g, "े")
    .replace(/ये/g, "े")
    .replace(/(.)\1+/gu, "$1");
}

/** Gives all Latin spellings of a Hindi word (`chahta`, `chaahta`) the same letters. Only the last `a` stays. */
function soundOfLatin(word: string): string {
  const letters = word
    .replace(/([^aeiou])\1+/g, "$1")
    .replace(/c(?!h)/g, "k")
    .replace(/ch+/g, "c")
    .replace(/[kgjtdpbs]h/g, (pair) => pair.charAt(0))
    .replace(/f/g, "p")
    .replace(/z/g, "j")
    .replace(/w/g, "v")
    .replace(/q/g, "k")
    .replace(/x/g, "ks")
    .replace(/e{2,}/g, "i")
    .replace(/o{2,}/g, "u")
    .replace(/(.)\1+/gu, "$1");
  return simplified(letters);
}

/** Removes what either script may leave unwritten: short vowels, and the nasal sound before another letter. */
function simplified(letters: string): string {
  return letters
    .replace(/a[iy](?![aeiou])|ei/g, "e")
    .replace(/au|ou/g, "o")
    .replace(/(?<=[aeiou])(?:n(?=[^aeiouy])|m(?=[pb]))/g, "")
    .replace(/(?<=.)y(?=[ie])/g, "")
    .replace(/(?<=.)a(?=.)/g, "")
    .replace(/(.)\1+/gu, "$1");
}

const consonants = "कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फp बb भb मm यy रr लl वv शs षs सs हh";
const vowels = "अa आa इi ईi उu ऊu एe ऐe ओo औo ाa िi ीi ुu ूu ेe ैe ोo ौo ृri ऋri";
const soundOfLetter = new Map(`${consonants} ${vowels}`.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]));

function soundOfDevanagari(word: string): string {
  return simplified(Array.from(word, (letter) => soundOfLetter.get(letter) ?? "").join(""));
}
