"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { deleteKeptText, keepText } from "@/components/forms/drafts/kept-text";
import type { FormResult } from "@/components/forms/form-state";
import { carryToNextPage } from "@/components/layout/visitor/carry-toast";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, languageIn, textIn, trimmedIn } from "@/lib/api/http/read-form";
import { returnPath } from "@/lib/api/http/return-path";
import { accountField } from "@/lib/api/page-account/account-names";
import { apiForPage, checkForm, formApi, formApiOnce } from "@/lib/api/server";
import { dangersIn } from "@/lib/contract/danger";
import { commentRules } from "@/lib/contract/rules/comment";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { afterDeletion } from "./deletion";
import { type CommentPlace, commentTextOf, editAddress, moduleAddress, placeAddress, writeAddress } from "./place";

// Actions only adapt: the fields go to the contract's call; the result becomes the form's state or a redirect.

const commentPlace = (form: FormData): CommentPlace => ({
  kind: textIn(form, "kind") === "module" ? "module" : "forum",
  slug: textIn(form, "slug"),
});

/** With JavaScript the result is returned to the page; otherwise the browser is redirected to the comment. */
export async function postComment(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form);
  const place = commentPlace(form);
  const comment = textIn(form, "comment");
  const tellsMe = textIn(form, "tell_me") === "yes";
  const values = { comment, ...(tellsMe && { tell_me: "yes" }) };
  const dangers = dangersIn(comment);
  const problem = (key: string, message: string): FormResult => ({ problems: [{ key, message }], values, dangers });
  const { findings, apiFor } = checkForm(commentRules, { comment });
  if (!apiFor)
    return {
      problems: findings.map(({ field, key }) => ({ field, key, message: translatorFor(language, "answers")(key) })),
      values,
      dangers,
    };
  let posted: Posted;
  try {
    posted = await send(await formApiOnce(form, language), place, { comment, ...(tellsMe && { tell_me: true }) });
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    if (error.status !== 401) return problem("rejected", error.message);
    await keepText(commentTextOf(place), comment);
    const login = `/login?rdir=${encodeURIComponent(place.kind === "forum" ? writeAddress(place.slug) : moduleAddress(place.slug))}`;
    const mustLogin = translatorFor(language, "discussions")("mustLogin");
    // The next page would hide the numbers.
    if (!isScripted(form) && dangers.length === 0) {
      await carryToNextPage(mustLogin, "error");
      redirect(login);
    }
    return { ...problem("mustLogin", mustLogin), leadsTo: login };
  }
  await deleteKeptText(commentTextOf(place).name);
  const newest = `${placeAddress(place)}#comments`;
  const { held, message } = posted;
  // A held comment is not on the next page, and the numbers would not be there either: this page says so.
  if (!isScripted(form) && !held && dangers.length === 0) redirect(newest);
  // The response contains the page with the new comment.
  refresh();
  return {
    problems: [],
    done: message,
    dangers,
    ...(!held && dangers.length === 0 && textIn(form, "newest") === "elsewhere" && { leadsTo: newest }),
  };
}

type Posted = { message: string; held: boolean };

type Sent = { comment: string; tell_me?: boolean };

async function send({ discussions }: ApiClient, { kind, slug }: CommentPlace, sent: Sent): Promise<Posted> {
  return kind === "forum"
    ? discussions.addComment({ id: slug, ...sent })
    : discussions.addModuleComment({ discussionSlug: slug, topicId: slug, ...sent });
}

/** `account`: the value of `pageAccount()` in the browser, or of the form's field. */
export async function deleteComment(
  { kind, slug }: CommentPlace,
  commentId: string,
  language: Language,
  account: string | null,
): Promise<{ done: boolean; message: string }> {
  const pageLanguage = chooseLanguage(language, null);
  try {
    const { discussions } = await apiForPage(account, pageLanguage);
    const { message } = await (kind === "module"
      ? discussions.deleteModuleComment({ id: String(slug), commentId: String(commentId) })
      : discussions.deleteComment({ id: String(slug), commentId: String(commentId) }));
    refresh();
    return { done: true, message };
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    return { done: false, message: error.message };
  }
}

/** The confirmation without JavaScript: redirects to the comments, where a message shows the result. */
export async function deleteAndGoBack(form: FormData): Promise<void> {
  const place = commentPlace(form);
  const { done } = await deleteComment(place, textIn(form, "commentId"), languageIn(form), textIn(form, accountField));
  redirect(afterDeletion(returnPath(textIn(form, "back"), placeAddress(place)), done));
}

/** Edits a comment; a session that has ended leads to the login and back. */
export async function editAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const [commentId, comment] = [textIn(form, "commentId"), textIn(form, "comment")];
  const dangers = dangersIn(comment);
  try {
    const { message } = await (await formApi(form, language)).discussions.editComment({ commentId, comment, language });
    return { problems: [], done: message, dangers };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || (failed.status >= 500 && failed.status !== 503)) throw error;
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(editAddress(commentId))}`);
    return { problems: [{ key: failed.key ?? "rejected", message: failed.message }], values: { comment }, dangers };
  }
}

/** Reports a comment; a session that has ended leads to the login and back. */
export async function reportAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = languageIn(form, "pageLanguage");
  const [commentId, reason] = [textIn(form, "commentId"), trimmedIn(form, "reason")];
  try {
    const { message } = await (await formApi(form, language)).discussions.reportComment({
      commentId,
      reason,
      language,
    });
    return { problems: [], done: message };
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    if (failed.status === 401) redirect(`/login?rdir=${encodeURIComponent(`/discussions/report/${commentId}`)}`);
    return { problems: [{ key: failed.key ?? "rejected", message: failed.message }], values: { reason } };
  }
}
