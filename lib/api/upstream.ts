import { ORPCError } from "@orpc/client";
import { implement } from "@orpc/server";
import type { $ZodType } from "zod/v4/core";
import { contract } from "../contract";
import type { CallMeta } from "../contract/meta/answer";
import { htmlFields } from "../contract/meta/html";
import { byteCache, contentKey } from "../platform/caches";
import { CallError } from "../platform/call-error";
import { sanitiseHtml } from "../platform/content/text/sanitise";
import type { Language } from "../platform/i18n/language";
import { buildRouter } from "./build-router";
import type { Caller } from "./caller";
import { completed } from "./documented-answers/complete";
import { documentedResponses } from "./documented-answers/documented-answers";
import { optionalCalls } from "./documented-backend/optional-calls";
import { type BackendCall, type CallContext, orDocumented } from "./documented-backend/or-documented";
import { replacements } from "./documented-backend/replacements";
import { callMiddleware } from "./middleware";
import { upstreamClient } from "./upstream-http/upstream-client";

/** Runs around upstream calls: a response against the contract is an error; HTML is sanitised (threats T6). */
const os = implement(contract)
  .$context<{ caller: Caller }>()
  .use(callMiddleware)
  .use(async ({ context, next, procedure }) => {
    try {
      const answer = await next();
      const schema = procedure["~orpc"].outputSchema as $ZodType | undefined;
      return schema
        ? { ...answer, output: withCleanHtml(schema, answer.output, cleanHtml) as typeof answer.output }
        : answer;
    } catch (error) {
      throw asAnswer(error, context.caller, procedure);
    }
  });

type ByName<Each> = Partial<Record<string, Partial<Record<string, Each>>>>;
type AnyCall = BackendCall<never, unknown>;

/**
 * Passes every call to an existing backend over HTTP with the visitor's token. It may lack calls and fields
 * (rule: backend.documented-fields). `has`: its further calls.
 */
export function upstreamBackend() {
  const client = upstreamClient();
  const optional = optionalCalls(client);
  const calls: ByName<AnyCall> = client;
  const replacing: ByName<AnyCall> = replacements(client);
  const completing: ByName<Parameters<typeof completed>[1]> = documentedResponses(client);
  const router = buildRouter<CallContext>(os, (part, name) => {
    const own = calls[part]?.[name];
    if (!own) throw new Error(`Nothing passes ${part}.${name} on.`);
    const replacement = replacing[part]?.[name];
    const complete = completing[part]?.[name];
    const call = replacement
      ? orDocumented(own, replacement)
      : complete
        ? completed(own, complete)
        : optional.noting(`${part}.${name}`, own);
    return ({ context: { caller, language }, input }) =>
      call(inLanguage(input, language) as never, { context: { caller, language } });
  });
  return { router, has: optional.has };
}

/** Replaces the default language, which the schema fills in where none was sent, by the visitor's language. */
function inLanguage<Input>(input: Input, language: Language): Input {
  if (typeof input !== "object" || input === null) return input;
  if ("language" in input) return { ...input, language };
  return "query" in input ? { ...input, query: inLanguage(input.query, language) } : input;
}

type Called = { "~orpc": { meta: CallMeta; errorMap: object } };

/**
 * An error response is passed on. A missing response, and one that violates the contract, become 503: also a 401 to a
 * guest whom the contract lets in. A page leads from a 401 to the login, which leads a signed-in visitor back.
 */
export function asAnswer(error: unknown, { token }: Pick<Caller, "token">, { "~orpc": called }: Called): unknown {
  const isForGuests = called.meta.access !== "learner" && !("UNAUTHORIZED" in called.errorMap);
  const refusesGuest = (error as { status?: unknown }).status === 401 && token === null && isForGuests;
  if (error instanceof ORPCError && error.status >= 400 && error.status < 500 && !refusesGuest) return error;
  console.error("upstream:", error instanceof Error ? error.message : error);
  return new CallError("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 10 });
}

type Definition = {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  valueType?: $ZodType;
  options?: $ZodType[];
};

/** Passes every field of the output that its schema registers in `htmlFields` through `clean`. */
export function withCleanHtml(schema: $ZodType, value: unknown, clean: (html: string) => string): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === "string" && htmlFields.get(schema)) return clean(value);
  const { shape, element, innerType, valueType, options } = schema._zod.def as Definition;
  if (innerType) return withCleanHtml(innerType, value, clean);
  if (options) return options.reduce((cleaner: unknown, option) => withCleanHtml(option, cleaner, clean), value);
  if (Array.isArray(value)) return element ? value.map((each) => withCleanHtml(element, each, clean)) : value;
  // A file, or anything else whose content has no schema.
  if (typeof value !== "object" || (!shape && !valueType)) return value;
  const fieldSchema = (name: string) => shape?.[name] ?? valueType;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, cleanField(fieldSchema(name), each, clean)]),
  );
}

function cleanField(schema: $ZodType | undefined, value: unknown, clean: (html: string) => string): unknown {
  return schema ? withCleanHtml(schema, value, clean) : value;
}

const cleaned = byteCache<Buffer>("cleaned", ({ length }) => length);

/** HTML by the allow-list. A text is sanitised once while it is in use. */
function cleanHtml(html: string): string {
  const key = contentKey("html", html);
  const known = cleaned.get(key);
  if (known) return known.toString();
  const clean = sanitiseHtml(html);
  cleaned.set(key, Buffer.from(clean));
  return clean;
}
