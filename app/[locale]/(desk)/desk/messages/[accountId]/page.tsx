import { randomUUID } from "node:crypto";
import { ActForm } from "@/components/desk/act-form";
import { CourseProgress, PersonFacts } from "@/components/desk/course-progress";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { LinkLine, phoneAddress } from "@/components/desk/links";
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
import { languageFacts, languageNameIn, languageOfScript, languages } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("desk", "talk.log");

export default deskPage<"accountId">({
  permission: "messages",
  title: ({ t }) => t("talk.log"),
  here: ({ params }) => `/desk/messages/${params.accountId}`,
  async content({ api, t, language, params, query, form, load, part }) {
    const { data, staff, replies } = await load(api.desk.readConversation({ ...params, language }));
    const { accountId, closed, assignedTo, messages } = data;
    const begun = replies.find(({ id }) => id === query.use);
    const seen = messages.at(-1)?.id ?? "";
    return {
      name: data.name,
      back: { href: "/desk/messages", label: t("talk.back") },
      body: (
        <>
          <Outcome outcome={query.outcome} t={t} />
          <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_22rem]">
            <div className="grid content-start gap-5">
              <section aria-labelledby="log">
                <h2 id="log" className="sr-only">
                  {t("talk.log")}
                </h2>
                <TalkLog conversation={data} {...part} />
              </section>
              {closed && <p className="text-ink-soft">{t("talk.closed")}</p>}
              <section
                id="answer"
                aria-label={t("talk.reply")}
                className="rounded-card border border-hairline bg-white p-4"
              >
                <DeskForm
                  {...form}
                  key={begun?.id ?? ""}
                  id={`reply-${accountId}${begun ? `-${begun.id}` : ""}`}
                  action={replyAction}
                  // The key of the reply: sent twice, it is stored once.
                  hidden={{ accountId, key: randomUUID(), seen }}
                  submit={t("talk.send")}
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
              <CannedReplies replies={replies} {...part} />
            </div>
            <div className="grid content-start gap-4">
              <LearnerCard conversation={data} {...part} />
              <div className="grid gap-4 rounded-card border border-hairline bg-white p-4">
                <AssignForm
                  {...form}
                  action={assignConversationAction}
                  values={{ accountId }}
                  staff={staff}
                  assignedTo={assignedTo}
                  t={t}
                />
                {messages.length > 0 && (
                  <ActForm
                    {...form}
                    action={closeConversationAction}
                    values={{ accountId, seen, closed: closed ? "no" : "yes" }}
                    label={t(closed ? "talk.open" : "talk.close")}
                  />
                )}
              </div>
            </div>
          </div>
        </>
      ),
    };
  },
});

function TalkLog({ conversation: { messages, name }, t, language }: Part & { conversation: Conversation }) {
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
              <span className="ms-2 font-semibold whitespace-nowrap text-sindoor">
                <Icon name="warning" className="me-1 inline size-4 align-[-0.125em]" />
                {t("inbox.urgent")}
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
function LearnerCard({ conversation, ...part }: Part & { conversation: Conversation }) {
  const { t, language } = part;
  const { accountId, mobile, institution, certificates, canSeePerson } = conversation;
  return (
    <Section
      id="learner"
      title={canSeePerson ? <a href={`/desk/people/${accountId}`}>{conversation.name}</a> : conversation.name}
      card
    >
      {mobile && (
        <p>
          <LinkLine href={phoneAddress(mobile)}>{t("talk.call", { mobile })}</LinkLine>
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
      <CourseProgress courses={conversation.courses} {...part} />
      {certificates.length > 0 && (
        <>
          <h3 className="mt-4 text-body">{t("person.certificates")}</h3>
          <ul>
            {certificates.map(({ id, number, of }) => (
              <li key={id}>
                <a href={`/certificate/${id}`} className="inline-flex min-h-11 flex-wrap items-center gap-x-2">
                  {of} <span className="text-small whitespace-nowrap text-ink-soft">{number}</span>
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
function CannedReplies({ replies, t, language, form }: Part & { replies: CannedReply[] }) {
  return (
    <Fold title={t("talk.replies")} className="rounded-card border border-hairline bg-white px-4 py-2">
      <ul className="divide-y divide-hairline">
        {replies.map(({ id, title, reply, language: of }) => (
          <li key={id} className="grid gap-1 py-3">
            <p lang={of} className="text-small whitespace-pre-line [overflow-wrap:anywhere]" id={`canned-${id}`}>
              {reply}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <UseReply
                href={`${form.back}?use=${id}#answer`}
                field="text"
                reply={reply}
                label={t("talk.use", { title })}
              />
              <ActForm
                {...form}
                action={removeReplyAction}
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
          {...form}
          id="canned-reply"
          action={addReplyAction}
          submit={t("talk.saveReply")}
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
