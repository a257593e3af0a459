"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useId, useRef, useState, useTransition } from "react";
import { carryMessage, showCarriedMessage } from "@/components/layout/visitor/carried-message";
import { dropDraft } from "@/components/layout/visitor/drafts";
import { leaveForOtherAccount, leavePage } from "@/components/layout/visitor/leave-page";
import { useErrorTitle } from "@/components/ui/page-title";
import type { ToastKind } from "@/components/ui/toasts";
import { scriptField } from "@/lib/api/http/read-form";
import { redirectTarget } from "@/lib/api/next-errors";
import { waitingAttribute } from "@/lib/contract/meta/hydrated-event";
import { tellConnection } from "./drafts/connection";
import { leadsToOtherAccount } from "./drafts/rejected-redirect";
import { isKept, type Unsent, useUnsent } from "./drafts/unsent";
import { useLearnerKey } from "./drafts/use-learner-key";
import { useWhenOnline } from "./drafts/use-when-online";
import { type FormAction, type FormResult, unsent as nothingSent, type Problem } from "./form-state";

export type ServerFormSetup = {
  action: FormAction;
  offline: string;
  /** The name of the draft that the form's `FormDraft` stores; it is deleted once the form has succeeded. */
  draft?: string;
  /** The messages that are shown as a toast too: `all` are the answers and a lost connection. */
  toasts?: "all" | "answers" | "none";
  toastKinds?: { done?: ToastKind; problem?: ToastKind };
  /** Whether the fields are reset to the rendered values after a success. */
  resets?: boolean;
  /** Whether the form is sent again once the connection is back; only for what is safe to repeat. */
  sendsAgain?: boolean;
  /**
   * The call that stores what was typed. Where the connection is lost, the form is sent again when it is back, and the
   * call also after the page was closed, once in all (docs/decisions/0252).
   */
  keeps?: (form: FormData) => Unsent;
  /** Checks the form before it is sent. @returns its problems */
  check?: (form: FormData) => Problem[];
  /** Called when the check has found nothing: true where the form shows its next part and is not sent. */
  leadsOn?: () => boolean;
  /** Asks for a confirmation before the form is sent; resolves to false when it is denied. */
  confirm?: (form: FormData) => Promise<boolean>;
  /** Awaited before the form is sent. */
  ready?: () => Promise<void>;
  /** Fields that only this browser has, such as the stored campaign. */
  complete?: () => Partial<Record<string, string>>;
  /** Called after a success with what was sent, before the page is left. */
  onDone?: (result: FormResult, sent: FormData) => void;
  /** Whether a redirect loads its page in full; for an action that ends the session. */
  loadsAnew?: boolean;
  /** Whether the next page replaces this one in the history. */
  replacesPage?: boolean;
  /** The page that shows the result without JavaScript, if not the form's own page. */
  permalink?: string;
  /** Whether its problems mark the title of the page; a form that checks its fields itself does it. */
  marksTitle?: boolean;
  /** What the form's page shows of an earlier POST, where its action redirects (`typedBefore`). */
  before?: FormResult;
};

/**
 * A form with one server action for browsers with and without JavaScript. With JavaScript, a lost connection shows a
 * message instead of an error page, the typed text survives (also a login), and a second press is ignored. Spread
 * `form` on the `<form>`.
 */
export function useServerForm(setup: ServerFormSetup) {
  const { action, offline, check, confirm, permalink, sendsAgain = false, toasts = "all" } = setup;
  const ownName = useId();
  const key = useLearnerKey();
  // The account may become known while the form is being sent.
  const writer = useRef(key);
  writer.current = key;
  // React sends the form by `plainly` where there is no JavaScript; its result then comes with the page.
  const [before, plainly] = useActionState(
    action as (state: Awaited<FormResult>, form: FormData) => Promise<FormResult>,
    setup.before ?? nothingSent,
    permalink,
  );
  const [answer, setAnswer] = useState<FormResult | null>(null);
  const [found, setFound] = useState<Problem[] | null>(null);
  const [lost, setLost] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** Whether somebody typed on while the form was on its way: that is not stored yet. */
  const [isTypedOn, setTypedOn] = useState(false);
  const [sending, startTransition] = useTransition();
  const waiting = useRef<Sent | null>(null);
  const unsent = useUnsent(setup.keeps);
  // A second press may occur before React has rendered the busy state.
  const underWay = useRef(false);
  const result = answer ?? before;
  const busy = sending || leaving;

  const show = (problems: Problem[]) => {
    setFound(problems);
    if (toasts !== "none") showProblem(problems[0], setup.toastKinds?.problem);
  };
  const leave = ({ done, problems, leadsTo }: FormResult) => {
    setLeaving(true);
    const message = done || problems[0]?.message;
    if (message && toasts !== "none") carryMessage(done ? (setup.toastKinds?.done ?? "success") : "error", message);
    leavePage(leadsTo ?? "/", setup.replacesPage);
  };
  const take = async (next: FormResult, { form: sent, element }: Sent) => {
    const typedOn = element !== null && isChangedSince(sent, element);
    setTypedOn(typedOn);
    setLost(false);
    setFound(null);
    setAnswer(next);
    unsent?.arrived(sent);
    if (next.done !== undefined) {
      if (writer.current && !typedOn) dropDraft(writer.current, setup.draft ?? ownName);
      setup.onDone?.(next, sent);
    }
    if (next.leadsTo !== undefined) return leave(next);
    if (next.done !== undefined && (setup.resets ?? true) && !typedOn) element?.reset();
    if (toasts === "none") return;
    if (next.done) showToast(next.done, setup.toastKinds?.done ?? "success");
    else showProblem(next.problems[0], setup.toastKinds?.problem);
  };
  const lose = (error: unknown, sent: Sent) => {
    if (leadsToOtherAccount(error)) return leaveForOtherAccount();
    // A redirect says nothing about what was stored: most often the session has ended, or the page must say why not. So
    // it deletes no draft; an action that has stored a draft says so by its result (`done`).
    const address = redirectTarget(error);
    if (address !== null && setup.loadsAnew) return leavePage(address);
    if (address !== null) showCarriedMessage();
    unstable_rethrow(error);
    waiting.current = sent;
    unsent?.lost(sent.form);
    setFound(null);
    setLost(true);
    if (toasts === "all") showToast(offline, "error");
    tellConnection("lost");
  };
  /** @returns the action's result; null when the server was not reached or the action redirected */
  const send = (form: FormData, element: HTMLFormElement | null = null): Promise<FormResult | null> => {
    if (underWay.current) return Promise.resolve(null);
    underWay.current = true;
    waiting.current = null;
    form.set(scriptField, "1");
    unsent?.begin(form);
    return new Promise((resolve) => {
      startTransition(async () => {
        try {
          await setup.ready?.();
          for (const [name, value] of Object.entries(setup.complete?.() ?? {})) form.set(name, value ?? "");
          const next = await action(result, form);
          underWay.current = next.leadsTo !== undefined;
          resolve(next);
          await take(next, { form, element });
        } catch (error) {
          underWay.current = false;
          resolve(null);
          lose(error, { form, element });
        }
      });
    });
  };
  const sendWaiting = () => {
    if (!waiting.current) return setLost(false);
    const { form, element } = waiting.current;
    // What somebody else reads is sent as it was when the button was pressed.
    void send(element && !setup.keeps ? asItIsNow(form, element) : form, element);
  };
  useWhenOnline(lost && (sendsAgain || setup.keeps !== undefined), sendWaiting);
  useEffect(() => {
    // Loaded again without a connection: the text is in a kept call, so the form says so.
    if (setup.draft && isKept(setup.draft) && !navigator.onLine) setLost(true);
  }, [setup.draft]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const form = new FormData(element, (event.nativeEvent as SubmitEvent).submitter);
    const problems = check?.(form) ?? [];
    if (problems.length > 0) return show(problems);
    if (setup.leadsOn?.()) return setFound(null);
    if (confirm && !(await confirm(form))) return;
    setFound(null);
    await send(form, element);
  };

  // A page that is being left gives its message to the next one, or it would be read out twice.
  const shown = leaving && toasts !== "none" ? [] : result.problems;
  const problems = found ?? (lost ? [{ key: "offline", message: offline }] : shown);
  const done = found || lost ? undefined : result.done;
  const fieldError = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const isInError = problems.length > 0;
  useErrorTitle(isInError && (setup.marksTitle ?? true));
  // Without JavaScript the server marks the title of the page that has such a form (server/finish/status.ts).
  const waits = setup.draft !== undefined || setup.complete !== undefined;
  const form = {
    action: plainly,
    onSubmit,
    noValidate: true,
    "data-in-error": isInError ? "" : undefined,
    [waitingAttribute]: waits ? "" : undefined,
  };
  /** For `FormDraft`: whether the form holds nothing that is not stored. */
  const isStored = Boolean(done) && !isTypedOn;
  return { form, before, result, problems, fieldError, done, isStored, busy, lost, send, values: result.values ?? {} };
}

/** What was sent, and the form that it came from; null for one that resets itself. */
type Sent = { form: FormData; element: HTMLFormElement | null };

/** Whether somebody typed after the form was sent, as on a slow network before the last answer. */
function isChangedSince(sent: FormData, element: HTMLFormElement): boolean {
  return [...new FormData(element)].some(
    ([name, value]) => typeof value === "string" && sent.has(name) && !sent.getAll(name).includes(value),
  );
}

/** What the form holds now, with the button that was pressed and what the browser added. */
function asItIsNow(sent: FormData, element: HTMLFormElement): FormData {
  const now = new FormData(element);
  for (const [name, value] of sent) {
    const field = element.elements.namedItem(name);
    if (field === null || field instanceof HTMLButtonElement) now.set(name, value);
  }
  return now;
}

/** The documented kind of these messages is a warning (rule: registration.main-order). */
const tooShort = ["passwordTooShort", "newPasswordTooShort"];

/** Shows the documented text of a problem as a toast, unless it is shown on the page only. */
export function showProblem(problem: Problem | undefined, kind: ToastKind = "error"): void {
  if (!problem || problem.inlineOnly) return;
  showToast(problem.documented ?? problem.message, tooShort.includes(problem.key) ? "warning" : kind);
}

function showToast(message: string, kind: ToastKind): void {
  import("@/components/ui/toasts").then(({ toast }) => toast(kind, message), console.error);
}
