import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { CopyLink } from "@/components/ui/copy-link";
import { WithArrows } from "@/components/ui/drawn-signs";
import {
  type ClassPlan,
  helplineNumbers,
  planMinutes,
  portalContent,
  shortPlanAddress,
  telephoneAddress,
} from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { Sheet } from "./sheet";
import "./class-plan.css";

/** A class plan; in print only its sheet, as one A4 page. */
export async function ClassPlanSheet({ plan, language }: { plan: ClassPlan; language: Language }) {
  const [t, share] = await Promise.all([getTranslations("classPlans"), getTranslations("articles")]);
  const theme = portalContent().themes.find(({ id }) => id === plan.theme);
  const short = `${settings().portalUrl}${shortPlanAddress(plan)}`;
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
      parent={{ label: t("title"), href: "/resources" }}
      about={{ timeRequired: `PT${planMinutes}M`, educationalLevel: facts[0] }}
      className="class-plan"
      tools={
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {t("short")} <strong className="wrap-anywhere">{short.replace(/^https?:\/\//, "")}</strong>
          </p>
          <CopyLink address={short} texts={{ copy: share("copyLink"), copied: share("linkCopied"), failed: short }} />
        </div>
      }
      foot={` · ${t("number", { number: plan.number })} · ${short.replace(/^https?:\/\//, "")}`}
    >
      <p className="class-plan-facts mt-3 font-semibold">{facts.join(" · ")}</p>
      <Part name="needed" title={t("needed")}>
        <p>{plan.needed[language]}</p>
      </Part>
      <Part name="steps" title={t("steps")}>
        <ol>
          {plan.steps.map((step) => (
            <li key={step[language]}>
              <strong>{t("minutes", { count: step.minutes })}</strong>{" "}
              <span>
                <WithArrows text={step[language]} />
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <div className="class-plan-columns">
        <Part name="board" title={t("board")}>
          <div className="class-plan-box">
            {plan.board.map((line) => (
              <p key={line[language]}>
                <WithArrows text={line[language]} />
              </p>
            ))}
          </div>
        </Part>
        <Part name="questions" title={t("questions")}>
          <dl>
            {plan.questions.map(({ question, answer }) => (
              <div key={question[language]}>
                <dt>{question[language]}</dt>
                <dd>{answer[language]}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part name="do-not-say" title={t("doNotSay")}>
          <ul>
            {plan.doNotSay.map((saying) => (
              <li key={saying[language]}>{saying[language]}</li>
            ))}
          </ul>
        </Part>
        <Part name="may-be-hurt" title={t("mayBeHurt")}>
          <p>{plan.mayBeHurt[language]}</p>
          <p>{t("call")}</p>
          <Helplines keys={plan.helplines} language={language} />
          <NobodyAnswers keys={plan.helplines} language={language} />
        </Part>
      </div>
      <Part name="follow-up" title={t("followUp")}>
        <p>{plan.followUp[language]}</p>
        <p>
          {t("readFirst")} <a href={plan.link.href}>{plan.link.title[language]}</a>
        </p>
      </Part>
    </Sheet>
  );
}

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className={`class-plan-part class-plan-${name}`}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

function Helplines({ keys, language }: { keys: string[]; language: Language }) {
  const named = keys.flatMap((key) => portalContent().helplines.find((each) => each.key === key) ?? []);
  return (
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
  );
}
