import { CallError } from "../../platform/call-error";
import type { FormQuestion } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";

type SentAnswers = Record<string, string | string[]>;

/** Threats T29. */
const maxKeys = 100;
const maxBytes = 4096;

/**
 * The answers to store of a survey form: one text per question, several choices joined by commas
 * (rule: survey.every-field). @throws CallError BAD_REQUEST, in the order of the questions, for an unknown name or
 * option and for the first empty field
 */
export function checkedAnswers(questions: FormQuestion[], sent: SentAnswers, language: Language): Map<string, string> {
  requireKnownNames(questions, sent);
  return new Map(
    questions.map((question) => {
      const answer = answerTo(question, sent[question.id]);
      const field = question[language];
      if (!answer) throw new CallError("BAD_REQUEST", "surveyUnanswered", { values: { field } });
      if (Buffer.byteLength(answer) > maxBytes)
        throw new CallError("BAD_REQUEST", "surveyAnswerTooLong", { values: { field } });
      if (!isOffered(question, answer))
        throw new CallError("BAD_REQUEST", "surveyOptionUnknown", { values: { field } });
      return [question.id, answer];
    }),
  );
}

/** The questions of those forms of a topic whose names were sent; without any name, of the first form. */
export function formsForAnswers(forms: FormQuestion[][], sent: SentAnswers): FormQuestion[] {
  const meant = forms.filter((questions) => questions.some((question) => Object.hasOwn(sent, question.id)));
  return (meant.length > 0 ? meant : forms.slice(0, 1)).flat();
}

function requireKnownNames(questions: FormQuestion[], sent: SentAnswers): void {
  const names = Object.keys(sent);
  if (names.length > maxKeys) throw new CallError("BAD_REQUEST", "surveyTooManyAnswers");
  const known = new Set(questions.map((question) => question.id));
  const foreign = names.find((name) => !known.has(name));
  if (foreign !== undefined) throw new CallError("BAD_REQUEST", "surveyFieldUnknown", { values: { field: foreign } });
}

function answerTo(question: FormQuestion, sent: string | string[] | undefined): string {
  const parts = (Array.isArray(sent) ? sent : [sent ?? ""]).flatMap((part) =>
    question.type === "checkbox" ? part.split(",") : part,
  );
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(",");
}

function isOffered(question: FormQuestion, answer: string): boolean {
  if (!("options" in question)) return true;
  const offered = new Set(question.options.map((option) => option.id));
  return (question.type === "checkbox" ? answer.split(",") : [answer]).every((part) => offered.has(part));
}
