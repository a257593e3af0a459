import { letterTable } from "../../../platform/i18n/letter-table";

/**
 * Devanagari letters in their usual Latin spelling. ह is a capital H, because it is never a part of kh or sh. The
 * inherent vowel of consonants is left out, because Latin spellings leave out half of them.
 */
const latin = letterTable(`
  क k  ख kh  ग g  घ gh  ङ n  च ch  छ chh  ज j  झ jh  ञ n  ट t  ठ th  ड d
  ढ dh  ण n  त t  थ th  द d  ध dh  न n  प p  फ ph  ब b  भ bh  म m  य y
  र r  ल l  ळ l  व v  श sh  ष sh  स s  ह H  अ a  आ a  इ i  ई i  उ u  ऊ u
  ऋ ri  ए e  ऐ ai  ऑ o  ओ o  औ au  ऍ e  ा a  ि i  ी i  ु u  ू u  ृ ri
  े e  ै ai  ो o  ौ au  ॉ o  ॅ e  ं n  ँ n
`);
/** With a dot below: the sounds of ज़, फ़, क़, ख़, ग़ are those of the letter, ड़ and ढ़ are written as r and rh. */
const dotted: Record<string, string> = { "ड\u093c": "r", "ढ\u093c": "rh" };

/** Give all spellings of one sound the same letters, in this order. Other `a` are dropped; e is `i`, o is `u`. */
const sounds: [RegExp, string][] = [
  [/jn/g, "gy"],
  [/x/g, "ks"],
  [/q/g, "k"],
  [/z/g, "j"],
  [/ph/g, "f"],
  [/ow(?=[^aeiouy]|$)/g, "o"],
  [/w/g, "v"],
  // Begum and Begam, Ahmed and Ahmad, Verma and Varma, Singh and सिंह.
  [/um$/, "m"],
  [/med$/, "md"],
  [/er(?=[^aeiouyr])/g, "r"],
  [/n(?:gh?|h)$/i, "n"],
  [/t?ch+/g, "C"],
  [/ck/g, "k"],
  [/c(?=[ei])/g, "s"],
  [/c/g, "k"],
  [/sh/g, "s"],
  [/([kgjtdb])h/g, "$1"],
  [/m(?=[pbf])/g, "n"],
  // A vowel at the beginning is part of every spelling, so it stays.
  [/^a/, "A"],
  [/(?!^)y/g, "i"],
  [/e/g, "i"],
  [/o/g, "u"],
  [/a/g, ""],
  [/(.)\1+/g, "$1"],
];

/** The words of a text in letters of any script. */
function wordsIn(text: string): string[] {
  return text
    .normalize("NFD")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
}

/** A word's sound in the letters a to z: फरह, फ़रह and Farah are the same. Empty for another script. */
export function wordSound(word: string): string {
  const dottedRead = word.normalize("NFD").replace(/.\u093c/gu, (letter) => dotted[letter] ?? letter.slice(0, 1));
  let sound = [...dottedRead.toLowerCase()].map((letter) => latin[letter] ?? letter).join("");
  sound = sound.replace(/[^a-zH]/g, "");
  for (const [spelling, common] of sounds) sound = sound.replace(spelling, common);
  return sound.toLowerCase();
}

type Named = { first_name: string; last_name: string; username: string };

/** The column `search_key`: the sounds of the name's words, each between spaces, then name and email. */
export function makeSearchKey({ first_name, last_name, username }: Named): string {
  const name = `${first_name} ${last_name}`;
  const sounds = wordsIn(name).map(wordSound).filter(Boolean);
  return ` ${[...new Set(sounds)].join(" ")} |${spelled(`${name} ${username}`)}`;
}

/** Normalises a text for comparison: small letters, in one Unicode form. */
export const spelled = (text: string): string => text.normalize("NFC").toLowerCase();

/** A sound of one or two letters is the beginning of too many names, so it only matches a whole word. */
const shortestBeginning = 3;

/** The `like` pattern that finds a typed word by its sound in `search_key`; null for a word without letters. */
export function soundPattern(word: string): string | null {
  const sound = /^[\p{L}\p{M}]+$/u.test(word.normalize("NFD")) ? wordSound(word) : "";
  if (sound === "") return null;
  return sound.length < shortestBeginning ? `% ${sound} %` : `% ${sound}%`;
}
