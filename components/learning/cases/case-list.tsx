import { Icon } from "@/components/ui/icon";
import { StaticPart } from "@/components/ui/static-html/static-html";
import type { CaseSummary } from "@/lib/contract/learning/cases";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { caseAddress } from "../addresses";

type Props = { cases: CaseSummary[]; courseId: string; language: Language };

/** The cases of a course below its modules; the end case opens when every topic is complete. */
export function CaseList({ cases, courseId, language }: Props) {
  if (cases.length === 0) return null;
  const t = translatorFor(language, "cases");
  return (
    <StaticPart as="section" id="cases" aria-labelledby="cases-title" className="mt-8 scroll-mt-4">
      <h2 id="cases-title">{t("title")}</h2>
      <p className="text-ink-soft">{t("listLead")}</p>
      <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-white">
        {cases.map((each) => (
          <li key={each.id} className="relative flex min-h-16 items-center gap-3 px-4 py-1.5">
            <Icon
              name={each.finished_at ? "check" : each.open ? "chat" : "lock"}
              className={`size-7 shrink-0 ${each.finished_at ? "text-leaf" : "text-peacock"}`}
            />
            <div className="min-w-0 flex-1 leading-snug">
              {each.open ? (
                <a
                  href={caseAddress({ course_id: courseId, id: each.id })}
                  className="font-semibold after:absolute after:inset-0"
                >
                  {each.title}
                </a>
              ) : (
                <p className="font-semibold text-ink-soft">{each.title}</p>
              )}
              <p className="text-small text-ink-soft">
                {t(each.finished_at ? "finished" : !each.open ? "locked" : each.end ? "endCase" : "minutes")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}
