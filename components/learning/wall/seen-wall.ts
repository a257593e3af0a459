/**
 * Which parts of a wall the learner has seen in colour, so that each is coloured before their eyes once. It is kept in a
 * cookie of this browser: the wall's seed, and a digit for each part.
 */
export const seenWallCookie = "wall";

export function seenWall(seed: number, coloured: boolean[]): string {
  return `${seed.toString(36)}.${coloured.map((each) => (each ? "1" : "0")).join("")}`;
}

/** Whether each part is coloured and was not when this browser last showed the wall; none where it never did. */
export function newParts(cookie: string | undefined, seed: number, coloured: boolean[]): boolean[] {
  const [seenSeed, seen = ""] = cookie?.split(".") ?? [];
  const knows = seenSeed === seed.toString(36);
  return coloured.map((each, index) => knows && each && seen[index] !== "1");
}
