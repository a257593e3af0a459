import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { implement } from "@orpc/server";
import { parseSetCookie, stringifyCookie } from "cookie";
import type { $ZodType } from "zod/v4/core";
import { contract } from "../contract";
import { CallError } from "../platform/call-error";
import { sanitiseHtml } from "../platform/content/text/sanitise";
import { type Language, languageCookie } from "../platform/i18n/language";
import { settings } from "../platform/settings";
import { type Caller, carriedByHeader } from "./caller";
import { noEarlierAnswers, noGuardianNeeded, nothingSeen, onlyForgotten } from "./documented-backend/empty-answers";
import { topicToWriteIn } from "./documented-backend/journal";
import { optionalCalls } from "./documented-backend/optional-calls";
import { type CallContext, orDocumented, type UpstreamClient } from "./documented-backend/or-documented";
import { documentedQuiz } from "./documented-backend/quiz";
import { recordReading } from "./documented-backend/reading";
import { decodeError } from "./error-format";
import { withCleanHtml } from "./html-fields";
import { callMiddleware } from "./middleware";
import { fetchFromUpstream } from "./upstream-fetch";

const deviceCookies = ["known_device", "__Host-known_device"];

/** Around every call to the upstream: an answer that the contract does not allow becomes an error, and its HTML is sanitised (threats T6). */
const os = implement(contract)
  .$context<{ caller: Caller }>()
  .use(callMiddleware)
  .use(async ({ next, procedure }) => {
    try {
      const answer = await next();
      const schema = procedure["~orpc"].outputSchema as $ZodType | undefined;
      return schema ? { ...answer, output: withCleanHtml(schema, answer.output, sanitiseHtml) as typeof answer.output } : answer;
    } catch (error) {
      throw asAnswer(error);
    }
  });

/** The handler that passes a call on. */
function pass<Input, Answer>(call: (input: Input, options: { context: CallContext }) => Promise<Answer>) {
  return ({ context: { caller, language }, input }: { context: CallContext; input: Input }) =>
    call(inLanguage(input, language), { context: { caller, language } });
}

/** Every call is answered by an existing backend over HTTP, with the visitor's own token as bearer. `has`: whether it has a call beyond the documented ones. */
export function upstreamBackend() {
  const client = upstreamClient();
  const optional = optionalCalls(client);
  return { router: upstreamRouter(client, optional.noting), has: optional.has };
}

function upstreamRouter(client: UpstreamClient, noting: ReturnType<typeof optionalCalls>["noting"]) {
  const quiz = documentedQuiz(client);
  return os.router({
    accounts: {
      register: os.accounts.register.handler(pass(client.accounts.register)),
      login: os.accounts.login.handler(pass(client.accounts.login)),
      logout: os.accounts.logout.handler(pass(orDocumented(client.accounts.logout, onlyForgotten))),
      checkAuth: os.accounts.checkAuth.handler(pass(client.accounts.checkAuth)),
      readProfile: os.accounts.readProfile.handler(pass(client.accounts.readProfile)),
      postProfile: os.accounts.postProfile.handler(pass(client.accounts.postProfile)),
      updateProfile: os.accounts.updateProfile.handler(pass(client.accounts.updateProfile)),
    },
    recovery: {
      verifyEmail: os.recovery.verifyEmail.handler(pass(client.recovery.verifyEmail)),
      resendVerification: os.recovery.resendVerification.handler(pass(client.recovery.resendVerification)),
      sendResetLink: os.recovery.sendResetLink.handler(pass(client.recovery.sendResetLink)),
      resetPassword: os.recovery.resetPassword.handler(pass(client.recovery.resetPassword)),
      unsubscribe: os.recovery.unsubscribe.handler(pass(client.recovery.unsubscribe)),
      resubscribe: os.recovery.resubscribe.handler(pass(client.recovery.resubscribe)),
      loginByToken: os.recovery.loginByToken.handler(pass(client.recovery.loginByToken)),
      readInvitation: os.recovery.readInvitation.handler(pass(client.recovery.readInvitation)),
      acceptInvitation: os.recovery.acceptInvitation.handler(pass(client.recovery.acceptInvitation)),
    },
    avatars: {
      read: os.avatars.read.handler(pass(client.avatars.read)),
      save: os.avatars.save.handler(pass(noting("avatars.save", client.avatars.save))),
      remove: os.avatars.remove.handler(pass(client.avatars.remove)),
    },
    places: {
      getDistricts: os.places.getDistricts.handler(pass(client.places.getDistricts)),
      getBlocks: os.places.getBlocks.handler(pass(client.places.getBlocks)),
      getSubjects: os.places.getSubjects.handler(pass(client.places.getSubjects)),
    },
    courses: {
      list: os.courses.list.handler(pass(client.courses.list)),
      getId: os.courses.getId.handler(pass(client.courses.getId)),
      getRating: os.courses.getRating.handler(pass(client.courses.getRating)),
      detail: os.courses.detail.handler(pass(client.courses.detail)),
      enroll: os.courses.enroll.handler(pass(client.courses.enroll)),
      assign: os.courses.assign.handler(pass(client.courses.assign)),
      rate: os.courses.rate.handler(pass(client.courses.rate)),
      giveFeedback: os.courses.giveFeedback.handler(pass(client.courses.giveFeedback)),
    },
    campaigns: {
      coBrandedTag: os.campaigns.coBrandedTag.handler(pass(client.campaigns.coBrandedTag)),
      redirect: os.campaigns.redirect.handler(pass(client.campaigns.redirect)),
    },
    discussions: {
      list: os.discussions.list.handler(pass(client.discussions.list)),
      read: os.discussions.read.handler(pass(client.discussions.read)),
      comments: os.discussions.comments.handler(pass(client.discussions.comments)),
      addComment: os.discussions.addComment.handler(pass(client.discussions.addComment)),
      deleteComment: os.discussions.deleteComment.handler(pass(client.discussions.deleteComment)),
      moduleDiscussion: os.discussions.moduleDiscussion.handler(pass(client.discussions.moduleDiscussion)),
      moduleComments: os.discussions.moduleComments.handler(pass(client.discussions.moduleComments)),
      topicDiscussion: os.discussions.topicDiscussion.handler(pass(client.discussions.topicDiscussion)),
      addModuleComment: os.discussions.addModuleComment.handler(pass(client.discussions.addModuleComment)),
      reportComment: os.discussions.reportComment.handler(pass(noting("discussions.reportComment", client.discussions.reportComment))),
      deleteModuleComment: os.discussions.deleteModuleComment.handler(pass(noting("discussions.deleteModuleComment", client.discussions.deleteModuleComment))),
    },
    articles: {
      topics: os.articles.topics.handler(pass(client.articles.topics)),
      ofTopic: os.articles.ofTopic.handler(pass(client.articles.ofTopic)),
      read: os.articles.read.handler(pass(client.articles.read)),
      popular: os.articles.popular.handler(pass(client.articles.popular)),
      related: os.articles.related.handler(pass(client.articles.related)),
    },
    search: {
      find: os.search.find.handler(pass(client.search.find)),
    },
    pages: {
      staticPage: os.pages.staticPage.handler(pass(client.pages.staticPage)),
      banner: os.pages.banner.handler(pass(client.pages.banner)),
      testimonials: os.pages.testimonials.handler(pass(client.pages.testimonials)),
      published: os.pages.published.handler(pass(client.pages.published)),
    },
    learning: {
      getMyCourseInfo: os.learning.getMyCourseInfo.handler(pass(client.learning.getMyCourseInfo)),
      modules: os.learning.modules.handler(pass(client.learning.modules)),
      topic: os.learning.topic.handler(pass(topicToWriteIn(client))),
      readingPage: os.learning.readingPage.handler(pass(client.learning.readingPage)),
      subtopics: os.learning.subtopics.handler(pass(client.learning.subtopics)),
      getMyTopicInfo: os.learning.getMyTopicInfo.handler(pass(client.learning.getMyTopicInfo)),
      addTopicRecord: os.learning.addTopicRecord.handler(pass(client.learning.addTopicRecord)),
      recordReading: os.learning.recordReading.handler(pass(orDocumented(client.learning.recordReading, recordReading(client)))),
      writeJournal: os.learning.writeJournal.handler(pass(client.learning.writeJournal)),
      completeCourse: os.learning.completeCourse.handler(pass(client.learning.completeCourse)),
      myCourses: os.learning.myCourses.handler(pass(client.learning.myCourses)),
      myCourse: os.learning.myCourse.handler(pass(client.learning.myCourse)),
      recount: os.learning.recount.handler(pass(noting("learning.recount", client.learning.recount))),
      unenroll: os.learning.unenroll.handler(pass(client.learning.unenroll)),
      readJournal: os.learning.readJournal.handler(pass(client.learning.readJournal)),
      saveJournalDraft: os.learning.saveJournalDraft.handler(pass(client.learning.saveJournalDraft)),
      readClassroomCard: os.learning.readClassroomCard.handler(pass(client.learning.readClassroomCard)),
      saveClassroomCard: os.learning.saveClassroomCard.handler(pass(noting("learning.saveClassroomCard", client.learning.saveClassroomCard))),
    },
    privacy: {
      readConsents: os.privacy.readConsents.handler(pass(client.privacy.readConsents)),
      changeConsents: os.privacy.changeConsents.handler(pass(client.privacy.changeConsents)),
      guardianStatus: os.privacy.guardianStatus.handler(pass(orDocumented(client.privacy.guardianStatus, noGuardianNeeded))),
      askGuardian: os.privacy.askGuardian.handler(pass(client.privacy.askGuardian)),
      readGuardianRequest: os.privacy.readGuardianRequest.handler(pass(client.privacy.readGuardianRequest)),
      giveGuardianConsent: os.privacy.giveGuardianConsent.handler(pass(client.privacy.giveGuardianConsent)),
      sendGrievance: os.privacy.sendGrievance.handler(pass(noting("privacy.sendGrievance", client.privacy.sendGrievance))),
    },
    quizzes: {
      questions: os.quizzes.questions.handler(pass(client.quizzes.questions)),
      passingPercent: os.quizzes.passingPercent.handler(pass(client.quizzes.passingPercent)),
      attempt: os.quizzes.attempt.handler(pass(orDocumented(client.quizzes.attempt, quiz.attempt))),
      retake: os.quizzes.retake.handler(pass(orDocumented(client.quizzes.retake, quiz.retake))),
      answer: os.quizzes.answer.handler(pass(orDocumented(client.quizzes.answer, quiz.answer))),
      recordScore: os.quizzes.recordScore.handler(pass(client.quizzes.recordScore)),
    },
    security: {
      changePassword: os.security.changePassword.handler(pass(client.security.changePassword)),
      deleteAccount: os.security.deleteAccount.handler(pass(client.security.deleteAccount)),
      listSessions: os.security.listSessions.handler(pass(client.security.listSessions)),
      endSession: os.security.endSession.handler(pass(client.security.endSession)),
      endOtherSessions: os.security.endOtherSessions.handler(pass(client.security.endOtherSessions)),
      readMyData: os.security.readMyData.handler(pass(client.security.readMyData)),
    },
    certificates: {
      read: os.certificates.read.handler(pass(client.certificates.read)),
      requestReview: os.certificates.requestReview.handler(pass(noting("certificates.requestReview", client.certificates.requestReview))),
    },
    chat: {
      menu: os.chat.menu.handler(pass(client.chat.menu)),
      cannedAnswer: os.chat.cannedAnswer.handler(pass(client.chat.cannedAnswer)),
      messages: os.chat.messages.handler(pass(client.chat.messages)),
      send: os.chat.send.handler(pass(client.chat.send)),
      seen: os.chat.seen.handler(pass(orDocumented(client.chat.seen, nothingSeen))),
    },
    social: {
      socialLogin: os.social.socialLogin.handler(pass(client.social.socialLogin)),
    },
    surveys: {
      sendTopicSurvey: os.surveys.sendTopicSurvey.handler(pass(client.surveys.sendTopicSurvey)),
      readTopicSurvey: os.surveys.readTopicSurvey.handler(pass(orDocumented(client.surveys.readTopicSurvey, noEarlierAnswers))),
      sendFeedback: os.surveys.sendFeedback.handler(pass(client.surveys.sendFeedback)),
      readFeedback: os.surveys.readFeedback.handler(pass(orDocumented(client.surveys.readFeedback, noEarlierAnswers))),
    },
    desk: {
      me: os.desk.me.handler(pass(client.desk.me)),
      overview: os.desk.overview.handler(pass(client.desk.overview)),
      startSecondFactor: os.desk.startSecondFactor.handler(pass(client.desk.startSecondFactor)),
      confirmSecondFactor: os.desk.confirmSecondFactor.handler(pass(client.desk.confirmSecondFactor)),
      proveSecondFactor: os.desk.proveSecondFactor.handler(pass(client.desk.proveSecondFactor)),
      newRecoveryCodes: os.desk.newRecoveryCodes.handler(pass(client.desk.newRecoveryCodes)),
      listStaff: os.desk.listStaff.handler(pass(client.desk.listStaff)),
      setRole: os.desk.setRole.handler(pass(client.desk.setRole)),
      resetSecondFactor: os.desk.resetSecondFactor.handler(pass(client.desk.resetSecondFactor)),
      listActions: os.desk.listActions.handler(pass(client.desk.listActions)),
      listMessages: os.desk.listMessages.handler(pass(client.desk.listMessages)),
      readConversation: os.desk.readConversation.handler(pass(client.desk.readConversation)),
      reply: os.desk.reply.handler(pass(client.desk.reply)),
      assignConversation: os.desk.assignConversation.handler(pass(client.desk.assignConversation)),
      closeConversation: os.desk.closeConversation.handler(pass(client.desk.closeConversation)),
      readGrievance: os.desk.readGrievance.handler(pass(client.desk.readGrievance)),
      assignGrievance: os.desk.assignGrievance.handler(pass(client.desk.assignGrievance)),
      answerGrievance: os.desk.answerGrievance.handler(pass(client.desk.answerGrievance)),
      addReply: os.desk.addReply.handler(pass(client.desk.addReply)),
      removeReply: os.desk.removeReply.handler(pass(client.desk.removeReply)),
      listReviews: os.desk.listReviews.handler(pass(client.desk.listReviews)),
      readReview: os.desk.readReview.handler(pass(client.desk.readReview)),
      approveReview: os.desk.approveReview.handler(pass(client.desk.approveReview)),
      returnReview: os.desk.returnReview.handler(pass(client.desk.returnReview)),
      listComments: os.desk.listComments.handler(pass(client.desk.listComments)),
      decideComment: os.desk.decideComment.handler(pass(client.desk.decideComment)),
      blockCommenter: os.desk.blockCommenter.handler(pass(client.desk.blockCommenter)),
      readWords: os.desk.readWords.handler(pass(client.desk.readWords)),
      saveWords: os.desk.saveWords.handler(pass(client.desk.saveWords)),
      programmeFigures: os.desk.programmeFigures.handler(pass(client.desk.programmeFigures)),
      courseFigures: os.desk.courseFigures.handler(pass(client.desk.courseFigures)),
      listPeople: os.desk.listPeople.handler(pass(client.desk.listPeople)),
      readPerson: os.desk.readPerson.handler(pass(client.desk.readPerson)),
      correctCertificate: os.desk.correctCertificate.handler(pass(client.desk.correctCertificate)),
      resendMail: os.desk.resendMail.handler(pass(client.desk.resendMail)),
      checkUpload: os.desk.checkUpload.handler(pass(client.desk.checkUpload)),
      readUpload: os.desk.readUpload.handler(pass(client.desk.readUpload)),
      enterUpload: os.desk.enterUpload.handler(pass(client.desk.enterUpload)),
      listRosters: os.desk.listRosters.handler(pass(client.desk.listRosters)),
      readRoster: os.desk.readRoster.handler(pass(client.desk.readRoster)),
      transferPeople: os.desk.transferPeople.handler(pass(client.desk.transferPeople)),
      listMailings: os.desk.listMailings.handler(pass(client.desk.listMailings)),
      readMailing: os.desk.readMailing.handler(pass(client.desk.readMailing)),
      saveMailing: os.desk.saveMailing.handler(pass(client.desk.saveMailing)),
      removeMailing: os.desk.removeMailing.handler(pass(client.desk.removeMailing)),
      testMailing: os.desk.testMailing.handler(pass(client.desk.testMailing)),
      sendMailing: os.desk.sendMailing.handler(pass(client.desk.sendMailing)),
      cancelMailing: os.desk.cancelMailing.handler(pass(client.desk.cancelMailing)),
      saveWeekly: os.desk.saveWeekly.handler(pass(client.desk.saveWeekly)),
      courseOpinions: os.desk.courseOpinions.handler(pass(client.desk.courseOpinions)),
    },
  });
}

function upstreamClient(): UpstreamClient {
  const { upstreamUrl, upstreamTimeoutMs } = settings();
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${upstreamUrl}/api`,
    headers: ({ context }) => headersFor(context),
    fetch: async (request, init, { context }) => {
      const answer = await fetchFromUpstream(request, init, upstreamTimeoutMs);
      await passDeviceOn(answer, context.caller);
      return answer;
    },
    customErrorResponseBodyDecoder: decodeError,
  });
  return createORPCClient(link);
}

/** The visitor's own token, language and address: limits of the backend are the visitor's, not the portal's. */
function headersFor({ caller, language }: CallContext): Record<string, string> {
  return {
    cookie: stringifyCookie({ [languageCookie]: language, ...Object.fromEntries(deviceCookies.map((name) => [name, caller.deviceMarker ?? ""])) }),
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    [carriedByHeader]: caller.carriedBy,
    ...(caller.isPrefetch ? { "sec-purpose": "prefetch" } : {}),
    ...(caller.address ? { "x-forwarded-for": caller.address } : {}),
  };
}

/** The backend's own marker of the visitor's device (see `known-device` of the accounts): this portal only passes it on. */
async function passDeviceOn(answer: Response, caller: Caller): Promise<void> {
  for (const cookie of answer.headers.getSetCookie()) {
    const { name, value = "" } = parseSetCookie(cookie);
    if (deviceCookies.includes(name)) await caller.session.markDevice(value);
  }
}

/** The schema fills in a default language where none was sent; the visitor's language takes its place. */
function inLanguage<Input>(input: Input, language: Language): Input {
  if (typeof input !== "object" || input === null) return input;
  if ("language" in input) return { ...input, language };
  return "query" in input ? { ...input, query: inLanguage(input.query, language) } : input;
}

/** An answer with an error status is passed on. No answer, and one that the contract does not allow, become 503. */
function asAnswer(error: unknown): unknown {
  if (error instanceof ORPCError && error.status >= 400 && error.status < 500) return error;
  console.error("upstream:", error instanceof Error ? error.message : error);
  return new CallError("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 10 });
}
