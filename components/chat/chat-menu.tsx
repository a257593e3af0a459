import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChatTexts } from "./chat-texts";
import type { Choice } from "./use-assistant";

type Props = {
  choices: Choice[];
  subject: string | null;
  typing: boolean;
  failed: boolean;
  texts: ChatTexts;
  onChoose: (choice: Choice) => void;
  onBack: () => void;
  onAgain: () => void;
};

/** The canned questions: subjects, then the questions of one with a way back. */
export function ChatMenu({ choices, subject, typing, failed, texts, onChoose, onBack, onAgain }: Props) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(subject);
  useEffect(() => {
    // The focused button was replaced: move the focus to the heading of the new buttons.
    if (shown.current !== subject) title.current?.focus();
    shown.current = subject;
  }, [subject]);
  return (
    <section aria-labelledby="chat-menu" className="mt-4">
      <p ref={title} id="chat-menu" tabIndex={-1} className="text-small font-semibold text-ink-soft">
        {subject ? `${subject}: ${texts.chooseQuestion}` : texts.chooseSubject}
      </p>
      {failed && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          {texts.troubleLoading}
          <Button look="quiet" size="small" onClick={onAgain}>
            {texts.again}
          </Button>
        </p>
      )}
      <ul className="mt-1.5 space-y-1.5">
        {choices.map((choice) => (
          <li key={choice.key}>
            <button
              type="button"
              aria-disabled={typing}
              onClick={() => onChoose(choice)}
              className="flex min-h-12 w-full items-center justify-between gap-2 rounded-control border border-line bg-white px-3.5 py-2 text-start leading-snug hover:bg-peacock-tint aria-disabled:text-ink-soft"
            >
              {choice.label}
              {!choice.question && <Icon name="arrow" className="size-5 text-peacock" />}
            </button>
          </li>
        ))}
      </ul>
      {subject && (
        <Button look="quiet" size="small" onClick={onBack} className="mt-1.5">
          <Icon name="back" className="size-5" /> {texts.back}
        </Button>
      )}
    </section>
  );
}
