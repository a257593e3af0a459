import { HiddenFields } from "@/components/forms/hidden-fields";
import { stepButton } from "@/components/learning/client";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { timeOfDay } from "@/lib/platform/i18n/dates";
import { fill } from "./fill-texts";
import type { SharedProps } from "./quiz-props";

type WayOnProps = { href: string; label: string; look?: "secondary"; className?: string };

export function WayOn({ href, label, look, className }: WayOnProps) {
  return (
    <LinkButton href={href} rel="next" look={look} size={look ? "normal" : "small"} className={className}>
      {label} <Icon name="arrow" className="size-5" />
    </LinkButton>
  );
}

type RetakeProps = Pick<SharedProps, "topicId" | "language" | "pending" | "retakeAction"> & {
  onRetake: () => void;
  label: string;
  inBar?: boolean;
  look?: "primary" | "secondary" | "quiet";
};

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

type PauseProps = Pick<SharedProps, "attempt" | "waiting" | "language" | "texts"> & {
  /** The address of the lesson, where the page does not say yet what to do during the pause. Otherwise it is a line. */
  lesson?: string;
};

/** The pause after a failed attempt: when the next one opens; with `lesson` as a notice. Nothing without a pause. */
export function QuizPause({ attempt, waiting, language, texts, lesson }: PauseProps) {
  if (!attempt.next_attempt_at) return null;
  const said = waiting ? fill(texts.pauseTitle, timeOfDay(attempt.next_attempt_at, language)) : texts.pauseOver;
  if (!lesson)
    return (
      <p role="status" className="pt-2 text-center text-small leading-snug font-semibold">
        {said}
      </p>
    );
  return (
    <div role="status" className="mt-4">
      <Notice kind={waiting ? "information" : "success"}>
        <p className="font-semibold">{said}</p>
        {waiting && (
          <p>
            {texts.pauseIntro}{" "}
            <a href={lesson} className="inline-flex min-h-11 items-center">
              {texts.readLesson}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
