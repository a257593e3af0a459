import type { Migration } from "kysely/migration";
import * as learningAndAccounts from "./0001-0002-learning-and-accounts";
import * as beforeTheDesk from "./0003-0011-before-the-desk";
import * as desk from "./0012-0014-desk";
import * as figures from "./0015-figures";
import * as figureNotes from "./0016-0018-figure-notes-and-places";
import * as workAndNotices from "./0017-0026-work-and-notices";
import * as figureSums from "./0020-figure-sums";
import * as weeklyFigures from "./0024-0056-verified-and-weekly-figures";
import * as recallAndCases from "./0030-0054-recall-and-cases";
import * as answersAndAddresses from "./0057-0087-answers-and-addresses";
import * as firstAttempts from "./0088-first-attempts";

/** In order. A name is never changed once it is in a release. */
export const migrations: Record<string, Migration> = {
  "0001-learning": learningAndAccounts.learningTables,
  "0002-accounts": learningAndAccounts.accountTables,
  "0003-course-feedback": beforeTheDesk.courseFeedbackTables,
  "0004-surveys": beforeTheDesk.surveyTables,
  "0005-discussions": beforeTheDesk.discussionTables,
  "0006-certificates": beforeTheDesk.certificateTables,
  "0007-chat": beforeTheDesk.chatTables,
  "0007-journal": beforeTheDesk.journalTables,
  "0008-reading": beforeTheDesk.readingTables,
  "0009-evidence": beforeTheDesk.evidenceColumns,
  "0011-classroom-cards": beforeTheDesk.classroomTables,
  "0012-desk": desk.deskTables,
  "0013-people": desk.peopleTables,
  "0014-mailings": desk.mailingTables,
  "0015-figures": figures.figureTables,
  "0016-figure-notes": figureNotes.figureNotes,
  "0017-enrollments-by-account": workAndNotices.enrollmentsByAccount,
  "0018-figures-by-place": figureNotes.figuresByPlace,
  "0020-figure-sums": figureSums.figureSums,
  "0021-progress-of-enrollments": workAndNotices.progressOfEnrollments,
  "0022-agreed-to-mailings": workAndNotices.agreedToMailings,
  "0023-urgent-messages": workAndNotices.urgentMessages,
  "0024-verified-in-figures": weeklyFigures.verifiedInFigures,
  "0025-desk-notices": workAndNotices.deskNotices,
  "0026-badge-statuses": workAndNotices.badgeStatuses,
  "0032-before-and-after": recallAndCases.beforeAndAfter,
  "0031-recall": recallAndCases.recallTables,
  "0030-drawn-questions": recallAndCases.drawnQuestions,
  "0034-case-results": recallAndCases.caseResults,
  "0040-walls": recallAndCases.walls,
  "0042-sent-calls": recallAndCases.sentCalls,
  "0050-sent-hashes": recallAndCases.sentHashes,
  "0056-figures-of-the-week": weeklyFigures.figuresOfTheWeek,
  "0057-who-answered": answersAndAddresses.whoAnswered,
  "0059-parts-of-entries": answersAndAddresses.partsOfEntries,
  "0053-plain-addresses": recallAndCases.plainAddresses,
  "0054-staff-invitations": recallAndCases.staffInvitations,
  "0060-question-copies": answersAndAddresses.questionCopies,
  "0071-drawing-of-walls": answersAndAddresses.drawingOfWalls,
  "0072-look-on-walls": answersAndAddresses.lookOnWalls,
  "0085-email-changes": answersAndAddresses.emailChanges,
  "0086-comment-answers": answersAndAddresses.commentAnswers,
  "0087-closed-accounts": answersAndAddresses.closedAccounts,
  "0088-first-attempts": firstAttempts.firstAttempts,
};
