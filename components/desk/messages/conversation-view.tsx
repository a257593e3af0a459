import type { CannedReply, Conversation } from "@/lib/contract/desk/messages";
import { longestReply } from "@/lib/contract/desk/messages";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { DeskForm } from "../desk-form";
import { formTexts } from "../form-texts";
import { assignConversationAction, closeConversationAction, replyAction } from "./actions";
import { AssignForm } from "./assign-form";
import { CannedReplies } from "./canned-replies";
import { LearnerCard } from "./learner-card";
import { TalkLog } from "./talk-log";

type Props = {
  conversation: Conversation;
  staff: { id: string; name: string }[];
  replies: CannedReply[];
  /** The id of the canned reply to begin with. */
  used: string | undefined;
  /** The name of the answer: sent twice, it arrives once. */
  answerKey: string;
  language: Language;
};

/** One conversation: messages and answer, with the learner beside them. */
export function ConversationView({ conversation, staff, replies, used, answerKey, language }: Props) {
  const t = translatorFor(language, "desk");
  const { accountId, closed, assignedTo } = conversation;
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
            hidden={{ accountId, key: answerKey }}
            texts={formTexts(language, t("talk.send"))}
            fields={[{ kind: "area", name: "text", label: t("talk.reply"), hint: t("talk.replyHint"), rows: 5, maxLength: longestReply, value: begun?.reply }]}
          />
        </section>
        <CannedReplies replies={replies} language={language} here={here} />
      </div>
      <div className="grid content-start gap-4">
        <LearnerCard conversation={conversation} language={language} />
        <div className="grid gap-4 rounded-card border border-hairline bg-white p-4">
          <AssignForm action={assignConversationAction} language={language} back={here} values={{ accountId }} staff={staff} assignedTo={assignedTo} />
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
