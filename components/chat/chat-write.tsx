import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { KeepTyped } from "@/components/learning/drafts/keep-typed";
import { Button } from "@/components/ui/button";
import type { ChatTexts } from "./chat-texts";
import { keptChat, type SendState } from "./use-send";

/** "Longer than 1 character" (learning §5). */
const shortest = 2;

/** Free text to the coordinator. Enter sends, Shift and Enter begin a new line. */
export function ChatWrite({ state, texts, onSend }: { state: SendState; texts: ChatTexts; onSend: (msg: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [msg, setMsg] = useState("");
  const enough = [...msg.trim()].length >= shortest;
  useEffect(() => {
    if (state.kind !== "sent") return;
    setMsg("");
    // The button that had the focus is out of use until something is typed again.
    const had = document.activeElement;
    if (had === document.body || had?.closest("form") === form.current) form.current?.querySelector("textarea")?.focus();
  }, [state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enough) onSend(msg.trim());
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} id="chat-write" onSubmit={submit} className="shrink-0 border-t border-hairline bg-white px-4 pt-1.5 pb-2">
      <label htmlFor="chat-msg" className="text-[0.9em] font-semibold">
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
          onChange={(event) => setMsg(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          className="block field-sizing-content max-h-28 min-h-12 w-full min-w-0 resize-none rounded-control border border-line bg-white px-3 py-2 leading-snug text-ink"
        />
        <Button type="submit" disabled={!enough} aria-disabled={state.kind === "sending"} className="shrink-0">
          {state.kind === "sending" ? texts.sending : texts.send}
        </Button>
      </div>
      <p id="chat-hint" className="mt-1 text-[0.8em] text-ink-soft">
        {texts.writeHint}
      </p>
      <div role="status" className="text-[0.9em] font-semibold empty:hidden">
        {state.kind === "sent" && <span className="text-leaf">✓ {texts.sent}</span>}
        {state.kind === "waiting" && <span>{navigator.onLine ? texts.notSent : texts.offline}</span>}
        {state.kind === "refused" && <span className="text-sindoor">✗ {state.message}</span>}
        {state.kind === "signedOut" && (
          <span>
            {texts.signedOut} <a href="/login">{texts.logIn}</a>
          </span>
        )}
      </div>
      <KeepTyped form="chat-write" name={keptChat} />
    </form>
  );
}
