import type { CannedReply } from "@/lib/contract/desk/messages";
import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm, formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { Fold } from "../fold";
import { addReplyAction, removeReplyAction } from "./actions";
import { UseReply } from "./use-reply";

type Props = { replies: CannedReply[]; language: Language /** The page of the conversation. */; here: string };

/** Prepared replies: a press inserts one into the reply's field, where it can be edited. */
export function CannedReplies({ replies, language, here }: Props) {
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
