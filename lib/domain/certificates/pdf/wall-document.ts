import type { Language } from "../../../platform/i18n/language";

/** Everything printed on a wall's sheet; `painting` is a PNG, `alt` what screen readers say in its place. */
export type WallDocument = {
  language: Language;
  title: string;
  lead: string;
  portalName: string;
  address: string;
  alt: string;
  painting: Uint8Array;
};
