import type { Conversation } from "@/lib/contract/desk/messages";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { type Language, languageOfScript } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { conversation: Conversation; language: Language };

/** The messages of a conversation, oldest first. */
export function TalkLog({ conversation: { messages, name }, language }: Props) {
  const t = translatorFor(language, "desk");
  if (messages.length === 0) return <p className="text-ink-soft">{t("talk.noMessages")}</p>;
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, fromLearner, msg, sentOn, seen }) => (
        <li
          key={id}
          className={`max-w-[90%] rounded-card border px-4 py-2 ${fromLearner ? "border-hairline bg-white" : "justify-self-end border-peacock bg-peacock-tint"}`}
        >
          <p className="text-[0.85em] text-ink-soft">
            <span className="font-semibold">{fromLearner ? name : t("talk.coordinator")}</span> · <time dateTime={sentOn}>{dateAndTime(sentOn, language)}</time>
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
