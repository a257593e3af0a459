import type { AnySchema } from "@orpc/contract";
import type { CallMeta } from "../../contract/meta/answer";
import type { CallContext } from "../../domain/call";
import { answerOnce } from "../../domain/repeated";
import { lastingSecret } from "../../platform/settings";
import type { Caller } from "../caller";

type Route = { method?: string; path?: string };

/** Whether a call takes a key: a learner's own write, which opens and closes no session. */
export function takesKey({ access, session, staff, onlyReads }: CallMeta, { method }: Route): boolean {
  return access === "learner" && !session && !staff && !onlyReads && method !== "GET";
}

/** Runs a call; one that is named by a key is run once, and its answer is kept for the next time it is sent. */
export async function runOnce<Answer extends { output: unknown }>(
  { sentKey }: Pick<Caller, "sentKey">,
  call: CallContext,
  { meta, route, inputSchema }: { meta: CallMeta; route: Route; inputSchema?: AnySchema | undefined },
  input: unknown,
  run: () => Promise<Answer>,
): Promise<Answer | { output: unknown; context: { call: CallContext } }> {
  const { db, now, learner, settings } = call;
  if (!sentKey || !learner || !takesKey(meta, route)) return run();
  // As the call will read it: a form and a script may send the same in two ways.
  const read = await inputSchema?.["~standard"].validate(input);
  if (read?.issues) return run();
  const sent = {
    accountId: learner.accountId,
    key: sentKey,
    call: `${route.method} ${route.path}`,
    input: read ? read.value : input,
    now,
    secret: lastingSecret(settings),
  };
  const output = await answerOnce(db, sent, async () => (await run()).output);
  return { output, context: { call } };
}

/** The header in which a client names a call that it may send again. */
export const sentKeyHeader = "idempotency-key";
