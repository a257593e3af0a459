/** A table of letters, each with its spelling in another script: `क k  ख kh`. */
export function letterTable(pairs: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(pairs.matchAll(/(\S+) (\S+)/g), ([, letter = "", spelling = ""]) => [letter, spelling]),
  );
}
