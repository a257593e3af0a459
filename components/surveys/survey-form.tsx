"use client";

import { useRef, useState } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import type { Problem } from "@/components/forms/form-state";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { sendFeedback, sendTopicSurvey } from "./actions";
import { markFirstUnanswered } from "./read-form";
import { type SurveyOf, signedOut, surveyAddress, surveyName } from "./survey-state";

type Texts = Record<"send" | "sending" | "respond" | "offline" | "signedOut" | "logInAgain", string>;
type Props = { of: SurveyOf; language: Language; html: string; texts: Texts };

/** A survey form: JavaScript checks it before it is sent and shows the result as a toast too. Unsent answers are a draft in the browser. */
export function SurveyForm({ of, language, html, texts }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const check = (): Problem[] => {
    const unanswered = element.current && markFirstUnanswered(element.current, (label) => texts.respond.replace("{field}", label));
    if (!unanswered) return [];
    unanswered.control.focus();
    return [{ field: unanswered.control.id, key: "unanswered", message: unanswered.message }];
  };
  const { form, before, problems, done, busy } = useServerForm({
    action: "topicId" in of ? sendTopicSurvey : sendFeedback,
    offline: texts.offline,
    draft: surveyName(of),
    toasts: "answers",
    resets: false,
    check,
  });
  // The fields are those of the first render, so that nothing being typed is replaced.
  const [fields] = useState({ __html: before.fieldsHtml ?? html });
  const [problem] = problems;
  const message = done ?? problem?.message;
  return (
    <form {...form} ref={element} id="survey" className="survey">
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
      {message && (
        <Notice kind={done ? "success" : "error"}>
          {problem?.field ? (
            <a href={`#${problem.field}`} className="font-semibold text-ink">
              {message}
            </a>
          ) : (
            <p role={done ? "status" : undefined}>
              {message} {problem?.key === signedOut && <LogInAgain here={surveyAddress(of)} label={texts.logInAgain} />}
            </p>
          )}
        </Notice>
      )}
      <Button type="submit" aria-disabled={busy} className="mt-5 w-full sm:w-auto">
        {busy ? texts.sending : texts.send}
      </Button>
      <FormDraft form="survey" name={surveyName(of)} done={Boolean(done)} />
    </form>
  );
}
