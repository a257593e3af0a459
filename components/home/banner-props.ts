import type { Language } from "@/lib/platform/i18n/language";

/** The course or page that a banner leads to after the registration. */
export type BannerGoal = { courseId?: string; href: string; name: string; language: Language };
export type BannerTexts = Record<
  | "start"
  | "startPage"
  | "opening"
  | "watch"
  | "formTitle"
  | "opensAfter"
  | "opensPage"
  | "haveAccount"
  | "login"
  | "close"
  | "video"
  | "videoTitle"
  | "videoWords",
  string
>;
