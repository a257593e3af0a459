import type { AnyContractProcedure } from "@orpc/contract";
import type * as z from "zod";
import { contract, type PortalContract } from "../../lib/contract";
import { content, courseId, type Graduate, topics } from "../people/learners";
import { accountExamples } from "./account-calls";
import { certificateExamples } from "./certificate-calls";
import { deskExamples } from "./desk-calls";
import type { Example } from "./example";
import { learningExamples } from "./learning-calls";

type Examples = {
  [Domain in keyof PortalContract]: { [Name in keyof PortalContract[Domain]]: (graduate: Graduate) => Example };
};

const [topic] = topics;
const forumSlug = content.discussions[0]?.slug ?? "";
const discussedTopic = topics.find(({ discussion }) => discussion)?.id ?? "";
const tooLong = "x".repeat(130);
/** A link that was never mailed. */
const mailLink = { token: "A".repeat(43), id: "00000000-0000-4000-8000-000000000000" };

/** One for every call: a call without one does not compile. */
export const examples: Examples = {
  ...accountExamples,
  ...learningExamples,
  pages: {
    staticPage: () => ({
      path: "/static_page?p=About&language=en",
      wrong: { path: `/static_page?p=${tooLong}`, named: "p" },
    }),
    banner: () => ({ path: "/banner?id=1", wrong: { path: "/banner?id=first", named: "id" } }),
    testimonials: () => ({ path: "/testimonials" }),
    published: () => ({ path: "/published_pages?language=hi" }),
  },
  places: {
    getBlocks: () => ({
      path: "/getBlocks",
      body: { state_id: 5, district: "Patna" },
      wrong: { body: { state_id: 5 }, named: "district" },
    }),
    getSubjects: () => ({ path: "/getSubjects?language=hi" }),
    getDistricts: () => ({
      path: "/getDistricts",
      body: { state_id: 5 },
      wrong: { body: { state_id: "Bihar" }, named: "state_id" },
    }),
  },
  campaigns: {
    coBrandedTag: () => ({
      path: "/co_branded_tag?tag=health-mission",
      wrong: { path: "/co_branded_tag", named: "tag" },
    }),
    stateFigures: () => ({
      path: "/campaigns/bihar/figures",
      wrong: { path: `/campaigns/${tooLong}/figures`, named: "slug" },
    }),
    redirect: () => ({ path: "/redirect?slug=start", wrong: { path: `/redirect?slug=${tooLong}`, named: "slug" } }),
  },
  courses: {
    list: () => ({ path: "/courses?language=en" }),
    getId: () => ({ path: "/courses/get_id/1", wrong: { path: `/courses/get_id/${tooLong}`, named: "id" } }),
    getRating: () => ({
      path: `/courses/getcourse_rating/${courseId}`,
      wrong: { path: `/courses/getcourse_rating/${tooLong}`, named: "id" },
    }),
    detail: () => ({
      path: `/courses/${courseId}?language=en&utm_source=up`,
      wrong: { path: `/courses/${tooLong}`, named: "id" },
    }),
    enroll: () => ({
      path: "/courses/enroll",
      body: { id: courseId, name: "Growing up healthy", language: "en" },
      wrong: { body: { id: courseId, name: 7 }, named: "name" },
    }),
    assign: () => ({
      path: "/users/assign-course",
      body: { id: 1, name: "Growing up healthy", language: "en" },
      wrong: { body: { id: "" }, named: "id" },
    }),
    rate: () => ({
      path: `/courses/rating/${courseId}`,
      body: { rating: 4.5 },
      wrong: { body: { rating: 4.7 }, named: "rating" },
    }),
    giveFeedback: () => ({
      path: `/courses/feedback/${courseId}`,
      body: { feedback: "Clear and kind.", platform_rating: "Good" },
      wrong: { body: { feedback: "Clear and kind.", platform_rating: "Splendid" }, named: "platform_rating" },
    }),
  },
  articles: {
    topics: () => ({ path: "/topic?language=hi" }),
    ofTopic: () => ({ path: "/topic/nutrition?language=en", wrong: { path: `/topic/${tooLong}`, named: "name" } }),
    read: () => ({
      path: "/topic/mental-health/sad-or-depressed?language=hi",
      wrong: { path: `/topic/mental-health/${tooLong}`, named: "slug" },
    }),
    popular: () => ({ path: "/articles/popular?language=hi" }),
    related: () => ({
      path: "/topics/nutrition/related?language=en",
      wrong: { path: `/topics/${tooLong}/related`, named: "name" },
    }),
  },
  discussions: {
    list: () => ({ path: "/discussions?language=hi&page=1" }),
    read: () => ({
      path: `/discussions/${forumSlug}?language=en`,
      wrong: { path: `/discussions/${tooLong}`, named: "id" },
    }),
    comments: () => ({
      path: `/discussions/${forumSlug}/comments?page=1`,
      wrong: { path: `/discussions/${tooLong}/comments`, named: "id" },
    }),
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
    moduleDiscussion: () => ({
      path: `/courses/discussions/${discussedTopic}?language=en`,
      wrong: { path: `/courses/discussions/${tooLong}`, named: "id" },
    }),
    moduleComments: () => ({
      path: `/courses/discussions/${discussedTopic}/comments`,
      wrong: { path: `/courses/discussions/${tooLong}/comments`, named: "id" },
    }),
    topicDiscussion: () => ({
      path: `/courses/topicDiscussion/${topic.id}?language=en`,
      wrong: { path: `/courses/topicDiscussion/${tooLong}`, named: "id" },
    }),
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
    readOwnComment: () => ({
      path: `/discussions/comments/${mailLink.id}`,
      wrong: { path: `/discussions/comments/${tooLong}`, named: "commentId" },
      errorStatus: 404,
    }),
    editComment: () => ({
      path: `/discussions/comments/${mailLink.id}`,
      body: { comment: "I tried it with class 8." },
      wrong: { body: { comment: 7 }, named: "comment" },
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
  chat: {
    menu: () => ({ path: "/chatbot/menu/0", wrong: { path: "/chatbot/menu/first", named: "id" } }),
    cannedAnswer: () => ({ path: "/chatbot/sr/11?language=hi", wrong: { path: "/chatbot/sr/first", named: "menuId" } }),
    nearest: () => ({
      path: "/chatbot/nearest",
      body: { msg: "period pain" },
      wrong: { body: { msg: 5 }, named: "msg" },
    }),
    messages: () => ({ path: "/chatbot/get", body: {} }),
    send: () => ({
      path: "/chatbot/post/",
      body: { msg: "When does the next course begin?" },
      wrong: { body: { msg: 7 }, named: "msg" },
    }),
    seen: () => ({ path: "/chatbot/seen", body: {} }),
  },
  certificates: certificateExamples,
  desk: deskExamples,
};

export type Call = {
  call: string;
  method: string;
  access: "anyone" | "learner";
  output: z.ZodType;
  example: (graduate: Graduate) => Example;
};

/** Every call of the contract, with its example. */
export const calls: Call[] = Object.entries(contract).flatMap(([domain, procedures]) =>
  Object.entries(procedures as Record<string, AnyContractProcedure>).map(([name, procedure]) => {
    const { route, meta, outputSchema } = procedure["~orpc"];
    const example = (examples as Record<string, Record<string, Call["example"]>>)[domain]?.[name];
    if (!example) throw new Error(`testing/calls/calls.ts has no example of ${domain}.${name}`);
    const access = (meta as { access?: "anyone" | "learner" }).access ?? "anyone";
    return {
      call: `${domain}.${name}`,
      method: route.method ?? "POST",
      access,
      output: outputSchema as unknown as z.ZodType,
      example,
    };
  }),
);
