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
  const frame = `shrink-0 overflow-hidden rounded-full ${box}`;
  if (picture)
    return <Picture src={picture} alt="" width={px} height={px} className={`${frame} bg-white object-cover`} />;
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`grid place-items-center whitespace-nowrap font-bold leading-none ${frame} ${accountColour(of.accountId)}`}
    >
      {nameInitials(of.firstName, of.lastName)}
    </span>
  );
}

/** Who wrote a comment, as the initial of the first name: nothing else of a writer is public. */
export function Face({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`grid place-items-center leading-none font-bold shrink-0 rounded-full ${sizes.small.box} ${accountColour(name)}`}
    >
      {nameInitials(name, "")}
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
export function nameInitials(firstName: string, lastName: string): string {
  return [firstName, lastName].map((name) => firstLetter(name.trim()).toUpperCase()).join("");
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
