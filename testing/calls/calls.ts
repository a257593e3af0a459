import type { AnyContractProcedure } from "@orpc/contract";
import type * as z from "zod";
import { contract, type PortalContract } from "../../lib/contract";
import {
  content,
  courseId,
  feedbackQuestions,
  type Graduate,
  newAddress,
  password,
  registrationOf,
  rightChoices,
  surveyOf,
  topics,
  wholeForm,
} from "../people/learners";
import { certificateExamples } from "./certificate-calls";
import { deskExamples } from "./desk-calls";
import type { Example } from "./example";

type Examples = { [Domain in keyof PortalContract]: { [Name in keyof PortalContract[Domain]]: (graduate: Graduate) => Example } };

const [topic] = topics;
const question = topic.quiz[0] as (typeof topic.quiz)[number];
const forumSlug = content.discussions[0]?.slug ?? "";
const discussedTopic = topics.find(({ discussion }) => discussion)?.id ?? "";
const tooLong = "x".repeat(130);
/** A link that was never mailed. */
const mailLink = { token: "A".repeat(43), id: "00000000-0000-4000-8000-000000000000" };
const newPassword = { ...mailLink, password1: "river-stone-31", password2: "river-stone-31" };
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

/** One for every call: a call without one does not compile. */
export const examples: Examples = {
  accounts: {
    register: () => ({
      path: "/users/register",
      body: registrationOf(newAddress()),
      wrong: { body: { ...registrationOf(newAddress()), username: 7 }, named: "username" },
    }),
    checkPassword: () => ({ path: "/users/check-password", body: { password }, wrong: { body: { password: 7 }, named: "password" } }),
    login: ({ username }) => ({ path: "/users/login", body: { username, password }, wrong: { body: { username, password: 12345 }, named: "password" } }),
    logout: () => ({ path: "/users/logout", body: {}, needsOwnSession: true }),
    checkAuth: ({ username }) => ({ path: "/checkAuth", body: { username }, wrong: { body: { username: ["a"] }, named: "username" } }),
    readProfile: () => ({ path: "/users/profile" }),
    postProfile: ({ username }) => ({ path: "/users/profile", body: { username }, wrong: { body: { username: 7 }, named: "username" } }),
    updateProfile: () => ({ path: "/users/profile", body: { place_of_residence: "Rural" }, wrong: { body: { mobile: 9876543210 }, named: "mobile" } }),
  },
  recovery: {
    verifyEmail: () => ({ path: "/users/email-verify", body: mailLink, wrong: { body: { token: "abcde" }, named: "id" }, errorStatus: 400 }),
    resendVerification: ({ username }) => ({
      path: "/users/verify-my-email",
      body: { username },
      wrong: { body: { username: 7 }, named: "username" },
      needsOwnSession: true,
    }),
    sendResetLink: () => ({ path: "/users/reset-password-link", body: { email: newAddress() }, wrong: { body: { email: 7 }, named: "email" } }),
    resetPassword: () => {
      const wrong = { body: { ...newPassword, password1: 7 }, named: "password1" };
      return { path: "/users/reset-password-by-token", body: newPassword, wrong, errorStatus: 400 };
    },
    unsubscribe: () => ({ path: "/users/unsubscribe", body: mailLink, wrong: { body: { token: "abcde" }, named: "id" }, errorStatus: 400 }),
    resubscribe: () => ({ path: "/users/resubscribe", body: mailLink, wrong: { body: { id: "abcde" }, named: "token" }, errorStatus: 400 }),
    loginByToken: () => ({ path: "/users/login-by-token", body: { token: mailLink.token }, wrong: { body: { token: 7 }, named: "token" }, errorStatus: 400 }),
    readInvitation: () => ({ path: "/users/invitation/read", body: mailLink, wrong: { body: { token: "a" }, named: "id" }, errorStatus: 400 }),
    acceptInvitation: () => {
      const body = { ...newPassword, consent_account: true };
      return { path: "/users/invitation", body, wrong: { body: { ...body, password1: 7 }, named: "password1" }, errorStatus: 400 };
    },
  },
  avatars: {
    read: () => ({ path: "/users/avatar", errorStatus: 404, needsOwnSession: true }),
    save: () => ({ path: "/users/avatar", body: { image: onePixel }, wrong: { body: { image: 7 }, named: "image" } }),
    remove: () => ({ path: "/users/avatar", body: {} }),
  },
  privacy: {
    readConsents: () => ({ path: "/users/consents" }),
    changeConsents: () => ({ path: "/users/consents", body: { mailings: true }, wrong: { body: { mailings: 7 }, named: "mailings" } }),
    guardianStatus: () => ({ path: "/users/guardian-consent" }),
    askGuardian: () => ({ path: "/users/guardian-consent/ask", body: {}, wrong: { body: { guardian_email: 7 }, named: "guardian_email" }, errorStatus: 409 }),
    readGuardianRequest: () => ({ path: "/users/guardian-consent/request", body: mailLink, wrong: { body: { token: "a" }, named: "id" }, errorStatus: 400 }),
    giveGuardianConsent: () => ({ path: "/users/guardian-consent", body: mailLink, wrong: { body: { token: "a" }, named: "id" }, errorStatus: 400 }),
    sendGrievance: () => ({
      path: "/grievances",
      body: { name: "Asha", contact: newAddress(), message: "Please correct my district.", language: "en" },
      wrong: { body: { name: "Asha", contact: newAddress(), message: 7 }, named: "message" },
    }),
  },
  pages: {
    staticPage: () => ({ path: "/static_page?p=About&language=en", wrong: { path: `/static_page?p=${tooLong}`, named: "p" } }),
    banner: () => ({ path: "/banner?id=1", wrong: { path: "/banner?id=first", named: "id" } }),
    testimonials: () => ({ path: "/testimonials" }),
    published: () => ({ path: "/published_pages?language=hi" }),
  },
  security: {
    changePassword: () => ({
      path: "/users/change-password",
      body: { password1: "river-stone-31", password2: "river-stone-31", current_password: password },
      wrong: { body: { password1: 7, password2: "river-stone-31" }, named: "password1" },
      needsOwnSession: true,
    }),
    deleteAccount: () => ({ path: "/users/account", body: { password }, wrong: { body: { password: 7 }, named: "password" }, needsOwnSession: true }),
    listSessions: () => ({ path: "/users/sessions" }),
    endSession: () => ({ path: "/users/sessions/nobody-s", body: {}, wrong: { path: `/users/sessions/${tooLong}`, named: "id" }, errorStatus: 404 }),
    endOtherSessions: () => ({ path: "/users/sessions", body: {}, needsOwnSession: true }),
    readMyData: () => ({ path: "/users/my-data" }),
  },
  social: {
    socialLogin: () => ({
      path: "/users/socialLogin",
      body: { accessToken: "a-token-of-nobody", platform: "google", language: "en", utm_campaign: "" },
      wrong: { body: { accessToken: "a-token-of-nobody", platform: "letter" }, named: "platform" },
      errorStatus: 400,
    }),
  },
  places: {
    getBlocks: () => ({ path: "/getBlocks", body: { state_id: 5, district: "Patna" }, wrong: { body: { state_id: 5 }, named: "district" } }),
    getSubjects: () => ({ path: "/getSubjects?language=hi" }),
    getDistricts: () => ({ path: "/getDistricts", body: { state_id: 5 }, wrong: { body: { state_id: "Bihar" }, named: "state_id" } }),
  },
  campaigns: {
    coBrandedTag: () => ({ path: "/co_branded_tag?tag=health-mission", wrong: { path: "/co_branded_tag", named: "tag" } }),
    redirect: () => ({ path: "/redirect?slug=start", wrong: { path: `/redirect?slug=${tooLong}`, named: "slug" } }),
  },
  courses: {
    list: () => ({ path: "/courses?language=en" }),
    getId: () => ({ path: "/courses/get_id/1", wrong: { path: `/courses/get_id/${tooLong}`, named: "id" } }),
    getRating: () => ({ path: `/courses/getcourse_rating/${courseId}`, wrong: { path: `/courses/getcourse_rating/${tooLong}`, named: "id" } }),
    detail: () => ({ path: `/courses/${courseId}?language=en&utm_source=up`, wrong: { path: `/courses/${tooLong}`, named: "id" } }),
    enroll: () => ({
      path: "/courses/enroll",
      body: { id: courseId, name: "Growing up healthy", language: "en" },
      wrong: { body: { id: courseId, name: 7 }, named: "name" },
    }),
    assign: () => ({ path: "/users/assign-course", body: { id: 1, name: "Growing up healthy", language: "en" }, wrong: { body: { id: "" }, named: "id" } }),
    rate: () => ({ path: `/courses/rating/${courseId}`, body: { rating: 4.5 }, wrong: { body: { rating: 4.7 }, named: "rating" } }),
    giveFeedback: () => ({
      path: `/courses/feedback/${courseId}`,
      body: { feedback: "Clear and kind.", platform_rating: "Good" },
      wrong: { body: { feedback: "Clear and kind.", platform_rating: "Splendid" }, named: "platform_rating" },
    }),
  },
  articles: {
    topics: () => ({ path: "/topic?language=hi" }),
    ofTopic: () => ({ path: "/topic/nutrition?language=en", wrong: { path: `/topic/${tooLong}`, named: "name" } }),
    read: () => ({ path: "/topic/mental-health/sad-or-depressed?language=hi", wrong: { path: `/topic/mental-health/${tooLong}`, named: "slug" } }),
    popular: () => ({ path: "/articles/popular?language=hi" }),
    related: () => ({ path: "/topics/nutrition/related?language=en", wrong: { path: `/topics/${tooLong}/related`, named: "name" } }),
  },
  discussions: {
    list: () => ({ path: "/discussions?language=hi&page=1" }),
    read: () => ({ path: `/discussions/${forumSlug}?language=en`, wrong: { path: `/discussions/${tooLong}`, named: "id" } }),
    comments: () => ({ path: `/discussions/${forumSlug}/comments?page=1`, wrong: { path: `/discussions/${tooLong}/comments`, named: "id" } }),
    addComment: ({ _id: userid }) => ({
      path: `/discussions/${forumSlug}/comments`,
      body: { comment: "In my class a question box helped.", userid },
      wrong: { body: { comment: 7 }, named: "comment" },
    }),
    deleteComment: () => ({
      path: `/discussions/${forumSlug}/comments/nobody-s`,
      body: {},
      wrong: { path: `/discussions/${forumSlug}/comments/${tooLong}`, named: "commentId" },
      errorStatus: 404,
    }),
    moduleDiscussion: () => ({ path: `/courses/discussions/${discussedTopic}?language=en`, wrong: { path: `/courses/discussions/${tooLong}`, named: "id" } }),
    moduleComments: () => ({
      path: `/courses/discussions/${discussedTopic}/comments`,
      wrong: { path: `/courses/discussions/${tooLong}/comments`, named: "id" },
    }),
    topicDiscussion: () => ({ path: `/courses/topicDiscussion/${topic.id}?language=en`, wrong: { path: `/courses/topicDiscussion/${tooLong}`, named: "id" } }),
    addModuleComment: () => ({
      path: `/users/update-discussion_comments/${discussedTopic}`,
      body: { comment: "I tried it with class 8.", topicId: discussedTopic },
      wrong: { body: { comment: "I tried it with class 8." }, named: "topicId" },
    }),
    reportComment: () => ({
      path: `/discussions/comments/${mailLink.id}/report`,
      body: { reason: "It insults people." },
      wrong: { body: { reason: 7 }, named: "reason" },
      errorStatus: 404,
    }),
    deleteModuleComment: () => ({
      path: `/courses/discussions/${discussedTopic}/comments/nobody-s`,
      body: {},
      wrong: { path: `/courses/discussions/${discussedTopic}/comments/${tooLong}`, named: "commentId" },
      errorStatus: 404,
    }),
  },
  search: {
    find: () => ({
      path: "/search?query=menstruation&language=en",
      wrong: { path: `/search?query=${tooLong}`, named: "query" },
    }),
  },
  learning: {
    getMyCourseInfo: () => ({
      path: `/users/get-my-courses-info/${courseId}`,
      body: {},
      wrong: { path: `/users/get-my-courses-info/${tooLong}`, named: "courseId" },
    }),
    modules: () => ({
      path: `/courses/modules/${courseId}?language=en`,
      body: { language: "en" },
      wrong: { path: `/courses/modules/${tooLong}`, named: "id" },
    }),
    topic: () => ({ path: `/courses/topic/${topic.id}?language=en`, wrong: { path: `/courses/topic/${tooLong}`, named: "id" } }),
    readingPage: () => ({
      path: `/courses/topicPrimaryReading/${topic.id}/1?language=en`,
      wrong: { path: `/courses/topicPrimaryReading/${topic.id}/first`, named: "page" },
    }),
    subtopics: () => ({ path: `/courses/getsubTopicList/${topic.id}?language=en`, wrong: { path: `/courses/getsubTopicList/${tooLong}`, named: "id" } }),
    getMyTopicInfo: () => ({ path: `/users/get-my-topic-info/${topic.id}`, body: { course: courseId }, wrong: { body: { course: {} }, named: "course" } }),
    addTopicRecord: ({ eid }) => ({
      path: "/users/add-user-course-topic",
      body: { course_id: courseId, topicId: topic.id, enrollmentId: eid, quiz: 1, language: "en", completion_criteria: "Quiz" },
      wrong: { body: { course_id: courseId }, named: "topicId" },
    }),
    recordReading: () => ({ path: `/users/reading/${topic.id}`, body: { page: 1 }, wrong: { body: { page: "first" }, named: "page" } }),
    writeJournal: () => ({
      path: `/users/journal/${topics[2].id}`,
      body: { entry: "आज कक्षा में हमने इस पर बात की।" },
      wrong: { body: { entry: { text: "no" } }, named: "entry" },
    }),
    readJournal: () => ({ path: `/users/journal/${topics[2].id}?language=hi`, wrong: { path: `/users/journal/${tooLong}`, named: "topicId" } }),
    saveJournalDraft: () => ({
      path: `/users/journal-draft/${topics[2].id}`,
      body: { entry: "कल की बात" },
      wrong: { body: { entry: ["no"] }, named: "entry" },
    }),
    readClassroomCard: () => ({ path: `/users/classroom/${topic.id}?language=hi`, wrong: { path: `/users/classroom/${tooLong}`, named: "topicId" } }),
    saveClassroomCard: () => ({
      path: `/users/classroom/${topic.id}`,
      body: { tried: true, note: "सबने लिखा" },
      wrong: { body: { note: "x".repeat(201) }, named: "note" },
    }),
    completeCourse: ({ eid }) => ({ path: `/courses/completed_status/${courseId}`, body: { eid }, wrong: { body: { eid: 7 }, named: "eid" } }),
    myCourses: ({ username }) => ({ path: "/users/my-courses?language=en", body: { username }, wrong: { body: { username: {} }, named: "username" } }),
    myCourse: ({ username }) => ({ path: `/my-courses/${courseId}?language=en`, body: { username }, wrong: { body: { username: {} }, named: "username" } }),
    recount: () => ({ path: `/users/recount/${courseId}`, body: {}, wrong: { path: `/users/recount/${tooLong}`, named: "courseId" } }),
    // It would end the graduate's enrollment, so a learner without one makes it. The learning tests show that it works.
    unenroll: () => ({
      path: "/users/unenroll",
      body: { id: courseId, feedback: "No time this term." },
      wrong: { body: { id: "", feedback: "x" }, named: "id" },
      errorStatus: 403,
      needsOwnSession: true,
    }),
  },
  quizzes: {
    questions: () => ({ path: `/quiz/${topic.id}?language=en`, wrong: { path: `/quiz/${tooLong}`, named: "topicId" } }),
    passingPercent: () => ({ path: `/quiz/${topic.id}/passing_percent`, wrong: { path: `/quiz/${tooLong}/passing_percent`, named: "topicId" } }),
    attempt: () => ({ path: `/quiz/${topic.id}/attempt`, wrong: { path: `/quiz/${tooLong}/attempt`, named: "topicId" } }),
    // The graduate's attempt is finished, so sending its answers again changes nothing.
    answer: () => ({
      path: `/quiz/${topic.id}/answers`,
      body: { questionId: question.id, choices: rightChoices(question) },
      wrong: { body: { questionId: question.id, choices: "a" }, named: "choices" },
    }),
    retake: () => ({ path: `/quiz/${topic.id}/attempts`, body: {}, wrong: { path: `/quiz/${tooLong}/attempts`, named: "topicId" } }),
    recordScore: () => ({ path: `/courses/module_topic/${topic.id}/quiz`, body: { score: 10 }, wrong: { body: { score: [10] }, named: "score" } }),
  },
  surveys: {
    sendTopicSurvey: () => ({
      path: `/users/user_survey_data/${topic.id}`,
      body: wholeForm(surveyOf(topic)),
      wrong: { body: { [surveyOf(topic)[0]?.id ?? ""]: 7 }, named: surveyOf(topic)[0]?.id ?? "" },
    }),
    readTopicSurvey: () => ({ path: `/users/user_survey_data/${topic.id}`, wrong: { path: `/users/user_survey_data/${tooLong}`, named: "topicId" } }),
    sendFeedback: () => ({
      path: `/users/feedback/${courseId}`,
      body: wholeForm(feedbackQuestions),
      wrong: { path: `/users/feedback/${tooLong}`, named: "courseId" },
    }),
    readFeedback: () => ({ path: `/users/feedback/${courseId}`, wrong: { path: `/users/feedback/${tooLong}`, named: "courseId" } }),
  },
  chat: {
    menu: () => ({ path: "/chatbot/menu/0", wrong: { path: "/chatbot/menu/first", named: "id" } }),
    cannedAnswer: () => ({ path: "/chatbot/sr/11?language=hi", wrong: { path: "/chatbot/sr/first", named: "menuId" } }),
    messages: () => ({ path: "/chatbot/get", body: {} }),
    send: () => ({ path: "/chatbot/post/", body: { msg: "When does the next course begin?" }, wrong: { body: { msg: 7 }, named: "msg" } }),
    seen: () => ({ path: "/chatbot/seen", body: {} }),
  },
  certificates: certificateExamples,
  desk: deskExamples,
};

export type Call = { call: string; method: string; access: "anyone" | "learner"; output: z.ZodType; example: (graduate: Graduate) => Example };

/** Every call of the contract, with its example. */
export const calls: Call[] = Object.entries(contract).flatMap(([domain, procedures]) =>
  Object.entries(procedures as Record<string, AnyContractProcedure>).map(([name, procedure]) => {
    const { route, meta, outputSchema } = procedure["~orpc"];
    const example = (examples as Record<string, Record<string, Call["example"]>>)[domain]?.[name];
    if (!example) throw new Error(`testing/calls/calls.ts has no example of ${domain}.${name}`);
    const access = (meta as { access?: "anyone" | "learner" }).access ?? "anyone";
    return { call: `${domain}.${name}`, method: route.method ?? "POST", access, output: outputSchema as unknown as z.ZodType, example };
  }),
);
