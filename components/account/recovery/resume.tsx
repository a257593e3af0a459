"use client";

import { useActionState } from "react";
import { carryMessage } from "@/components/layout/visitor/carried-message";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { resumeAction } from "./actions";
import { LinkCard } from "./link-card";
import { type LinkOutcome, waiting } from "./link-outcome";
import { pathWithoutLink, type ResumeTarget, resumePath } from "./resume-path";
import { useMailedLink } from "./use-mailed-link";
import type { LinkTexts } from "./verify-email";

type Texts = Messages["recovery"]["resume"] & LinkTexts;
type Props = { language: Language; token: string; target: ResumeTarget; texts: Texts };

/** The loader of a resume link: signs in, then goes where the link leads (rule: resume.redirect). */
export function Resume({ language, token, target, texts }: Props) {
  const [known, formAction] = useActionState(resumeAction, waiting);
  const follow = async (): Promise<LinkOutcome> => {
    const { api } = await import("@/lib/api/client");
    const { status } = await api.recovery.loginByToken({ token });
    // The Back button must not return to the address with the token.
    window.location.replace(status ? resumePath(target) : "/courses");
    return waiting;
  };
  const onRejected = async (message: string, key?: string) => {
    if (key === "linkInvalid") window.location.replace(pathWithoutLink(target));
    else await leave(message);
  };
  const { outcome, onSubmit } = useMailedLink({ known, offline: texts.offline, follow, onRejected });
  const offline = outcome.state === "offline";
  return (
    <LinkCard
      state={offline ? "offline" : "waiting"}
      title={texts.title}
      actions={
        <form action={formAction} onSubmit={onSubmit(follow)} className="grid">
          <input type="hidden" name="pageLanguage" value={language} />
          <input type="hidden" name="token" value={token} />
          {Object.entries(target).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{offline ? texts.tryAgain : texts.button}</Button>
        </form>
      }
    >
      <p>{offline ? outcome.message : texts.waiting}</p>
    </LinkCard>
  );
}

/** When the failure is not the link's, the courses page shows the message. */
async function leave(message: string): Promise<void> {
  // The message is stored at once; the library that shows it can load later.
  carryMessage("error", message);
  window.location.replace("/courses");
}
