"use client";

import type { FormEvent } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { LinkCard } from "./link-card";
import type { UnsubscribeTexts } from "./unsubscribe-texts";

type Done = { message: string; texts: UnsubscribeTexts; wanted: boolean; address: string; onSubmit: (event: FormEvent) => void };

export function UnsubscribeDone({ message, texts, wanted, address, onSubmit }: Done) {
  const back = (
    <form action={`${address}/resubscribe`} method="post" onSubmit={onSubmit} className="grid gap-2">
      <p>{texts.unsubscribedByMistake}</p>
      <Button type="submit" look="secondary">
        {texts.subscribeButton}
      </Button>
    </form>
  );
  return (
    <LinkCard
      state="done"
      title={wanted ? texts.subscribedTitle : texts.unsubscribedTitle}
      actions={wanted ? <LinkButton href="/courses">{texts.toCourses}</LinkButton> : back}
    >
      <p className="font-semibold">{message}</p>
      <p>{wanted ? texts.subscribedMore : texts.unsubscribedMore}</p>
    </LinkCard>
  );
}

export function UnsubscribeFailed({ message, texts }: { message: string; texts: UnsubscribeTexts }) {
  return (
    <LinkCard state="rejected" title={texts.unsubscribeFailedTitle} actions={<LinkButton href="/courses">{texts.toCourses}</LinkButton>}>
      <p className="font-semibold">{message}</p>
      <p>{texts.unsubscribeFailedMore}</p>
    </LinkCard>
  );
}
