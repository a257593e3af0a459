"use client";

import { useState } from "react";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { LogInAgain } from "@/components/forms/drafts/log-in-again";
import type { Unsent } from "@/components/forms/drafts/unsent";
import type { Problem } from "@/components/forms/form-state";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { QuestionEnd, QuestionLine, type QuestionTexts } from "@/components/forms/steps/question-steps";
import { useQuestions } from "@/components/forms/steps/use-questions";
import { useServerForm } from "@/components/forms/use-server-form";
import { Notice } from "@/components/ui/notice";
import { valuesIn } from "@/lib/api/http/read-form";
import type { Language } from "@/lib/platform/i18n/language";
import { sendSurvey } from "./actions";
import { errorId, type SurveyOf, signedOut, surveyAddress, surveyName } from "./survey-state";

type Texts = Record<"send" | "sending" | "respond" | "offline" | "signedOut" | "logInAgain", string> & {
  questions: QuestionTexts;
};
/** `fields`: the names of the fields of each question. */
type Props = { of: SurveyOf; language: Language; html: string; fields: string[][]; texts: Texts };

/** A survey form. JavaScript checks it and shows the result as a toast. Unsent answers are a draft. */
export function SurveyForm({ of, language, html, fields: named, texts }: Props) {
  const questions = useQuestions({ name: surveyName(of), fields: named, selector: ".survey-question" });
  const element = questions.form;
  const check = (): Problem[] => {
    const messageFor = (label: string) => texts.respond.replace("{field}", label);
    const unanswered = element.current && markFirstUnanswered(element.current, questions.fieldsToCheck(), messageFor);
    if (!unanswered) return [];
    questions.showProblemAt(unanswered.control.name);
    unanswered.control.focus();
    return [{ field: unanswered.control.id, key: "unanswered", message: unanswered.message }];
  };
  const { form, before, problems, done, isStored, busy, lost } = useServerForm({
    action: sendSurvey,
    offline: texts.offline,
    draft: surveyName(of),
    keeps: () => unsentAnswers(of, element.current),
    toasts: "answers",
    resets: false,
    check,
    leadsOn: questions.leadsOn,
  });
  // The fields are those of the first render, so that nothing being typed is replaced.
  const [fields] = useState({ __html: before.fieldsHtml ?? html });
  const [problem] = problems;
  const message = done ?? problem?.message;
  return (
    <form {...form} ref={element} id="survey" className="survey">
      <HiddenFields
        surveyLanguage={language}
        {...("topicId" in of ? { surveyTopic: of.topicId, surveyPage: of.page } : { surveyCourse: of.courseId })}
      />
      <QuestionLine questions={questions} texts={texts.questions} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div data-fields="" lang={language} dangerouslySetInnerHTML={fields} />
      {message && (
        <Notice kind={done ? "success" : lost ? "tip" : "error"} announced={lost}>
          {problem?.field ? (
            <a href={`#${problem.field}`} className="font-semibold text-ink">
              {message}
            </a>
          ) : (
            <p>
              {message} {problem?.key === signedOut && <LogInAgain here={surveyAddress(of)} label={texts.logInAgain} />}
            </p>
          )}
        </Notice>
      )}
      <QuestionEnd
        questions={questions}
        texts={texts.questions}
        label={texts.send}
        busyLabel={texts.sending}
        busy={busy}
      />
      <FormDraft form="survey" name={surveyName(of)} done={isStored} />
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every named field with its answer, in order; checkbox values are joined by commas (rule: survey.every-field). */
function readForm(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  return Object.fromEntries(namedControls(form).map(({ name }) => [name, valuesIn(given, name).join(",")]));
}

function unsentAnswers(of: SurveyOf, form: HTMLFormElement | null): Unsent {
  const body = form ? readForm(form) : {};
  const path = "topicId" in of ? `/users/user_survey_data/${of.topicId}` : `/users/feedback/${of.courseId}`;
  return {
    kind: "survey",
    name: `${path}/${Object.keys(body).join(",")}`,
    method: "POST",
    path,
    body,
    text: Object.values(body).join("\n"),
  };
}

/** Marks the first field without an answer, as the server does. @returns the message and the control for the focus */
function markFirstUnanswered(
  form: HTMLFormElement,
  fields: string[],
  messageFor: (label: string) => string,
): { message: string; control: Control } | null {
  const answers = readForm(form);
  const controls = namedControls(form);
  const control = controls.find(({ name }) => fields.includes(name) && !answers[name]?.trim());
  form.querySelector(`#${errorId}`)?.remove();
  for (const each of controls) {
    each.removeAttribute("aria-invalid");
    each.removeAttribute("aria-describedby");
    if (each.name !== control?.name) continue;
    each.setAttribute("aria-invalid", "true");
    each.setAttribute("aria-describedby", errorId);
  }
  if (!control) return null;
  const message = messageFor(questionLabel(control));
  const line = Object.assign(document.createElement("p"), {
    id: errorId,
    className: "survey-error",
    textContent: message,
  });
  (control.closest(".survey-question, fieldset") ?? control.parentElement)?.append(line);
  return { message, control };
}

function namedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[data-fields] :is(input, textarea, select)[name]")];
}

function questionLabel(control: Control): string {
  const label = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return label?.textContent?.trim() || control.name;
}
