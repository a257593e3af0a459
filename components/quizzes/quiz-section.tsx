import {
  addressBefore,
  endsModule,
  leavesTopic,
  ModuleEnd,
  missingAssignments,
  type TopicAccess,
  topicBar,
  wayOn,
} from "@/components/learning";
import { sectionAddress } from "@/components/learning/client";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Quiz } from "./quiz";
import { firstStep } from "./quiz-state";
import { quizTexts } from "./quiz-texts";

type Props = { place: TopicAccess; step: string | undefined; answerError: string | undefined };

/** The quiz of a topic: rendered on the server at any of its steps, so that it works without JavaScript too. */
export function QuizSection({ place, step, answerError }: Props) {
  const { topic, attempt, language, record } = place;
  if (!attempt) return null;
  const t = translatorFor(language, "quizzes");
  // The next step once the quiz is passed, which the client component notices.
  const passed = { ...record, quiz_done: true };
  const next = wayOn(topic, "quiz", 1, passed);
  const answers = translatorFor(language, "answers");
  const errorText = () => {
    if (answerError === "1") return t("chooseFirst");
    if (answerError === "unsaved") return answers("storageFull");
    return isChanged ? answers("questionChanged") : null;
  };
  const isChanged = answerError === "changed" && !attempt.finished;
  return (
    <Quiz
      bar={topicBar(place)}
      topicId={topic._id}
      topicName={topic.name}
      language={language}
      initial={attempt}
      initialStep={firstStep(attempt, isChanged ? String(attempt.questions.length) : step)}
      answeredBefore={answerError === "earlier"}
      errorText={errorText()}
      doneBefore={record.quiz_done}
      moduleEnd={endsModule(place, missingAssignments(topic, passed).length === 0) ? <ModuleEnd place={place} /> : null}
      leavesTopic={leavesTopic(next)}
      addresses={{
        quiz: sectionAddress(topic._id, "quiz"),
        lesson: sectionAddress(topic._id, "primary", 1),
        previous: addressBefore(topic, "quiz") ?? "",
        next: next.href,
      }}
      texts={quizTexts(t, next.kind)}
    />
  );
}
