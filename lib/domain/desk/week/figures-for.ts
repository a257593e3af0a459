import { writeIfPossible } from "../../../platform/db";
import { inBatches } from "../../../platform/in-batches";
import type { CallContext } from "../../call";
import type { Reader } from "../programmes/people-query";
import { areFiguresIncomplete, refreshFigures } from "../programmes/refresh-figures";
import { copyWeek, partnersFiguresAt } from "./copy-week";

/** `now`: the moment of the figures. `incomplete`: they are too low, because everybody is being counted anew. */
export type FiguresOf = { now: Date; incomplete: boolean };

/** How many times a request counts some accounts at most: as many as may wait before the figures are called too low. */
const mostRefreshed = 20;

/** How many times a request copies some accounts at most, where no week is complete yet. */
const mostCopied = 32;

/**
 * Counts what has changed since the last view or background refresh, for a reader of today's figures; on a full disk the
 * earlier ones are shown. A partner has those of the last copied week, which the background work makes; only the first
 * is made by whoever asks.
 */
export async function figuresFor({ db, now }: Pick<CallContext, "db" | "now">, { role }: Reader): Promise<FiguresOf> {
  if (role !== "partner") {
    let batches = 0;
    await writeIfPossible(() => inBatches(async () => (await refreshFigures(db)) > 0 && ++batches < mostRefreshed));
    return { now, incomplete: await areFiguresIncomplete(db) };
  }
  const at = await partnersFiguresAt(db);
  if (at) return { now: at, incomplete: false };
  let copied = 0;
  await writeIfPossible(() => inBatches(async () => (await copyWeek(db, now)) && ++copied < mostCopied));
  const first = await partnersFiguresAt(db);
  return { now: first ?? now, incomplete: first === null };
}
