"use client";

import { FormDraft } from "@/components/forms/drafts/form-draft";
import { TextField } from "@/components/forms/field";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { longestNote } from "@/lib/contract/classroom";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { cardName } from "../addresses";
import { saveCard } from "./classroom-actions";

/** `#` is replaced by a day. */
type CardFormTexts = Record<
  "tried" | "triedOn" | "notTried" | "write" | "note" | "noteHint" | "save" | "tell" | "tellLink" | "offline",
  string
>;
type Props = {
  topicId: string;
  language: Language;
  note: string;
  tried: string | null;
  /** The address of the discussion for telling colleagues about it; null for a topic without one. */
  discussion: string | null;
  texts: CardFormTexts;
};

/** "I tried it" and a private note of one line. The typed text stays in the field, whether it was sent or not. */
export function CardForm({ topicId, language, note, tried, discussion, texts }: Props) {
  const id = cardName(topicId);
  const { form, busy, problems, done, values } = useServerForm({
    action: saveCard,
    offline: texts.offline,
    draft: id,
    toasts: "none",
    sendsAgain: true,
    resets: false,
  });
  const triedAt = values.tried ?? tried;
  return (
    <form {...form} id={`${id}-form`} className="no-print mt-3 grid gap-3">
      <HiddenFields topicId={topicId} language={language} />
      {triedAt && (
        <div>
          <p className="flex items-center gap-1 font-semibold text-leaf">
            <Icon name="check" className="size-5" />
            {texts.triedOn.replace("#", dayMonthYear(triedAt, language))}
          </p>
          {discussion && (
            <p>
              {texts.tell}{" "}
              <a href={discussion} className="inline-flex min-h-12 items-center font-semibold">
                {texts.tellLink}
              </a>
            </p>
          )}
        </div>
      )}
      <div role="status" className="empty:hidden">
        {done && <Notice kind="success">{done}</Notice>}
      </div>
      {problems.map(({ key, message }) => (
        <Notice key={key} kind={key === "offline" ? "tip" : "error"}>
          {message}
        </Notice>
      ))}
      <details open={note !== ""} className="group/note">
        <summary className="inline-flex min-h-12 items-center gap-2 font-semibold text-peacock">
          <Icon name="pencil" className="size-5" />
          {texts.write}
          <Icon name="down" className="size-5 transition-transform group-open/note:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-2">
          <TextField
            id={`${id}-note`}
            name="note"
            label={texts.note}
            hint={texts.noteHint}
            maxLength={longestNote}
            defaultValue={values.note ?? note}
            autoComplete="off"
          />
          <Button type="submit" look="secondary" aria-disabled={busy} className="justify-self-start">
            {texts.save}
          </Button>
        </div>
      </details>
      {/* After "save" in the form, because Enter in the note presses the first button. */}
      <Button
        type="submit"
        look={triedAt ? "quiet" : "secondary"}
        name="tried"
        value={triedAt ? "no" : "yes"}
        aria-disabled={busy}
        className={`justify-self-start ${triedAt ? "!px-0" : "order-first max-sm:justify-self-stretch"}`}
      >
        {!triedAt && <Icon name="check" />}
        {triedAt ? texts.notTried : texts.tried}
      </Button>
      <FormDraft form={`${id}-form`} name={id} />
    </form>
  );
}
