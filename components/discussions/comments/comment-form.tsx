"use client";

import { type FormEvent, useActionState, useRef, useState } from "react";
import { type ConnectionNews, tellConnection } from "@/components/forms/drafts/connection";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { KeepDraft } from "@/components/forms/drafts/keep-draft";
import { leadsToOtherAccount } from "@/components/forms/drafts/redirect-of";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { TextArea } from "@/components/forms/field";
import { AccountField } from "@/components/layout/visitor/account-field";
import { dropDraft } from "@/components/layout/visitor/drafts";
import { leaveForOtherAccount } from "@/components/layout/visitor/leave-page";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { postComment } from "./actions";
import type { CommentState } from "./comment-state";
import { type CommentPlace, placeAddress } from "./place";

export type CommentFormTexts = Record<"label" | "hint" | "post" | "posting" | "offline" | "blank", string> & {
  guestNote?: string;
  /** Messages about the connection, when the page's layout does not show them. */
  connection?: Record<ConnectionNews, string>;
};
type Props = {
  place: CommentPlace;
  language: Language;
  longest: number;
  texts: CommentFormTexts;
  /** The draft from before the login. */
  draft?: string;
  /** False where the page does not show the newest comments: the browser then goes to the first page of comments. */
  showsNewest?: boolean;
};

/** The form for a comment, with four rows. The draft survives a lost connection and the login until it is posted. */
export function CommentForm({ place, language, longest, texts, draft = "", showsNewest = true }: Props) {
  const [answered, action] = useActionState(postComment, null);
  const [said, setSaid] = useState<CommentState>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const visitor = useVisitor();
  const learner = useLearnerKey();
  const name = `comment:${place.kind}:${place.slug}`;
  const state = said ?? answered;
  const blank = state?.message === texts.blank ? texts.blank : undefined;

  const post = (fields: FormData): Promise<CommentState> =>
    postComment(null, fields).catch((error: unknown): CommentState => {
      if (leadsToOtherAccount(error)) leaveForOtherAccount();
      return { posted: false, message: texts.offline, comment: "", lost: true };
    });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const form = event.currentTarget;
    const fields = new FormData(form);
    fields.set("script", "1");
    const isBlank = String(fields.get("comment") ?? "").trim() === "";
    if (isBlank) field.current?.focus();
    const answer = isBlank ? { posted: false, message: texts.blank, comment: "" } : await post(fields);
    setSaid(answer);
    if (answer?.posted && learner) dropDraft(learner, name);
    if (answer?.lost && learner) tellConnection("lost");
    else await tell(answer, form, placeAddress(place), showsNewest);
    sending.current = Boolean(answer?.login);
    setBusy(sending.current);
  };

  return (
    <form action={action} onSubmit={submit} noValidate className="mt-8 grid gap-4" id="add-comment">
      <AccountField />
      <input type="hidden" name="kind" value={place.kind} />
      <input type="hidden" name="slug" value={place.slug} />
      <input type="hidden" name="language" value={language} />
      <TextArea
        key={answered?.comment}
        ref={field}
        id="comment"
        name="comment"
        label={texts.label}
        hint={texts.hint}
        rows={4}
        maxLength={longest}
        required
        defaultValue={answered?.comment ?? draft}
        error={blank}
        autoFocus={answered !== null && blank !== undefined}
      />
      <div aria-live="polite" className="empty:hidden">
        {state && !blank && <Notice kind={state.posted ? "success" : "error"}>{state.message}</Notice>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={busy} className={busy ? "cursor-wait opacity-80" : ""}>
          {busy ? texts.posting : texts.post}
        </Button>
        {texts.guestNote && <p className={`text-[0.9em] text-ink-soft ${visitor.state === "learner" ? "invisible" : ""}`}>{texts.guestNote}</p>}
      </div>
      {learner && texts.connection && <ConnectionNotice texts={texts.connection} />}
      <KeepDraft form="add-comment" name={name} done={state?.posted} />
    </form>
  );
}

/** Shows the documented toasts: information for success, an error otherwise (rule: comments.post). */
async function tell(answer: CommentState, form: HTMLFormElement, newest: string, showsNewest: boolean): Promise<void> {
  if (!answer) return;
  const kind = answer.posted ? "information" : "error";
  const leaveFor = answer.login ?? (answer.posted && !showsNewest ? `${newest}#comments` : null);
  const words = form.elements.namedItem("comment");
  // Clear the draft from before the login too, because it is posted now.
  if (answer.posted && words instanceof HTMLTextAreaElement) words.value = words.defaultValue = "";
  const toasts = await import("@/components/ui/toasts").catch(() => null);
  if (!leaveFor) return toasts?.toast(kind, answer.message);
  await toasts?.toastAcrossPages(kind, answer.message);
  window.location.assign(leaveFor);
}
