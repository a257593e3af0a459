import { ORPCError } from "@orpc/client";
import { implement } from "@orpc/server";
import type { $ZodType } from "zod/v4/core";
import { contract } from "../contract";
import { htmlFields } from "../contract/meta/html";
import { byteCache, contentKey } from "../platform/caches";
import { CallError } from "../platform/call-error";
import { sanitiseHtml } from "../platform/content/text/sanitise";
import type { Language } from "../platform/i18n/language";
import { buildRouter } from "./build-router";
import type { Caller } from "./caller";
import { documentedResponses } from "./documented-answers/documented-answers";
import {
  noEarlierAnswers,
  noGuardianNeeded,
  nothingSeen,
  onlyForgotten,
  recordReading,
  topicToWriteIn,
} from "./documented-backend/learning";
import { optionalCalls } from "./documented-backend/optional-calls";
import {
  type BackendCall,
  type CallContext,
  orDocumented,
  type UpstreamClient,
} from "./documented-backend/or-documented";
import { documentedQuiz } from "./documented-backend/quiz";
import { callMiddleware } from "./middleware";
import { upstreamClient } from "./upstream-http/upstream-client";

/** Runs around upstream calls: a response against the contract is an error; HTML is sanitised (threats T6). */
const os = implement(contract)
  .$context<{ caller: Caller }>()
  .use(callMiddleware)
  .use(async ({ next, procedure }) => {
    try {
      const answer = await next();
      const schema = procedure["~orpc"].outputSchema as $ZodType | undefined;
      return schema
        ? { ...answer, output: withCleanHtml(schema, answer.output, cleanHtml) as typeof answer.output }
        : answer;
    } catch (error) {
      throw asAnswer(error);
    }
  });

/** Passes every call to an existing backend over HTTP with the visitor's token. `has`: its further calls. */
export function upstreamBackend() {
  const client = upstreamClient();
  const optional = optionalCalls(client);
  const answers = documentedResponses(client);
  const special: AnyCalls = specialCalls(client, answers, optional.noting);
  const completed: AnyCalls = answers;
  const passedOn: AnyCalls = client;
  const router = buildRouter<CallContext>(os, (part, name) => {
    const call = special[part]?.[name] ?? completed[part]?.[name] ?? passedOn[part]?.[name];
    if (!call) throw new Error(`Nothing passes ${part}.${name} on.`);
    return ({ context: { caller, language }, input }) =>
      call(inLanguage(input, language) as never, { context: { caller, language } });
  });
  return { router, has: optional.has };
}

type AnyCalls = Record<string, Record<string, BackendCall<never, unknown>>>;

/** Calls that are not just passed on: a backend may lack them or fields (rule: backend.documented-fields). */
function specialCalls(
  client: UpstreamClient,
  answers: ReturnType<typeof documentedResponses>,
  noting: ReturnType<typeof optionalCalls>["noting"],
) {
  const { accounts, avatars, certificates, chat, discussions, learning, privacy, quizzes, recall, surveys } = client;
  const quiz = documentedQuiz(client);
  return {
    accounts: { logout: orDocumented(accounts.logout, onlyForgotten) },
    avatars: { save: noting("avatars.save", avatars.save) },
    discussions: {
      reportComment: noting("discussions.reportComment", discussions.reportComment),
      editComment: noting("discussions.editComment", discussions.editComment),
      deleteModuleComment: noting("discussions.deleteModuleComment", discussions.deleteModuleComment),
    },
    learning: {
      topic: topicToWriteIn(client, answers.learning.topic),
      recordReading: orDocumented(learning.recordReading, recordReading(client, answers.learning.getMyTopicInfo)),
      recount: noting("learning.recount", learning.recount),
      answerSituations: noting("learning.answerSituations", learning.answerSituations),
      saveClassroomCard: noting("learning.saveClassroomCard", learning.saveClassroomCard),
    },
    privacy: {
      guardianStatus: orDocumented(privacy.guardianStatus, noGuardianNeeded),
      sendGrievance: noting("privacy.sendGrievance", privacy.sendGrievance),
    },
    quizzes: {
      attempt: orDocumented(quizzes.attempt, quiz.attempt),
      retake: orDocumented(quizzes.retake, quiz.retake),
      answer: orDocumented(quizzes.answer, quiz.answer),
    },
    recall: { today: noting("recall.today", recall.today) },
    certificates: {
      requestReview: noting("certificates.requestReview", certificates.requestReview),
      myWall: noting("certificates.myWall", certificates.myWall),
    },
    chat: { seen: orDocumented(chat.seen, nothingSeen) },
    surveys: {
      readTopicSurvey: orDocumented(surveys.readTopicSurvey, noEarlierAnswers),
      readFeedback: orDocumented(surveys.readFeedback, noEarlierAnswers),
    },
  } satisfies { [Part in keyof UpstreamClient]?: { [Name in keyof UpstreamClient[Part]]?: unknown } };
}

/** Replaces the default language, which the schema fills in where none was sent, by the visitor's language. */
function inLanguage<Input>(input: Input, language: Language): Input {
  if (typeof input !== "object" || input === null) return input;
  if ("language" in input) return { ...input, language };
  return "query" in input ? { ...input, query: inLanguage(input.query, language) } : input;
}

/** An error response is passed on. A missing response, and one that violates the contract, become 503. */
function asAnswer(error: unknown): unknown {
  if (error instanceof ORPCError && error.status >= 400 && error.status < 500) return error;
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
