import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { portalContent } from "@/lib/api/content/portal-content";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { missingFor, waitsForReviewAlone } from "../missing/missing";

/** One module, or the course, whose review waits. */
export type WaitingWork = { name: string; since: string | null };

export function waitingIn({ course_info, module_resources, enrollment_info }: ModulesAnswer): WaitingWork[] {
  const units =
    course_info.module_level_certificate === 1
      ? module_resources.map((each) => ({ ...each, name: each.module_name }))
      : enrollment_info.map((each) => ({ ...each, name: course_info.name }));
  return units
    .filter(({ review }) => review === "waiting")
    .map(({ name, review_since }) => ({ name, since: review_since }));
}

type Props = { course: ModulesAnswer; waiting: WaitingWork[]; language: Language };

/**
 * The documented message of a review, with the reviewed work, the time since when it waits, and the next steps
 * (rule: certificate.review). When nothing else is missing, its title is "Why do I not have a certificate yet?".
 */
export async function ReviewWaiting({ course, waiting, language }: Props) {
  const t = await getTranslations("learning");
  const missing = missingFor(course);
  const foundation = portalContent().site.foundation.name[language];
  return (
    <Notice kind="information" className="mt-4">
      {missing && waitsForReviewAlone(missing) && <h2 className="mb-1 text-lead">{t("whyTitle")}</h2>}
      <p className="font-semibold">{t("underReview")}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&_dt:not(:first-child)]:mt-2">
        <dt className="text-ink-soft">{t("reviewWho")}</dt>
        <dd>{t("reviewWhoIs", { foundation })}</dd>
        <dt className="text-ink-soft">{t("reviewWhat")}</dt>
        <dd>
          {waiting.map(({ name, since }) => (
            <p key={name}>
              <span className="font-semibold">{name}</span>
              {since && (
                <span className="text-ink-soft">, {t("reviewSince", { date: dayMonthYear(since, language) })}</span>
              )}
            </p>
          ))}
          <p className="text-small text-ink-soft">{t("reviewWhatIs")}</p>
        </dd>
        <dt className="text-ink-soft">{t("reviewNext")}</dt>
        <dd>{t("reviewNextIs")}</dd>
      </dl>
    </Notice>
  );
}
