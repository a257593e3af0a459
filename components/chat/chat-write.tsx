import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { DangerHelp } from "@/components/forms/danger/danger-help";
import { DangerLine } from "@/components/forms/danger/danger-line";
import { FormDraft } from "@/components/forms/drafts/form-draft";
import { useLearnerKey } from "@/components/forms/drafts/use-learner-key";
import { dropDraft } from "@/components/layout/visitor/drafts";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type Danger, dangersIn } from "@/lib/contract/danger";
import type { ChatTexts } from "./actions";
import { NearestAnswers } from "./nearest-answers";
import type { useNearest } from "./use-send";
import { chatDraftName, type SendState } from "./use-send";

/** The shortest message in characters: "longer than 1 character" (rule: chat.message-minimum). */
const shortest = 2;

type Props = {
  state: SendState;
  texts: ChatTexts;
  nearest: ReturnType<typeof useNearest>;
  onDangers: (found: Danger[]) => void;
};

/** The field for a message to the coordinator. Enter sends, Shift and Enter starts a new line. */
export function ChatWrite({ state, texts, nearest, onDangers }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const learner = useLearnerKey();
  const [msg, setMsg] = useState("");
  const [short, setShort] = useState(false);
  const letters = [...msg.trim()].length;
  const dangers = useMemo(() => dangersIn(msg), [msg]);
  const kinds = dangers.join();
  const empty = () => {
    setMsg("");
    if (learner) dropDraft(learner, chatDraftName);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for the same kinds, not for each letter
  useEffect(() => onDangers(dangers), [kinds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was sent
  useEffect(() => {
    // What was typed while the message was on its way is another one.
    if (state.kind !== "sent" || form.current?.querySelector("textarea")?.value.trim() !== state.msg) return;
    empty();
    // The focused button is disabled until something is typed again.
    const had = document.activeElement;
    if (had === document.body || had?.closest("form") === form.current)
      form.current?.querySelector("textarea")?.focus();
  }, [state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(letters < shortest);
    if (letters >= shortest) void nearest.ask(msg.trim());
    else form.current?.querySelector("textarea")?.focus();
  };
  const helped = () => {
    nearest.forget();
    empty();
    form.current?.querySelector("textarea")?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      id="chat-write"
      onSubmit={submit}
      className="shrink-0 border-t border-hairline bg-white px-4 pt-1.5 pb-2 *:mx-auto *:max-w-3xl"
    >
      <div aria-live="polite" className="max-h-[55dvh] overflow-y-auto empty:hidden">
        <DangerHelp dangers={dangers} texts={texts.danger} note="beforeSending" className="my-1" />
      </div>
      <div role="status" className="max-h-[45dvh] overflow-y-auto empty:hidden">
        {nearest.answers.length > 0 && (
          <div className="py-1">
            <NearestAnswers answers={nearest.answers} title={texts.nearest} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button type="button" size="small" onClick={() => nearest.sendNow(msg.trim())}>
                {texts.sendAnyway}
              </Button>
              <Button type="button" look="quiet" size="small" onClick={helped}>
                {texts.helped}
              </Button>
            </div>
          </div>
        )}
      </div>
      <label htmlFor="chat-msg" className="block text-small font-semibold">
        {texts.writeLabel}
      </label>
      <div className="mt-1 flex items-end gap-2">
        <textarea
          id="chat-msg"
          name="msg"
          rows={1}
          maxLength={2000}
          enterKeyHint="send"
          aria-describedby="chat-hint"
          value={msg}
          onChange={(event) => {
            setMsg(event.currentTarget.value);
            setShort(false);
            nearest.forget();
          }}
          onKeyDown={sendOnEnter}
          className="block field-sizing-content max-h-28 min-h-12 w-full min-w-0 resize-none rounded-control border border-line bg-white px-3 py-2 leading-snug text-ink"
        />
        <Button
          type="submit"
          disabled={letters === 0}
          aria-disabled={state.kind === "sending" || nearest.looking}
          className="shrink-0"
        >
          {state.kind === "sending" ? texts.sending : texts.send}
        </Button>
      </div>
      <p id="chat-hint" className="mt-1 text-small text-ink-soft">
        {texts.writeHint}
      </p>
      <DangerLine texts={texts.danger} className="mt-1 text-small" />
      <div role="status" className="text-small font-semibold empty:hidden">
        {short ? <Marked kind="cross" text={texts.tooShort} /> : <Outcome state={state} texts={texts} />}
      </div>
      <FormDraft form="chat-write" name={chatDraftName} />
    </form>
  );
}

function Outcome({ state, texts }: { state: SendState; texts: ChatTexts }) {
  if (state.kind === "sent") return <Marked kind="check" text={texts.sent} />;
  if (state.kind === "waiting") return <span>{navigator.onLine ? texts.notSent : texts.offline}</span>;
  if (state.kind === "rejected") return <Marked kind="cross" text={state.message} />;
  if (state.kind !== "signedOut") return null;
  return (
    <span>
      {texts.signedOut} <a href="/login">{texts.logIn}</a>
    </span>
  );
}

function Marked({ kind, text }: { kind: "check" | "cross"; text: string }) {
  return (
    <span className={`flex items-start gap-1 ${kind === "check" ? "text-leaf" : "text-sindoor"}`}>
      <Icon name={kind} className="size-5" /> {text}
    </span>
  );
}
