import { implement, type Router } from "@orpc/server";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { content } from "../content";
import { contract, type PortalContract } from "../contract";
import { courses } from "../courses";
import { openedDatabase } from "../db";
import { learning } from "../learning";
import { type Limits, openLimits } from "../limits";
import { places } from "../places";
import { quizzes } from "../quizzes";
import { findLearner, type Learner, requireLearner } from "../session";
import { settings } from "../settings";
import type { Caller } from "./caller";
import { type Admitted, gate } from "./gate";
import { routerOf } from "./router";

const operations = { accounts, places, courses, learning: { ...learning, completeCourse }, quizzes, certificates };

/** The embedded backend: the rooms' operations behind the gate. */
export function embeddedRouter(): Router<PortalContract, { caller: Caller }> {
  const gated = implement(contract)
    .$context<{ caller: Caller }>()
    .use(gate)
    .use(async ({ context, next, procedure }) => {
      const call = await admit(context);
      if (procedure["~orpc"].meta.access === "learner") requireLearner(call);
      return next({ context: { call } });
    });
  return routerOf(gated, operations, (operation, { context, input }) => operation((context as { call: CallContext }).call, input ?? {}));
}

async function admit({ caller, language }: Admitted): Promise<CallContext> {
  const now = new Date();
  return {
    db: openedDatabase().db,
    content: content(),
    limits: await limits(),
    settings: settings(),
    learner: await learnerBehind(caller, now),
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

const holder = globalThis as { portalLimits?: Promise<Limits> };

function limits(): Promise<Limits> {
  holder.portalLimits ??= openLimits(openedDatabase(), settings().dataDir);
  return holder.portalLimits;
}
