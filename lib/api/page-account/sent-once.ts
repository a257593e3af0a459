import type { CallMeta } from "../../contract/meta/answer";
import type { CallContext } from "../../domain/call";
import { answerOnce } from "../../domain/repeated";
import type { Caller } from "../caller";

type Route = { method?: string; path?: string };

/** Whether a call takes a key: a learner's own write, which opens and closes no session. */
export function takesKey({ access, session, staff }: CallMeta, { method }: Route): boolean {
  return access === "learner" && !session && !staff && method !== "GET";
}

/** Runs a call; one that is named by a key is run once, and its answer is kept for the next time it is sent. */
export async function runOnce<Answer extends { output: unknown }>(
  { sentKey }: Pick<Caller, "sentKey">,
  call: CallContext,
  { meta, route }: { meta: CallMeta; route: Route },
  run: () => Promise<Answer>,
): Promise<Answer | { output: unknown; context: { call: CallContext } }> {
  const { db, now, learner } = call;
  if (!sentKey || !learner || !takesKey(meta, route)) return run();
  const sent = { accountId: learner.accountId, key: sentKey, call: `${route.method} ${route.path}`, now };
  const output = await answerOnce(db, sent, async () => (await run()).output);
  return { output, context: { call } };
}
