import "./recall.css";
import type { ReactNode } from "react";
import { barWithHelp } from "@/components/learning";
import {
  AboveStep,
  ReadingBar,
  type Segment,
  SegmentedLine,
  StepBar,
  sectionAddress,
  stepButton,
} from "@/components/learning/client";
import { OptionCards, ReadPage, type Result, Verdict, verdictBox, verdictTint } from "@/components/quizzes";
import { LinkButton } from "@/components/ui/button";
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
  const quizText = translatorFor(language, "quizzes");
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
        belowOptions
        tint={verdictTint[result]}
        above={
          <AboveStep takesFocus>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long reason */}
            <div role="status" tabIndex={0} className={verdictBox}>
              <Verdict result={result} title={result === "right" ? t("right") : quizText(result)}>
                {result !== "right" && <p>{t("comesBack")}</p>}
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
          className={`${stepButton} ${page ? "!flex-[1.6]" : ""}`}
        >
          {page ? (
            <ReadPage
              label={quizText("readPage", { page: page.number })}
              topic={answer.topic_name}
              title={page.title}
            />
          ) : (
            t("readLesson")
          )}
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
  /** The way back to the page above, where nothing is asked; behind a mailed link there is none. */
  crumbs?: ReactNode;
};

/** Today's questions, one after the other; after the last one what comes next. */
export function RecallScreen({ today, place, language, query, practice = null, crumbs }: Props) {
  const { questions, answered } = today;
  const total = questions.length + answered.length;
  const note = recallNotes.find((each) => each === query.note);
  const index = answered.findIndex((answer) => questionKey(answer) === query.shown);
  const result = answered[index];
  const [question] = questions;
  const around = <div className="container-page">{crumbs}</div>;
  if (today.stopped && !result)
    return (
      <>
        {around}
        <Stopped place={place} language={language} />
      </>
    );
  if (result)
    return (
      <Frame
        {...{ today, place, language }}
        number={index + 1}
        picture={result.picture}
        lead={null}
        stops={!today.stopped}
      >
        <RecallResult
          answer={result}
          number={index + 1}
          hasNext={question !== undefined}
          {...{ total, place, note, language }}
        />
      </Frame>
    );
  const number = answered.length + 1;
  const lead = answered.length === 0 ? translatorFor(language, "recall")("why", { total }) : null;
  if (question)
    return (
      <Frame {...{ today, place, language, number, lead }} picture={question.picture} stops>
        <RecallQuestionForm {...{ question, number, total, place, note, language }} />
      </Frame>
    );
  return (
    <>
      {around}
      <Finished {...{ today, place, language, practice }} />
    </>
  );
}

type FrameProps = Pick<Props, "today" | "place" | "language"> & {
  /** Which of today's questions is shown. */
  number: number;
  /** The topic's story is beside the heading, except on a phone, where the options need the room. */
  picture: string | null;
  /** Why the questions come, above the first one. */
  lead: string | null;
  stops: boolean;
  children: ReactNode;
};

/** A question or its result below the bar of a reading page, whose line shows today's questions. */
function Frame({ today, place, language, number, picture, lead, stops, children }: FrameProps) {
  const t = translatorFor(language, "recall");
  const total = today.questions.length + today.answered.length;
  const segments = Array.from({ length: total }, (_, index): Segment => {
    if (index + 1 === number) return "current";
    const answer = today.answered[index];
    return answer ? (answer.correct ? "done" : "wrong") : "open";
  });
  const back =
    place.token === null
      ? { href: "/dashboard", label: t("later"), isShort: true }
      : { href: "/", label: t("toPortal") };
  return (
    <div className="reading">
      <ReadingBar
        {...barWithHelp(back, language)}
        line={<SegmentedLine segments={segments} label={t("questionOf", { number, total })} />}
      />
      <div id="text" tabIndex={-1} className="container-form">
        <div className="recall-head">
          <div>
            <h1>{t("title")}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {picture && (
            <div
              className="recall-picture"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own parts
              dangerouslySetInnerHTML={{ __html: picture }}
            />
          )}
        </div>
        <div className="recall-question">{children}</div>
        {stops && <StopForm language={language} stops from="page" token={place.token} look="quiet" />}
      </div>
    </div>
  );
}

/** Nothing is asked: today's questions are answered, or there are none. */
function Finished({ today, place, language, practice }: Omit<Props, "query" | "crumbs">) {
  const t = translatorFor(language, "recall");
  const { answered, next_on, mails } = today;
  const right = answered.filter(({ correct }) => correct).length;
  const isDone = answered.length > 0;
  const isAskedTomorrow = right < answered.length;
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
          {t("doneScore", { right, total: answered.length })} {t(isAskedTomorrow ? "doneWrong" : "doneRight")}
        </p>
      )}
      {/* What a visitor comes for on a day without a question. */}
      {next_on && !isAskedTomorrow && (
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
