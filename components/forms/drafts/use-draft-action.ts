"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { showCarriedToast } from "@/components/layout/visitor/carried-toast";
import { dropDraft } from "@/components/layout/visitor/drafts";
import { leaveForOtherAccount } from "@/components/layout/visitor/leave-page";
import { redirectOf } from "@/lib/api/next-internals";
import { tellConnection } from "./connection";
import { leadsToLogin, leadsToOtherAccount } from "./redirect-of";
import { useLearnerKey } from "./use-learner-key";

type Setup<State> = {
  action: (before: State, form: FormData) => Promise<State>;
  initial: State;
  /** The draft's name: the `name` (or `form`) of the form's `KeepDraft`. */
  name: string;
  /** Whether an answer means that it was stored. */
  isDone: (state: State) => boolean;
  learner?: string;
  /** Sent again by itself when the connection is back: only for what may arrive twice without harm. */
  sendsAgain?: boolean;
  /** Whether the fields return to what the server rendered once it is stored. */
  resets?: boolean;
  /** What has to be over before it is sent. */
  ready?: () => Promise<void>;
  /** Where the browser without JavaScript reads the answer, if not at the address it came from. */
  permalink?: string;
};

/**
 * A form's server action that a lost connection cannot turn into an error page: it is caught and shown, what was typed stays, through a
 * login too. Without JavaScript the form is sent as usual. Spread `form` on the `<form>`.
 */
export function useDraftAction<State>({ action, initial, name, isDone, learner, sendsAgain = false, resets = true, ready, permalink }: Setup<State>) {
  const key = useLearnerKey(learner);
  // Who writes may become known while the form is on its way.
  const writer = useRef(key);
  writer.current = key;
  // React sends the form by `plainly` where there is no JavaScript; its state then comes with the page.
  const [before, plainly] = useActionState(action as (state: Awaited<State>, form: FormData) => Promise<State>, initial as Awaited<State>, permalink);
  const [answer, setAnswer] = useState<State | null>(null);
  const [lost, setLost] = useState(false);
  const [busy, startTransition] = useTransition();
  const waiting = useRef<FormData | null>(null);
  const state: State = answer ?? before;

  const send = (form: FormData, element: HTMLFormElement | null) =>
    startTransition(async () => {
      waiting.current = null;
      try {
        await ready?.();
        const next = await action(state, form);
        setLost(false);
        setAnswer(next);
        if (!isDone(next)) return;
        if (writer.current) dropDraft(writer.current, name);
        if (resets) element?.reset();
      } catch (error) {
        if (leadsToOtherAccount(error)) return leaveForOtherAccount();
        const address = redirectOf(error);
        if (writer.current && address !== null && !leadsToLogin(address)) dropDraft(writer.current, name);
        if (address !== null) showCarriedToast();
        unstable_rethrow(error);
        waiting.current = form;
        setLost(true);
        tellConnection("lost");
      }
    });
  useEffect(() => {
    if (!lost || !sendsAgain) return;
    const again = () => waiting.current && send(waiting.current, null);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (!busy) send(new FormData(event.currentTarget, submitter), event.currentTarget);
  };
  return { state, form: { action: plainly, onSubmit }, busy, lost };
}
