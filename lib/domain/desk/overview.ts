import type { Permission } from "../../contract/meta/staff";
import type { Operations } from "../call";
import { countReviews } from "../certificates";
import { permissionsByRole, requireStaff, requireStaffAccount } from "./access/require-staff";
import { countComments } from "./comments/comment-list";
import { countOpen, countOverdue } from "./messages/inbox-places";

/** What waits in the staff member's area, and what of it comes first, for the first page of the desk. */
export const overview: Operations<"desk">["overview"] = async (context) => {
  const may = permissionsByRole[requireStaffAccount(context).role];
  // Every role has this permission, so this only checks the second factor.
  const { accountId, areas } = await requireStaff(context, "programmes");
  const count = (permission: Permission, counted: () => Promise<number>) =>
    may.includes(permission) ? counted() : Promise.resolve(null);
  const [inbox, overdue, reviews, comments] = await Promise.all([
    may.includes("messages") ? countOpen(context.db, areas, accountId) : noInbox,
    count("messages", () => countOverdue(context.db, areas, context.now)),
    count("reviews", () => countReviews(context, areas)),
    count("comments", () => countComments(context, areas, "waiting")),
  ]);
  return { ...inbox, overdue, reviews, comments };
};

const noInbox = { messages: null, urgent: null, mine: null, since: null };
