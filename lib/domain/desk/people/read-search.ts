import { withLatinDigits } from "../../../contract/rules/mobile";

const mostWords = 6;
/** Fewer digits would match a large part of all numbers. */
const fewestDigits = 3;

/** Digits with what people write between them, as a word or as several. */
const numberParts = /(?<=^|\s)[+(]*\d[\d\s\-().]*(?=\s|$)/g;
/** India's country code, or the 0 that is dialled inside the country. No mobile number begins with 0. */
const before = /^(?:\+91|0091|\+|0+)/;

type Search = { certificate: string | null; digits: string[]; words: string[] };

/** Parses a search: the number of a certificate, or a part of a mobile number and words. */
export function readSearch(text: string): Search {
  const typed = withLatinDigits(text.normalize("NFC")).trim().toLowerCase();
  if (/^ss-\d{4}-\w+$/.test(typed)) return { certificate: typed, digits: [], words: [] };
  const digits: string[] = [];
  const rest = typed.replace(numberParts, (part) => {
    const plain = part.replace(/[\s\-().]/g, "").replace(before, "");
    if (plain.length < fewestDigits) return part;
    digits.push(plain);
    return " ";
  });
  return {
    certificate: null,
    digits: digits.slice(0, mostWords),
    words: rest.split(/\s+/).filter(Boolean).slice(0, mostWords),
  };
}
