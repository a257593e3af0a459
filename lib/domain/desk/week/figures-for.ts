import { writeIfPossible } from "../../../platform/db";
import type { CallContext } from "../../call";
import type { Reader } from "../programmes/counted";
import { areFiguresIncomplete, refreshFigures } from "../programmes/refresh-figures";
import { copyWeek, partnersFiguresAt } from "./copy-week";

/** `now`: the moment of the figures. `incomplete`: they are too low, because everybody is being counted anew. */
export type FiguresOf = { now: Date; incomplete: boolean };

/** How many times a request copies some accounts at most, where no week is complete yet. */
const mostBatches = 4;

/**
 * Counts what has changed since the last view or background refresh, for a reader of today's figures; on a full disk the
 * earlier ones are shown. A partner has those of the last copied week, which the background work makes; only the first
 * is made by whoever asks.
 */
export async function figuresFor({ db, now }: Pick<CallContext, "db" | "now">, { role }: Reader): Promise<FiguresOf> {
  if (role !== "partner") {
    await writeIfPossible(() => refreshFigures(db));
    return { now, incomplete: await areFiguresIncomplete(db) };
  }
  const at = await partnersFiguresAt(db);
  if (at) return { now: at, incomplete: false };
  await writeIfPossible(async () => {
    for (let batch = 0; batch < mostBatches && (await copyWeek(db, now)); batch += 1);
  });
  const first = await partnersFiguresAt(db);
  return { now: first ?? now, incomplete: first === null };
}
