import type { PortalContract } from "../../lib/contract";
import type { Example } from "./example";

const someId = "00000000-0000-4000-8000-000000000000";
const tooLong = "x".repeat(130);
const someTexts = { en: { subject: "Go on", text: "Go on." }, hi: { subject: "आगे बढ़ें", text: "आगे बढ़ें।" } };

/** The desk's calls, as a learner makes them: each is rejected. What they do for staff is tested in lib/domain/desk. */
export const deskExamples: { [Name in keyof PortalContract["desk"]]: () => Example } = {
  me: () => forbidden({ path: "/desk/me" }),
  overview: () => forbidden({ path: "/desk/overview" }),
  startSecondFactor: () => forbidden({ path: "/desk/second-factor/start", body: {} }),
  confirmSecondFactor: () =>
    forbidden({
      path: "/desk/second-factor/confirm",
      body: { code: "123456" },
      wrong: { body: { code: 7 }, named: "code" },
    }),
  proveSecondFactor: () =>
    forbidden({ path: "/desk/second-factor", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  newRecoveryCodes: () => forbidden({ path: "/desk/second-factor/codes", body: {} }),
  readNotices: () => forbidden({ path: "/desk/notices" }),
  saveNotices: () =>
    forbidden({ path: "/desk/notices", body: { mails: "now" }, wrong: { body: { mails: "never" }, named: "mails" } }),
  listStaff: () => forbidden({ path: "/desk/staff" }),
  setRole: () =>
    forbidden({
      path: "/desk/staff",
      body: { username: "somebody@example.org", role: "coordinator" },
      wrong: { body: { username: "somebody@example.org", role: "queen" }, named: "role" },
    }),
  withdrawInvitation: () =>
    forbidden({
      path: "/desk/staff/invitations/withdraw",
      body: { accountId: "somebody" },
      wrong: { body: { accountId: 7 }, named: "accountId" },
    }),
  resetSecondFactor: () =>
    forbidden({
      path: "/desk/staff/reset-second-factor",
      body: { username: "somebody@example.org" },
      wrong: { body: { username: 7 }, named: "username" },
    }),
  listActions: () => forbidden({ path: "/desk/log" }),
  listMessages: () => forbidden({ path: "/desk/messages" }),
  readConversation: () =>
    forbidden({ path: `/desk/messages/${someId}`, wrong: { path: `/desk/messages/${tooLong}`, named: "accountId" } }),
  reply: () =>
    forbidden({
      path: `/desk/messages/${someId}/reply`,
      body: { text: "Hello", key: someId },
      wrong: { body: { text: 7, key: someId }, named: "text" },
    }),
  assignConversation: () =>
    forbidden({ path: `/desk/messages/${someId}/assign`, body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  closeConversation: () =>
    forbidden({
      path: `/desk/messages/${someId}/close`,
      body: { closed: true },
      wrong: { body: { closed: "yes" }, named: "closed" },
    }),
  readGrievance: () =>
    forbidden({ path: "/desk/grievances/GK4FQ7DAX", wrong: { path: `/desk/grievances/${tooLong}`, named: "ticket" } }),
  assignGrievance: () =>
    forbidden({ path: "/desk/grievances/GK4FQ7DAX/assign", body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  answerGrievance: () =>
    forbidden({
      path: "/desk/grievances/GK4FQ7DAX/answer",
      body: { answer: "Done." },
      wrong: { body: { answer: 7 }, named: "answer" },
    }),
  addReply: () =>
    forbidden({
      path: "/desk/replies",
      body: { title: "Hello", reply: "Hello.", of: "en" },
      wrong: { body: { title: "Hello", reply: "Hello.", of: "fr" }, named: "of" },
    }),
  listReviews: () => forbidden({ path: "/desk/reviews" }),
  readReview: () =>
    forbidden({ path: `/desk/reviews/${someId}`, wrong: { path: `/desk/reviews/${tooLong}`, named: "enrollmentId" } }),
  approveReview: () =>
    forbidden({
      path: `/desk/reviews/${someId}/approve`,
      body: {},
      wrong: { body: { moduleId: 7 }, named: "moduleId" },
    }),
  returnReview: () =>
    forbidden({
      path: `/desk/reviews/${someId}/return`,
      body: { topicIds: ["a"], note: "More." },
      wrong: { body: { topicIds: "a", note: "More." }, named: "topicIds" },
    }),
  listComments: () => forbidden({ path: "/desk/comments" }),
  decideComment: () =>
    forbidden({
      path: `/desk/comments/${someId}`,
      body: { decision: "hide" },
      wrong: { body: { decision: "burn" }, named: "decision" },
    }),
  blockCommenter: () =>
    forbidden({
      path: `/desk/commenters/${someId}`,
      body: { blocked: true },
      wrong: { body: { blocked: "yes" }, named: "blocked" },
    }),
  readWords: () => forbidden({ path: "/desk/words" }),
  saveWords: () =>
    forbidden({
      path: "/desk/words",
      body: { of: "en", words: [] },
      wrong: { body: { of: "fr", words: [] }, named: "of" },
    }),
  listMailings: () => forbidden({ path: "/desk/mailings" }),
  readMailing: () =>
    forbidden({ path: `/desk/mailings/${someId}`, wrong: { path: `/desk/mailings/${tooLong}`, named: "id" } }),
  saveMailing: () =>
    forbidden({
      path: "/desk/mailings",
      body: { id: someId, course: "growing-up-healthy", audience: "stuck", days: 7, texts: someTexts },
      wrong: {
        body: { id: someId, course: "growing-up-healthy", audience: "everybody", days: 7, texts: someTexts },
        named: "audience",
      },
    }),
  removeMailing: () =>
    forbidden({ path: `/desk/mailings/${someId}`, wrong: { path: `/desk/mailings/${tooLong}`, named: "id" } }),
  testMailing: () =>
    forbidden({
      path: `/desk/mailings/${someId}/test`,
      body: {},
      wrong: { path: `/desk/mailings/${tooLong}/test`, named: "id" },
    }),
  sendMailing: () =>
    forbidden({
      path: `/desk/mailings/${someId}/send`,
      body: { at: "" },
      wrong: { body: { at: "tomorrow" }, named: "at" },
    }),
  cancelMailing: () =>
    forbidden({
      path: `/desk/mailings/${someId}/cancel`,
      body: {},
      wrong: { path: `/desk/mailings/${tooLong}/cancel`, named: "id" },
    }),
  saveWeekly: () =>
    forbidden({
      path: "/desk/weekly-reminders/growing-up-healthy",
      body: { on: true, weekday: 1, hour: 9, days: 7, texts: someTexts },
      wrong: { body: { on: true, weekday: 8, hour: 9, days: 7, texts: someTexts }, named: "weekday" },
    }),
  programmeFigures: () => forbidden({ path: "/desk/programmes?by=district" }),
  courseFigures: () => forbidden({ path: "/desk/programmes/course" }),
  listPeople: () =>
    forbidden({ path: "/desk/people?find=asha", wrong: { path: `/desk/people?find=${tooLong}`, named: "find" } }),
  readPerson: () =>
    forbidden({ path: `/desk/people/${someId}`, wrong: { path: `/desk/people/${tooLong}`, named: "accountId" } }),
  correctCertificate: () =>
    forbidden({
      path: `/desk/people/${someId}/certificates/${someId}`,
      body: { firstName: "Asha", lastName: "Devi" },
      wrong: { body: { firstName: 7, lastName: "Devi" }, named: "firstName" },
    }),
  changePerson: () =>
    forbidden({
      path: `/desk/people/${someId}`,
      body: { lastName: "Kumari" },
      wrong: { body: { stateId: 99 }, named: "stateId" },
    }),
  resendMail: () =>
    forbidden({
      path: `/desk/people/${someId}/mails`,
      body: { mail: "verification" },
      wrong: { body: { mail: "love" }, named: "mail" },
    }),
  checkUpload: () =>
    forbidden({
      path: "/desk/uploads",
      body: { course: "growing-up-healthy", csv: "Email" },
      wrong: { body: { course: "x", csv: 7 }, named: "csv" },
    }),
  readUpload: () =>
    forbidden({ path: `/desk/uploads/${someId}`, wrong: { path: `/desk/uploads/${tooLong}`, named: "id" } }),
  enterUpload: () =>
    forbidden({
      path: `/desk/uploads/${someId}/enter`,
      body: {},
      wrong: { path: `/desk/uploads/${tooLong}/enter`, named: "id" },
    }),
  listRosters: () =>
    forbidden({ path: "/desk/rosters?find=school", wrong: { path: `/desk/rosters?find=${tooLong}`, named: "find" } }),
  readRoster: () =>
    forbidden({
      path: "/desk/rosters/people?institution=School&district=Patna",
      wrong: { path: "/desk/rosters/people?institution=School", named: "district" },
    }),
  transferPeople: () =>
    forbidden({
      path: "/desk/rosters/transfer",
      body: { accountIds: [someId], stateId: 5, district: "Patna", institution: "School" },
      wrong: {
        body: { accountIds: someId, stateId: 5, district: "Patna", institution: "School" },
        named: "accountIds",
      },
    }),
  undoTransfer: () =>
    forbidden({
      path: `/desk/rosters/moves/${someId}/undo`,
      body: {},
      wrong: { path: `/desk/rosters/moves/${tooLong}/undo`, body: {}, named: "id" },
    }),
  courseOpinions: () => forbidden({ path: "/desk/programmes/texts?course=growing-up-healthy&kind=reasons" }),
  removeReply: () =>
    forbidden({ path: `/desk/replies/${someId}`, wrong: { path: `/desk/replies/${tooLong}`, named: "id" } }),
};

function forbidden(example: Example): Example {
  return { ...example, errorStatus: 403 };
}
