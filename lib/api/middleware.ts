import { randomUUID } from "node:crypto";
import { ORPCError, os } from "@orpc/server";
import type { CallMeta } from "../contract/meta/answer";
import { CallError, callErrorStatuses } from "../platform/call-error";
import { callErrorOfStorage } from "../platform/db";
import type { Language } from "../platform/i18n/language";
import { translatorFor } from "../platform/i18n/messages";
import { accountMarker } from "../platform/session";
import { lastingSecret, settings } from "../platform/settings";
import { readCallError } from "./call-error";
import { type Caller, isFromAnotherAccount } from "./caller";
import { holdsNul, languageIn } from "./input/raw-input";
import { messageOfIssues } from "./input/schema-issues";
import { accountHeader } from "./page-account/account-names";
import { announcePageChange } from "./pages/page-changes";
import { noteCall } from "./pages/page-status";

/** The context of every call after the common middleware. */
export type Admitted = { caller: Caller; language: Language };

const base = os.$context<{ caller: Caller }>().$meta<CallMeta>({});

/**
 * The middleware in front of every call, in process and over HTTP: the language of the response, the one error shape,
 * and the session cookie that a call opens or closes. The backend determines who the caller is.
 */
export const callMiddleware = base.middleware(async ({ context, next, procedure }, input) => {
  const { caller } = context;
  const language = languageIn(input) ?? caller.language;
  noteCall(procedure["~orpc"].route.path);
  try {
    const { session, changesPages, staff } = procedure["~orpc"].meta;
    // A call of the desk checks the caller first (embedded.ts).
    if (!staff && holdsNul(input)) throw new CallError("BAD_REQUEST", "signNotStored");
    // Not for a call that opens or closes a session, which writes no data of the page into the signed-in account.
    if (!session && isFromAnotherAccount(caller)) throw new CallError("CONFLICT", "otherAccount");
    const result = await next({ context: { caller, language } satisfies Admitted });
    if (changesPages) await announcePageChange();
    if (session === "opens")
      await keepSession(caller, result.output as Opened, [input, result.output].some(isOnSharedDevice));
    if (session === "closes") await caller.session.drop();
    return result;
  } catch (error) {
    throw asAnswer(error, language, caller);
  }
});

type Opened = { token: string; _id: string; language_preference?: Language };

/** Whether a login, or the answer to a mailed link, says so (rule: session.shared-device). */
const isOnSharedDevice = (said: unknown) => Object(said).shared_device === true;

async function keepSession(caller: Caller, opened: Opened, shared: boolean): Promise<void> {
  const { token, _id, language_preference: preferred } = opened;
  const account = accountMarker(_id, lastingSecret(settings()));
  await caller.session.keep(token, account, { preferred, shared });
  caller.answerHeaders.set(accountHeader, account);
}

function asAnswer(error: unknown, language: Language, caller: Caller): ORPCError<string, unknown> {
  const words = translatorFor(language, "answers");
  if (error instanceof CallError) return errorAnswer(error, language, caller);
  if (error instanceof ORPCError && error.status < 500) {
    const wait = readCallError(error)?.retryAfterSeconds;
    if (wait) caller.answerHeaders.set("Retry-After", String(wait));
    const details = messageOfIssues(error.data, language);
    return details ? new ORPCError(error.code, { status: error.status, message: details }) : error;
  }
  const unavailable = callErrorOfStorage(error);
  if (unavailable) {
    console.error("database:", error instanceof Error ? error.message : error);
    return errorAnswer(unavailable, language, caller);
  }
  const id = randomUUID();
  console.error(`[${id}]`, error);
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: words("internalError", { id }) });
}

function errorAnswer({ code, key, details }: CallError, language: Language, caller: Caller) {
  const { retryAfterSeconds, values, leadsTo } = details;
  if (retryAfterSeconds) caller.answerHeaders.set("Retry-After", String(retryAfterSeconds));
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  const message = translatorFor(language, "answers")(key, { minutes, ...values });
  return new ORPCError(code, { status: callErrorStatuses[code], message, data: { key, leadsTo } });
}
