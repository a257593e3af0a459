import { editDistance } from "../../../platform/edit-distance";

export type Near = { word: string; distance: number };

/** In shorter words a single letter gives another real word: acne, act; cat, eat. */
const shortest = 5;

/** The known word that a mistyped word most likely is; of equally near words the first. */
export function findNearest(word: string, known: Iterable<string>): Near | null {
  if (word.length < shortest) return null;
  let most = word.length < 9 ? 1 : 2;
  let nearest: Near | null = null;
  for (const each of known) {
    if (each.length < shortest - 1 || !hasSimilarStart(word, each)) continue;
    const distance = editDistance(word, each, most);
    if (distance > most) continue;
    nearest = { word: each, distance };
    if (distance <= 1) return nearest;
    most = distance - 1;
  }
  return nearest;
}

/** First letters are rarely mistyped, but vowels are confused (`अनीमिया`, `एनीमिया`), neighbours swapped. */
function hasSimilarStart(one: string, other: string): boolean {
  return one[0] === other[0] || (vowel.test(one) && vowel.test(other)) || (one[0] === other[1] && one[1] === other[0]);
}

const vowel = /^[aeiouअ-औ]/;
