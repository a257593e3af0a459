import { Notice } from "@/components/ui/notice";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Me } from "./desk-page";

const keys = ["outsideStates", "outsideCourses", "figuresOfUnknownCampaign"] as const;
type Outside = (typeof keys)[number];

/** The message for a choice outside the area (rule: desk.figures-area); null for another error. */
export function outsideArea(error: unknown): Outside | null {
  return error instanceof PageError ? (keys.find((key) => key === error.key) ?? null) : null;
}

/** Instead of rows outside the area: which area the reader has. */
export function OutsideArea({ of, me, language }: { of: Outside; me: Me; language: Language }) {
  const named = (all: { name: string }[] | null) => (all ?? []).map(({ name }) => name).join(", ");
  const values = { states: named(me.states), courses: named(me.courses) };
  return <Notice kind="error">{translatorFor(language, "answers")(of, values)}</Notice>;
}
