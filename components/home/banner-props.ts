import type { Language } from "@/lib/platform/i18n/language";

/** Where a banner leads after the registration: its course, or a page. */
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
