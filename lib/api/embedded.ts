import type { PortalContract } from "../contract";
import { accounts, guardian } from "../domain/accounts";
import { articles } from "../domain/articles";
import { avatars } from "../domain/avatars";
import type { CallContext, Operations } from "../domain/call";
import { campaigns } from "../domain/campaigns";
import { certificates, courseCertificates } from "../domain/certificates";
import { chat, countUnread } from "../domain/chat";
import { courses } from "../domain/courses";
import { desk } from "../domain/desk";
import { courseDiscussions, discussions } from "../domain/discussions";
import { learning } from "../domain/learning";
import { pages } from "../domain/pages";
import { places } from "../domain/places";
import { privacy } from "../domain/privacy";
import { quizzes } from "../domain/quizzes";
import { recovery } from "../domain/recovery";
import { search } from "../domain/search";
import { security } from "../domain/security";
import { social } from "../domain/social";
import { surveys } from "../domain/surveys";
import { requireLearner } from "../platform/session";
import { os } from "./embedded-middleware";

/** A course with its discussions: `discussions` is a domain that `certificates` does not know. */
const modules: Operations<"learning">["modules"] = async (context, input) => {
  const answer = await courseCertificates.modules(context, input);
  return { ...answer, discussion: await courseDiscussions(context, answer.course_info.slug) };
};

/** The learner's courses with what the coordinator answered: `chat` is a domain that `certificates` does not know. */
const myCourses: Operations<"learning">["myCourses"] = async (context, input) => {
  const answer = await courseCertificates.myCourses(context, input);
  return { ...answer, unread_answers: await countUnread(context.db, requireLearner(context).accountId) };
};

const operations: { [Part in keyof PortalContract]: Operations<Part> } = {
  accounts,
  recovery,
  avatars,
  pages,
  places,
  courses,
  campaigns,
  articles,
  search,
  discussions,
  learning: { ...learning, ...courseCertificates, modules, myCourses },
  privacy: { ...privacy, ...guardian },
  quizzes,
  security,
  certificates,
  chat,
  social,
  surveys,
  desk,
};

type Given<Input> = { context: { call: CallContext }; input: Input };

/** The handler of an operation. */
function run<Input, Answer>(operation: (context: CallContext, input: Input) => Promise<Answer>) {
  return ({ context, input }: Given<Input>) => operation(context.call, input);
}

/** The same for a call that has no input. */
function runPlain<Answer>(operation: (context: CallContext, input: Record<never, never>) => Promise<Answer>) {
  return ({ context }: Given<unknown>) => operation(context.call, {});
}

/** The embedded backend: every call of the contract with the operation that answers it. */
export function embeddedRouter() {
  return os.router({
    accounts: {
      register: os.accounts.register.handler(run(operations.accounts.register)),
      login: os.accounts.login.handler(run(operations.accounts.login)),
      logout: os.accounts.logout.handler(runPlain(operations.accounts.logout)),
      checkAuth: os.accounts.checkAuth.handler(run(operations.accounts.checkAuth)),
      readProfile: os.accounts.readProfile.handler(runPlain(operations.accounts.readProfile)),
      postProfile: os.accounts.postProfile.handler(run(operations.accounts.postProfile)),
      updateProfile: os.accounts.updateProfile.handler(run(operations.accounts.updateProfile)),
    },
    recovery: {
      verifyEmail: os.recovery.verifyEmail.handler(run(operations.recovery.verifyEmail)),
      resendVerification: os.recovery.resendVerification.handler(run(operations.recovery.resendVerification)),
      sendResetLink: os.recovery.sendResetLink.handler(run(operations.recovery.sendResetLink)),
      resetPassword: os.recovery.resetPassword.handler(run(operations.recovery.resetPassword)),
      unsubscribe: os.recovery.unsubscribe.handler(run(operations.recovery.unsubscribe)),
      resubscribe: os.recovery.resubscribe.handler(run(operations.recovery.resubscribe)),
      loginByToken: os.recovery.loginByToken.handler(run(operations.recovery.loginByToken)),
      readInvitation: os.recovery.readInvitation.handler(run(operations.recovery.readInvitation)),
      acceptInvitation: os.recovery.acceptInvitation.handler(run(operations.recovery.acceptInvitation)),
    },
    avatars: {
      read: os.avatars.read.handler(run(operations.avatars.read)),
      save: os.avatars.save.handler(run(operations.avatars.save)),
      remove: os.avatars.remove.handler(runPlain(operations.avatars.remove)),
    },
    places: {
      getDistricts: os.places.getDistricts.handler(run(operations.places.getDistricts)),
      getBlocks: os.places.getBlocks.handler(run(operations.places.getBlocks)),
      getSubjects: os.places.getSubjects.handler(run(operations.places.getSubjects)),
    },
    courses: {
      list: os.courses.list.handler(run(operations.courses.list)),
      getId: os.courses.getId.handler(run(operations.courses.getId)),
      getRating: os.courses.getRating.handler(run(operations.courses.getRating)),
      detail: os.courses.detail.handler(run(operations.courses.detail)),
      enroll: os.courses.enroll.handler(run(operations.courses.enroll)),
      assign: os.courses.assign.handler(run(operations.courses.assign)),
      rate: os.courses.rate.handler(run(operations.courses.rate)),
      giveFeedback: os.courses.giveFeedback.handler(run(operations.courses.giveFeedback)),
    },
    campaigns: {
      coBrandedTag: os.campaigns.coBrandedTag.handler(run(operations.campaigns.coBrandedTag)),
      redirect: os.campaigns.redirect.handler(run(operations.campaigns.redirect)),
    },
    discussions: {
      list: os.discussions.list.handler(run(operations.discussions.list)),
      read: os.discussions.read.handler(run(operations.discussions.read)),
      comments: os.discussions.comments.handler(run(operations.discussions.comments)),
      addComment: os.discussions.addComment.handler(run(operations.discussions.addComment)),
      deleteComment: os.discussions.deleteComment.handler(run(operations.discussions.deleteComment)),
      moduleDiscussion: os.discussions.moduleDiscussion.handler(run(operations.discussions.moduleDiscussion)),
      moduleComments: os.discussions.moduleComments.handler(run(operations.discussions.moduleComments)),
      topicDiscussion: os.discussions.topicDiscussion.handler(run(operations.discussions.topicDiscussion)),
      addModuleComment: os.discussions.addModuleComment.handler(run(operations.discussions.addModuleComment)),
      reportComment: os.discussions.reportComment.handler(run(operations.discussions.reportComment)),
      deleteModuleComment: os.discussions.deleteModuleComment.handler(run(operations.discussions.deleteModuleComment)),
    },
    articles: {
      topics: os.articles.topics.handler(run(operations.articles.topics)),
      ofTopic: os.articles.ofTopic.handler(run(operations.articles.ofTopic)),
      read: os.articles.read.handler(run(operations.articles.read)),
      popular: os.articles.popular.handler(run(operations.articles.popular)),
      related: os.articles.related.handler(run(operations.articles.related)),
    },
    search: {
      find: os.search.find.handler(run(operations.search.find)),
    },
    pages: {
      staticPage: os.pages.staticPage.handler(run(operations.pages.staticPage)),
      banner: os.pages.banner.handler(run(operations.pages.banner)),
      testimonials: os.pages.testimonials.handler(run(operations.pages.testimonials)),
      published: os.pages.published.handler(run(operations.pages.published)),
    },
    learning: {
      getMyCourseInfo: os.learning.getMyCourseInfo.handler(run(operations.learning.getMyCourseInfo)),
      modules: os.learning.modules.handler(run(operations.learning.modules)),
      topic: os.learning.topic.handler(run(operations.learning.topic)),
      readingPage: os.learning.readingPage.handler(run(operations.learning.readingPage)),
      subtopics: os.learning.subtopics.handler(run(operations.learning.subtopics)),
      getMyTopicInfo: os.learning.getMyTopicInfo.handler(run(operations.learning.getMyTopicInfo)),
      addTopicRecord: os.learning.addTopicRecord.handler(run(operations.learning.addTopicRecord)),
      recordReading: os.learning.recordReading.handler(run(operations.learning.recordReading)),
      writeJournal: os.learning.writeJournal.handler(run(operations.learning.writeJournal)),
      completeCourse: os.learning.completeCourse.handler(run(operations.learning.completeCourse)),
      myCourses: os.learning.myCourses.handler(run(operations.learning.myCourses)),
      myCourse: os.learning.myCourse.handler(run(operations.learning.myCourse)),
      recount: os.learning.recount.handler(run(operations.learning.recount)),
      unenroll: os.learning.unenroll.handler(run(operations.learning.unenroll)),
      readJournal: os.learning.readJournal.handler(run(operations.learning.readJournal)),
      saveJournalDraft: os.learning.saveJournalDraft.handler(run(operations.learning.saveJournalDraft)),
      readClassroomCard: os.learning.readClassroomCard.handler(run(operations.learning.readClassroomCard)),
      saveClassroomCard: os.learning.saveClassroomCard.handler(run(operations.learning.saveClassroomCard)),
    },
    privacy: {
      readConsents: os.privacy.readConsents.handler(runPlain(operations.privacy.readConsents)),
      changeConsents: os.privacy.changeConsents.handler(run(operations.privacy.changeConsents)),
      guardianStatus: os.privacy.guardianStatus.handler(runPlain(operations.privacy.guardianStatus)),
      askGuardian: os.privacy.askGuardian.handler(run(operations.privacy.askGuardian)),
      readGuardianRequest: os.privacy.readGuardianRequest.handler(run(operations.privacy.readGuardianRequest)),
      giveGuardianConsent: os.privacy.giveGuardianConsent.handler(run(operations.privacy.giveGuardianConsent)),
      sendGrievance: os.privacy.sendGrievance.handler(run(operations.privacy.sendGrievance)),
    },
    quizzes: {
      questions: os.quizzes.questions.handler(run(operations.quizzes.questions)),
      passingPercent: os.quizzes.passingPercent.handler(run(operations.quizzes.passingPercent)),
      attempt: os.quizzes.attempt.handler(run(operations.quizzes.attempt)),
      retake: os.quizzes.retake.handler(run(operations.quizzes.retake)),
      answer: os.quizzes.answer.handler(run(operations.quizzes.answer)),
      recordScore: os.quizzes.recordScore.handler(run(operations.quizzes.recordScore)),
    },
    security: {
      changePassword: os.security.changePassword.handler(run(operations.security.changePassword)),
      deleteAccount: os.security.deleteAccount.handler(run(operations.security.deleteAccount)),
      listSessions: os.security.listSessions.handler(runPlain(operations.security.listSessions)),
      endSession: os.security.endSession.handler(run(operations.security.endSession)),
      endOtherSessions: os.security.endOtherSessions.handler(runPlain(operations.security.endOtherSessions)),
      readMyData: os.security.readMyData.handler(runPlain(operations.security.readMyData)),
    },
    certificates: {
      read: os.certificates.read.handler(run(operations.certificates.read)),
      requestReview: os.certificates.requestReview.handler(run(operations.certificates.requestReview)),
    },
    chat: {
      menu: os.chat.menu.handler(run(operations.chat.menu)),
      cannedAnswer: os.chat.cannedAnswer.handler(run(operations.chat.cannedAnswer)),
      messages: os.chat.messages.handler(run(operations.chat.messages)),
      send: os.chat.send.handler(run(operations.chat.send)),
      seen: os.chat.seen.handler(run(operations.chat.seen)),
    },
    social: {
      socialLogin: os.social.socialLogin.handler(run(operations.social.socialLogin)),
    },
    surveys: {
      sendTopicSurvey: os.surveys.sendTopicSurvey.handler(run(operations.surveys.sendTopicSurvey)),
      readTopicSurvey: os.surveys.readTopicSurvey.handler(run(operations.surveys.readTopicSurvey)),
      sendFeedback: os.surveys.sendFeedback.handler(run(operations.surveys.sendFeedback)),
      readFeedback: os.surveys.readFeedback.handler(run(operations.surveys.readFeedback)),
    },
    desk: {
      me: os.desk.me.handler(run(operations.desk.me)),
      overview: os.desk.overview.handler(run(operations.desk.overview)),
      startSecondFactor: os.desk.startSecondFactor.handler(run(operations.desk.startSecondFactor)),
      confirmSecondFactor: os.desk.confirmSecondFactor.handler(run(operations.desk.confirmSecondFactor)),
      proveSecondFactor: os.desk.proveSecondFactor.handler(run(operations.desk.proveSecondFactor)),
      newRecoveryCodes: os.desk.newRecoveryCodes.handler(run(operations.desk.newRecoveryCodes)),
      listStaff: os.desk.listStaff.handler(run(operations.desk.listStaff)),
      setRole: os.desk.setRole.handler(run(operations.desk.setRole)),
      resetSecondFactor: os.desk.resetSecondFactor.handler(run(operations.desk.resetSecondFactor)),
      listActions: os.desk.listActions.handler(run(operations.desk.listActions)),
      listMessages: os.desk.listMessages.handler(run(operations.desk.listMessages)),
      readConversation: os.desk.readConversation.handler(run(operations.desk.readConversation)),
      reply: os.desk.reply.handler(run(operations.desk.reply)),
      assignConversation: os.desk.assignConversation.handler(run(operations.desk.assignConversation)),
      closeConversation: os.desk.closeConversation.handler(run(operations.desk.closeConversation)),
      readGrievance: os.desk.readGrievance.handler(run(operations.desk.readGrievance)),
      assignGrievance: os.desk.assignGrievance.handler(run(operations.desk.assignGrievance)),
      answerGrievance: os.desk.answerGrievance.handler(run(operations.desk.answerGrievance)),
      addReply: os.desk.addReply.handler(run(operations.desk.addReply)),
      removeReply: os.desk.removeReply.handler(run(operations.desk.removeReply)),
      listReviews: os.desk.listReviews.handler(run(operations.desk.listReviews)),
      readReview: os.desk.readReview.handler(run(operations.desk.readReview)),
      approveReview: os.desk.approveReview.handler(run(operations.desk.approveReview)),
      returnReview: os.desk.returnReview.handler(run(operations.desk.returnReview)),
      listComments: os.desk.listComments.handler(run(operations.desk.listComments)),
      decideComment: os.desk.decideComment.handler(run(operations.desk.decideComment)),
      blockCommenter: os.desk.blockCommenter.handler(run(operations.desk.blockCommenter)),
      readWords: os.desk.readWords.handler(run(operations.desk.readWords)),
      saveWords: os.desk.saveWords.handler(run(operations.desk.saveWords)),
      programmeFigures: os.desk.programmeFigures.handler(run(operations.desk.programmeFigures)),
      courseFigures: os.desk.courseFigures.handler(run(operations.desk.courseFigures)),
      listPeople: os.desk.listPeople.handler(run(operations.desk.listPeople)),
      readPerson: os.desk.readPerson.handler(run(operations.desk.readPerson)),
      correctCertificate: os.desk.correctCertificate.handler(run(operations.desk.correctCertificate)),
      resendMail: os.desk.resendMail.handler(run(operations.desk.resendMail)),
      checkUpload: os.desk.checkUpload.handler(run(operations.desk.checkUpload)),
      readUpload: os.desk.readUpload.handler(run(operations.desk.readUpload)),
      enterUpload: os.desk.enterUpload.handler(run(operations.desk.enterUpload)),
      listRosters: os.desk.listRosters.handler(run(operations.desk.listRosters)),
      readRoster: os.desk.readRoster.handler(run(operations.desk.readRoster)),
      transferPeople: os.desk.transferPeople.handler(run(operations.desk.transferPeople)),
      listMailings: os.desk.listMailings.handler(run(operations.desk.listMailings)),
      readMailing: os.desk.readMailing.handler(run(operations.desk.readMailing)),
      saveMailing: os.desk.saveMailing.handler(run(operations.desk.saveMailing)),
      removeMailing: os.desk.removeMailing.handler(run(operations.desk.removeMailing)),
      testMailing: os.desk.testMailing.handler(run(operations.desk.testMailing)),
      sendMailing: os.desk.sendMailing.handler(run(operations.desk.sendMailing)),
      cancelMailing: os.desk.cancelMailing.handler(run(operations.desk.cancelMailing)),
      saveWeekly: os.desk.saveWeekly.handler(run(operations.desk.saveWeekly)),
      courseOpinions: os.desk.courseOpinions.handler(run(operations.desk.courseOpinions)),
    },
  });
}
