"use client";

import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import type { Messages } from "@/lib/platform/i18n/messages";
import { LinkCard } from "./link-card";
import type { LinkOutcome } from "./link-outcome";
import { resultAddress, type UnsubscribeResult, unsubscribeAddress } from "./unsubscribe-address";
import { useMailedLink } from "./use-mailed-link";
import type { LinkTexts } from "./verify-email";

type Props = {
  link: { token: string; id: string };
  texts: Messages["recovery"]["unsubscribe"] & LinkTexts;
  /** The result of the form without JavaScript, with its message. */
  known?: { result: UnsubscribeResult; message: string };
};

/** Stops the mailings once the page is open, or by its button. Without JavaScript the forms return to this page. */
export function Unsubscribe({ link, texts, known }: Props) {
  const [wanted, want] = useState(known?.result === "subscribed");
  const follow = (call: "unsubscribe" | "resubscribe") => async (): Promise<LinkOutcome> => {
    const { api } = await import("@/lib/api/client");
    const { message } = await api.recovery[call](link);
    want(call === "resubscribe");
    // A reload shows the same result and does not unsubscribe somebody who has just subscribed again.
    window.history.replaceState(null, "", resultAddress(link, call === "resubscribe" ? "subscribed" : "unsubscribed"));
    return { state: "done", message };
  };
  const { outcome, onSubmit } = useMailedLink({
    known: known && { state: known.result === "failed" ? "rejected" : "done", message: known.message },
    offline: texts.offline,
    follow: follow("unsubscribe"),
  });
  const address = unsubscribeAddress(link);
  const toCourses = <LinkButton href="/courses">{texts.toCourses}</LinkButton>;
  if (outcome.state === "rejected")
    return (
      <LinkCard state="rejected" title={texts.failedTitle} actions={toCourses}>
        <p className="font-semibold">{outcome.message}</p>
        <p>{texts.failedMore}</p>
      </LinkCard>
    );
  if (outcome.state === "done") {
    const back = (
      <form
        action={`${address}/resubscribe`}
        method="post"
        onSubmit={onSubmit(follow("resubscribe"))}
        className="grid gap-2"
      >
        <p>{texts.byMistake}</p>
        <Button type="submit" look="secondary">
          {texts.subscribe}
        </Button>
      </form>
    );
    return (
      <LinkCard
        state="done"
        title={wanted ? texts.subscribedTitle : texts.unsubscribedTitle}
        actions={wanted ? toCourses : back}
      >
        <p className="font-semibold">{outcome.message}</p>
        <p>{wanted ? texts.subscribedMore : texts.unsubscribedMore}</p>
      </LinkCard>
    );
  }
  const offline = outcome.state === "offline";
  return (
    <LinkCard
      state={outcome.state}
      title={texts.title}
      actions={
        <form action={address} method="post" onSubmit={onSubmit(follow("unsubscribe"))} className="grid">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit">{offline ? texts.tryAgain : texts.button}</Button>
        </form>
      }
    >
      <p>{offline ? outcome.message : texts.waiting}</p>
    </LinkCard>
  );
}
