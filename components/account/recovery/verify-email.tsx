"use client";

import { useActionState } from "react";
import { noteLearner, whenVisitorKnown } from "@/components/layout/visitor/visitor";
import { Button, LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { verifyEmailAction } from "./actions";
import { LinkCard } from "./link-card";
import { type LinkOutcome, waiting } from "./link-outcome";
import { useMailedLink } from "./use-mailed-link";

export type LinkTexts = Messages["recovery"]["link"];
type Props = {
  language: Language;
  link: { token: string; id: string };
  texts: Messages["recovery"]["verify"] & LinkTexts;
};

/** Uses a verification link, automatically once the page is open or by its button. */
export function VerifyEmail({ language, link, texts }: Props) {
  const [known, formAction] = useActionState(verifyEmailAction, waiting);
  const follow = async (): Promise<LinkOutcome> => {
    const { api } = await import("@/lib/api/client");
    const { status, message } = await api.recovery.verifyEmail(link);
    if (status) noteVerified(link.id);
    return { state: status ? "done" : "rejected", message };
  };
  const { outcome, onSubmit } = useMailedLink({ known, offline: texts.offline, follow });
  if (outcome.state === "done" || outcome.state === "rejected") {
    const done = outcome.state === "done";
    const courses = { href: "/courses", label: texts.toCourses };
    const profile = { href: "/profile", label: texts.toProfile };
    const [first, second] = done ? [courses, profile] : [profile, courses];
    return (
      <LinkCard
        state={outcome.state}
        title={done ? texts.doneTitle : texts.failedTitle}
        actions={
          <>
            <LinkButton href={first.href}>{first.label}</LinkButton>
            <LinkButton look="secondary" href={second.href}>
              {second.label}
            </LinkButton>
          </>
        }
      >
        <p className="font-semibold">{outcome.message}</p>
        <p>{done ? texts.doneMore : texts.failedMore}</p>
      </LinkCard>
    );
  }
  return (
    <LinkCard
      state={outcome.state}
      title={texts.title}
      actions={
        <form action={formAction} onSubmit={onSubmit(follow)} className="grid">
          <input type="hidden" name="pageLanguage" value={language} />
          <input type="hidden" name="token" value={link.token} />
          <input type="hidden" name="id" value={link.id} />
          <Button type="submit">{outcome.state === "offline" ? texts.tryAgain : texts.button}</Button>
        </form>
      }
    >
      <p>{outcome.state === "offline" ? outcome.message : texts.waiting}</p>
    </LinkCard>
  );
}

/** Removes the banner on this page at once. The visitor may become known only after the link was used. */
async function noteVerified(accountId: string): Promise<void> {
  const visitor = await whenVisitorKnown();
  if (visitor.state === "learner" && visitor.accountId === accountId) noteLearner({ emailVerified: true });
}
