import { ORPCError } from "@orpc/client";
import type { ChatMessage } from "../../contract/chat";
import type { UpstreamClient } from "../documented-backend/or-documented";
import { completeProfileResponse, documentedAccounts } from "./accounts";
import { documentedCertificate } from "./certificate";
import { completed, type Done, done, isTrue } from "./complete";
import { completeCourse, completeCourseCard } from "./courses";
import { completeDiscussion, documentedComments } from "./discussions";
import { completeReadingPage, completeRecord, documentedLearning } from "./learning";
import { completeRedirect, completeTestimonials, labelBlocks, labelDistricts, labelSubjects } from "./lists";

type Enrolled = Done & { enrollmentId: string; course_id: string };

/**
 * The documented calls whose responses may lack fields of the contract, because an existing backend only has to send
 * the documented ones. A missing field is read from another documented call, or left out of the page. The contract
 * itself requires the fields, so that the embedded backend sends them all.
 */
export function documentedResponses(client: UpstreamClient) {
  const {
    accounts,
    campaigns,
    certificates,
    chat,
    courses,
    discussions,
    learning,
    pages,
    places,
    quizzes,
    social,
    surveys,
  } = client;
  const { completeCheckAuth, completeRegistration, completeUpdate } = documentedAccounts(client);
  const { completeModules, completeTopic, completeMyCourse } = documentedLearning(client);
  const comments = documentedComments(client);
  return {
    accounts: {
      register: completed(accounts.register, completeRegistration),
      checkAuth: completed(accounts.checkAuth, completeCheckAuth),
      readProfile: completed(accounts.readProfile, completeProfileResponse),
      postProfile: completed(accounts.postProfile, completeProfileResponse),
      updateProfile: completed(accounts.updateProfile, completeUpdate),
    },
    places: {
      getDistricts: completed(places.getDistricts, labelDistricts),
      getBlocks: completed(places.getBlocks, labelBlocks),
      getSubjects: completed(places.getSubjects, labelSubjects),
    },
    courses: {
      list: completed(courses.list, (sent) => sent.map(completeCourseCard)),
      detail: completed(courses.detail, completeCourse),
      enroll: completed(courses.enroll, (sent, { id }) =>
        done<Enrolled>({ enrollmentId: "", course_id: String(id) })(sent),
      ),
      assign: completed(courses.assign, (sent, { id }) =>
        done<Enrolled>({ enrollmentId: "", course_id: String(id) })(sent),
      ),
      rate: completed(courses.rate, (sent, { rating }) =>
        done<Done & { rating: number }>({ rating: Number(rating) })(sent),
      ),
      giveFeedback: completed(courses.giveFeedback, done({})),
    },
    campaigns: {
      coBrandedTag: completed(campaigns.coBrandedTag, (sent) => ({ ...sent, status: isTrue(sent.status ?? true) })),
      redirect: completed(campaigns.redirect, completeRedirect),
    },
    discussions: {
      read: completed(discussions.read, completeDiscussion),
      comments: completed(discussions.comments, comments.ofForum),
      moduleComments: completed(discussions.moduleComments, comments.ofModule),
    },
    pages: { testimonials: completed(pages.testimonials, completeTestimonials) },
    learning: {
      getMyCourseInfo: completed(learning.getMyCourseInfo, (sent) => ({
        ...done({})(sent),
        status: isTrue(sent.status),
        progress: sent.progress ?? null,
      })),
      modules: completed(learning.modules, completeModules),
      topic: completed(learning.topic, completeTopic),
      readingPage: completed(learning.readingPage, completeReadingPage),
      getMyTopicInfo: completed(learning.getMyTopicInfo, ({ status, data }) => ({
        status: isTrue(status),
        data: data ? completeRecord(data) : null,
      })),
      addTopicRecord: completed(learning.addTopicRecord, done({})),
      completeCourse: completed(
        learning.completeCourse,
        done<Done & { certificateId: string | null }>({ certificateId: null }),
      ),
      myCourses: completed(learning.myCourses, async (sent, input, options) => ({
        ...sent,
        data: await Promise.all(
          sent.data.map((course) =>
            completeMyCourse(course, input?.query?.language ?? options.context.language, options),
          ),
        ),
      })),
      unenroll: completed(learning.unenroll, done({})),
    },
    quizzes: {
      recordScore: completed(quizzes.recordScore, (sent, { score }) =>
        done<Done & { score: number }>({ score: Number(score ?? 0) })(sent),
      ),
    },
    certificates: { read: completed(certificates.read, documentedCertificate(client)) },
    chat: { send: completed(chat.send, done<Done & { data?: ChatMessage }>({})) },
    social: {
      // "Social login with no token in the answer", as documented: nobody is signed in, and the message says why.
      socialLogin: completed(social.socialLogin, (sent) => {
        if (!sent.token) throw new ORPCError("UNAUTHORIZED", { message: sent.message });
        return { ...sent, message: sent.message ?? "" };
      }),
    },
    surveys: {
      sendTopicSurvey: completed(surveys.sendTopicSurvey, done({})),
      sendFeedback: completed(surveys.sendFeedback, done({})),
    },
  };
}
