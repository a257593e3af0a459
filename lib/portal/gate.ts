import { randomUUID } from "node:crypto";
import { ORPCError, os } from "@orpc/server";
import type { CallMeta } from "../contract/answer";
import { refusalOfStorage } from "../db";
import type { Language } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import { Refusal, refusalStatuses } from "../refusal";
import type { Caller } from "./caller";
import { holdsNul, languageIn } from "./input";
import { wordsOfIssues } from "./issues";
import { redrawPages } from "./page-tags";

/** What every call has behind the gate. */
export type Admitted = { caller: Caller; language: Language };

const base = os.$context<{ caller: Caller }>().$meta<CallMeta>({});

/**
 * In front of every call, in process and over HTTP: the language of the answer, the one error shape, and the session cookie
 * that a call opens or closes. Who is asking is found by the side of the door that answers.
 */
export const gate = base.middleware(async ({ context, next, procedure }, input) => {
  const { caller } = context;
  const language = languageIn(input) ?? caller.language;
  try {
    if (holdsNul(input)) throw new Refusal("BAD_REQUEST", "signNotKept");
    const result = await next({ context: { caller, language } satisfies Admitted });
    const { session, changes } = procedure["~orpc"].meta;
    if (changes) await redrawPages(changes, input);
    if (session === "opens") await caller.session.keep(tokenIn(result.output));
    if (session === "closes") await caller.session.drop();
    return result;
  } catch (error) {
    throw asAnswer(error, language, caller);
  }
});

function tokenIn(output: unknown): string {
  return (output as { token: string }).token;
}

function asAnswer(error: unknown, language: Language, caller: Caller): ORPCError<string, unknown> {
  const words = translatorFor(language, "answers");
  if (error instanceof Refusal) return refused(error, language, caller);
  if (error instanceof ORPCError && error.status < 500) {
    const wait = (error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
    if (wait) caller.answerHeaders.set("Retry-After", String(wait));
    const details = wordsOfIssues(error.data, language);
    return details ? new ORPCError(error.code, { status: error.status, message: details }) : error;
  }
  const unavailable = refusalOfStorage(error);
  if (unavailable) {
    console.error("database:", error instanceof Error ? error.message : error);
    return refused(unavailable, language, caller);
  }
  const id = randomUUID();
  console.error(`[${id}]`, error);
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: words("internalError", { id }) });
}

function refused({ code, key, details }: Refusal, language: Language, caller: Caller): ORPCError<string, unknown> {
  const { retryAfterSeconds, values } = details;
  if (retryAfterSeconds) caller.answerHeaders.set("Retry-After", String(retryAfterSeconds));
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  const message = translatorFor(language, "answers")(key, { minutes, ...values });
  return new ORPCError(code, { status: refusalStatuses[code], message, data: { key } });
}
