import { randomUUID } from "node:crypto";
import type { PortalContract } from "../../../contract";
import { uploadColumns } from "../../../contract/desk/uploads";
import type { StaffAccess } from "../../../contract/meta/staff";
import type { CallContext } from "../../call";
import { newLearnerInCourse } from "../../certificates/testing/learners-in-course";
import { chat } from "../../chat";
import { privacy } from "../../privacy";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "../operations";
import { ownId } from "./accounts";
import { draft, saveDraft, texts } from "./mailings";

/** A first name that only the learner of the test has: a response that contains it shows that learner. */
export const onlyName = "Zubedatest";

/**
 * The data that the calls are about: a learner of Bihar in one course, with everything that the desk can see of a
 * learner.
 */
export type Target = {
  accountId: string;
  eid: string;
  certificateId: string;
  commentId: string;
  ticket: string;
  institution: string;
  topicId: string;
  /** A coordinator of the learner's course and state. */
  inside: CallContext;
};

type CallRule = StaffAccess & {
  /**
   * What a coordinator of other courses or states gets. `forbidden`: 403. `hidden`: an answer without the learner.
   * `sender`: only the sender finds it. `figures`: 403 in words for another course, an answer without the learner for
   * other states. `unlimited`: 403 for every coordinator of some courses or states. `same`: the answer is about no
   * learner.
   */
  elsewhere: "forbidden" | "hidden" | "figures" | "sender" | "unlimited" | "same";
  /** The input, for calls made by staff; made anew for each call, because some use up what they act on. */
  input: (target: Target) => object | Promise<object>;
};

const nothing = () => ({});
const ofLearner = (more: object) => (target: Target) => ({ accountId: target.accountId, ...more });
const ofReview = (more: object) => (target: Target) => ({ enrollmentId: target.eid, ...more });
const ofGrievance = (more: object) => (target: Target) => ({ ticket: target.ticket, ...more });

async function newMailing({ inside }: Target): Promise<{ id: string }> {
  return { id: await saveDraft(inside, { state: "5" }) };
}

async function newUpload({ inside }: Target): Promise<{ id: string }> {
  const csv = `${uploadColumns.map((column) => (column === "firstName" ? "First name" : column)).join(",")}\n`;
  return desk.checkUpload(inside, { course: courseId, csv: `${csv}${randomUUID()}`, language: "en" });
}

/** Every call of the desk; a call of the contract without a line here does not compile. */
export const callRules: { [Name in keyof PortalContract["desk"]]: CallRule } = {
  me: { needs: "own", beforeSecondFactor: true, elsewhere: "same", input: nothing },
  startSecondFactor: { needs: "own", beforeSecondFactor: true, elsewhere: "same", input: nothing },
  confirmSecondFactor: { needs: "own", beforeSecondFactor: true, elsewhere: "same", input: () => ({ code: "000000" }) },
  proveSecondFactor: { needs: "own", beforeSecondFactor: true, elsewhere: "same", input: () => ({ code: "000000" }) },
  newRecoveryCodes: { needs: "own", elsewhere: "same", input: nothing },
  overview: { needs: "own", elsewhere: "same", input: nothing },
  readNotices: { needs: "own", elsewhere: "same", input: nothing },
  saveNotices: { needs: "own", elsewhere: "same", input: () => ({ mails: "digest" }) },
  listStaff: { needs: "staff", elsewhere: "unlimited", input: nothing },
  setRole: {
    needs: "staff",
    elsewhere: "unlimited",
    input: () => ({ username: "nobody@example.org", role: "coordinator" }),
  },
  withdrawInvitation: { needs: "staff", elsewhere: "unlimited", input: ofLearner({}) },
  resetSecondFactor: { needs: "staff", elsewhere: "unlimited", input: () => ({ username: "nobody@example.org" }) },
  listActions: { needs: "staff", elsewhere: "unlimited", input: nothing },
  listMessages: { needs: "messages", elsewhere: "hidden", input: () => ({ show: "all" }) },
  readConversation: { needs: "messages", elsewhere: "forbidden", input: ofLearner({}) },
  reply: {
    needs: "messages",
    elsewhere: "forbidden",
    input: (target) => ({ accountId: target.accountId, text: "Yes, it is.", key: randomUUID() }),
  },
  assignConversation: { needs: "messages", elsewhere: "forbidden", input: ofLearner({ to: "" }) },
  closeConversation: { needs: "messages", elsewhere: "forbidden", input: ofLearner({ closed: false }) },
  readGrievance: { needs: "messages", elsewhere: "unlimited", input: ofGrievance({}) },
  assignGrievance: { needs: "messages", elsewhere: "unlimited", input: ofGrievance({ to: "" }) },
  answerGrievance: { needs: "messages", elsewhere: "unlimited", input: ofGrievance({ answer: "It plays now." }) },
  addReply: {
    needs: "messages",
    elsewhere: "same",
    input: () => ({ title: "Greeting", reply: "Good morning.", of: "en" }),
  },
  removeReply: { needs: "messages", elsewhere: "same", input: () => ({ id: randomUUID() }) },
  listReviews: { needs: "reviews", elsewhere: "hidden", input: nothing },
  readReview: { needs: "reviews", elsewhere: "forbidden", input: ofReview({}) },
  approveReview: { needs: "reviews", elsewhere: "forbidden", input: ofReview({ moduleId: "no-module" }) },
  returnReview: {
    needs: "reviews",
    elsewhere: "forbidden",
    input: (target) => ({ enrollmentId: target.eid, moduleId: "no-module", topicIds: [target.topicId], note: "More." }),
  },
  listComments: { needs: "comments", elsewhere: "hidden", input: () => ({ show: "all" }) },
  decideComment: {
    needs: "comments",
    elsewhere: "forbidden",
    input: (target) => ({ commentId: target.commentId, decision: "hide" }),
  },
  blockCommenter: { needs: "comments", elsewhere: "forbidden", input: ofLearner({ blocked: false }) },
  readWords: { needs: "comments", elsewhere: "unlimited", input: nothing },
  saveWords: { needs: "comments", elsewhere: "unlimited", input: () => ({ of: "en", words: [] }) },
  programmeFigures: { needs: "programmes", elsewhere: "same", input: nothing },
  courseFigures: { needs: "programmes", elsewhere: "figures", input: () => ({ course: courseId }) },
  courseOpinions: {
    needs: "programmes",
    notFor: "partner",
    elsewhere: "figures",
    input: () => ({ course: courseId, kind: "feedback" }),
  },
  listPeople: { needs: "people", elsewhere: "hidden", input: () => ({ find: onlyName }) },
  readPerson: { needs: "people", elsewhere: "forbidden", input: ofLearner({}) },
  correctCertificate: {
    needs: "people",
    elsewhere: "forbidden",
    input: (target) => ({
      accountId: target.accountId,
      certificateId: target.certificateId,
      firstName: onlyName,
      lastName: "Kumari",
    }),
  },
  changePerson: { needs: "people", elsewhere: "forbidden", input: ofLearner({ lastName: "Kumari" }) },
  resendMail: { needs: "people", elsewhere: "forbidden", input: ofLearner({ mail: "verification" }) },
  checkUpload: {
    needs: "people",
    elsewhere: "same",
    input: () => ({ course: courseId, csv: "Email", language: "en" }),
  },
  readUpload: { needs: "people", elsewhere: "sender", input: newUpload },
  enterUpload: { needs: "people", elsewhere: "sender", input: newUpload },
  listRosters: { needs: "people", elsewhere: "hidden", input: (target) => ({ find: target.institution }) },
  readRoster: {
    needs: "people",
    elsewhere: "hidden",
    input: (target) => ({ institution: target.institution, district: "Patna" }),
  },
  transferPeople: {
    needs: "people",
    elsewhere: "forbidden",
    input: (target) => ({
      accountIds: [target.accountId],
      stateId: 5,
      district: "Gaya",
      block: "",
      institution: target.institution,
      confirmed: false,
    }),
  },
  undoTransfer: {
    needs: "people",
    elsewhere: "forbidden",
    // A move to where the person is already, so that the other calls find the person there.
    input: async ({ accountId, inside }) => {
      const place = await inside.db
        .selectFrom("accounts")
        .select(["state_id", "state", "district", "block", "current_institute"])
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      const [id, text] = [randomUUID(), JSON.stringify(place)];
      const moved = { id, account_id: accountId, staff_id: "nobody", moved_at: inside.now.toISOString() };
      await inside.db
        .insertInto("roster_moves")
        .values({ ...moved, before: text, after: text })
        .execute();
      return { id };
    },
  },
  listMailings: { needs: "mailings", elsewhere: "same", input: nothing },
  readMailing: { needs: "mailings", elsewhere: "forbidden", input: newMailing },
  saveMailing: { needs: "mailings", elsewhere: "forbidden", input: () => draft({ state: "5" }) },
  removeMailing: { needs: "mailings", elsewhere: "forbidden", input: newMailing },
  testMailing: { needs: "mailings", elsewhere: "forbidden", input: newMailing },
  sendMailing: { needs: "mailings", elsewhere: "forbidden", input: newMailing },
  cancelMailing: { needs: "mailings", elsewhere: "forbidden", input: newMailing },
  saveWeekly: {
    needs: "mailings",
    elsewhere: "unlimited",
    input: () => ({ course: courseId, on: false, weekday: 1, hour: 9, days: 7, texts, language: "en" }),
  },
};

/** Makes the learner and everything that the calls act on. */
export async function newTarget(guest: CallContext, inside: CallContext): Promise<Target> {
  const { learner, eid } = await newLearnerInCourse(guest, "incomplete");
  const accountId = ownId(learner);
  const institution = `School ${onlyName}`;
  const now = guest.now.toISOString();
  await guest.db
    .updateTable("accounts")
    .set({ first_name: onlyName, current_institute: institution })
    .where("id", "=", accountId)
    .execute();
  await chat.send(learner, { msg: `I am ${onlyName}`, language: "en" });
  const complaint = { name: onlyName, contact: "z@example.org", message: "No film.", language: "en" } as const;
  const { ticket } = await privacy.sendGrievance(await newLearner(guest), complaint);
  const topic = guest.content.courseById.get(courseId)?.topics[0]?.id ?? "";
  const commentId = randomUUID();
  const comment = {
    id: commentId,
    account_id: accountId,
    discussion_id: topic,
    kind: "module",
    comment: onlyName,
    language: "en",
    created_at: now,
  } as const;
  await guest.db.insertInto("comments").values(comment).execute();
  const review = { id: randomUUID(), enrollment_id: eid, module_id: "", requested_at: now };
  await guest.db.insertInto("reviews").values(review).execute();
  const feedback = { enrollment_id: eid, feedback: onlyName, created_at: now, updated_at: now };
  await guest.db.insertInto("course_feedback").values(feedback).execute();
  const certificateId = randomUUID();
  const certificate = {
    id: certificateId,
    number: `SS-${certificateId}`,
    enrollment_id: eid,
    account_id: accountId,
    course_id: courseId,
    module_id: "",
  };
  const named = { language: "en", first_name: onlyName, last_name: "Kumari", issued_at: now } as const;
  await guest.db
    .insertInto("certificates")
    .values({ ...certificate, ...named })
    .execute();
  return { accountId, eid, certificateId, commentId, ticket, institution, topicId: topic, inside };
}
