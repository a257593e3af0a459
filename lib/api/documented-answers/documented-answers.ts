import { ORPCError } from "@orpc/client";
import type { Profile } from "../../contract/accounts";
import type { CertificateData } from "../../contract/certificates";
import { emptyProfileValue, type ProfileFieldName, profileFieldNames } from "../../contract/profile/profile-fields";
import { plainText } from "../../platform/content/text/plain-text";
import { defaultLanguage, isLanguage } from "../../platform/i18n/language";
import { nullOn } from "../call-error";
import type { Answer, Options, UpstreamClient } from "../documented-backend/or-documented";
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

/** The account calls of a backend with the documented responses: missing fields are read from the profile. */
function documentedAccounts({ accounts }: UpstreamClient): Completions["accounts"] {
  const readProfile = async (options: Options) => (await accounts.readProfile(undefined, options)).data;
  const completeProfileAnswer = (sent: { success: boolean; data: Profile }) => ({
    ...sent,
    data: completeProfile(sent.data),
  });
  return {
    /** "Response: status, token, username, firstName (and _id on some forms)." The id names the account (0037). */
    async register(sent, _, { context }) {
      const asNewcomer = { context: { ...context, caller: { ...context.caller, token: sent.token } } };
      return { ...sent, message: sent.message ?? "", _id: sent._id ?? (await readProfile(asNewcomer))._id };
    },

    /** Drafts in the browser are stored under the account's id, so a missing id is never invented. */
    async checkAuth(sent, _, options) {
      if (!isTrue(sent.status)) throw new ORPCError("UNAUTHORIZED");
      const profile = sent._id === undefined ? completeProfile(await readProfile(options)) : null;
      const { _id = "", verifiedEmail = 1, lastName, avatar } = profile ?? {};
      return { ...filled({ message: "", _id, verifiedEmail, lastName, avatar }, sent), status: true };
    },

    readProfile: completeProfileAnswer,
    postProfile: completeProfileAnswer,

    async updateProfile(sent, _, options) {
      const data = sent.data ?? (await readProfile(options));
      return { ...filled({ success: true, status: true, message: "" }, sent), data: completeProfile(data) };
    },
  };
}

/** Fields that the learner has not filled in yet may be null or missing. */
function completeProfile(sent: Profile): Profile {
  const fields = Object.fromEntries(
    profileFieldNames.map((name) => [name, sent[name] ?? emptyProfileValue(name)]),
  ) as Pick<Profile, ProfileFieldName>;
  return {
    ...filled({ profileInfo: 0, verifiedEmail: 1, avatar: null, is_profile_complete: 0 }, sent),
    _id: sent._id ?? "",
    username: sent.username ?? "",
    dateCreated: sent.dateCreated ?? "",
    ...fields,
    language_preference: isLanguage(sent.language_preference) ? sent.language_preference : defaultLanguage,
  };
}

/**
 * A certificate from a backend whose response names the owner by `id`, as documented. The id is compared with the
 * signed-in account here, and is not sent to anybody else (threats T5).
 */
function documentedCertificate(client: UpstreamClient): Completion<"certificates", "read"> {
  return async ({ data: sent }, _, options) => {
    const owner = sent.owner ?? (Boolean(sent.id) && (await readOwnId(client, options)) === sent.id);
    const { language } = options.context;
    return {
      data: {
        ...filled({ statement_before: "", statement_after: "", number: "", language, action_bar: owner }, sent),
        id: owner ? sent.id : "",
        owner,
        course_partner_logo: readPartners(sent.course_partner_logo),
      },
    };
  };
}

/** The documents specify only the field of the partners' logo. Its value is one address, or partners with names. */
function readPartners(logo: unknown): CertificateData["course_partner_logo"] {
  if (typeof logo === "string" && logo !== "") return [{ name: "", logo }];
  return Array.isArray(logo) ? logo : [];
}

/** The id of the account that makes the call; null for a guest, and for a session that has ended. */
async function readOwnId({ accounts }: UpstreamClient, options: Options): Promise<string | null> {
  if (!options.context.caller.token) return null;
  return (await nullOn(401, accounts.readProfile(undefined, options)))?.data._id ?? null;
}
