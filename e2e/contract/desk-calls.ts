import type { PortalContract } from "../../lib/contract";
import type { Example } from "./example";

const someId = "00000000-0000-4000-8000-000000000000";
const tooLong = "x".repeat(130);

/** The desk's calls, as a learner makes them: each is refused. What they do for staff is tested in lib/domain/desk. */
export const deskExamples: { [Name in keyof PortalContract["desk"]]: () => Example } = {
  me: () => refused({ path: "/desk/me" }),
  overview: () => refused({ path: "/desk/overview" }),
  startSecondFactor: () => refused({ path: "/desk/second-factor/start", body: {} }),
  confirmSecondFactor: () => refused({ path: "/desk/second-factor/confirm", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  proveSecondFactor: () => refused({ path: "/desk/second-factor", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  newRecoveryCodes: () => refused({ path: "/desk/second-factor/codes", body: {} }),
  listStaff: () => refused({ path: "/desk/staff" }),
  setRole: () =>
    refused({
      path: "/desk/staff",
      body: { username: "somebody@example.org", role: "coordinator" },
      wrong: { body: { username: "somebody@example.org", role: "queen" }, named: "role" },
    }),
  resetSecondFactor: () =>
    refused({ path: "/desk/staff/reset-second-factor", body: { username: "somebody@example.org" }, wrong: { body: { username: 7 }, named: "username" } }),
  listActions: () => refused({ path: "/desk/log" }),
  listMessages: () => refused({ path: "/desk/messages" }),
  readConversation: () => refused({ path: `/desk/messages/${someId}`, wrong: { path: `/desk/messages/${tooLong}`, named: "accountId" } }),
  reply: () =>
    refused({ path: `/desk/messages/${someId}/reply`, body: { text: "Hello", key: someId }, wrong: { body: { text: 7, key: someId }, named: "text" } }),
  assignConversation: () => refused({ path: `/desk/messages/${someId}/assign`, body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  closeConversation: () => refused({ path: `/desk/messages/${someId}/close`, body: { closed: true }, wrong: { body: { closed: "yes" }, named: "closed" } }),
  readGrievance: () => refused({ path: "/desk/grievances/GK4FQ7DAX", wrong: { path: `/desk/grievances/${tooLong}`, named: "ticket" } }),
  assignGrievance: () => refused({ path: "/desk/grievances/GK4FQ7DAX/assign", body: { to: "" }, wrong: { body: { to: 7 }, named: "to" } }),
  answerGrievance: () => refused({ path: "/desk/grievances/GK4FQ7DAX/answer", body: { answer: "Done." }, wrong: { body: { answer: 7 }, named: "answer" } }),
  addReply: () =>
    refused({
      path: "/desk/replies",
      body: { title: "Hello", reply: "Hello.", of: "en" },
      wrong: { body: { title: "Hello", reply: "Hello.", of: "fr" }, named: "of" },
    }),
  listReviews: () => refused({ path: "/desk/reviews" }),
  readReview: () => refused({ path: `/desk/reviews/${someId}`, wrong: { path: `/desk/reviews/${tooLong}`, named: "enrollmentId" } }),
  approveReview: () => refused({ path: `/desk/reviews/${someId}/approve`, body: {}, wrong: { body: { moduleId: 7 }, named: "moduleId" } }),
  returnReview: () =>
    refused({
      path: `/desk/reviews/${someId}/return`,
      body: { topicIds: ["a"], note: "More." },
      wrong: { body: { topicIds: "a", note: "More." }, named: "topicIds" },
    }),
  listComments: () => refused({ path: "/desk/comments" }),
  decideComment: () => refused({ path: `/desk/comments/${someId}`, body: { decision: "hide" }, wrong: { body: { decision: "burn" }, named: "decision" } }),
  blockCommenter: () => refused({ path: `/desk/commenters/${someId}`, body: { blocked: true }, wrong: { body: { blocked: "yes" }, named: "blocked" } }),
  readWords: () => refused({ path: "/desk/words" }),
  saveWords: () => refused({ path: "/desk/words", body: { of: "en", words: [] }, wrong: { body: { of: "fr", words: [] }, named: "of" } }),
  programmeFigures: () => refused({ path: "/desk/programmes?by=district" }),
  courseFigures: () => refused({ path: "/desk/programmes/course" }),
  removeReply: () => refused({ path: `/desk/replies/${someId}`, wrong: { path: `/desk/replies/${tooLong}`, named: "id" } }),
};

function refused(example: Example): Example {
  return { ...example, refusedWith: 403 };
}
