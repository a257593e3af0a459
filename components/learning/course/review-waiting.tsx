import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { portalContent } from "@/lib/api/content/portal-content";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";

/** One module, or the course, whose review waits. */
export type WaitingWork = { name: string; since: string | null };

export function waitingIn({ course_info, module_resources, enrollment_info }: ModulesAnswer): WaitingWork[] {
  const units =
    course_info.module_level_certificate === 1
      ? module_resources.map((each) => ({ ...each, name: each.module_name }))
      : enrollment_info.map((each) => ({ ...each, name: course_info.name }));
  return units.filter(({ review }) => review === "waiting").map(({ name, review_since }) => ({ name, since: review_since }));
}

/** The documented message of a review, and who looks at what, since when, and what happens next (rule: certificate.review). */
export async function ReviewWaiting({ waiting, language }: { waiting: WaitingWork[]; language: Language }) {
  const t = await getTranslations("learning");
  const foundation = portalContent().site.foundation.name[language];
  return (
    <Notice kind="information" className="mt-4">
      <p className="font-semibold">{t("underReview")}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-soft">{t("reviewWho")}</dt>
        <dd>{t("reviewWhoIs", { foundation })}</dd>
        <dt className="text-ink-soft">{t("reviewWhat")}</dt>
        <dd>
          {waiting.map(({ name, since }) => (
            <p key={name}>
              <span className="font-semibold">{name}</span>
              {since && <span className="text-ink-soft">, {t("reviewSince", { date: dayMonthYear(since, language) })}</span>}
            </p>
          ))}
          <p className="text-[0.9em] text-ink-soft">{t("reviewWhatIs")}</p>
        </dd>
        <dt className="text-ink-soft">{t("reviewNext")}</dt>
        <dd>{t("reviewNextIs")}</dd>
      </dl>
    </Notice>
  );
}
