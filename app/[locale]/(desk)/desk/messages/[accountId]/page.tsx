import { randomUUID } from "node:crypto";
import { ActForm, formTexts } from "@/components/desk/act-form";
import { CourseProgress, PersonFacts } from "@/components/desk/course-progress";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, Outcome } from "@/components/desk/desk-page";
import {
  addReplyAction,
  assignConversationAction,
  closeConversationAction,
  removeReplyAction,
  replyAction,
} from "@/components/desk/messages/actions";
import { AssignForm } from "@/components/desk/messages/assign-form";
import { UseReply } from "@/components/desk/messages/use-reply";
import { Fold, Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Icon } from "@/components/ui/icon";
import { type CannedReply, type Conversation, longestReply } from "@/lib/contract/desk/messages";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import {
  type Language,
  languageFacts,
  languageNameIn,
  languageOfScript,
  languages,
} from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "talk.log");

export default deskPage<"accountId">({
  permission: "messages",
  title: ({ t }) => t("talk.log"),
  here: ({ params }) => `/desk/messages/${params.accountId}`,
  async content({ api, t, language, params, query, load }) {
    const { data, staff, replies } = await load(api.desk.readConversation({ ...params, language }));
    return {
      name: data.name,
      back: { href: "/desk/messages", label: t("talk.back") },
      body: (
        <>
          <Outcome outcome={query.outcome} language={language} />
          <ConversationView
            conversation={data}
            staff={staff}
            replies={replies}
            used={query.use}
            answerKey={randomUUID()}
            language={language}
          />
        </>
      ),
    };
  },
});

type Props = {
  conversation: Conversation;
  staff: { id: string; name: string }[];
  replies: CannedReply[];
  used: string | undefined;
  /** The key of the reply: sent twice, it is stored once. */
  answerKey: string;
  language: Language;
};

function ConversationView({ conversation, staff, replies, used, answerKey, language }: Props) {
  const t = translatorFor(language, "desk");
  const { accountId, closed, assignedTo, messages } = conversation;
  const here = `/desk/messages/${accountId}`;
  const begun = replies.find(({ id }) => id === used);
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="grid content-start gap-5">
        <section aria-labelledby="log">
          <h2 id="log" className="sr-only">
            {t("talk.log")}
          </h2>
          <TalkLog conversation={conversation} language={language} />
        </section>
        {closed && <p className="text-ink-soft">{t("talk.closed")}</p>}
        <section id="answer" aria-label={t("talk.reply")} className="rounded-card border border-hairline bg-white p-4">
          <DeskForm
            key={begun?.id ?? ""}
            id={`reply-${accountId}${begun ? `-${begun.id}` : ""}`}
            action={replyAction}
            language={language}
            back={here}
            hidden={{ accountId, key: answerKey, seen: messages.findLast(({ fromLearner }) => !fromLearner)?.id ?? "" }}
            texts={formTexts(language, t("talk.send"))}
            fields={[
              {
                kind: "area",
                name: "text",
                label: t("talk.reply"),
                hint: t("talk.replyHint"),
                rows: 5,
                maxLength: longestReply,
                value: begun?.reply,
              },
            ]}
          />
        </section>
        <CannedReplies replies={replies} language={language} here={here} />
      </div>
      <div className="grid content-start gap-4">
        <LearnerCard conversation={conversation} language={language} />
        <div className="grid gap-4 rounded-card border border-hairline bg-white p-4">
          <AssignForm
            action={assignConversationAction}
            language={language}
            back={here}
            values={{ accountId }}
            staff={staff}
            assignedTo={assignedTo}
          />
          <ActForm
            action={closeConversationAction}
            language={language}
            back={here}
            values={{ accountId, closed: closed ? "no" : "yes" }}
            label={t(closed ? "talk.open" : "talk.close")}
          />
        </div>
      </div>
    </div>
  );
}

function TalkLog({ conversation: { messages, name }, language }: { conversation: Conversation; language: Language }) {
  const t = translatorFor(language, "desk");
  if (messages.length === 0) return <p className="text-ink-soft">{t("talk.noMessages")}</p>;
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, fromLearner, msg, sentOn, seen, urgent, by }) => (
        <li
          key={id}
          className={`max-w-[90%] rounded-card border px-4 py-2 ${fromLearner ? "border-hairline bg-white" : "justify-self-end border-peacock bg-peacock-tint"}`}
        >
          <p className="text-small text-ink-soft">
            <span className="font-semibold">{fromLearner ? name : (by ?? t("talk.coordinator"))}</span> ·{" "}
            <time dateTime={sentOn}>{dateAndTime(sentOn, language)}</time>
            {urgent && (
              <span className="ms-2 inline-flex items-center gap-1 font-semibold text-sindoor">
                <Icon name="warning" className="size-4" /> {t("inbox.urgent")}
              </span>
            )}
            {!fromLearner && ` · ${t(seen ? "talk.seen" : "talk.notSeen")}`}
          </p>
          <p lang={languageOfScript(msg)} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {msg}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The author of a conversation: how to call, school, place, profession, stage in each course, and certificates. */
function LearnerCard({ conversation, language }: { conversation: Conversation; language: Language }) {
  const t = translatorFor(language, "desk");
  const { accountId, mobile, institution, certificates, canSeePerson } = conversation;
  return (
    <Section
      id="learner"
      title={canSeePerson ? <a href={`/desk/people/${accountId}`}>{conversation.name}</a> : conversation.name}
      card
    >
      {mobile && (
        <p>
          <a href={`tel:${mobile.replace(/[^+\d]/g, "")}`} className="inline-flex min-h-11 items-center font-semibold">
            {t("talk.call", { mobile })}
          </a>
        </p>
      )}
      <PersonFacts
        facts={[
          [t("people.institution"), institution],
          [t("talk.place"), conversation.place],
          [t("talk.profession"), conversation.profession],
          [t("talk.email"), conversation.username],
          [t("talk.language"), languageNameIn(language, conversation.language)],
        ]}
      />
      <h3 className="mt-4 text-body">{t("talk.courses")}</h3>
      <CourseProgress courses={conversation.courses} language={language} />
      {certificates.length > 0 && (
        <>
          <h3 className="mt-4 text-body">{t("person.certificates")}</h3>
          <ul>
            {certificates.map(({ id, number, of }) => (
              <li key={id}>
                <a href={`/certificate/${id}`} className="inline-flex min-h-11 items-center gap-2">
                  {of} <span className="text-small text-ink-soft">{number}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Prepared replies: a press inserts one into the reply's field, where it can be edited. */
function CannedReplies({ replies, language, here }: { replies: CannedReply[]; language: Language; here: string }) {
  const t = translatorFor(language, "desk");
  return (
    <Fold title={t("talk.replies")} className="rounded-card border border-hairline bg-white px-4 py-2">
      <ul className="divide-y divide-hairline">
        {replies.map(({ id, title, reply, language: of }) => (
          <li key={id} className="grid gap-1 py-3">
            <p lang={of} className="text-small whitespace-pre-line [overflow-wrap:anywhere]" id={`canned-${id}`}>
              {reply}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <UseReply href={`${here}?use=${id}#answer`} field="text" reply={reply} label={t("talk.use", { title })} />
              <ActForm
                action={removeReplyAction}
                language={language}
                back={here}
                values={{ id }}
                label={t("talk.removeReply")}
                look="quiet"
                describedBy={`canned-${id}`}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="border-t border-hairline py-4">
        <h3 className="mb-3 text-body">{t("talk.addReply")}</h3>
        <DeskForm
          id="canned-reply"
          action={addReplyAction}
          language={language}
          back={here}
          texts={formTexts(language, t("talk.saveReply"))}
          fields={[
            { kind: "text", name: "title", label: t("talk.replyTitle"), maxLength: 80 },
            { kind: "area", name: "reply", label: t("talk.replyText"), rows: 3, maxLength: 2000 },
            {
              kind: "select",
              name: "of",
              label: t("talk.replyLanguage"),
              value: language,
              options: languages.map((value) => ({ value, label: languageFacts[value].name })),
            },
          ]}
        />
      </div>
    </Fold>
  );
}
