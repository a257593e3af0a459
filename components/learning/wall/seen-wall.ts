/**
 * Which parts of a wall the learner has seen in colour, so that each is coloured before their eyes once. It is kept in a
 * cookie of this browser (`seenWallCookie`): the wall's seed, and a digit for each part.
 */
export function seenWall(seed: number, coloured: boolean[]): string {
  return `${seed.toString(36)}.${coloured.map((each) => (each ? "1" : "0")).join("")}`;
}

/**
 * Whether each part is coloured and was not when this browser last showed the wall; none where it never did.
 * @param seeds The wall's own, and that of the course's wall before its first finished topic.
 */
export function newParts(cookie: string | undefined, seeds: number[], coloured: boolean[]): boolean[] {
  const [seenSeed, seen = ""] = cookie?.split(".") ?? [];
  const knows = seeds.some((seed) => seenSeed === seed.toString(36));
  return coloured.map((each, index) => knows && each && seen[index] !== "1");
}
