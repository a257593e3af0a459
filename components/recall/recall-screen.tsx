import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { SettingsCard } from "@/components/ui/settings-card";
import { StateScreen } from "@/components/ui/state-screen";
import type { RecallToday } from "@/lib/contract/learning/recall";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { questionKey, type RecallPlace, recallNotes } from "./place";
import { StopForm } from "./recall-card";
import { RecallQuestionForm } from "./recall-question";
import { RecallResult } from "./recall-result";

/** `mails` is missing behind a mailed link, which says nothing of the person. */
export type Shown = Omit<RecallToday, "mails"> & { mails?: boolean };
type Props = {
  today: Shown;
  place: RecallPlace;
  language: Language;
  query: { shown?: string; note?: string };
};

/** Today's questions, one after the other; after the last one what comes next. */
export function RecallScreen({ today, place, language, query }: Props) {
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
  return <Finished today={today} place={place} language={language} />;
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
function Finished({ today, place, language }: Omit<Props, "query">) {
  const t = translatorFor(language, "recall");
  const { answered, next_on, mails } = today;
  const right = answered.filter(({ correct }) => correct).length;
  const isDone = answered.length > 0;
  return (
    <StateScreen
      picture={isDone ? "/images/states/congratulations.svg" : "/images/states/recall-empty.svg"}
      title={t(isDone ? "doneTitle" : "nothingTitle")}
      actions={<WayOn place={place} language={language} />}
    >
      {isDone && (
        <p>
          {t("doneScore", { right, total: answered.length })} {t(right === answered.length ? "doneRight" : "doneWrong")}
        </p>
      )}
      {!isDone && <p>{t("nothingLead")}</p>}
      {next_on && (
        <p className="mt-2">
          {t("nextOn", { date: dayMonthYear(next_on, language) })} {mails && t("byMail")}
        </p>
      )}
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
function WayOn({ place, language }: Pick<Props, "place" | "language">) {
  const t = translatorFor(language, "recall");
  return place.token === null ? (
    <LinkButton href="/dashboard">{t("toDashboard")}</LinkButton>
  ) : (
    <LinkButton href="/">{t("toPortal")}</LinkButton>
  );
}

/** A mailed link that works no more. */
export function RecallLinkOver({ language }: { language: Language }) {
  const t = translatorFor(language, "recall");
  const actions = <LinkButton href="/login?rdir=%2Frecall">{t("logIn")}</LinkButton>;
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("linkOverTitle")} actions={actions}>
      <p>{t("linkOverLead")}</p>
    </StateScreen>
  );
}

/** The setting by which the questions are stopped, and begun again. */
export function RecallSettings({ stopped, language }: { stopped: boolean; language: Language }) {
  const t = translatorFor(language, "recall");
  return (
    <SettingsCard id="recall" title={t("settingsTitle")} lead={<p>{t(stopped ? "settingsOff" : "settingsOn")}</p>}>
      <StopForm language={language} stops={!stopped} from="settings" />
    </SettingsCard>
  );
}
