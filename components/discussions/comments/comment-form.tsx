"use client";

import { useRef } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { DangerLine } from "@/components/forms/danger/danger-line";
import { eachOnce } from "@/components/forms/danger/each-once";
import { useDangers } from "@/components/forms/danger/use-dangers";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { TextArea } from "@/components/forms/field";
import type { Problem } from "@/components/forms/form-state";
import { ownWordsMessages } from "@/components/forms/own-words/own-words-message";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { LinkButton, SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { textIn } from "@/lib/api/http/read-form";
import type { Danger } from "@/lib/contract/danger/kinds";
import { commentRules, longestComment } from "@/lib/contract/rules/comment";
import { requiredCommentLength } from "@/lib/contract/rules/own-words";
import { findBroken } from "@/lib/contract/rules/rule";
import type { Language } from "@/lib/platform/i18n/language";
import { postComment } from "./actions";
import type { CommentPlace } from "./place";
import type { CommentFormTexts } from "./texts";

type Props = {
  place: CommentPlace;
  language: Language;
  texts: CommentFormTexts;
  draft?: string;
  dangers?: Danger[];
  /** False where the page does not show the newest comments: the browser then goes to the first page of comments. */
  showsNewest?: boolean;
};

/** The form for a comment, with four rows. The draft survives a lost connection and the login until it is posted. */
export function CommentForm({ place, language, texts, draft = "", dangers = [], showsNewest = true }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const visitor = useVisitor();
  const learner = useLearnerKey();
  const name = `comment:${place.kind}:${place.slug}`;
  // What another page or tab could not send is another comment, which is sent too.
  const ownCalls = useRef("");
  const check = (form: FormData): Problem[] => {
    const comment = textIn(form, "comment");
    const findings = findBroken(commentRules, { comment });
    const { required } = texts;
    const problems: Problem[] =
      findings.length === 0 && required
        ? ownWordsMessages(comment, required.prompt, requiredCommentLength, required.texts)
        : findings.map(({ field, key }) => ({ field, key, message: texts[key] }));
    if (problems.length > 0) field.current?.focus();
    return problems.map((problem) => ({ field: "comment", ...problem }));
  };
  const typed = useDangers(field);
  const { form, before, result, problems, fieldError, done, isStored, busy, lost } = useServerForm({
    action: postComment,
    offline: texts.offline,
    draft: name,
    keeps: (form) => {
      const comment = textIn(form, "comment");
      const isForum = place.kind === "forum";
      ownCalls.current ||= `${name}/${window.crypto.randomUUID?.() ?? ""}`;
      return {
        kind: "comment",
        name: ownCalls.current,
        method: "POST",
        text: comment,
        draft: name,
        path: isForum ? `/discussions/${place.slug}/comments` : `/users/update-discussion_comments/${place.slug}`,
        body: { comment, ...(!isForum && { topicId: place.slug }), ...(form.has("tell_me") && { tell_me: true }) },
      };
    },
    // The page's notice shows a learner that the connection is lost.
    toasts: learner ? "answers" : "all",
    // rule: comments.post.
    toastKinds: { done: "information" },
    check,
    resets: false,
    onDone: (_, sent) => {
      if (!field.current) return;
      const next = field.current.value === textIn(sent, "comment") ? "" : field.current.value;
      // The draft from before the login goes too, because it is posted now.
      field.current.defaultValue = "";
      field.current.value = next;
    },
  });
  const blank = fieldError("comment");
  const message = done ?? problems[0]?.message;
  const isUnverified = visitor.state === "learner" && !visitor.emailVerified;

  return (
    <form {...form} className="mt-8 grid gap-4" id="add-comment">
      <AccountField />
      <div aria-live="polite" className="empty:hidden">
        <DangerHelp dangers={eachOnce(typed, result.dangers, dangers)} texts={texts.danger} note="comment" />
      </div>
      <input type="hidden" name="kind" value={place.kind} />
      <input type="hidden" name="slug" value={place.slug} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="newest" value={showsNewest ? "here" : "elsewhere"} />
      <TextArea
        key={before.values?.comment}
        ref={field}
        id="comment"
        name="comment"
        label={texts.label}
        hint={texts.hint}
        rows={4}
        maxLength={longestComment}
        required
        defaultValue={before.values?.comment ?? draft}
        error={blank}
        autoFocus={before.problems[0]?.field === "comment"}
      />
      {texts.tellMe && (
        <div className="group">
          <label className="flex min-h-12 items-start gap-3 py-2">
            <input
              type="checkbox"
              name="tell_me"
              value="yes"
              aria-describedby={isUnverified ? "tell-me-unverified" : undefined}
              defaultChecked={before.values?.tell_me === "yes"}
              className="mt-0.5 size-6 shrink-0 accent-peacock"
            />
            <span>{texts.tellMe.label}</span>
          </label>
          {/* The scripts tell the page who the visitor is. The note waits for the tick: nothing moves by itself. */}
          {isUnverified && (
            <p id="tell-me-unverified" className="hidden text-small text-ink-soft group-has-checked:block">
              {texts.tellMe.unverified}
            </p>
          )}
        </div>
      )}
      {/* The documented toast announces it; heard once, and seen here as long as it is needed. */}
      {message && !blank && (
        <Notice kind={done ? "success" : lost ? "tip" : "error"} announced={lost && learner !== null}>
          {message}
        </Notice>
      )}
      {result.leadsTo && !done && (
        <LinkButton href={result.leadsTo} look="secondary" className="justify-self-start">
          {texts.logIn}
        </LinkButton>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={busy} label={texts.post} busyLabel={texts.posting} />
        {texts.guestNote && (
          <p className={`text-small text-ink-soft ${visitor.state === "learner" ? "invisible" : ""}`}>
            {texts.guestNote}
          </p>
        )}
      </div>
      <DangerLine texts={texts.danger} className="text-small" />
      {learner && texts.connection && <ConnectionNotice texts={texts.connection} />}
      <FormDraft form="add-comment" name={name} done={isStored} />
    </form>
  );
}
