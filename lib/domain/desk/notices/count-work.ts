import type { CallContext } from "../../call";
import { countReviews } from "../../certificates";
import type { Staff } from "../access/require-staff";
import { countComments, countNewComments } from "../comments/comment-operations";
import { countOpen, countOverdue, countWaitingSince } from "../messages/inbox";

type Context = Pick<CallContext, "db" | "content" | "now">;

/** All that waits in the area of a staff member who answers messages, and what of it comes first. */
export async function countWork(context: Context, { accountId, areas }: Pick<Staff, "accountId" | "areas">) {
  const { db, now } = context;
  const [inbox, overdue, reviews, comments] = await Promise.all([
    countOpen(db, areas, accountId),
    countOverdue(db, areas, now),
    countReviews(context, areas),
    countComments(context, areas, "waiting"),
  ]);
  return { ...inbox, overdue, reviews, comments };
}

/** What arrived or became overdue after this time, without assigned work, whose mail was sent at once. */
export async function countNewWork(context: Context, { areas }: Pick<Staff, "areas">, since: string) {
  const { db, now } = context;
  return {
    messages: await countWaitingSince(db, areas, since),
    overdue: await countOverdue(db, areas, now, since),
    mine: 0,
    reviews: await countReviews(context, { ...areas, since }),
    comments: await countNewComments(context, areas, since),
  };
}
