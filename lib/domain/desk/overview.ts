import type { Permission } from "../../contract/meta/staff";
import type { Operations } from "../call";
import { countReviews } from "../certificates";
import { permissionsByRole, requireStaff, requireStaffAccount } from "./access/require-staff";
import { countComments } from "./comments/comment-list";
import { countWaiting } from "./messages/inbox";

/** The numbers of what waits in the staff member's area, for the first page of the desk. */
export const overview: Operations<"desk">["overview"] = async (context) => {
  const may = permissionsByRole[requireStaffAccount(context).role];
  // Every role has this permission, so this only checks the second factor.
  const { areas } = await requireStaff(context, "programmes");
  const count = (permission: Permission, counted: () => Promise<number>) =>
    may.includes(permission) ? counted() : Promise.resolve(null);
  const [messages, reviews, comments] = await Promise.all([
    count("messages", () => countWaiting(context.db, areas)),
    count("reviews", () => countReviews(context, areas)),
    count("comments", () => countComments(context, areas, "waiting")),
  ]);
  return { messages, reviews, comments };
};
