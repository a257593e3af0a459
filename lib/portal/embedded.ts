import { implement, type Router } from "@orpc/server";
import { accounts, guardian } from "../accounts";
import { avatars } from "../avatars";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { content } from "../content";
import { contract, type PortalContract } from "../contract";
import type { CallMeta } from "../contract/answer";
import { courses } from "../courses";
import { openedDatabase } from "../db";
import { learning } from "../learning";
import { type Limits, openLimits, rules } from "../limits";
import { places } from "../places";
import { mayMeasure, privacy, waitsForGuardian } from "../privacy";
import { quizzes } from "../quizzes";
import { recovery } from "../recovery";
import { Refusal } from "../refusal";
import { security } from "../security";
import { findLearner, type Learner, requireLearner } from "../session";
import { settings } from "../settings";
import { social } from "../social";
import type { Caller } from "./caller";
import { type Admitted, gate } from "./gate";
import { routerOf } from "./router";

const operations = {
  accounts,
  recovery,
  avatars,
  places,
  courses,
  learning: { ...learning, completeCourse },
  privacy: { ...privacy, ...guardian },
  quizzes,
  security,
  certificates,
  social,
};

/** The embedded backend: the rooms' operations behind the gate. */
export function embeddedRouter(): Router<PortalContract, { caller: Caller }> {
  const gated = implement(contract)
    .$context<{ caller: Caller }>()
    .use(gate)
    .use(async ({ context, next, procedure }) => {
      const call = await admit(context);
      const { meta } = procedure["~orpc"];
      if (meta.access === "learner") refuseWhileWaiting(requireLearner(call), meta);
      const answer = await next({ context: { call } });
      const accountId = accountToMeasure(meta, call, answer.output);
      if (accountId) await context.caller.session.measure(await mayMeasure(call.db, accountId));
      return answer;
    });
  return routerOf(gated, operations, (operation, { context, input }) => operation((context as { call: CallContext }).call, input ?? {}));
}

/** Somebody under 18 waits for a guardian's consent: here, for every call of a learner that does not say otherwise. */
function refuseWhileWaiting(learner: Learner, { beforeGuardian }: CallMeta): void {
  if (beforeGuardian !== "works" && waitsForGuardian(learner)) throw new Refusal("FORBIDDEN", "guardianNeeded");
}

/** Whose consent to measuring the browser should know after this call. */
function accountToMeasure({ session, measuring }: CallMeta, call: CallContext, output: unknown): string | null {
  if (session === "opens") return (output as { _id?: string })._id ?? null;
  return measuring ? (call.learner?.accountId ?? null) : null;
}

async function admit({ caller, language }: Admitted): Promise<CallContext> {
  const now = new Date();
  return {
    db: openedDatabase().db,
    content: content(),
    limits: await limits(),
    settings: settings(),
    learner: await learnerBehind(caller, now),
    carriedBy: caller.carriedBy,
    language,
    address: caller.address,
    userAgent: caller.userAgent,
    now,
  };
}

const known = new WeakMap<Caller, Promise<Learner | null>>();

/** Asked once for each caller: a page that makes five calls looks its session up once. */
function learnerBehind(caller: Caller, now: Date): Promise<Learner | null> {
  if (!caller.token) return Promise.resolve(null);
  const found = known.get(caller) ?? findLearner(openedDatabase().db, caller.token, now);
  known.set(caller, found);
  return found;
}

const holder = globalThis as { portalLimits?: { rules: string; opened: Promise<Limits> } };

function limits(): Promise<Limits> {
  // While developing, a hot reload brings rules that the limits opened before do not know.
  const names = Object.keys(rules).join();
  if (holder.portalLimits?.rules !== names) holder.portalLimits = { rules: names, opened: openLimits(openedDatabase(), settings().dataDir) };
  return holder.portalLimits.opened;
}
