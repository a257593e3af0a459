import { cache } from "react";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { caseAddress } from "@/components/learning/addresses";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { CasePlace } from "@/lib/contract/learning/cases";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Read once for the head and the page. */
const readCase = cache(async (language: Language, courseId: string, caseId: string, path: string) =>
  (await visitorApi(language)).learning.readCase({ courseId, caseId, path, language }),
);

/** The title names the case and the step, so that the steps of a case can be told apart in the history. */
export const generateMetadata = foundMetadata<"id" | "case">(
  async ({ language, params: { id, case: caseId }, searchParams }) => {
    const { path = "" } = await searchParams;
    const t = translatorFor(language, "cases");
    const answer = await readCase(language, id, caseId, path).catch(() => null);
    if (!answer) return { title: t("title") };
    const { title, situation, done, step } = answer.case;
    const place = step ? t("step", { number: done.length + 1 }) : t("youDid");
    return { title: done.length > 0 ? `${title}: ${place}` : title, description: situation };
  },
);

/** One step of a case, or its end (rule: case.ways). The choices so far are in the address, so Back goes one back. */
export default visitorPage<"id" | "case">(async ({ language, params: { id, case: caseId }, searchParams }) => {
  const { path = "" } = await searchParams;
  const api = await visitorApi(language);
  const here = `/my-courses/${id}/cases/${caseId}`;
  const place = { courseId: id, caseId, path, language };
  const answer = await resultOr(readCase(language, id, caseId, path), path ? `${here}?path=${path}` : here);
  const ended = answer.case.step === null;
  if (ended && !answer.case.finished_at) await resultOr(api.learning.finishCase(place), here);
  const { course_id, course_name, title } = answer.case;
  return (
    <div className="container-page pb-10">
      <LearnerCrumbs course={{ slug: course_id, name: course_name }} page={title} language={language} />
      <CaseScreen place={answer.case} path={path} language={language} />
    </div>
  );
});

/** A case as plain links: the situation, then what followed from the last choice and the next three, then the end. */
function CaseScreen({ place, path, language }: { place: CasePlace; path: string; language: Language }) {
  const t = translatorFor(language, "cases");
  const { title, done, step } = place;
  const last = done.at(-1);
  return (
    <article className={step?.picture ? "max-lg:max-w-[40rem] lg:grid lg:grid-cols-2 lg:gap-x-10" : "max-w-[40rem]"}>
      {/* The picture is beside the title on a phone, so that the choices are in the first view. It is below it if the
          letters are large. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:contents">
        <div className="min-w-0 flex-[1_1_7rem]">
          {place.end && <p className="font-semibold text-ink-soft">{t("endCase")}</p>}
          <h1 className={`wrap-anywhere ${step?.picture ? "max-md:text-title max-md:leading-tight" : ""}`}>{title}</h1>
        </div>
        {step?.picture && (
          <div
            className="max-w-[20rem] flex-[1.5_1_9rem] overflow-hidden rounded-card border border-hairline lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none lg:self-start [&>svg]:block"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own parts
            dangerouslySetInnerHTML={{ __html: step.picture }}
          />
        )}
      </div>
      <div>
        {last && (
          <section
            aria-labelledby="follows"
            className="mt-3 rounded-card border-s-4 border-peacock bg-peacock-tint px-4 py-3"
          >
            <h2 id="follows" className="text-body text-ink-soft">
              {t("follows")}
            </h2>
            <p className="mt-1">{last.reply}</p>
          </section>
        )}
        {step ? (
          <Choices place={place} step={step} path={path} language={language} />
        ) : (
          <End place={place} language={language} />
        )}
      </div>
    </article>
  );
}

/** The question to the reader that ends a step's text; a question that somebody in the story asks is in quotation marks. */
const endingQuestion = /^(?<told>(?:.*[.।?!]["”]?(?=\s))?)\s*(?<asked>[^.।?!"“”]+\?)$/s;

type ChoicesProps = { place: CasePlace; step: NonNullable<CasePlace["step"]>; path: string; language: Language };

function Choices({ place, step, path, language }: ChoicesProps) {
  const t = translatorFor(language, "cases");
  const before = path.split(".").slice(0, -1).join(".");
  const { told, asked = t("whatDo") } = endingQuestion.exec(step.text)?.groups ?? { told: step.text };
  return (
    <>
      <div className="space-y-2 pt-2.5 max-md:leading-normal">
        {place.done.length === 0 && <p>{place.situation}</p>}
        {told && <p>{told}</p>}
      </div>
      <h2 className="mt-2 text-body md:mt-3 md:text-lead">{asked}</h2>
      <ul className="mt-1.5 grid gap-2 md:gap-3">
        {step.choices.map(({ id, text }) => (
          <li key={id}>
            <a
              href={caseAddress(place, path ? `${path}.${id}` : id)}
              className="flex min-h-13 items-center gap-2 rounded-card border border-line bg-white py-2 ps-3.5 pe-2.5 leading-snug text-ink no-underline hover:border-peacock hover:bg-peacock-tint md:px-4 md:py-3"
            >
              <span className="min-w-0 flex-1">{text}</span>
              <Icon name="arrow" className="size-5 text-peacock md:size-6" />
            </a>
          </li>
        ))}
      </ul>
      {place.done.length > 0 && (
        <details className="group mt-6 rounded-card border border-hairline bg-white px-4 py-1">
          <summary className="flex min-h-12 items-center gap-3 font-semibold">
            <span className="flex-1">{t("situation")}</span>
            <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
          </summary>
          <p className="pb-3">{place.situation}</p>
        </details>
      )}
      {place.done.length > 0 && (
        <a href={caseAddress(place, before)} className="mt-2 inline-flex min-h-12 items-center">
          {t("stepBack")}
        </a>
      )}
    </>
  );
}

function End({ place, language }: { place: CasePlace; language: Language }) {
  const t = translatorFor(language, "cases");
  return (
    <>
      <section aria-labelledby="you-did" className="mt-7">
        <h2 id="you-did">{t("youDid")}</h2>
        <p className="text-ink-soft">{t("youDidLead")}</p>
        <ol className="mt-3 grid list-decimal gap-3 ps-6">
          {place.done.map(({ choice, text, reply }) => (
            <li key={choice}>
              <p className="font-semibold">{text}</p>
              <p className="text-small text-ink-soft">{reply}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="counsellor"
        className="mt-7 rounded-card border border-hairline bg-white px-4 py-5 sm:px-6"
      >
        <h2 id="counsellor">{t("counsellorAdds")}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
        <div lang={language} className="prose mt-2" dangerouslySetInnerHTML={{ __html: place.closing ?? "" }} />
      </section>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={`/view/course/${place.course_id}${place.end ? "#certificate" : "#cases"}`}>
          {t("backToCourse")} <Icon name="arrow" className="size-6" />
        </LinkButton>
        <a href={caseAddress(place, "")} className="inline-flex min-h-12 items-center">
          {t("again")}
        </a>
      </p>
    </>
  );
}
