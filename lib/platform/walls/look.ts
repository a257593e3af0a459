/** What a learner chooses for herself on the wall. */
export const garments = ["kurta", "sari"] as const;
export const cloths = ["marigold", "mark", "leaf", "indigo", "lac"] as const;
export const skins = ["terracotta", "paper", "wheat", "almond", "earth"] as const;

type Chosen = { garment: (typeof garments)[number]; cloth: (typeof cloths)[number]; skin: (typeof skins)[number] };

/** A choice as it is kept: three words. */
export const writeLook = ({ garment, cloth, skin }: Chosen): string => `${garment}-${cloth}-${skin}`;

/** The choice that is kept as this text; null where nothing was chosen, or something that there is no more. */
export function readLook(text: string): Chosen | null {
  const [first, second, third] = text.split("-");
  const garment = garments.find((each) => each === first);
  const cloth = cloths.find((each) => each === second);
  const skin = skins.find((each) => each === third);
  return garment && cloth && skin ? { garment, cloth, skin } : null;
}
