import { ORPCError } from "@orpc/client";
import { plainText } from "../../platform/content/text/plain-text";
import type { Answer, UpstreamClient } from "../documented-backend/or-documented";
import { documentedAccounts } from "./accounts";
import { documentedCertificate, readOwnId } from "./certificate";
import { type Completion, type Completions, done, filled, isTrue, toList } from "./complete";
import { documentedLearning } from "./learning";

/**
 * The documented calls whose responses may lack fields of the contract, because an existing backend only has to send
 * the documented ones. A missing field is read from another documented call, or left out of the page. The contract
 * itself requires the fields, so that the embedded backend sends them all.
 */
export function documentedResponses(client: UpstreamClient): Completions {
  return {
    accounts: documentedAccounts(client),
    // A documented entry only has its stored name, which is then shown too.
    places: {
      getDistricts: ({ data }) => ({ data: data.map((each) => filled({ label: each.district }, each)) }),
      getBlocks: ({ data }) => ({ data: data.map((each) => filled({ label: each.block }, each)) }),
      getSubjects: ({ data }) => ({ data: data.map((each) => filled({ label: each.subject }, each)) }),
    },
    courses: {
      list: (sent) => sent.map((each) => filled({ shortDesc: "" }, each)),
      detail: completeCourse,
      enroll: completeEnrollment,
      assign: completeEnrollment,
      rate: (sent, { rating }) => filled({ status: true, message: "", rating: Number(rating) }, sent),
      giveFeedback: done,
    },
    campaigns: {
      coBrandedTag: (sent) => ({ ...sent, status: isTrue(sent.status ?? true) }),
      redirect: completeRedirect,
    },
    discussions: {
      /** A discussion, alone or beside its comments: the specification says "discussion; comments". */
      read: (sent: Answer<"discussions", "read"> | { discussion: Answer<"discussions", "read"> }) =>
        "discussion" in sent ? sent.discussion : sent,
      /** Comments with names, never addresses; authors may delete their own (section 6 of the specification). */
      async comments(sent, _, options) {
        const isUnsaid = sent.some(({ may_delete }) => may_delete === undefined);
        const own = isUnsaid ? await readOwnId(client, options) : null;
        return sent.map((each) => ({
          ...filled({ may_delete: own !== null && each.userid === own }, each),
          id: String(each.id),
          comment_by: displayName(each.comment_by),
        }));
      },
      /** No documented call deletes one. */
      moduleComments: (sent) =>
        sent.map((each) => ({ ...each, id: String(each.id), username: displayName(each.username) })),
    },
    pages: {
      /** The documented `data.data`, in the same two ways as a redirect's. */
      testimonials: ({ data }) => ({ data: { data: Array.isArray(data) ? data : data.data } }),
    },
    learning: documentedLearning(client),
    quizzes: {
      recordScore: (sent, { score }) => filled({ status: true, message: "", score: Number(score ?? 0) }, sent),
    },
    certificates: { read: documentedCertificate(client) },
    chat: { send: done },
    social: {
      // "Social login with no token in the answer", as documented: nobody is signed in, and the message says why.
      socialLogin(sent) {
        if (!sent.token) throw new ORPCError("UNAUTHORIZED", { message: sent.message });
        return { ...sent, message: sent.message ?? "" };
      },
    },
    surveys: { sendTopicSurvey: done, sendFeedback: done },
  };
}

function completeEnrollment(sent: Answer<"courses", "enroll">, { id }: { id: unknown }) {
  return filled({ status: true, message: "", enrollmentId: "", course_id: String(id) }, sent);
}

type Redirect = { status?: boolean; data: { url?: string; data?: { url: string } } };

/** The documented `data.data.url`; or `data.url`, if the documented path includes the `data` of an HTTP client. */
function completeRedirect({ status = true, data }: Redirect) {
  const url = data.data?.url ?? data.url ?? "";
  return { status, data: { url, data: { url } } };
}

/** rule: forum.detail: only the part of an address before the @ is shown, so only that leaves the server. */
function displayName(sent: string): string {
  return sent.split("@")[0] ?? "";
}

/**
 * The slug is the request's. Lengths of lessons and the provider's description are not documented. The specification
 * only names the curriculum, the questions and the objectives, so a backend may send a list or HTML.
 */
const completeCourse: Completion<"courses", "detail"> = (sent, { id }) => ({
  ...filled({ _id: id, slug: id, icon: "", offered_by_name: "" }, sent),
  syllabus_text: toText(sent.syllabus),
  faqs_text: toText(sent.faqs),
  syllabus: toList(sent.syllabus).map((module) => ({
    ...filled({ module_name: "", summary: "" }, module),
    topics: toList(module.topics).map((topic) => filled({ name: "", summary: "", minutes: 0 }, topic)),
  })),
  faqs: toList(sent.faqs).map((each) => filled({ question: "", answer: "" }, each)),
  learning_objective: objectivesIn(sent.learning_objective),
});

function toText(sent: unknown): string {
  return typeof sent === "string" ? sent : "";
}

/** The objectives as plain sentences: the items of an HTML list, or the whole text as one. */
function objectivesIn(sent: unknown): string[] {
  if (Array.isArray(sent)) return sent.map(String);
  const html = toText(sent);
  const entries = html.match(/<li\b[^>]*>[\s\S]*?<\/li>/gi) ?? [html];
  return entries.map(plainText).filter((each) => each !== "");
}
