import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { ChatLog } from "./chat-log";
import { ChatMenu } from "./chat-menu";
import type { ChatTexts } from "./chat-texts";
import { ChatWrite } from "./chat-write";
import { useAssistant } from "./use-assistant";
import { useMessages } from "./use-messages";
import { useSend } from "./use-send";

type Props = { open: boolean; onUnread: (count: number) => void; texts: ChatTexts; language: Language };

/** The conversation, the canned questions below it, and the field to write to the coordinator. */
export function ChatConversation({ open, onUnread, texts, language }: Props) {
  const { messages, loaded, failed, again, add } = useMessages(open, onUnread);
  const assistant = useAssistant(language);
  const { state, send } = useSend(language, add);
  const answered = assistant.exchanges.filter((each) => each.answer !== null || each.failed).length;
  const scroll = useScrollToLast(open, messages.length + assistant.exchanges.length + answered);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroll} tabIndex={0} aria-label={texts.conversation} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3">
        <div className="mx-auto max-w-3xl">
          <ChatLog messages={messages} exchanges={assistant.exchanges} texts={texts} language={language} />
          {!loaded && !failed && <p className="mt-2 text-[0.9em] text-ink-soft">{texts.loading}</p>}
          {failed && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-[0.9em]">
              {texts.troubleLoading}
              <Button look="quiet" size="small" onClick={again}>
                {texts.again}
              </Button>
            </p>
          )}
          {assistant.typing && <TypingSign text={texts.typing} />}
          <ChatMenu
            choices={assistant.choices}
            subject={assistant.subject}
            typing={assistant.typing}
            failed={assistant.failed}
            texts={texts}
            onChoose={(choice) => assistant.choose(choice, messages.length)}
            onBack={assistant.back}
            onAgain={assistant.again}
          />
        </div>
      </section>
      <ChatWrite state={state} texts={texts} onSend={send} />
    </>
  );
}

/** Three animated dots with a text; static with reduced motion. */
function TypingSign({ text }: { text: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-[0.9em] text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {[0, 150, 300].map((delay) => (
          <span key={delay} className="size-2 animate-bounce rounded-full bg-line" style={{ animationDelay: `${delay}ms` }} />
        ))}
      </span>
      {text}
    </p>
  );
}

/** Scrolls to the start of the latest message, with the next questions below it. */
function useScrollToLast(open: boolean, count: number) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again for each new message
  useEffect(() => {
    const last = [...(box.current?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [])].at(-1);
    if (open && box.current && last) box.current.scrollTop = last.offsetTop - 12;
  }, [open, count]);
  return box;
}
