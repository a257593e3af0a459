import { ORPCError } from "@orpc/client";
import type { ChatMessage } from "../../contract/chat";
import type { CourseCard, CourseDetail } from "../../contract/courses";
import type { DiscussionAnswer, ForumComment, ModuleComment } from "../../contract/discussions";
import { plainText } from "../../platform/content/text/plain-text";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import { completeProfileResponse, documentedAccounts } from "./accounts";
import { documentedCertificate, readOwnId } from "./certificate";
import { completed, type Done, done, isTrue, type Sent, toList } from "./complete";
import { completeReadingPage, completeRecord, documentedLearning } from "./learning";

type Answer<
  Part extends "places" | "campaigns" | "pages",
  Call extends keyof UpstreamClient[Part],
> = UpstreamClient[Part][Call] extends (...args: never[]) => Promise<infer Answered> ? Answered : never;
type Districts = Answer<"places", "getDistricts">;
type Blocks = Answer<"places", "getBlocks">;
type Subjects = Answer<"places", "getSubjects">;

// A documented entry only has its stored name, which is then shown too.

const labelled =
  <Name extends string, Entry extends Record<Name, string>>(name: Name) =>
  ({ data }: { data: Entry[] }) => ({ data: data.map((each) => ({ label: each[name], ...each })) });

type Testimonials = Answer<"pages", "testimonials">;

type Props = { status?: boolean; data: { url?: string; data?: { url: string } } };

/** The documented `data.data.url`; or `data.url`, if the documented path includes the `data` of an HTTP client. */
function completeRedirect({ status = true, data }: Props): Answer<"campaigns", "redirect"> {
  const url = data.data?.url ?? data.url ?? "";
  return { status, data: { url, data: { url } } };
}

/** The documented `data.data`, in the same two ways. */
function completeTestimonials({ data }: Testimonials | { data: Testimonials["data"]["data"] }): Testimonials {
  return { data: { data: Array.isArray(data) ? data : data.data } };
}

type Enrolled = Done & { enrollmentId: string; course_id: string };

const completeEnrollment = (sent: Partial<Enrolled>, { id }: { id: unknown }): Enrolled =>
  done<Enrolled>({ enrollmentId: "", course_id: String(id) })(sent);

/**
 * The documented calls whose responses may lack fields of the contract, because an existing backend only has to send
 * the documented ones. A missing field is read from another documented call, or left out of the page. The contract
 * itself requires the fields, so that the embedded backend sends them all.
 */
export function documentedResponses(client: UpstreamClient) {
  const { completeCheckAuth, completeRegistration, completeUpdate } = documentedAccounts(client);
  const { completeModules, completeTopic, completeMyCourse } = documentedLearning(client);
  const comments = documentedComments(client);
  return {
    accounts: {
      register: completed(client.accounts.register, completeRegistration),
      checkAuth: completed(client.accounts.checkAuth, completeCheckAuth),
      readProfile: completed(client.accounts.readProfile, completeProfileResponse),
      postProfile: completed(client.accounts.postProfile, completeProfileResponse),
      updateProfile: completed(client.accounts.updateProfile, completeUpdate),
    },
    places: {
      getDistricts: completed(client.places.getDistricts, labelled<"district", Districts["data"][number]>("district")),
      getBlocks: completed(client.places.getBlocks, labelled<"block", Blocks["data"][number]>("block")),
      getSubjects: completed(client.places.getSubjects, labelled<"subject", Subjects["data"][number]>("subject")),
    },
    courses: {
      list: completed(client.courses.list, (sent) => sent.map(completeCourseCard)),
      detail: completed(client.courses.detail, completeCourse),
      enroll: completed(client.courses.enroll, completeEnrollment),
      assign: completed(client.courses.assign, completeEnrollment),
      rate: completed(client.courses.rate, (sent, { rating }) =>
        done<Done & { rating: number }>({ rating: Number(rating) })(sent),
      ),
      giveFeedback: completed(client.courses.giveFeedback, done({})),
    },
    campaigns: {
      coBrandedTag: completed(client.campaigns.coBrandedTag, (sent) => ({
        ...sent,
        status: isTrue(sent.status ?? true),
      })),
      redirect: completed(client.campaigns.redirect, completeRedirect),
    },
    discussions: {
      read: completed(client.discussions.read, completeDiscussion),
      comments: completed(client.discussions.comments, comments.ofForum),
      moduleComments: completed(client.discussions.moduleComments, comments.ofModule),
    },
    pages: { testimonials: completed(client.pages.testimonials, completeTestimonials) },
    learning: {
      getMyCourseInfo: completed(client.learning.getMyCourseInfo, (sent) => ({
        ...done({})(sent),
        status: isTrue(sent.status),
        progress: sent.progress ?? null,
      })),
      modules: completed(client.learning.modules, completeModules),
      topic: completed(client.learning.topic, completeTopic),
      readingPage: completed(client.learning.readingPage, completeReadingPage),
      getMyTopicInfo: completed(client.learning.getMyTopicInfo, ({ status, data }) => ({
        status: isTrue(status),
        data: data ? completeRecord(data) : null,
      })),
      addTopicRecord: completed(client.learning.addTopicRecord, done({})),
      completeCourse: completed(
        client.learning.completeCourse,
        done<Done & { certificateId: string | null }>({ certificateId: null }),
      ),
      myCourses: completed(client.learning.myCourses, async (sent, input, options) => ({
        ...sent,
        data: await Promise.all(
          sent.data.map((course) =>
            completeMyCourse(course, input?.query?.language ?? options.context.language, options),
          ),
        ),
      })),
      unenroll: completed(client.learning.unenroll, done({})),
    },
    quizzes: {
      recordScore: completed(client.quizzes.recordScore, (sent, { score }) =>
        done<Done & { score: number }>({ score: Number(score ?? 0) })(sent),
      ),
    },
    certificates: { read: completed(client.certificates.read, documentedCertificate(client)) },
    chat: { send: completed(client.chat.send, done<Done & { data?: ChatMessage }>({})) },
    social: {
      // "Social login with no token in the answer", as documented: nobody is signed in, and the message says why.
      socialLogin: completed(client.social.socialLogin, (sent) => {
        if (!sent.token) throw new ORPCError("UNAUTHORIZED", { message: sent.message });
        return { ...sent, message: sent.message ?? "" };
      }),
    },
    surveys: {
      sendTopicSurvey: completed(client.surveys.sendTopicSurvey, done({})),
      sendFeedback: completed(client.surveys.sendFeedback, done({})),
    },
  };
}

type SentComment<Comment extends ForumComment | ModuleComment> = Omit<Comment, "may_delete" | "id"> & {
  may_delete?: boolean;
  id: string | number;
};

/** A discussion, alone or beside its comments: the specification says "discussion; comments". */
function completeDiscussion(sent: DiscussionAnswer | { discussion: DiscussionAnswer }): DiscussionAnswer {
  return "discussion" in sent ? sent.discussion : sent;
}

/** Comments with names, never addresses; authors may delete their own (section 6 of the specification). */
function documentedComments(client: UpstreamClient) {
  async function mayDelete(sent: { may_delete?: boolean }[], options: Options): Promise<string | null> {
    return sent.some(({ may_delete }) => may_delete === undefined) ? readOwnId(client, options) : null;
  }

  return {
    async ofForum(sent: SentComment<ForumComment>[], _: unknown, options: Options): Promise<ForumComment[]> {
      const own = await mayDelete(sent, options);
      return sent.map((each) => ({
        may_delete: own !== null && each.userid === own,
        ...each,
        id: String(each.id),
        comment_by: displayName(each.comment_by),
      }));
    },
    async ofModule(sent: SentComment<ModuleComment>[]): Promise<ModuleComment[]> {
      // No documented call deletes one.
      return sent.map((each) => ({
        may_delete: false,
        ...each,
        id: String(each.id),
        username: displayName(each.username),
      }));
    },
  };
}

/** rule: forum.detail: only the part of an address before the @ is shown, so only that leaves the server. */
function displayName(sent: string): string {
  return sent.split("@")[0] ?? "";
}

type Module = CourseDetail["syllabus"][number];
type SentModule = Partial<Omit<Module, "topics">> & { topics?: Partial<Module["topics"][number]>[] };
/** The specification only names these fields, so a backend may send a list or HTML. */
type SentCourse = Sent<
  CourseDetail,
  "_id" | "slug" | "icon" | "offered_by_name" | "partners" | "syllabus" | "syllabus_text" | "faqs_text"
>;

function completeCourseCard(sent: Sent<CourseCard, "shortDesc">): CourseCard {
  return { shortDesc: "", ...sent };
}

/** The slug is the request's. Lengths of lessons and the provider's description are not documented. */
function completeCourse(sent: SentCourse, { id }: { id: string }): CourseDetail {
  return {
    _id: id,
    slug: id,
    icon: "",
    offered_by_name: "",
    partners: [],
    ...sent,
    syllabus_text: toText(sent.syllabus),
    faqs_text: toText(sent.faqs),
    syllabus: toList<SentModule>(sent.syllabus).map(completeModule),
    faqs: toList<Partial<CourseDetail["faqs"][number]>>(sent.faqs).map((each) => ({
      question: "",
      answer: "",
      ...each,
    })),
    learning_objective: objectivesIn(sent.learning_objective),
  };
}

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

function completeModule({ topics, ...sent }: SentModule): Module {
  return {
    module_name: "",
    summary: "",
    ...sent,
    topics: toList<Partial<Module["topics"][number]>>(topics).map(completeSyllabusTopic),
  };
}

function completeSyllabusTopic(sent: Partial<Module["topics"][number]>): Module["topics"][number] {
  return { name: "", summary: "", minutes: 0, ...sent };
}
