/**
 * The number of letters to insert, delete, replace or swap with a neighbour; more than `most` is returned as `most +
 * 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      here.push(least);
    }
    if (Math.min(...here) > most) return most + 1;
    [beforeLast, last] = [last, here];
  }
  return last[other.length] ?? most + 1;
}

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

/**
 * First letters are rarely mistyped, except that vowels are confused (`अनीमिया`, `एनीमिया`) and neighbouring letters
 * are swapped.
 */
function hasSimilarStart(one: string, other: string): boolean {
  return one[0] === other[0] || (vowel.test(one) && vowel.test(other)) || (one[0] === other[1] && one[1] === other[0]);
}

const vowel = /^[aeiouअ-औ]/;
