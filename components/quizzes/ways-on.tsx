import { HiddenFields } from "@/components/forms/hidden-fields";
import { stepButton } from "@/components/learning/client";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import type { SharedProps } from "./quiz-props";
import type { AttemptWithQuestions } from "./quiz-state";
import { fill, type QuizTexts } from "./quiz-texts";

type NextProps = Pick<
  SharedProps,
  "attempt" | "addresses" | "texts" | "topicId" | "language" | "pending" | "waiting" | "retakeAction"
> & {
  retake: string;
  onRetake: () => void;
};

/** The next step after a quiz: the next section when it is passed, otherwise the lesson and another attempt. */
export function NextAfterQuiz({
  attempt,
  addresses,
  texts,
  topicId,
  language,
  pending,
  waiting,
  retakeAction,
  retake,
  onRetake,
}: NextProps) {
  if (attempt.passed) return <WayOn href={addresses.next} label={texts.goOn} className={stepButton} />;
  if (waiting) {
    return (
      <LinkButton href={addresses.lesson} size="small" className={stepButton}>
        {texts.readLesson}
      </LinkButton>
    );
  }
  return <RetakeForm {...{ topicId, language, pending, retakeAction, onRetake }} look="primary" label={retake} inBar />;
}

type WayOnProps = { href: string; label: string; look?: "secondary"; className?: string };

export function WayOn({ href, label, look, className }: WayOnProps) {
  return (
    <LinkButton href={href} rel="next" look={look} size={look ? "normal" : "small"} className={className}>
      {label} <Icon name="arrow" className="size-5" />
    </LinkButton>
  );
}

type RetakeProps = {
  topicId: string;
  language: Language;
  label: string;
  pending: boolean;
  inBar?: boolean;
  look?: "primary" | "secondary" | "quiet";
  onRetake: () => void;
} & Pick<SharedProps, "retakeAction">;

export function RetakeForm({
  topicId,
  language,
  label,
  pending,
  inBar = false,
  look = "secondary",
  retakeAction,
  onRetake,
}: RetakeProps) {
  return (
    <form
      className={inBar ? "flex min-w-0 flex-1" : undefined}
      action={retakeAction}
      onSubmit={(event) => {
        event.preventDefault();
        onRetake();
      }}
    >
      <HiddenFields topicId={topicId} language={language} />
      <Button
        type="submit"
        look={look}
        size={inBar || look === "quiet" ? "small" : "normal"}
        disabled={pending}
        className={inBar ? stepButton : look === "quiet" ? "!px-0" : "w-full"}
      >
        {label}
      </Button>
    </form>
  );
}

type Props = {
  attempt: AttemptWithQuestions;
  waiting: boolean;
  language: Language;
  texts: QuizTexts;
  /** A sentence that says what to do during the pause; undefined where the page already says it. */
  lead?: string;
  lesson?: string;
};

/** The pause after a failed attempt: when the next one opens, and a link to the lesson. Nothing without a pause. */
export function QuizPause({ attempt, waiting, language, texts, lead, lesson }: Props) {
  if (!attempt.next_attempt_at) return null;
  return (
    <div role="status" className="mt-4">
      <Notice kind={waiting ? "information" : "success"}>
        <p className="font-semibold">
          {waiting ? fill(texts.pauseTitle, timeOfDay(attempt.next_attempt_at, language)) : texts.pauseOver}
        </p>
        {waiting && lead && (
          <p>
            {lead}{" "}
            {lesson && (
              <a href={lesson} className="inline-flex min-h-11 items-center">
                {texts.readLesson}
              </a>
            )}
          </p>
        )}
      </Notice>
    </div>
  );
}
