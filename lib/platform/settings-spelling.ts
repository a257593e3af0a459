import { editDistance } from "./edit-distance.ts";

/** The beginning of names that no other program uses. */
const ownPrefix = "PORTAL_";
/** How far a name that begins so may be from the setting that is proposed for it. */
const farthest = 4;

/**
 * A sentence for each variable that is most likely a misspelt setting: an unknown one that begins with `PORTAL_`, and a
 * near miss of a setting. A portal that ignored it would start on an empty database, for example.
 */
export function misspeltSettings(given: string[], known: string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => isNearMiss(name, each));
    if (meant === undefined && !name.startsWith(ownPrefix)) return [];
    const proposed = meant ?? known.find((each) => name === ownPrefix + each) ?? nearest(name, known);
    return [
      `${name} is not a setting of the portal.${proposed ? ` Is ${proposed} meant?` : ""} .env.example has all settings.`,
    ];
  });
}

/** Of a name as short as PORT or HOST only another order counts: one letter more or less is another program's. */
function isNearMiss(name: string, known: string): boolean {
  if (known.length < 8)
    return name.length === known.length && editDistance(name, known, 1) === 1 && hasSameLetters(name, known);
  const upper = name.toUpperCase();
  return editDistance(upper, known, 2) <= (known.length < 12 ? 1 : 2);
}

const hasSameLetters = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

function nearest(name: string, known: string[]): string | undefined {
  const distances = known.map((each) => ({ each, distance: editDistance(name, each, farthest) }));
  return distances.filter(({ distance }) => distance <= farthest).sort((one, other) => one.distance - other.distance)[0]
    ?.each;
}
