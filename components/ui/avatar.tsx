import { Picture } from "./picture";

export type AvatarOf = {
  accountId: string;
  firstName: string;
  lastName: string;
  /** The picture's address, or null. */
  avatar: string | null;
};

const sizes = {
  small: { box: "size-8 text-small", px: 32 },
  large: {
    box: "size-18 text-title border-4 md:size-22 md:text-name border-double border-peacock lg:size-28 lg:text-[2rem]",
    px: 112,
  },
} as const;

/** The user's picture, or the initials on a colour. Decorative: the name is always shown beside it. */
export function Avatar({ of, size }: { of: AvatarOf; size: keyof typeof sizes }) {
  const { box, px } = sizes[size];
  const picture = ownPicture(of.avatar);
  if (!picture) return <Initials name={[of.firstName, of.lastName]} colourOf={of.accountId} box={box} />;
  const look = `shrink-0 overflow-hidden rounded-full ${box} bg-white object-cover`;
  return <Picture src={picture} alt="" width={px} height={px} className={look} />;
}

/** Who wrote a comment, as the initial of the first name: nothing else of a writer is public. */
export function Face({ name }: { name: string }) {
  return <Initials name={[name]} colourOf={name} box={sizes.small.box} />;
}

function Initials({ name, colourOf, box }: { name: string[]; colourOf: string; box: string }) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full whitespace-nowrap font-bold leading-none ${box} ${accountColour(colourOf)}`}
    >
      {nameInitials(...name)}
    </span>
  );
}

/** Every pair has a contrast of 4.5 to 1 or more. */
const colours = [
  "bg-peacock text-white",
  "bg-leaf text-white",
  "bg-ink text-white",
  "bg-marigold text-ink",
  "bg-haldi text-ink",
  "bg-peacock-tint text-ink",
] as const;

export function accountColour(accountId: string): string {
  let sum = 0;
  for (const sign of accountId) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

/** The first letter of each name, in Hindi with its vowel sign or conjunct. */
export function nameInitials(...names: string[]): string {
  return names.map((name) => firstLetter(name.trim()).toUpperCase()).join("");
}

/** Made once: making it takes longer than its use. */
let segmenter: Intl.Segmenter | undefined;

function firstLetter(name: string): string {
  if (typeof Intl.Segmenter !== "function") return Array.from(name)[0] ?? "";
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(name)) return segment;
  return "";
}

/** The address when it is one of this portal, else null: pictures of other hosts are not loaded. */
export function ownPicture(address: string | null): string | null {
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
