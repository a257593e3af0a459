import { letterTable } from "../../platform/i18n/letter-table";
import { normaliseWord, type Token } from "./words";

/**
 * ह and च are upper case until the end: after another consonant ह is a letter of its own and no aspiration, and च before
 * क is no `ck`. So is the n of a last syllable `na`, which is no nasal sound.
 */
const consonants = letterTable(`
  क k  ख k  ग g  घ g  ङ n  च C  छ C  ज j  झ j  ञ n  ट t  ठ t  ड d  ढ d
  ण n  त t  थ t  द d  ध d  न n  प p  फ p  ब b  भ b  म m  य y  र r  ल l
  व v  श s  ष s  स s  ह H  ं n
`);
const vowels = letterTable(`
  ा a  ि i  ी i  ु u  ू u  ृ ri  े e  ै e  ो o  ौ o  इ i  ई i  उ u  ऊ u
  ऋ ri  ए e  ऐ e  ओ o  औ o  अ a  आ a
`);

/** A spelling without what people write differently in Latin: long vowels, aspiration, every `a` inside. */
function simplifiedLatin(latin: string): string {
  return latin
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/ai|ay(?![aeiou])/g, "e")
    .replace(/au|ou/g, "o")
    .replace(/ch/g, "C")
    .replace(/[kgjtdpbs]h/g, (pair) => pair[0] ?? "")
    .replace(/ck|q/g, "k")
    .replace(/x/g, "ks")
    .replace(/w/g, "v")
    .replace(/f/g, "p")
    .replace(/z/g, "j")
    .replace(/m(?=[pb])/g, "n")
    .replace(/(.)\1+/g, "$1")
    .replace(/na$/, "N")
    .replace(/(?<=.)a/g, "")
    .replace(/(?<=.)y(?=[ieo])|(?<=..)n$/g, "")
    .replace(/C/g, "ch")
    .toLowerCase();
}

/** The key of a Hindi word and its Latin spellings: `माहवारी`, `mahwari`, `maahavaari`. Takes a normalised word. */
export function romanKey(word: string): string {
  return simplifiedLatin(
    Array.from(word, (sign) => consonants[sign] ?? vowels[sign] ?? (/[a-z]/.test(sign) ? sign : "")).join(""),
  );
}

/** The key of words in Latin letters; `-`, which no Hindi word has, when one of them is not. */
export function latinKey(words: string[]): string {
  return words.every((word) => /^[a-z]+$/i.test(word))
    ? words.map((word) => romanKey(word.toLowerCase())).join(" ")
    : "-";
}

/** The key under which Hindi words are found in Latin letters. Stop words are ignored. */
export function latinKeysIn(hindi: Token[]): string {
  return hindi.flatMap(({ text, stem }) => (stem ? romanKey(normaliseWord(text)) : [])).join(" ");
}
