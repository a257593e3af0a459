/** Each pair reads at 4.5 to 1 or better (the palette of the look). */
const colours = [
  "bg-peacock text-white",
  "bg-leaf text-white",
  "bg-ink text-white",
  "bg-marigold text-ink",
  "bg-haldi text-ink",
  "bg-peacock-tint text-ink",
] as const;

/** The same colour for the same account, everywhere and for ever. */
export function colourOf(accountId: string): string {
  let sum = 0;
  for (const sign of accountId) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

/** The first letter of each name as it is written: with its vowel sign or conjunct in Hindi. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName].map((name) => firstLetter(name.trim()).toUpperCase()).join("");
}

function firstLetter(name: string): string {
  if (typeof Intl.Segmenter !== "function") return Array.from(name)[0] ?? "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name)) return segment;
  return "";
}

/** A picture is only ever fetched from this portal. */
export function ownPicture(address: string | null): string | null {
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
