import { questionTexts } from "@/components/forms/steps/question-texts";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { SituationsPage } from "@/lib/contract/learning/situations";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { SituationsForm } from "./situations-form";
import { Count } from "./situations-offer";

type Props = { courseId: string; situations: SituationsPage; language: Language };

/** The form that is open, the thanks after the start, or the gain with the reason of each situation. */
export function SituationsScreen({ courseId, situations, language }: Props) {
  const t = translatorFor(language, "situations");
  const { moment, items, result, started } = situations;
  return (
    <article className="max-w-[40rem] pb-10">
      {result ? (
        <Gain result={result} language={language} />
      ) : moment ? (
        <>
          <h1>{t(moment === "start" ? "startHeading" : "endHeading")}</h1>
          <p className="mt-4">{t(moment === "start" ? "startLead" : "endLead")}</p>
          <SituationsForm
            courseId={courseId}
            language={language}
            moment={moment}
            items={items}
            texts={{
              ...{ send: t("send"), sending: t("sending"), offline: t("offline") },
              missing: items.map((_, index) =>
                translatorFor(language, "answers")("situationsMissing", { number: index + 1 }),
              ),
              questions: questionTexts(language, items.length),
            }}
          />
        </>
      ) : (
        <>
          <h1>{t(started ? "thanksHeading" : "closedHeading")}</h1>
          <p className="mt-4">{t(started ? "thanks" : "closed")}</p>
        </>
      )}
      {(result || !moment) && (
        <LinkButton href={`/view/course/${courseId}`} className="mt-8 w-full">
          {t("toCourse")} <Icon name="arrow" className="size-5" />
        </LinkButton>
      )}
    </article>
  );
}

function Gain({ result, language }: { result: NonNullable<SituationsPage["result"]>; language: Language }) {
  const t = translatorFor(language, "situations");
  const state = ({ before, right }: (typeof result.items)[number]) =>
    before === null ? (right ? "right" : "open") : right ? (before ? "kept" : "gained") : before ? "lost" : "open";
  return (
    <>
      <h1>{t("gainTitle")}</h1>
      <p className="mt-4 text-title font-semibold">
        <Count t={t} result={result} />
      </p>
      <p className="mt-2 text-ink-soft">{t(result.before === null ? "gainLeadEnd" : "gainLead")}</p>
      <ol className="mt-6 grid gap-4">
        {result.items.map((item) => (
          <li key={item.id} className="rounded-card border border-hairline bg-white p-4">
            <h2 className="flex items-start gap-2 text-body">
              <Icon name={item.right ? "check" : "clock"} className="mt-1 size-5" />
              <span>
                {item.name}: {t(`state_${state(item)}`)}
              </span>
            </h2>
            <p className="mt-2">{item.question}</p>
            {!item.right && <p className="mt-2 text-ink-soft">{t("chosen", { option: item.chosen })}</p>}
            <p className="mt-2 font-semibold">{t("better", { option: item.answer })}</p>
            <p className="mt-2">{item.why}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
