import { implement } from "@orpc/server";
import { contract, type PortalContract } from "../contract";
import type { CallMeta, Completion } from "../contract/meta/answer";
import { sharedHeader } from "../contract/meta/shared-header";
import { accounts, guardian } from "../domain/accounts";
import { articles } from "../domain/articles";
import { avatars } from "../domain/avatars";
import type { CallContext, Operations } from "../domain/call";
import { campaigns } from "../domain/campaigns";
import { certificates, courseCertificates, issueAfterProfile, issueAfterTopic } from "../domain/certificates";
import { chat, countUnread } from "../domain/chat";
import { courses } from "../domain/courses";
import { desk, publicFigures, requireAdmission } from "../domain/desk";
import { courseDiscussions, discussions } from "../domain/discussions";
import { learning } from "../domain/learning";
import { offline } from "../domain/offline";
import { pages } from "../domain/pages";
import { places } from "../domain/places";
import { mayMeasure, privacy, waitsForGuardian } from "../domain/privacy";
import { quizzes } from "../domain/quizzes";
import { recall, scheduleTopics } from "../domain/recall";
import { recovery } from "../domain/recovery";
import { search } from "../domain/search";
import { security } from "../domain/security";
import { social } from "../domain/social";
import { surveys } from "../domain/surveys";
import { CallError } from "../platform/call-error";
import { content } from "../platform/content";
import { openedDatabase } from "../platform/db";
import { type Limits, openLimits, requestSource, rules } from "../platform/limits";
import { currentRequest, portal } from "../platform/portal";
import { findLearner, type Learner, requireLearner } from "../platform/session";
import { settings } from "../platform/settings";
import { type BackendRouter, buildRouter } from "./build-router";
import type { Caller } from "./caller";
import { holdsNul } from "./input/raw-input";
import { type Admitted, callMiddleware } from "./middleware";
import { runOnce } from "./page-account/sent-once";

/** A course with its discussions, added here because the domain `certificates` does not import `discussions`. */
const modules: Operations<"learning">["modules"] = async (context, input) => {
  const answer = await courseCertificates.modules(context, input);
  return { ...answer, discussion: await courseDiscussions(context, answer.course_info.slug) };
};

/** The learner's courses with the coordinator's replies: the domain `certificates` does not import `chat`. */
const myCourses: Operations<"learning">["myCourses"] = async (context, input) => {
  const answer = await courseCertificates.myCourses(context, input);
  return { ...answer, unread_answers: await countUnread(context.db, requireLearner(context).accountId) };
};

const operations: { [Part in keyof PortalContract]: Operations<Part> } = {
  accounts,
  recovery,
  avatars,
  pages,
  places,
  courses,
  campaigns: { ...campaigns, ...publicFigures },
  articles,
  search,
  discussions,
  learning: { ...learning, ...courseCertificates, modules, myCourses },
  privacy: { ...privacy, ...guardian },
  quizzes,
  recall,
  offline,
  security,
  certificates,
  chat,
  social,
  surveys,
  desk,
};

/** An operation as it is called here, with input that the contract has checked. */
type AnyOperation = (context: CallContext, input: never) => Promise<unknown>;
const operationsByName: Record<string, Record<string, AnyOperation>> = operations;

/** The embedded backend: every call of the contract with its operation. A missing one does not compile. */
export function embeddedRouter(): BackendRouter {
  return buildRouter<{ call: CallContext }>(os, (part, name) => {
    const operation = operationsByName[part]?.[name];
    if (!operation) throw new Error(`No operation answers ${part}.${name}.`);
    return ({ context, input }) => operation(context.call, (input ?? {}) as never);
  });
}

/** Runs around every embedded operation: the checks of the caller before, the declared effects after it. */
const os = implement(contract)
  .$context<{ caller: Caller }>()
  .use(callMiddleware)
  .use(async ({ context, next, procedure }, input) => {
    const call = await admit(context);
    const { meta } = procedure["~orpc"];
    if (meta.access === "learner") requireGuardianConsent(requireLearner(call), meta);
    if (meta.staff) await requireAdmission(call, meta.staff);
    if (context.caller.cannotBeRead || holdsNul(input)) throw new CallError("BAD_REQUEST", "signNotStored");
    const answer = await runOnce(context.caller, call, procedure["~orpc"], input, async () =>
      next({ context: { call } }),
    );
    const completed = meta.completes?.(input ?? {}, answer.output);
    if (completed) await followUp(completed, call);
    if (meta.sameForAll) context.caller.answerHeaders.set(sharedHeader, "1");
    const { measure } = context.caller.session;
    const accountId = measure && accountToMeasure(meta, call, answer.output);
    if (accountId) await measure(await mayMeasure(call.db, accountId));
    return answer;
  });

/** Under 18 a guardian's consent is needed for every call that does not say `beforeGuardian`. */
function requireGuardianConsent(learner: Learner, { beforeGuardian }: CallMeta): void {
  if (beforeGuardian !== "works" && waitsForGuardian(learner)) throw new CallError("FORBIDDEN", "guardianNeeded");
}

/**
 * After a call that may complete a topic or the profile. An error does not fail it: opening the course checks its
 * certificates again, and the next completed topic schedules the questions of this one too.
 */
async function followUp(completed: Completion, call: CallContext): Promise<void> {
  const logged = (part: string, work: Promise<void>) => work.catch((error) => console.error(part, error));
  if (completed === "profile") return logged("certificates:", issueAfterProfile(call));
  if (!call.content.topicById.has(completed.topicId)) return;
  await logged("certificates:", issueAfterTopic(call, completed.topicId));
  await logged("recall:", scheduleTopics(call, completed.topicId));
}

/** The account whose consent to measuring has to be set in the browser after this call; null when nothing changed. */
function accountToMeasure({ session, measuring }: CallMeta, call: CallContext, output: unknown): string | null {
  if (session === "opens") return (output as { _id?: string })._id ?? null;
  return measuring ? (call.learner?.accountId ?? null) : null;
}

async function admit({ caller, language }: Admitted): Promise<CallContext> {
  const now = new Date();
  const { db, reading } = openedDatabase();
  return {
    db,
    reading,
    content: content(),
    limits: await limits(),
    settings: settings(),
    learner: await learnerBehind(caller, now),
    carriedBy: caller.carriedBy,
    language,
    address: requestSource(caller.address),
    device: { marker: caller.deviceMarker ?? "", keep: caller.session.markDevice },
    userAgent: caller.userAgent,
    now,
    isPrefetch: caller.isPrefetch,
  };
}

const known = new WeakMap<object, Map<string, Promise<Learner | null>>>();

/**
 * Cached for each caller, so that a page with five calls reads its session once; for a page that is opened before it is
 * rendered (open-page.ts), for the request of both. Any other request may end its session and go on.
 */
function learnerBehind(caller: Caller, now: Date): Promise<Learner | null> {
  if (!caller.token) return Promise.resolve(null);
  const request = currentRequest();
  const owner = request?.answered ? request : caller;
  const learners = known.get(owner) ?? new Map<string, Promise<Learner | null>>();
  known.set(owner, learners);
  const found = learners.get(caller.token) ?? findLearner(openedDatabase().db, caller.token, now);
  learners.set(caller.token, found);
  return found;
}

function limits(): Promise<Limits> {
  // While developing, a hot reload may add rules that the open limits do not have.
  const names = Object.keys(rules).join();
  if (portal.limits?.rules !== names) {
    const { dataDir, testsWithoutWaiting } = settings();
    // All browsers of the tests share one address, from which more people register than from a school.
    const opened = openLimits(openedDatabase(), dataDir, testsWithoutWaiting ? { longestWaitMs: 0 } : {});
    portal.limits = { rules: names, opened };
    // After a failure to open them, the next call tries again.
    opened.catch(() => (portal.limits = undefined));
  }
  return portal.limits.opened;
}
