"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { CallButtons } from "@/components/layout/danger/call-buttons";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChatMessage } from "@/lib/contract/chat";
import { type Danger, dangersIn } from "@/lib/contract/danger";
import { callFirst } from "@/lib/contract/danger/kinds";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import type { ChatTexts } from "./actions";
import { Bubble, LinkedText } from "./bubble";
import { ChatWrite } from "./chat-write";
import { useMessages } from "./use-messages";
import { type Choice, type Exchange, useAssistant, useNearest, useSend } from "./use-send";

export type ChatPanelProps = {
  open: boolean;
  onClose: () => void;
  onUnread: (count: number) => void;
  texts: ChatTexts;
  language: Language;
};

/** The chat assistant (rule: chat.panel). It stays mounted once loaded, so that it can report a new answer. */
export function ChatPanel({ open, onClose, onUnread, texts, language }: ChatPanelProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ChatFrame open={open} onClose={onClose} texts={texts}>
        <ChatConversation open={open} onUnread={onUnread} texts={texts} language={language} />
      </ChatFrame>
    </QueryClientProvider>
  );
}

const inTheCorner =
  "inset-x-2 h-[36rem] max-h-[calc(100dvh-var(--bottom-bar,0px)-1rem)] w-auto rounded-card sm:inset-x-auto sm:end-4 sm:w-[25rem] md:end-6 bottom-[calc(var(--bottom-bar,0px)+0.5rem)]";
const onTheWholeScreen = "inset-0 size-full max-h-none max-w-none rounded-none";
const tool = "grid size-12 shrink-0 place-items-center rounded-control hover:bg-peacock-tint";

/** On a phone a panel beside the page is too small for a conversation. */
const isPhone = () => window.matchMedia("(max-width: 39.99rem)").matches;

type Props = { open: boolean; onClose: () => void; texts: ChatTexts; children: ReactNode };

/** The chat's panel: beside the page, or full screen as a modal dialog, as on phones. Escape closes both. */
function ChatFrame({ open, onClose, texts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [full, setFull] = useState(isPhone);
  const shownFull = useRef(full);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    const switched = element.open;
    if (switched && shownFull.current === full) return;
    shownFull.current = full;
    if (switched) element.close();
    if (full) element.showModal();
    else element.show();
    (switched ? toggle.current : element.querySelector<HTMLElement>("h2"))?.focus();
  }, [open, full]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      id="chat"
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`fixed z-20 m-0 flex-col overflow-hidden border border-hairline bg-paper p-0 text-ink shadow-float open:flex ${full ? onTheWholeScreen : inTheCorner}`}
    >
      <div className="band hidden shrink-0 sm:block" />
      <div className="flex shrink-0 items-center gap-1 border-b border-hairline bg-white ps-4 pe-1">
        <h2 id="chat-title" tabIndex={-1} className="min-w-0 flex-1 text-lead">
          {texts.title}
        </h2>
        <button ref={toggle} type="button" onClick={() => setFull(!full)} className={tool}>
          <Icon name={full ? "shrink" : "enlarge"} label={full ? texts.smallScreen : texts.fullScreen} />
        </button>
        <button type="button" onClick={onClose} className={tool}>
          <Icon name="cross" label={texts.close} />
        </button>
      </div>
      {children}
    </dialog>
  );
}

type ChatConversationProps = { open: boolean; onUnread: (count: number) => void; texts: ChatTexts; language: Language };

function ChatConversation({ open, onUnread, texts, language }: ChatConversationProps) {
  const { messages, loaded, failed, again, add } = useMessages(open, onUnread);
  const assistant = useAssistant(language);
  const { state, send } = useSend(language, add);
  const nearest = useNearest(language, send);
  const answered = assistant.exchanges.filter((each) => each.answer !== null || each.failed).length;
  const scroll = useScrollToLast(open, messages.length + assistant.exchanges.length + answered);
  // What is typed now, otherwise the latest message.
  const [typed, setTyped] = useState<readonly Danger[]>([]);
  const told = useMemo(() => dangersTold(messages), [messages]);
  const calls = callFirst(typed.length > 0 ? typed : told);
  return (
    <>
      <CallButtons keys={calls} texts={texts.danger} className="shrink-0 px-4 pt-2" />
      <section
        ref={scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.conversation}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3"
      >
        <div className="mx-auto max-w-3xl">
          <ChatLog messages={messages} exchanges={assistant.exchanges} texts={texts} language={language} />
          {!loaded && !failed && <p className="mt-2 text-small text-ink-soft">{texts.loading}</p>}
          {failed && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small">
              {texts.troubleLoading}
              <Button look="quiet" size="small" onClick={again}>
                {texts.again}
              </Button>
            </p>
          )}
          {assistant.typing && <TypingSign text={texts.typing} />}
          <ChatMenu
            assistant={assistant}
            texts={texts}
            onChoose={(choice) => assistant.choose(choice, messages.length)}
          />
        </div>
      </section>
      <ChatWrite state={state} nearest={nearest} texts={texts} onDangers={setTyped} />
    </>
  );
}

/** The dangers of the latest message that tells of one, as long as nobody has answered it. */
function dangersTold(messages: ChatMessage[]): Danger[] {
  const unanswered = messages.slice(messages.findLastIndex(({ type }) => type !== 1) + 1);
  return unanswered.map(({ msg }) => dangersIn(msg)).findLast((found) => found.length > 0) ?? [];
}

/** Three animated dots with a text; static with reduced motion. */
function TypingSign({ text }: { text: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            className="size-2 animate-bounce rounded-full bg-line"
            style={{ animationDelay: `${delay}ms` }}
          />
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

type ChatLogProps = { messages: ChatMessage[]; exchanges: Exchange[]; texts: ChatTexts; language: Language };

/** The conversation, oldest first. New messages are announced (`role="log"`). */
function ChatLog({ messages, exchanges, texts, language }: ChatLogProps) {
  // Once, below the latest such message: a learner who writes again need not read the same numbers twice.
  const told = useMemo(() => messages.findLast(({ type, msg }) => type === 1 && dangersIn(msg).length > 0), [messages]);
  return (
    <div role="log" aria-label={texts.conversation} aria-live="polite">
      <ol className="space-y-3">
        <Bubble from="other" who={texts.assistant}>
          {texts.greeting}
        </Bubble>
        {exchanges.filter((each) => each.after === 0).map((each) => exchangeBubbles(each, texts))}
        {messages.map((message, index) => [
          <Bubble
            key={message.id || index}
            from={message.type === 1 ? "learner" : "other"}
            who={message.type === 1 ? texts.you : texts.coordinator}
            when={dayAndTime(message.sent_on, language)}
            anchor
          >
            {message.type === 1 ? message.msg : <LinkedText text={message.msg} />}
          </Bubble>,
          message === told && (
            <li key="danger">
              <DangerHelp dangers={dangersIn(message.msg)} texts={texts.danger} note="sent" />
            </li>
          ),
          exchanges.filter((each) => each.after === index + 1).map((each) => exchangeBubbles(each, texts)),
        ])}
      </ol>
    </div>
  );
}

function exchangeBubbles(exchange: Exchange, texts: ChatTexts) {
  return [
    <Bubble key={`${exchange.id}q`} from="learner" who={texts.you} anchor>
      {exchange.question}
    </Bubble>,
    (exchange.answer !== null || exchange.failed) && (
      <Bubble key={`${exchange.id}a`} from="other" who={texts.assistant}>
        {exchange.answer === null ? texts.troubleAnswering : <LinkedText text={exchange.answer} />}
      </Bubble>
    ),
  ];
}

type ChatMenuProps = {
  assistant: ReturnType<typeof useAssistant>;
  texts: ChatTexts;
  onChoose: (choice: Choice) => void;
};

function ChatMenu({ assistant, texts, onChoose }: ChatMenuProps) {
  const { choices, subject, typing, failed } = assistant;
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
          {texts.troubleChoosing}
          <Button look="quiet" size="small" onClick={assistant.again}>
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
        <Button look="quiet" size="small" onClick={assistant.back} className="mt-1.5">
          <Icon name="back" className="size-5" /> {texts.back}
        </Button>
      )}
    </section>
  );
}
