import type { CallContext } from "../../call";
import { countReviews } from "../../certificates";
import { permissionsByRole, type Staff } from "../access/require-staff";
import { countComments, countNewComments } from "../comments/comment-list";
import { countOverdue, countWaitingFor, countWaitingSince } from "../messages/inbox-places";

type Context = Pick<CallContext, "db" | "content" | "now">;
type Member = Pick<Staff, "accountId" | "role" | "areas">;

/** The numbers of waiting conversations and complaints (overdue, assigned), of reviews and of comments. */
export type Work = Record<"messages" | "overdue" | "assigned" | "reviews" | "comments", number>;

/** Counts all that waits in a staff member's area. */
export async function countWork(context: Context, { accountId, role, areas }: Member): Promise<Work> {
  const { db, now } = context;
  const may = permissionsByRole[role];
  const [inbox, overdue] = may.includes("messages")
    ? [await countWaitingFor(db, areas, accountId), await countOverdue(db, areas, now)]
    : [{ waiting: 0, assigned: 0 }, 0];
  return {
    messages: inbox.waiting,
    overdue,
    assigned: inbox.assigned,
    reviews: may.includes("reviews") ? await countReviews(context, areas) : 0,
    comments: may.includes("comments") ? await countComments(context, areas, "waiting") : 0,
  };
}

/** What arrived or became overdue after this time, without assigned work, whose mail was sent at once. */
export async function countNewWork(context: Context, { role, areas }: Member, since: string): Promise<Work> {
  const { db, now } = context;
  const may = permissionsByRole[role];
  return {
    messages: may.includes("messages") ? await countWaitingSince(db, areas, since) : 0,
    overdue: may.includes("messages") ? await countOverdue(db, areas, now, since) : 0,
    assigned: 0,
    reviews: may.includes("reviews") ? await countReviews(context, { ...areas, since }) : 0,
    comments: may.includes("comments") ? await countNewComments(context, areas, since) : 0,
  };
}

export const isNothing = (work: Work): boolean => Object.values(work).every((count) => count === 0);
