import { colourOf, initialsOf, ownPicture } from "./avatar-look";

export type AvatarOf = { accountId: string; firstName: string; lastName: string /** The picture's address, or null. */; avatar: string | null };

const sizes = {
  small: { box: "size-8 text-[0.75rem]", px: 32 },
  large: { box: "size-22 text-[1.7rem] border-4 border-double border-peacock lg:size-28 lg:text-[2rem]", px: 112 },
} as const;

/** The user's picture, or the initials on a colour. Decorative: the name is always shown beside it. */
export function Avatar({ of, size }: { of: AvatarOf; size: keyof typeof sizes }) {
  const { box, px } = sizes[size];
  const picture = ownPicture(of.avatar);
  const frame = `shrink-0 overflow-hidden rounded-full ${box}`;
  // biome-ignore lint/performance/noImgElement: it is small, private and made to size
  if (picture) return <img src={picture} alt="" width={px} height={px} className={`${frame} bg-white object-cover`} />;
  return (
    <span aria-hidden="true" translate="no" className={`grid place-items-center whitespace-nowrap font-bold leading-none ${frame} ${colourOf(of.accountId)}`}>
      {initialsOf(of.firstName, of.lastName)}
    </span>
  );
}
