import type { Migration } from "kysely/migration";
import { learningTables } from "./0001-learning";
import { accountTables } from "./0002-accounts";
import { courseFeedbackTables } from "./0003-course-feedback";
import { surveyTables } from "./0004-surveys";
import { discussionTables } from "./0005-discussions";
import { certificateTables } from "./0006-certificates";
import { chatTables } from "./0007-chat";
import { journalTables } from "./0007-journal";
import { readingTables } from "./0008-reading";
import { evidenceColumns } from "./0009-evidence";
import { classroomTables } from "./0011-classroom-cards";
import { deskTables } from "./0012-desk";
import { peopleTables } from "./0013-people";
import { mailingTables } from "./0014-mailings";
import { figureTables } from "./0015-figures";
import { figureNotes } from "./0016-figure-notes";
import { enrollmentsByAccount } from "./0017-enrollments-by-account";
import { figuresByPlace } from "./0018-figures-by-place";
import { figureSums } from "./0020-figure-sums";
import { progressOfEnrollments } from "./0021-progress-of-enrollments";
import { agreedToMailings } from "./0022-agreed-to-mailings";

/** In order; a name that has landed is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-learning": learningTables,
  "0002-accounts": accountTables,
  "0003-course-feedback": courseFeedbackTables,
  "0004-surveys": surveyTables,
  "0005-discussions": discussionTables,
  "0006-certificates": certificateTables,
  "0007-chat": chatTables,
  "0007-journal": journalTables,
  "0008-reading": readingTables,
  "0009-evidence": evidenceColumns,
  "0011-classroom-cards": classroomTables,
  "0012-desk": deskTables,
  "0013-people": peopleTables,
  "0014-mailings": mailingTables,
  "0015-figures": figureTables,
  "0016-figure-notes": figureNotes,
  "0017-enrollments-by-account": enrollmentsByAccount,
  "0018-figures-by-place": figuresByPlace,
  "0020-figure-sums": figureSums,
  "0021-progress-of-enrollments": progressOfEnrollments,
  "0022-agreed-to-mailings": agreedToMailings,
};
