import { forReading, type Operations } from "../call";
import { accessDesk } from "./access/access-operations";
import { permissionsByRole, requireStaff } from "./access/require-staff";
import { moderation } from "./comments/comment-operations";
import { mailingDesk } from "./mailings/mailing-operations";
import { messageDesk } from "./messages/message-operations";
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

export const desk: Operations<"desk"> = {
  ...accessDesk,
  ...noticeDesk,
  ...messageDesk,
  ...reviewDesk,
  ...moderation,
  ...programmeDesk,
  ...peopleDesk,
  ...uploadDesk,
  ...rosterDesk,
  ...mailingDesk,
  overview,
};
