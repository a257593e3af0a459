import type { Permission } from "../../contract/meta/staff";
import { forReading, type Operations } from "../call";
import { countReviews } from "../certificates";
import { ownAccess, staffAdministration } from "./access/access-operations";
import { permissionsByRole, requireStaff, requireStaffAccount } from "./access/require-staff";
import { countComments } from "./comments/comment-list";
import { moderation } from "./comments/comment-operations";
import { mailingReading, mailingWriting } from "./mailings/mailing-operations";
import { countOpen, countOverdue } from "./messages/inbox-places";
import { conversations, grievancesAndReplies } from "./messages/message-operations";
import { noticeDesk } from "./notices/notice-operations";
import { peopleDesk } from "./people/people-operations";
import { rosterDesk } from "./people/rosters";
import { uploadDesk } from "./people/upload-operations";
import { programmeDesk } from "./programmes/programme-operations";
import { reviewDesk } from "./reviews/review-operations";

/** What waits in the staff member's area, and what of it comes first, for the first page of the desk. */
const overview: Operations<"desk">["overview"] = async (context) => {
  const may = permissionsByRole[requireStaffAccount(context).role];
  // Every role has this permission, so this only checks the second factor.
  const { accountId, areas } = await requireStaff(context, "programmes");
  const reading = forReading(context);
  const count = (permission: Permission, counted: () => Promise<number>) =>
    may.includes(permission) ? counted() : Promise.resolve(null);
  const [inbox, overdue, reviews, comments] = await Promise.all([
    may.includes("messages") ? countOpen(reading.db, areas, accountId) : noInbox,
    count("messages", () => countOverdue(reading.db, areas, context.now)),
    count("reviews", () => countReviews(reading, areas)),
    count("comments", () => countComments(reading, areas, "waiting")),
  ]);
  return { ...inbox, overdue, reviews, comments };
};

const noInbox = { messages: null, urgent: null, mine: null, since: null };

/** The calls of the coordinators' desk. */
export const desk: Operations<"desk"> = {
  ...ownAccess,
  ...staffAdministration,
  ...noticeDesk,
  ...conversations,
  ...grievancesAndReplies,
  ...reviewDesk,
  ...moderation,
  ...programmeDesk,
  ...peopleDesk,
  ...uploadDesk,
  ...rosterDesk,
  ...mailingReading,
  ...mailingWriting,
  overview,
};
