// The rules of a class plan override those of every sheet, so they come second.
import "@/components/pages/handout.css";
import "@/components/pages/for-class/class-plan.css";
import { GoDeeper } from "@/components/layout/go-deeper";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { FoldedPlanPart, Pairs, PlanPart } from "@/components/pages/for-class/class-plan-part";

import { BoardPicture } from "@/components/pages/for-class/gallery";
import { Sheet } from "@/components/pages/sheet";
import { visitorPage } from "@/components/pages/visitor-page";
import { CopyLink } from "@/components/ui/copy-link";
import { WithArrows } from "@/components/ui/drawn-signs";
import {
  type ClassPlan,
  helplineNumbers,
  planMinutes,
  portalContent,
  renderChalk,
  reviewsHtml,
  shortPlanAddress,
  telephoneAddress,
} from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const { title, aim } = findPlan(id);
  return pageMetadata({ language, path: `/class-plans/${id}`, title: title[language], description: aim[language] });
});

export default visitorPage<"id">(async ({ language, params: { id } }) => (
  <>
    <ClassPlanSheet plan={findPlan(id)} language={language} />
    <div className="container-page">
      <div className="mx-auto max-w-[46rem]">
        <GoDeeper path={`/class-plans/${id}`} language={language} />
      </div>
    </div>
  </>
));

function findPlan(id: string) {
  const plan = portalContent().classPlans.find((each) => each.id === id);
  if (!plan) throw new PageError(404);
  return plan;
}

type ClassPlanSheetProps = { plan: ClassPlan; language: Language };

/** A class plan; in print its sheet as one A4 page, and one page of slips. */
function ClassPlanSheet({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const share = translatorFor(language, "articles");
  const theme = portalContent().themes.find(({ id }) => id === plan.theme);
  const short = `${settings().portalUrl}${shortPlanAddress(plan)}`;
  const shown = short.replace(/^https?:\/\//, "");
  const facts = [
    t("group", { classes: plan.classes.replace("-", "–") }),
    theme?.name[language] ?? "",
    t("minutes", { count: planMinutes }),
  ];
  return (
    <Sheet
      path={`/class-plans/${plan.id}`}
      title={plan.title[language]}
      lead={plan.aim[language]}
      kind={t("label")}
      language={language}
      parent={{ label: t("title"), href: "/class-plans" }}
      about={{ timeRequired: `PT${planMinutes}M`, educationalLevel: facts[0] }}
      className="class-plan"
      picture={<BoardPicture id={plan.drawing} />}
      facts={
        <p className="class-plan-facts mt-2 font-semibold">
          {facts.join(" · ")}
          <span className="class-plan-address"> · {shown}</span>
        </p>
      }
      printHint={t("printHint")}
      tools={
        <CopyLink address={short} texts={{ copy: share("copyLink"), copied: share("linkCopied"), failed: short }} />
      }
      foot={` · ${t("number", { number: plan.number })} · ${shown}`}
    >
      <Needed plan={plan} language={language} />
      <Steps plan={plan} language={language} />
      <div className="class-plan-columns">
        <Drawing plan={plan} language={language} />
        <div>
          <Board plan={plan} language={language} />
          <AtTheEnd plan={plan} language={language} />
        </div>
      </div>
      <IfStudent plan={plan} language={language} />
      <EveryClass plan={plan} language={language} />
      {plan.review && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names and roles are escaped
        <div className="no-print mt-4" dangerouslySetInnerHTML={{ __html: reviewsHtml(plan.review)[language] }} />
      )}
      <ClassPlanSecondSheet plan={plan} language={language} />
    </Sheet>
  );
}

function Needed({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const count = plan.slips.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <PlanPart name="needed" title={t("needed")}>
      <p>
        {plan.needed[language]}
        {` ${t("slipSheetNeeded", { count })}`}
      </p>
    </PlanPart>
  );
}

function Steps({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  let from = 0;
  return (
    <PlanPart name="steps" title={t("steps")}>
      <ol>
        {plan.steps.map((step) => {
          const time = { from, to: from + step.minutes };
          from = time.to;
          return (
            <li key={step[language]}>
              <strong>{t("time", time)}</strong>{" "}
              <span>
                <WithArrows text={step[language]} />
              </span>
            </li>
          );
        })}
      </ol>
    </PlanPart>
  );
}

/** How the steps go in a large class, in a mixed one, and for students who cannot write. */
function EveryClass({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const ways = (["crowd", "mixed", "withoutWriting"] as const).map((way): [string, string] => [
    t(way),
    plan[way][language],
  ]);
  return (
    <FoldedPlanPart name="every-class" title={t("everyClass")}>
      <Pairs pairs={ways} named />
    </FoldedPlanPart>
  );
}

function Drawing({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const drawing = portalContent().drawings.find(({ id }) => id === plan.drawing);
  if (!drawing) return null;
  return (
    <PlanPart name="drawing" title={t("drawing")}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
      <div dangerouslySetInnerHTML={{ __html: renderChalk(drawing, language) }} />
      <p className="no-print">
        <a href={`/diagrams/${drawing.id}`} className="inline-flex min-h-12 items-center">
          {t("printSize")}
        </a>
      </p>
    </PlanPart>
  );
}

function Board({ plan, language }: ClassPlanSheetProps) {
  return (
    <PlanPart name="board" title={translatorFor(language, "classPlans")("board")}>
      <div className="class-plan-box always-dark">
        {plan.board.map((line) => (
          <p key={line[language]}>
            <WithArrows text={line[language]} />
          </p>
        ))}
      </div>
    </PlanPart>
  );
}

function AtTheEnd({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const parts = [
    { name: "worked-when", title: t("workedWhen"), lines: plan.workedWhen },
    { name: "take-away", title: t("takeAway"), lines: plan.takeAway },
  ];
  return parts.map(({ name, title, lines }) => (
    <PlanPart key={name} name={name} title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line[language]}>{line[language]}</li>
        ))}
      </ul>
    </PlanPart>
  ));
}

function IfStudent({ plan, language }: ClassPlanSheetProps) {
  const t = translatorFor(language, "classPlans");
  const cases = (["cries", "laughs", "tells"] as const).map((does): [string, string] => [
    t(does),
    plan.ifStudent[does][language],
  ]);
  const named = plan.helplines.flatMap((key) => portalContent().helplines.find((each) => each.key === key) ?? []);
  return (
    <PlanPart name="if-student" title={t("ifStudent")}>
      <Pairs pairs={cases} named />
      <ul className="class-plan-helplines">
        {named.map((helpline) => (
          <li key={helpline.key}>
            {helpline.name[language]}{" "}
            {helplineNumbers(helpline)
              .slice(0, 1)
              .map((number) => (
                <a key={number} href={telephoneAddress(number)}>
                  {number}
                </a>
              ))}
          </li>
        ))}
      </ul>
      <NobodyAnswers keys={plan.helplines} language={language} />
    </PlanPart>
  );
}

/** The second page of a plan on paper: the slips to cut out, and below them what the teacher reads before the lesson. */
function ClassPlanSecondSheet({ plan, language }: { plan: ClassPlan; language: Language }) {
  const t = translatorFor(language, "classPlans");
  return (
    <div className="class-plan-second" data-letters={lettersOf(plan, language)}>
      <FoldedPlanPart name="slips" title={t("slipSheet", { title: plan.title[language] })}>
        {plan.slips.map(({ title, step, texts }) => (
          <section key={title.en} className="class-plan-slip-group">
            <h3>{title[language]}</h3>
            <p className="class-plan-cut">{t("cut", { step })}</p>
            <ol className={isShort(texts, language) ? "class-plan-slips-short" : undefined}>
              {texts.map((slip) => (
                <li
                  key={slip[language]}
                  className={slip[language].length > longSlip ? "class-plan-slip-long" : undefined}
                >
                  {slip[language]}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </FoldedPlanPart>
      <p className="class-plan-teacher">{t("teacher")}</p>
      <FoldedPlanPart name="questions" title={t("questions")}>
        <Pairs pairs={plan.questions.map(({ question, answer }) => [question[language], answer[language]])} />
      </FoldedPlanPart>
      <FoldedPlanPart name="do-not-say" title={t("doNotSay")}>
        <ul>
          {plan.doNotSay.map((saying) => (
            <li key={saying[language]}>{saying[language]}</li>
          ))}
        </ul>
      </FoldedPlanPart>
      <FoldedPlanPart name="may-be-hurt" title={t("mayBeHurt")}>
        <p>{plan.mayBeHurt[language]}</p>
      </FoldedPlanPart>
      <FoldedPlanPart name="follow-up" title={t("followUp")}>
        <p>{plan.followUp[language]}</p>
        <p>
          {t("readFirst")} <a href={plan.link.href}>{plan.link.title[language]}</a>
        </p>
      </FoldedPlanPart>
    </div>
  );
}

/** So many letters of slips have room on the sheet in the largest size, and in the middle one. */
const mostLargeLetters = 400;
const mostMiddleLetters = 650;

/** The size of the slips' letters: the fewer words there are, the larger they are. */
function lettersOf({ slips }: ClassPlan, language: Language): "large" | "middle" | "small" {
  const count = slips.flatMap(({ texts }) => texts).reduce((sum, slip) => sum + slip[language].length, 0);
  if (count <= mostLargeLetters) return "large";
  return count <= mostMiddleLetters ? "middle" : "small";
}

/** A slip with more letters has the width of the sheet. */
const longSlip = 200;
const shortSlip = 26;

/** Slips of a few words stand three in a row. */
function isShort(texts: ClassPlan["slips"][number]["texts"], language: Language): boolean {
  return texts.every((slip) => slip[language].length <= shortSlip);
}
