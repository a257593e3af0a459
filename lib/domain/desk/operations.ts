import type { Operations } from "../call";
import { ownAccess, staffAdministration } from "./access/access-operations";
import { moderation } from "./comments/comment-operations";
import { mailingReading, mailingWriting } from "./mailings/mailing-operations";
import { conversations, grievancesAndReplies } from "./messages/message-operations";
import { noticeDesk } from "./notices/notice-operations";
import { overview } from "./overview";
import { peopleDesk } from "./people/people-operations";
import { rosterDesk } from "./people/rosters";
import { uploadDesk } from "./people/upload-operations";
import { programmeDesk } from "./programmes/programme-operations";
import { reviewDesk } from "./reviews/review-operations";

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
