import type { Migration } from "kysely/migration";
import { deskTables } from "./0012-desk";
import { peopleTables } from "./0013-people";
import { mailingTables } from "./0014-mailings";
import { enrollmentsByAccount } from "./0017-enrollments-by-account";
import { progressOfEnrollments } from "./0021-progress-of-enrollments";
import { agreedToMailings } from "./0022-agreed-to-mailings";
import { urgentMessages } from "./0023-urgent-messages";
import { deskNotices } from "./0025-desk-notices";
import { badgeStatuses } from "./0026-badge-statuses";
import { recallTables } from "./0031-recall";
import { beforeAndAfter } from "./0032-before-and-after";
import { caseResults } from "./0034-case-results";
import { sentCalls } from "./0042-sent-calls";
import { sentHashes } from "./0050-sent-hashes";
import { plainAddresses } from "./0053-plain-addresses";
import { staffInvitations } from "./0054-staff-invitations";
import { whoAnswered } from "./0057-who-answered";
import { partsOfEntries } from "./0059-parts-of-entries";
import { emailChanges } from "./0085-email-changes";
import { commentAnswers } from "./0086-comment-answers";
import { closedAccounts } from "./0087-closed-accounts";
import { learningTables } from "./before-the-desk/0001-learning";
import { accountTables } from "./before-the-desk/0002-accounts";
import { courseFeedbackTables } from "./before-the-desk/0003-course-feedback";
import { surveyTables } from "./before-the-desk/0004-surveys";
import { discussionTables } from "./before-the-desk/0005-discussions";
import { certificateTables } from "./before-the-desk/0006-certificates";
import { chatTables } from "./before-the-desk/0007-chat";
import { journalTables } from "./before-the-desk/0007-journal";
import { readingTables } from "./before-the-desk/0008-reading";
import { evidenceColumns } from "./before-the-desk/0009-evidence";
import { classroomTables } from "./before-the-desk/0011-classroom-cards";
import { figureTables } from "./figures/0015-figures";
import { figureNotes } from "./figures/0016-figure-notes";
import { figuresByPlace } from "./figures/0018-figures-by-place";
import { figureSums } from "./figures/0020-figure-sums";
import { verifiedInFigures } from "./figures/0024-verified-in-figures";
import { figuresOfTheWeek } from "./figures/0056-figures-of-the-week";
import { drawnQuestions } from "./quizzes/0030-drawn-questions";
import { questionCopies } from "./quizzes/0060-question-copies";
import { walls } from "./walls/0040-walls";
import { drawingOfWalls } from "./walls/0071-drawing-of-walls";
import { lookOnWalls } from "./walls/0072-look-on-walls";

/** In order. A name is never changed once it is in a release. */
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
  "0023-urgent-messages": urgentMessages,
  "0024-verified-in-figures": verifiedInFigures,
  "0025-desk-notices": deskNotices,
  "0026-badge-statuses": badgeStatuses,
  "0032-before-and-after": beforeAndAfter,
  "0031-recall": recallTables,
  "0030-drawn-questions": drawnQuestions,
  "0034-case-results": caseResults,
  "0040-walls": walls,
  "0042-sent-calls": sentCalls,
  "0050-sent-hashes": sentHashes,
  "0056-figures-of-the-week": figuresOfTheWeek,
  "0057-who-answered": whoAnswered,
  "0059-parts-of-entries": partsOfEntries,
  "0053-plain-addresses": plainAddresses,
  "0054-staff-invitations": staffInvitations,
  "0060-question-copies": questionCopies,
  "0071-drawing-of-walls": drawingOfWalls,
  "0072-look-on-walls": lookOnWalls,
  "0085-email-changes": emailChanges,
  "0086-comment-answers": commentAnswers,
  "0087-closed-accounts": closedAccounts,
};
