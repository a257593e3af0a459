import type { PortalContract } from "../../lib/contract";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import {
  content,
  courseId,
  feedbackQuestions,
  type Graduate,
  rightChoices,
  surveyQuestions,
  topics,
  wholeForm,
} from "../people/learners";
import type { Example } from "./example";

type Examples = {
  [Domain in "learning" | "offline" | "quizzes" | "recall" | "surveys"]: {
    [Name in keyof PortalContract[Domain]]: (graduate: Graduate) => Example;
  };
};

const [topic, retaken] = topics;
const situationIds = (content.courseById.get(courseId)?.situations ?? []).map(({ id }) => id);
const question = topic.quiz[0] as (typeof topic.quiz)[number];
const anyAnswer = { questionId: question.id, choices: rightChoices(question) };
const recallAnswer = { topicId: topic.id, questionId: "no-such-question", round: 0, choices: ["a"] };
/** A token that was never mailed. */
const neverMailed = "A".repeat(43);
const tooLong = "x".repeat(130);

export const learningExamples: Examples = {
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
    topic: () => ({
      path: `/courses/topic/${topic.id}?language=en`,
      wrong: { path: `/courses/topic/${tooLong}`, named: "id" },
    }),
    readingPage: () => ({
      path: `/courses/topicPrimaryReading/${topic.id}/1?language=en`,
      wrong: { path: `/courses/topicPrimaryReading/${topic.id}/first`, named: "page" },
    }),
    subtopics: () => ({
      path: `/courses/getsubTopicList/${topic.id}?language=en`,
      wrong: { path: `/courses/getsubTopicList/${tooLong}`, named: "id" },
    }),
    getMyTopicInfo: () => ({
      path: `/users/get-my-topic-info/${topic.id}`,
      body: { course: courseId },
      wrong: { body: { course: {} }, named: "course" },
    }),
    addTopicRecord: ({ eid }) => ({
      path: "/users/add-user-course-topic",
      body: {
        course_id: courseId,
        topicId: topic.id,
        enrollmentId: eid,
        quiz: 1,
        language: "en",
        completion_criteria: "Quiz",
      },
      wrong: { body: { course_id: courseId }, named: "topicId" },
    }),
    recordReading: () => ({
      path: `/users/reading/${topic.id}`,
      body: { page: 1 },
      wrong: { body: { page: "first" }, named: "page" },
    }),
    writeJournal: ({ token }) => ({
      path: `/users/journal/${topics[2].id}`,
      body: { entry: enoughWords("आज कक्षा में हमने इस पर बात की।", token) },
      wrong: { body: { entry: { text: "no" } }, named: "entry" },
    }),
    readJournal: () => ({
      path: `/users/journal/${topics[2].id}?language=hi`,
      wrong: { path: `/users/journal/${tooLong}`, named: "topicId" },
    }),
    saveJournalDraft: () => ({
      path: `/users/journal-draft/${topics[2].id}`,
      body: { entry: "कल की बात" },
      wrong: { body: { entry: ["no"] }, named: "entry" },
    }),
    readCase: () => ({
      path: `/users/cases/${courseId}/komal-faints?language=hi`,
      wrong: { path: `/users/cases/${courseId}/${tooLong}`, named: "caseId" },
    }),
    finishCase: () => ({
      path: `/users/cases/${courseId}/komal-faints`,
      body: { path: "aside.ask-her.today.together.go-along" },
      wrong: { body: { path: "Not a path" }, named: "path" },
    }),
    readClassroomCard: () => ({
      path: `/users/classroom/${topic.id}?language=hi`,
      wrong: { path: `/users/classroom/${tooLong}`, named: "topicId" },
    }),
    saveClassroomCard: () => ({
      path: `/users/classroom/${topic.id}`,
      body: { tried: true, note: "सबने लिखा" },
      wrong: { body: { note: "x".repeat(201) }, named: "note" },
    }),
    readSituations: () => ({
      path: `/users/situations/${courseId}?language=hi`,
      wrong: { path: `/users/situations/${tooLong}`, named: "courseId" },
    }),
    // A graduate's situations after the course are open.
    answerSituations: () => ({
      path: `/users/situations/${courseId}`,
      body: { moment: "end", answers: Object.fromEntries(situationIds.map((id) => [id, "a"])) },
      wrong: { body: { moment: "later" }, named: "moment" },
    }),
    completeCourse: ({ eid }) => ({
      path: `/courses/completed_status/${courseId}`,
      body: { eid },
      wrong: { body: { eid: 7 }, named: "eid" },
    }),
    myCourses: ({ username }) => ({
      path: "/users/my-courses?language=en",
      body: { username },
      wrong: { body: { username: {} }, named: "username" },
    }),
    myCourse: ({ username }) => ({
      path: `/my-courses/${courseId}?language=en`,
      body: { username },
      wrong: { body: { username: {} }, named: "username" },
    }),
    recount: () => ({
      path: `/users/recount/${courseId}`,
      body: {},
      wrong: { path: `/users/recount/${tooLong}`, named: "courseId" },
    }),
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
    passingPercent: () => ({
      path: `/quiz/${topic.id}/passing_percent`,
      wrong: { path: `/quiz/${tooLong}/passing_percent`, named: "topicId" },
    }),
    attempt: () => ({
      path: `/quiz/${topic.id}/attempt`,
      wrong: { path: `/quiz/${tooLong}/attempt`, named: "topicId" },
    }),
    // The graduate's attempt at this topic is finished, so sending its answers again changes nothing.
    answer: ({ answered = anyAnswer }) => ({
      path: `/quiz/${topic.id}/answers`,
      body: answered,
      wrong: { body: { ...answered, choices: "a" }, named: "choices" },
    }),
    // It draws other questions, so the answer above, of the finished attempt, is to another topic's quiz.
    retake: () => ({
      path: `/quiz/${retaken.id}/attempts`,
      body: {},
      wrong: { path: `/quiz/${tooLong}/attempts`, named: "topicId" },
    }),
    recordScore: () => ({
      path: `/courses/module_topic/${topic.id}/quiz`,
      body: { score: 10 },
      wrong: { body: { score: [10] }, named: "score" },
    }),
  },
  offline: {
    course: () => ({
      path: `/offline/courses/${courseId}?language=hi`,
      wrong: { path: `/offline/courses/${tooLong}`, named: "courseId" },
    }),
    saveTopic: () => ({
      path: `/offline/topics/${topic.id}`,
      body: { language: "en" },
      wrong: { path: `/offline/topics/${tooLong}`, named: "topicId" },
    }),
    recordReading: () => ({
      path: `/offline/reading/${topic.id}`,
      body: { page: 1, seconds: 60 },
      wrong: { body: { page: 1, seconds: 7200 }, named: "seconds" },
    }),
  },
  recall: {
    today: () => ({ path: "/recall?language=en" }),
    // The first question comes the day after the topic.
    answer: () => ({
      path: "/recall/answers",
      body: recallAnswer,
      wrong: { body: { ...recallAnswer, round: -1 }, named: "round" },
      errorStatus: 404,
    }),
    stop: () => ({
      path: "/recall/stop",
      body: { stopped: false },
      wrong: { body: { stopped: "no" }, named: "stopped" },
    }),
    mailedToday: () => ({
      path: "/recall/mailed",
      body: { token: neverMailed },
      wrong: { body: {}, named: "token" },
      errorStatus: 400,
    }),
    mailedAnswer: () => ({
      path: "/recall/mailed/answers",
      body: { ...recallAnswer, questionId: question.id, choices: rightChoices(question), token: neverMailed },
      wrong: { body: { ...recallAnswer, token: neverMailed, choices: [] }, named: "choices" },
      errorStatus: 400,
    }),
    mailedStop: () => ({
      path: "/recall/mailed/stop",
      body: { token: neverMailed },
      wrong: { body: { token: "" }, named: "token" },
      errorStatus: 400,
    }),
  },
  surveys: {
    sendTopicSurvey: () => ({
      path: `/users/user_survey_data/${topic.id}`,
      body: wholeForm(surveyQuestions(topic)),
      wrong: { body: { [surveyQuestions(topic)[0]?.id ?? ""]: 7 }, named: surveyQuestions(topic)[0]?.id ?? "" },
    }),
    readTopicSurvey: () => ({
      path: `/users/user_survey_data/${topic.id}`,
      wrong: { path: `/users/user_survey_data/${tooLong}`, named: "topicId" },
    }),
    sendFeedback: () => ({
      path: `/users/feedback/${courseId}`,
      body: wholeForm(feedbackQuestions),
      wrong: { path: `/users/feedback/${tooLong}`, named: "courseId" },
    }),
    readFeedback: () => ({
      path: `/users/feedback/${courseId}`,
      wrong: { path: `/users/feedback/${tooLong}`, named: "courseId" },
    }),
  },
};
