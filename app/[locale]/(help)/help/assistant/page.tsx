import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { connectionTexts } from "@/components/forms/form-props";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import "server-only";
import type { ReactNode } from "react";
import { AssistantForm } from "@/components/chat/assistant-form";
import { Bubble, LinkedText } from "@/components/chat/bubble";
import { assistantPath } from "@/components/chat/chat-entry";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { eachOnce } from "@/components/forms/danger/each-once";
import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { findVisitor, publicApi, resultOr, visitorApi } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { dayAndTime } from "@/lib/platform/i18n/dates";

export const generateMetadata = titleMetadata("chat", "pageTitle", { robots: { index: false } });

/**
 * The chat assistant as a page, which also works without JavaScript: the same questions and answers, the conversation
 * with the coordinator, and the form for a message; a guest gets a login link.
 */
export default visitorPage(async ({ language, searchParams }) => {
  const open = Number((await searchParams).question);
  const t = translatorFor(language, "chat");
  const isLearner = (await findVisitor(language)) !== null;
  const heading = <h1 className="mt-4">{t("pageTitle")}</h1>;
  const questions = (
    <>
      <p className="mt-2">{t("pageLead")}</p>
      <AssistantQuestions language={language} open={open} />
    </>
  );
  return (
    <div className="container-text">
      <ConnectionNotice texts={connectionTexts(language)} />
      <Breadcrumb crumbs={[{ label: t("pageTitle") }]} language={language} />
      {isLearner ? (
        await conversation({ language, heading, questions })
      ) : (
        <>
          {heading}
          {questions}
          <section className="mt-8">
            <h2>{t("panel.writeLabel")}</h2>
            <p className="mt-2">{t("loginToWrite")}</p>
            <LinkButton href={`/login?rdir=${assistantPath}`} className="mt-3">
              {t("panel.logIn")}
            </LinkButton>
          </section>
        </>
      )}
    </div>
  );
});

/** The canned menu as nested disclosures: subjects, their questions, and the answers (rule: chat.canned). */
async function AssistantQuestions({ language, open }: { language: Language; open?: number }) {
  const subjects = await loadQuestions(language);
  const t = translatorFor(language, "chat");
  return (
    <section className="mt-6">
      <h2>{t("questions")}</h2>
      <ul className="mt-3 space-y-3">
        {subjects.map(([subject, items]) => (
          <li key={subject}>
            <details
              open={items.some(({ id }) => id === open)}
              className="group/subject rounded-card border border-hairline bg-white"
            >
              <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-4 lowered-2 font-bold [&::-webkit-details-marker]:hidden">
                {subject}
                <Icon name="down" className="size-5 transition-transform group-open/subject:rotate-180" />
              </summary>
              <ul className="px-4 pb-3">
                {items.map((item) => (
                  <li key={item.id} className="border-t border-hairline">
                    <details id={`question-${item.id}`} className="group/item scroll-mt-20" open={item.id === open}>
                      <summary className="flex min-h-12 list-none items-center justify-between gap-3 lowered-2.5 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
                        {item.question}
                        <Icon name="down" className="size-5 text-peacock group-open/item:rotate-180" />
                      </summary>
                      <p className="pb-3 whitespace-pre-wrap break-words">
                        <LinkedText text={item.answer} />
                      </p>
                    </details>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The assistant's questions with answers, by subject. Answers outside the menu are loaded one by one. */
async function loadQuestions(language: Language) {
  const { chat } = publicApi(language);
  const { data } = await chat.menu({ id: 0, language });
  const answered = await Promise.all(
    data.map(async (item) => ({
      ...item,
      answer: item.answer || (await chat.cannedAnswer({ menuId: item.id, language })).message,
    })),
  );
  return [...Map.groupBy(answered, ({ subject }) => subject)];
}

type Given = { language: Language; heading: ReactNode; questions: ReactNode };

/** A learner's questions, conversation and form. It is called, not rendered, so that the page answers for its errors. */
async function conversation({ language, heading, questions }: Given) {
  const t = translatorFor(language, "chat");
  const api = await visitorApi(language);
  const { data, unread } = await resultOr(api.chat.messages({}), assistantPath);
  if (unread > 0) await api.chat.seen({ language });
  const unanswered = data.slice(data.findLastIndex(({ type }) => type !== 1) + 1);
  const dangers = eachOnce(...unanswered.map(({ msg }) => dangersIn(msg)));
  const kept = await readOwnKeptText("chat");
  return (
    <AssistantForm
      language={language}
      heading={heading}
      told={eachOnce(dangersIn(kept), dangers)}
      kept={kept}
      texts={{
        label: t("panel.writeLabel"),
        hint: t("panel.writeHint"),
        send: t("sendMessage"),
        sending: t("panel.sending"),
        offline: t("notReached"),
        nearest: t("panel.nearest"),
        helped: t("panel.helped"),
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
                  who={t(message.type === 1 ? "panel.you" : "panel.coordinator")}
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
