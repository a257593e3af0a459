import type { ContractRouterClient } from "@orpc/contract";
import type { PortalContract } from "../contract";
import { type FieldValues, firstMessage, type Rule } from "../contract/rules/rule";
import { CallError, type MessageKey } from "../platform/call-error";
import type { Content } from "../platform/content";
import type { Database } from "../platform/db";
import type { Language } from "../platform/i18n/language";
import { translatorFor } from "../platform/i18n/messages";
import type { Limits } from "../platform/limits";
import { type Learner, requireLearner } from "../platform/session";
import type { Settings } from "../platform/settings";

/** Everything an operation may use. The middleware has already determined the caller and the language of the answer. */
export type CallContext = {
  db: Database;
  /** The same tables for long statements that only read (`OpenDatabase.reading`). */
  reading: Database;
  content: Content;
  limits: Limits;
  settings: Settings;
  learner: Learner | null;
  /** The transport of the token: a browser's cookie, or a client's bearer token. */
  carriedBy: "cookie" | "bearer";
  language: Language;
  /** The caller's IPv4 address or IPv6 /64 network; used for limits only. */
  address: string;
  /** The marker of accounts that signed in on this device (known-device.ts); `keep` stores a new one. */
  device: { marker: string; keep: (marker: string) => Promise<void> };
  userAgent: string;
  now: Date;
  /** The browser prefetches a page that may be opened next: the call must not count as opening it. */
  isPrefetch?: boolean;
};

/** The context of work without a caller: in the background, or by a command. */
export type WorkContext = Pick<CallContext, "db" | "content" | "settings" | "now">;

/** The call with `reading` as `db`: for lists of the desk that take longer than a request may block. */
export const forReading = (context: CallContext): CallContext => ({ ...context, db: context.reading });

/** Checks the rules of a form. @throws CallError BAD_REQUEST with the documented message of the first broken rule */
export function requireRules(
  { settings }: Pick<CallContext, "settings">,
  rules: readonly Rule<MessageKey>[],
  values: FieldValues,
): void {
  const problem = firstMessage(rules, values);
  if (problem) throw new CallError("BAD_REQUEST", problem, { values: { minimum: settings.passwordMinLength } });
}

/** The caller, whose own address alone a call may name (threats T1). @throws CallError UNAUTHORIZED, FORBIDDEN */
export function requireUsername(context: Pick<CallContext, "learner">, username: string | undefined): Learner {
  const learner = requireLearner(context);
  if (username && username.trim().toLowerCase() !== learner.username) throw new CallError("FORBIDDEN", "notYours");
  return learner;
}

/** The answer of a call that only reports success, in the caller's language. `key`: of a text without values. */
export function doneWith({ language }: Pick<CallContext, "language">, key: MessageKey) {
  return { status: true, message: translatorFor(language, "answers")(key as "saved") };
}

type Client = ContractRouterClient<PortalContract>;
type Operation<Call> = Call extends (...given: infer Given) => Promise<infer Answer>
  ? (context: CallContext, input: NonNullable<Given[0]>) => Promise<Answer>
  : never;

/** A domain's slice of the contract, as plain functions with explicit arguments. */
export type Operations<Domain extends keyof Client> = {
  [Name in keyof Client[Domain]]: Operation<Client[Domain][Name]>;
};
