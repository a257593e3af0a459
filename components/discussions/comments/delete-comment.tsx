"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { leadsToOtherAccount } from "@/components/forms/drafts/rejected-redirect";
import { leaveForOtherAccount } from "@/components/layout/visitor/leave-page";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { pageAccount } from "@/lib/api/page-account/page-account";
import type { Language } from "@/lib/platform/i18n/language";
import { deleteComment } from "./actions";
import { useIsAuthor } from "./comment-links";
import { afterDeletion, announceDeletion } from "./deletion";
import type { CommentPlace } from "./place";
import type { DeleteTexts } from "./texts";

type Props = {
  place: CommentPlace;
  commentId: string;
  language: Language;
  author: string;
  /** The address that asks for confirmation without JavaScript; unset on public pages. */
  askHere?: string;
  /** The address to open when this page disappears with its last comment. */
  goTo?: string;
  texts: DeleteTexts;
};

const look =
  "inline-flex min-h-12 items-center pe-3 text-small font-semibold text-sindoor underline underline-offset-4";

/** The delete button for visitors who may delete; on a public page, for the author (rule: comments.delete). */
export function DeleteComment({ place, commentId, language, author, askHere, goTo, texts }: Props) {
  const own = useIsAuthor(author);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!own && !askHere) return null;

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const { toast } = await import("@/components/ui/toasts");
    const answer = await deleteComment(place, commentId, language, pageAccount()).catch((error: unknown) => {
      if (leadsToOtherAccount(error)) leaveForOtherAccount();
      return { done: false, message: texts.offline };
    });
    // Closed synchronously, because an open dialog would return the focus to its button.
    flushSync(() => {
      setConfirming(false);
      setBusy(false);
    });
    if (answer.done && goTo) return window.location.assign(afterDeletion(goTo, true));
    // The button disappears with its comment: the focus moves to the list.
    if (answer.done) document.getElementById("comments")?.focus();
    announceDeletion(answer);
    // Only a failure has a documented toast. Every result is shown beside the comments.
    if (!answer.done) await toast("error", answer.message);
  };
  const ask = (event: React.MouseEvent) => {
    event.preventDefault();
    setConfirming(true);
  };
  return (
    <>
      {askHere ? (
        <a href={askHere} className={look} onClick={ask} aria-describedby={`comment-${commentId}`}>
          {texts.delete}
        </a>
      ) : (
        <button type="button" className={look} onClick={ask} aria-describedby={`comment-${commentId}`}>
          {texts.delete}
        </button>
      )}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={texts.confirmTitle}
        closeLabel={texts.close}
      >
        <p>{texts.confirmMessage}</p>
        <div className="mt-4 flex gap-3">
          <Button look="danger" onClick={confirm} aria-disabled={busy}>
            {texts.yes}
          </Button>
          <Button look="secondary" onClick={() => setConfirming(false)}>
            {texts.no}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
