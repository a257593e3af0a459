import type { PortalContract } from "../../../lib/contract";
import type { Example } from "./example";

const someId = "00000000-0000-4000-8000-000000000000";
const tooLong = "x".repeat(130);

/** The desk's calls, as a learner makes them: each is refused. What they do for staff is tested in lib/domain/desk. */
export const deskExamples: { [Name in keyof PortalContract["desk"]]: () => Example } = {
  me: () => forbidden({ path: "/desk/me" }),
  overview: () => forbidden({ path: "/desk/overview" }),
  startSecondFactor: () => forbidden({ path: "/desk/second-factor/start", body: {} }),
  confirmSecondFactor: () => forbidden({ path: "/desk/second-factor/confirm", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  proveSecondFactor: () => forbidden({ path: "/desk/second-factor", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  newRecoveryCodes: () => forbidden({ path: "/desk/second-factor/codes", body: {} }),
  listStaff: () => forbidden({ path: "/desk/staff" }),
  setRole: () =>
    forbidden({
      path: "/desk/staff",
      body: { username: "somebody@example.org", role: "coordinator" },
      wrong: { body: { username: "somebody@example.org", role: "queen" }, named: "role" },
    }),
  resetSecondFactor: () =>
    forbidden({ path: "/desk/staff/reset-second-factor", body: { username: "somebody@example.org" }, wrong: { body: { username: 7 }, named: "username" } }),
  listActions: () => forbidden({ path: "/desk/log" }),
  listMessages: () => forbidden({ path: "/desk/messages" }),
  readConversation: () => forbidden({ path: `/desk/messages/${someId}`, wrong: { path: `/desk/messages/${tooLong}`, named: "accountId" } }),
  reply: () =>
    forbidden({ path: `/desk/messages/${someId}/reply`, body: { text: "Hello", key: someId }, wrong: { body: { text: 7, key: someId }, named: "text" } }),
  assignConversation: () => forbidden({ path: `/desk/messages/${someId}/assign`, body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  closeConversation: () => forbidden({ path: `/desk/messages/${someId}/close`, body: { closed: true }, wrong: { body: { closed: "yes" }, named: "closed" } }),
  readGrievance: () => forbidden({ path: "/desk/grievances/GK4FQ7DAX", wrong: { path: `/desk/grievances/${tooLong}`, named: "ticket" } }),
  assignGrievance: () => forbidden({ path: "/desk/grievances/GK4FQ7DAX/assign", body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  answerGrievance: () => forbidden({ path: "/desk/grievances/GK4FQ7DAX/answer", body: { answer: "Done." }, wrong: { body: { answer: 7 }, named: "answer" } }),
  addReply: () =>
    forbidden({
      path: "/desk/replies",
      body: { title: "Hello", reply: "Hello.", of: "en" },
      wrong: { body: { title: "Hello", reply: "Hello.", of: "fr" }, named: "of" },
    }),
  listReviews: () => forbidden({ path: "/desk/reviews" }),
  readReview: () => forbidden({ path: `/desk/reviews/${someId}`, wrong: { path: `/desk/reviews/${tooLong}`, named: "enrollmentId" } }),
  approveReview: () => forbidden({ path: `/desk/reviews/${someId}/approve`, body: {}, wrong: { body: { moduleId: 7 }, named: "moduleId" } }),
  returnReview: () =>
    forbidden({
      path: `/desk/reviews/${someId}/return`,
      body: { topicIds: ["a"], note: "More." },
      wrong: { body: { topicIds: "a", note: "More." }, named: "topicIds" },
    }),
  listComments: () => forbidden({ path: "/desk/comments" }),
  decideComment: () => forbidden({ path: `/desk/comments/${someId}`, body: { decision: "hide" }, wrong: { body: { decision: "burn" }, named: "decision" } }),
  blockCommenter: () => forbidden({ path: `/desk/commenters/${someId}`, body: { blocked: true }, wrong: { body: { blocked: "yes" }, named: "blocked" } }),
  readWords: () => forbidden({ path: "/desk/words" }),
  saveWords: () => forbidden({ path: "/desk/words", body: { of: "en", words: [] }, wrong: { body: { of: "fr", words: [] }, named: "of" } }),
  programmeFigures: () => forbidden({ path: "/desk/programmes?by=district" }),
  courseFigures: () => forbidden({ path: "/desk/programmes/course" }),
  courseOpinions: () => forbidden({ path: "/desk/programmes/texts?course=growing-up-healthy&kind=reasons" }),
  removeReply: () => forbidden({ path: `/desk/replies/${someId}`, wrong: { path: `/desk/replies/${tooLong}`, named: "id" } }),
};

function forbidden(example: Example): Example {
  return { ...example, errorStatus: 403 };
}
