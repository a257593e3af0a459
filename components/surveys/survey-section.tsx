import "./survey.css";
import { answersInText } from "@/components/forms/drafts/answers-text";
import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { questionTexts } from "@/components/forms/form-props";
import type { TopicAccess } from "@/components/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { type Answers, fieldsByQuestion, fillForm } from "./fill-form";
import { SurveyForm } from "./survey-form";
import { type SurveyOf, surveyName } from "./survey-state";

/** `reviewed`: the course coordinator looks at the answers before the certificate. */
type Props = { of: SurveyOf; language: Language; html: string; answers: Answers; title: string; reviewed?: boolean };

export async function SurveySection({ of, language, html, answers, title, reviewed = false }: Props) {
  const t = translatorFor(language, "surveys");
  const fields = fieldsByQuestion(html);
  const kept = answersInText(await readOwnKeptText(surveyName(of)));
  const answered = Object.keys(answers).length > 0;
  const texts = {
    send: t(answered ? "sendAgain" : "send"),
    respond: messagesIn(language).surveys.respond,
    ...pickTexts(t, ["sending", "offline"]),
    ...pickTexts(translatorFor(language, "learning"), ["signedOut", "logInAgain"]),
    questions: questionTexts(language, fields.length),
  };
  return (
    <section
      aria-labelledby="survey-title"
      className="mt-8 rounded-card border border-hairline bg-white px-4 py-5 sm:px-6"
    >
      <h2 id="survey-title">{title}</h2>
      <p className="mt-1 text-ink-soft">{t(answered ? "answered" : "answerAll")}</p>
      <SurveyForm
        of={of}
        language={language}
        html={fillForm(html, { ...answers, ...kept })}
        fields={fields}
        texts={texts}
      />
      <p className="mt-3 text-small text-ink-soft">{t(reviewed ? "seenByReview" : "seenBy")}</p>
    </section>
  );
}

/** The survey form of a reading page; renders nothing for a page without one. */
export function TopicSurvey({ place: { reading, topic, page, language, answers } }: { place: TopicAccess }) {
  if (!reading?.form_data) return null;
  return (
    <SurveySection
      of={{ topicId: topic._id, page }}
      language={language}
      html={reading.form_data}
      answers={answers}
      title={translatorFor(language, "surveys")("title")}
      reviewed={topic.course_completion_review === 1}
    />
  );
}
