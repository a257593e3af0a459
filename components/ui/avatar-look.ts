/** Every pair has a contrast of 4.5 to 1 or more. */
const colours = [
  "bg-peacock text-white",
  "bg-leaf text-white",
  "bg-ink text-white",
  "bg-marigold text-ink",
  "bg-haldi text-ink",
  "bg-peacock-tint text-ink",
] as const;

/** The colour of an account, derived from its id. */
export function colourOf(accountId: string): string {
  let sum = 0;
  for (const sign of accountId) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

/** The first letter of each name, in Hindi with its vowel sign or conjunct. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName].map((name) => firstLetter(name.trim()).toUpperCase()).join("");
}

function firstLetter(name: string): string {
  if (typeof Intl.Segmenter !== "function") return Array.from(name)[0] ?? "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)) return segment;
  return "";
}

/** The address when it is one of this portal, else null: pictures of other hosts are not loaded. */
export function ownPicture(address: string | null): string | null {
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
