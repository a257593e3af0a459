import type { ReactNode } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { eachOnce } from "@/components/forms/danger/each-once";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { LinkButton } from "@/components/ui/button";
import { findVisitor, resultOr, visitorApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { AssistantForm } from "./assistant-form";
import { Bubble, LinkedText } from "./bubble";
import { assistantPath } from "./chat-entry";

type Props = { language: Language; heading: ReactNode; questions: ReactNode };

/** The assistant's page: questions, the conversation with the coordinator, and the form; a guest gets a login link. */
export async function AssistantMessages({ language, heading, questions }: Props) {
  const t = translatorFor(language, "chat");
  if (!(await findVisitor(language))) {
    return (
      <>
        {heading}
        {questions}
        <section className="mt-8">
          <h2>{t("writeLabel")}</h2>
          <p className="mt-2">{t("loginToWrite")}</p>
          <LinkButton href={`/login?rdir=${assistantPath}`} className="mt-3">
            {t("logIn")}
          </LinkButton>
        </section>
      </>
    );
  }
  const api = await visitorApi(language);
  const { data, unread } = await resultOr(api.chat.messages({}), assistantPath);
  if (unread > 0) await api.chat.seen({ language });
  const unanswered = data.slice(data.findLastIndex(({ type }) => type !== 1) + 1);
  const dangers = eachOnce(...unanswered.map(({ msg }) => dangersIn(msg)));
  return (
    <AssistantForm
      language={language}
      heading={heading}
      told={dangers}
      texts={{
        label: t("writeLabel"),
        hint: t("writeHint"),
        send: t("sendMessage"),
        sending: t("sending"),
        offline: t("notReached"),
        nearest: t("nearest"),
        helped: t("helped"),
        danger: dangerTexts(language),
      }}
    >
      {questions}
      <section className="mt-8">
        {/* role="status": with JavaScript the page is rendered again in place. */}
        <div role="status" className="mb-6 empty:hidden">
          <DangerHelp dangers={dangers} texts={dangerTexts(language)} note="sent" />
        </div>
        <h2>{t("messages")}</h2>
        {data.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t("noMessages")}</p>
        ) : (
          <>
            <ol className="mt-3 space-y-3">
              {data.map((message, index) => (
                <Bubble
                  key={message.id || index}
                  from={message.type === 1 ? "learner" : "other"}
                  who={t(message.type === 1 ? "you" : "coordinator")}
                  when={dayAndTime(message.sent_on, language)}
                >
                  {message.type === 1 ? message.msg : <LinkedText text={message.msg} />}
                </Bubble>
              ))}
            </ol>
            <LinkButton href={assistantPath} look="quiet" size="small" className="mt-2">
              {t("look")}
            </LinkButton>
          </>
        )}
      </section>
    </AssistantForm>
  );
}
