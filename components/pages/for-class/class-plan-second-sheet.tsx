import type { ClassPlan } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FoldedPlanPart, Pairs } from "./class-plan-part";

/** The second page of a plan on paper: the slips to cut out, and below them what the teacher reads before the lesson. */
export function ClassPlanSecondSheet({ plan, language }: { plan: ClassPlan; language: Language }) {
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
