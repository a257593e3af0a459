import { forReading, type Operations } from "../call";
import { ownAccess, staffAdministration } from "./access/access-operations";
import { permissionsByRole, requireStaff } from "./access/require-staff";
import { moderation } from "./comments/comment-operations";
import { mailingReading, mailingWriting } from "./mailings/mailing-operations";
import { conversations, grievancesAndReplies } from "./messages/message-operations";
import { countWork } from "./notices/count-work";
import { noticeDesk } from "./notices/notice-operations";
import { peopleDesk } from "./people/people-operations";
import { rosterDesk } from "./people/rosters";
import { uploadDesk } from "./people/upload-operations";
import { programmeDesk } from "./programmes/programme-operations";
import { reviewDesk } from "./reviews/review-operations";

const noWork = { messages: null, urgent: null, mine: null, since: null, overdue: null, reviews: null, comments: null };

/** What waits, for the first page of the desk. The roles that answer messages also review and moderate. */
const overview: Operations<"desk">["overview"] = async (context) => {
  const staff = await requireStaff(context, "own");
  return permissionsByRole[staff.role].includes("messages") ? countWork(forReading(context), staff) : noWork;
};

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
