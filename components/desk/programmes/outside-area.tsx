import { Notice } from "@/components/ui/notice";
import type { ApiClient } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { resultOr } from "@/lib/api/server";
import { type FigureFilters, figureFilters } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Me } from "../sections";
import { FigureFilter } from "./figure-filter";

const keys = ["figuresOutsideStates", "figuresOutsideCourses", "figuresOfUnknownCampaign"] as const;

/** The message for a choice outside the area (rule: desk.figures-area); null for another error. */
export function outsideArea(error: unknown): (typeof keys)[number] | null {
  return error instanceof PageError ? (keys.find((key) => key === error.key) ?? null) : null;
}

type Props = { refused: (typeof keys)[number]; api: ApiClient; me: Me; filters: FigureFilters; here: string };

/** Shown instead of figures outside the area: the reader's area, and the filters without the choice. */
export async function OutsideArea({ refused, api, me, filters: { by, language }, here }: Props) {
  respondWithStatus(403);
  const filters = figureFilters.parse({ by, language });
  const { courses, campaigns, states } = await resultOr(api.desk.programmeFigures(filters), here);
  const named = (all: { name: string }[] | null) => (all ?? []).map(({ name }) => name).join(", ");
  const message = translatorFor(language, "answers")(refused, { states: named(me.states), courses: named(me.courses) });
  return (
    <div className="mt-4">
      <Notice kind="error">{message}</Notice>
      <FigureFilter
        filters={filters}
        courses={courses}
        campaigns={campaigns}
        states={states}
        districts={[]}
        open
        language={language}
      />
    </div>
  );
}
