"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useActionState, useRef, useState } from "react";
import { tellConnection } from "@/components/forms/drafts/connection";
import { KeepDraft } from "@/components/forms/drafts/keep-draft";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ToastKind } from "@/components/ui/toasts";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";
import { sendFeedback, sendTopicSurvey } from "./actions";
import { markFirstUnanswered, readForm } from "./read-form";
import { type SurveyOf, surveyAddress, surveyName, unsent } from "./survey-state";

type Texts = Record<"send" | "sending" | "respond" | "offline" | "signedOut" | "logInAgain", string>;
type Props = { of: SurveyOf; language: Language; html: string; texts: Texts };
type Said = { saved: boolean; message: string; fieldId?: string; lost?: boolean; signedOut?: boolean };

/** A survey form: sent by its server action without JavaScript; with it checked here first, sent by the API client, and answered with a toast too. Unsent answers are a draft in the browser. */
export function SurveyForm({ of, language, html, texts }: Props) {
  const [before, action] = useActionState("topicId" in of ? sendTopicSurvey : sendFeedback, unsent);
  // What somebody is writing is never replaced: the fields are those that the page came with.
  const [fields] = useState({ __html: before.html ?? html });
  const [said, setSaid] = useState<Said | null>(before.message ? before : null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const router = useRouter();

  const say = (answer: Said) => {
    setSaid(answer);
    if (answer.lost) tellConnection("lost");
    else showToast(answer.saved ? "success" : "error", answer.message);
    if (answer.saved) router.refresh();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const unanswered = markFirstUnanswered(form, (label) => texts.respond.replace("{field}", label));
    if (unanswered) {
      const { control, message } = unanswered;
      say({ saved: false, message, fieldId: control.id });
      control.focus();
      return;
    }
    sending.current = true;
    setBusy(true);
    setSaid(null);
    say(await send(of, readForm(form), texts));
    sending.current = false;
    setBusy(false);
  };

  return (
    <form id="survey" action={action} onSubmit={submit} noValidate className="survey">
      <AccountField />
      <input type="hidden" name="surveyLanguage" value={language} />
      {"topicId" in of ? (
        <>
          <input type="hidden" name="surveyTopic" value={of.topicId} />
          <input type="hidden" name="surveyPage" value={of.page} />
        </>
      ) : (
        <input type="hidden" name="surveyCourse" value={of.courseId} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div data-fields="" lang={language} dangerouslySetInnerHTML={fields} />
      {said && (
        <Notice kind={said.saved ? "success" : "error"}>
          {said.fieldId ? (
            <a href={`#${said.fieldId}`} className="font-semibold text-ink">
              {said.message}
            </a>
          ) : (
            <p role={said.saved ? "status" : undefined}>
              {said.message} {said.signedOut && <LogInAgain here={surveyAddress(of)} label={texts.logInAgain} />}
            </p>
          )}
        </Notice>
      )}
      <Button type="submit" aria-disabled={busy} className="mt-5 w-full sm:w-auto">
        {busy ? texts.sending : texts.send}
      </Button>
      <KeepDraft form="survey" name={surveyName(of)} done={said?.saved} />
    </form>
  );
}

/** The API client loads with the first form that is sent. */
async function send(of: SurveyOf, answers: Record<string, string>, { offline, signedOut }: Texts): Promise<Said> {
  try {
    const { api } = await import("@/lib/api/client");
    const answered =
      "topicId" in of
        ? await api.surveys.sendTopicSurvey({ params: { topicId: of.topicId }, body: answers })
        : await api.surveys.sendFeedback({ params: { courseId: of.courseId }, body: answers });
    return { saved: true, message: answered.message };
  } catch (error) {
    if (readCallError(error)?.status === 401) return { saved: false, message: signedOut, signedOut: true };
    const { messageOf } = await import("@/lib/api/client").catch(() => ({ messageOf: () => offline }));
    const message = messageOf(error, offline);
    return { saved: false, message, lost: message === offline };
  }
}

function showToast(kind: ToastKind, message: string): void {
  import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}
