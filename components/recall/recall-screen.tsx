import type { ReactNode } from "react";
import { AboveStep, StepBar, sectionAddress, stepButton } from "@/components/learning/client";
import { OptionCards, type Result, Verdict, verdictBox, verdictTint } from "@/components/quizzes";
import { LinkButton } from "@/components/ui/button";
import { SettingsCard } from "@/components/ui/settings-card";
import { StateScreen } from "@/components/ui/state-screen";
import type { RecallAnswer, RecallToday } from "@/lib/contract/learning/recall";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { questionKey, type RecallPlace, recallAddress, recallNotes } from "./place";
import { StopForm } from "./recall-card";
import { optionTexts, QuestionHead, RecallQuestionForm, type RecallQuestionProps } from "./recall-question";

type RecallResultProps = Omit<RecallQuestionProps, "question"> & { answer: RecallAnswer; hasNext: boolean };

/** An answered question with its key, and in the bar whether the answer was right, why, and the page that answers it. */
function RecallResult({ answer, number, total, hasNext, place, note, language }: RecallResultProps) {
  const t = translatorFor(language, "recall");
  const { page } = answer;
  const result = resultOf(answer);
  return (
    <section>
      <QuestionHead question={answer} {...{ number, total, language }} />
      <fieldset disabled aria-labelledby="recall-question">
        <OptionCards
          key={questionKey(answer)}
          type={answer.op_type}
          options={answer.options}
          chosen={answer.choices}
          answered
          reasons="all"
          texts={optionTexts(language)}
        />
      </fieldset>
      {place.token !== null && <p className="mt-3 text-small text-ink-soft">{t("loginForLesson")}</p>}
      <StepBar
        column="form"
        tint={verdictTint[result]}
        above={
          <AboveStep takesFocus>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long reason */}
            <div role="status" tabIndex={0} className={verdictBox}>
              <Verdict result={result} title={t(result)}>
                {note === "earlierCounts" && <p className="font-semibold">{t(note)}</p>}
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped or sanitised on the server */}
                <p dangerouslySetInnerHTML={{ __html: answer.feedback }} />
              </Verdict>
            </div>
          </AboveStep>
        }
      >
        <LinkButton
          href={sectionAddress(answer.topic_id, "primary", page?.number ?? 1)}
          look="secondary"
          size="small"
          className={stepButton}
        >
          {page ? translatorFor(language, "quizzes")("readPage", { page: page.number }) : t("readLesson")}
          {page && <span className="sr-only">: {page.title}</span>}
        </LinkButton>
        <LinkButton href={recallAddress(place)} rel="next" size="small" className={stepButton}>
          {t(hasNext ? "next" : "finish")}
        </LinkButton>
      </StepBar>
    </section>
  );
}

function resultOf({ correct, options, choices }: RecallAnswer): Result {
  if (correct) return "right";
  return options.every((option) => option.correct || !choices.includes(option.id)) ? "part" : "wrong";
}

/** `mails` is missing behind a mailed link, which says nothing of the person. */
export type Shown = Omit<RecallToday, "mails"> & { mails?: boolean };
type Props = {
  today: Shown;
  place: RecallPlace;
  language: Language;
  query: { shown?: string; note?: string };
  /** The address of the list of completed topics, for days without questions; null if no topic is completed. */
  practice?: string | null;
};

/** Today's questions, one after the other; after the last one what comes next. */
export function RecallScreen({ today, place, language, query, practice = null }: Props) {
  const { questions, answered } = today;
  const total = questions.length + answered.length;
  const note = recallNotes.find((each) => each === query.note);
  const index = answered.findIndex((answer) => questionKey(answer) === query.shown);
  const result = answered[index];
  const [question] = questions;
  if (today.stopped && !result) return <Stopped place={place} language={language} />;
  if (result)
    return (
      <Frame place={place} language={language} stops={!today.stopped}>
        <RecallResult
          answer={result}
          number={index + 1}
          hasNext={question !== undefined}
          {...{ total, place, note, language }}
        />
      </Frame>
    );
  if (question)
    return (
      <Frame place={place} language={language} stops>
        <RecallQuestionForm number={answered.length + 1} {...{ question, total, place, note, language }} />
      </Frame>
    );
  return <Finished {...{ today, place, language, practice }} />;
}

type FrameProps = Pick<Props, "place" | "language"> & { stops: boolean; children: ReactNode };

function Frame({ place, language, stops, children }: FrameProps) {
  const t = translatorFor(language, "recall");
  return (
    <div className="container-form pb-10">
      {children}
      {stops && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-5">
          <p className="min-w-[min(16rem,100%)] flex-1 text-small text-ink-soft">{t("stopLead")}</p>
          <StopForm language={language} stops from="page" token={place.token} className="max-sm:w-full" />
        </div>
      )}
    </div>
  );
}

/** Nothing is asked: today's questions are answered, or there are none. */
function Finished({ today, place, language, practice }: Omit<Props, "query">) {
  const t = translatorFor(language, "recall");
  const { answered, next_on, mails } = today;
  const right = answered.filter(({ correct }) => correct).length;
  const isDone = answered.length > 0;
  return (
    <StateScreen
      picture={isDone ? "/images/states/congratulations.svg" : "/images/states/recall-empty.svg"}
      title={t(isDone ? "doneTitle" : "nothingTitle")}
      actions={
        <>
          {practice && <LinkButton href={practice}>{t("practise")}</LinkButton>}
          <WayOn place={place} language={language} look={practice ? "secondary" : "primary"} />
        </>
      }
    >
      {isDone && (
        <p>
          {t("doneScore", { right, total: answered.length })} {t(right === answered.length ? "doneRight" : "doneWrong")}
        </p>
      )}
      {/* What a visitor comes for on a day without a question. */}
      {next_on && (
        <p className={isDone ? "mt-2" : "text-lead font-semibold"}>
          {t("nextOn", { date: dayMonthYear(next_on, language) })}
        </p>
      )}
      <p className="mt-2 empty:hidden">
        {!isDone && `${t("nothingLead")} `}
        {next_on && mails && t("byMail")}
      </p>
    </StateScreen>
  );
}

function Stopped({ place, language }: Pick<Props, "place" | "language">) {
  const t = translatorFor(language, "recall");
  const actions = (
    <>
      {place.token === null && <StopForm language={language} stops={false} from="page" />}
      <WayOn place={place} language={language} />
    </>
  );
  return (
    <StateScreen picture="/images/states/recall-empty.svg" title={t("stoppedTitle")} actions={actions}>
      <p>
        {t("stoppedLead")} {t("stopHint")}
      </p>
    </StateScreen>
  );
}

/** Behind a mailed link nobody need be logged in. */
function WayOn({ place, language, look }: Pick<Props, "place" | "language"> & { look?: "primary" | "secondary" }) {
  const t = translatorFor(language, "recall");
  return (
    <LinkButton href={place.token === null ? "/dashboard" : "/"} look={look}>
      {t(place.token === null ? "toDashboard" : "toPortal")}
    </LinkButton>
  );
}

export function RecallLinkOver({ language }: { language: Language }) {
  const t = translatorFor(language, "recall");
  const actions = <LinkButton href="/login?rdir=%2Frecall">{t("logIn")}</LinkButton>;
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("linkOverTitle")} actions={actions}>
      <p>{t("linkOverLead")}</p>
    </StateScreen>
  );
}

export function RecallSettings({ stopped, language }: { stopped: boolean; language: Language }) {
  const t = translatorFor(language, "recall");
  return (
    <SettingsCard
      id="recall"
      icon="quiz"
      title={t("settingsTitle")}
      value={t(stopped ? "isOff" : "isOn")}
      lead={<p>{t(stopped ? "settingsOff" : "settingsOn")}</p>}
    >
      <StopForm language={language} stops={!stopped} from="settings" />
    </SettingsCard>
  );
}
