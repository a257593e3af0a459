import type { Descriptions } from "./described";

const noTopic = "There is no such topic.";
const noCourse = "There is no such course.";
const notOpen = "The learner is not enrolled in the course, or the topic is still locked.";
const linkInvalid = "The link is not valid or has expired.";
const notEnrolled = "The learner is not enrolled in the course.";

/** What a learner does in a course. */
export const learningDescriptions: Descriptions = {
  certificates: {
    read: {
      does: "Answers what is on a certificate, for everybody who has its address. Ids of the owner are answered to the owner alone.",
      errors: {
        404: "There is no valid certificate under this address.",
        410: "The certificate was withdrawn, or issued again under another address.",
      },
    },
    badgeStatus: {
      does: "Answers which bit of which list says whether the digital badge of a certificate still counts.",
      errors: {
        404: "There is no valid certificate under this address.",
        410: "The certificate was withdrawn, or issued again under another address.",
      },
    },
    statusList: {
      does: "Answers the bits of a list of withdrawn badges. Verifiers read the signed list at `/certificate/status-lists/{list}` instead.",
      errors: { 404: "There is no such list." },
    },
    requestReview: {
      does: "Asks the coordinators to look again at work that they have sent back, after something in it was changed.",
      errors: {
        403: "The enrollment is somebody else's, or the course was left.",
        404: noCourse,
        409: "Nothing was sent back, or nothing has changed since.",
      },
    },
    readWall: {
      does: "Answers a wall that its owner shows: its course and what is painted, and a first name only where the owner gives it. No id of a person or an enrollment.",
      errors: { 404: "No wall is shown under this address." },
    },
    myWall: {
      does: "Answers the learner's own wall of a course, and the address under which others see it.",
      errors: { 403: notEnrolled, 404: noCourse },
    },
    shareWall: {
      does: "Gives the wall of a completed course an address of 128 random bits, or keeps the one that it has, with or without the first name.",
      errors: {
        403: notEnrolled,
        404: noCourse,
        409: "The course is not complete.",
        429: "Too many changes within fifteen minutes.",
      },
    },
    chooseLook: {
      does: "Stores how the learner is drawn on all her walls: what she wears, its colour, and her skin or its outline.",
      errors: { 429: "Too many changes within fifteen minutes." },
    },
    hideWall: {
      does: "Takes the address of a wall back: it answers 404 from then on, and is not given again.",
      errors: { 403: notEnrolled, 404: noCourse },
    },
  },
  chat: {
    menu: {
      does: "Lists the questions that the chat assistant answers: all of them for 0, those of a subject for its id.",
      errors: { 404: "There is no such subject." },
    },
    cannedAnswer: {
      does: "Answers a question of the menu in plain text.",
      errors: { 404: "There is no such question." },
    },
    messages: { does: "Lists the learner's messages to the coordinator and the answers, oldest first." },
    nearest: {
      does: "Lists up to three answers that are nearest to what was typed, before it is sent to the coordinator.",
    },
    send: {
      does: "Sends a message to the coordinator. With the same `key` it arrives once, however often it is sent.",
      errors: { 400: "The message has fewer than two characters.", 429: "Too many messages within fifteen minutes." },
    },
    seen: { does: "Marks the coordinator's answers as seen." },
  },
  learning: {
    getMyCourseInfo: {
      does: "Answers whether the learner is enrolled in a course, and how far.",
      errors: { 404: noCourse },
    },
    modules: {
      does: "Answers a course as its learner sees it: modules, topics with their states, progress, the place to go on, discussions and resources.",
      errors: { 404: noCourse },
    },
    topic: {
      does: "Answers the outline of a topic: its pages, what completes it, and the topics before and after.",
      errors: { 404: noTopic },
    },
    readingPage: {
      does: "Answers a page of a lesson as HTML. Guests may read the first pages; for a learner the page counts as opened.",
      errors: { 401: "A guest may not read this page.", 403: notOpen, 404: "There is no such topic or page." },
    },
    subtopics: { does: "Lists the pages of a topic's lesson.", errors: { 404: noTopic } },
    getMyTopicInfo: {
      does: "Answers what the learner has done in a topic, or null before it was opened.",
      errors: { 400: "The topic belongs to another course.", 403: notOpen, 404: noTopic },
    },
    addTopicRecord: {
      does: "Opens a topic: makes its record, or leaves the one that is there.",
      errors: { 400: "The topic belongs to another course.", 403: notOpen, 404: noTopic },
    },
    recordReading: {
      does: "Stores that the learner is on a page of a lesson, and counts the page before as read once it was open long enough.",
      errors: { 403: notOpen, 404: "There is no such topic or page." },
    },
    readJournal: {
      does: "Answers the learner's journal entry of a topic, its draft, and who may read it.",
      errors: { 403: notOpen, 404: "The topic is unknown or has no journal." },
    },
    writeJournal: {
      does: "Stores the journal entry of a topic. It may complete the topic.",
      errors: {
        400: "The entry is blank or too short.",
        403: notOpen,
        404: "The topic is unknown or has no journal.",
        409: "The entry is one that the learner has written before.",
      },
    },
    saveJournalDraft: {
      does: "Stores the draft of a journal entry while it is written. It completes nothing.",
      errors: {
        403: notOpen,
        404: "The topic is unknown or has no journal.",
        429: "Too many drafts within fifteen minutes.",
      },
    },
    completeCourse: {
      does: "Requests the certificate of a course whose topics are all complete, and marks the course completed.",
      errors: {
        403: "The enrollment is somebody else's, or the course was left.",
        404: noCourse,
        409: "A topic or the profile is not complete, the work is under review, or the certificate was withdrawn.",
      },
    },
    myCourses: {
      does: "Lists the learner's courses with progress, place, certificates, reviews and what to do in class.",
      errors: { 403: "`username` names somebody else." },
    },
    myCourse: {
      does: "Answers one of the learner's courses with its topics and quiz scores.",
      errors: { 403: "The learner is not enrolled, or `username` names somebody else.", 404: noCourse },
    },
    recount: {
      does: "Counts the progress in a course again from what is recorded, and repairs marks that are missing.",
      errors: { 403: notEnrolled, 404: noCourse, 429: "Too many counts within an hour." },
    },
    unenroll: {
      does: "Leaves a course with the reason. Certificates stay valid.",
      errors: {
        400: "The reason is blank.",
        403: notEnrolled,
        404: noCourse,
        429: "Too many courses left within an hour.",
      },
    },
    readCase: {
      does: "Answers a case after the choices of a path: the next step, or the end with what a counsellor would add.",
      errors: {
        403: "The learner is not enrolled, or the end case is not open yet.",
        404: "The case is unknown, or the path is none of its ways.",
      },
    },
    finishCase: {
      does: "Records a case as finished; the first time counts.",
      errors: {
        400: "The path does not lead to the end.",
        403: "The learner is not enrolled, or the end case is not open yet.",
        404: "The case is unknown, or the path is none of its ways.",
        429: "Too many cases finished within fifteen minutes.",
      },
    },
    readClassroomCard: {
      does: "Answers what a topic proposes to do in class, with the learner's own note.",
      errors: { 403: notOpen, 404: "The topic is unknown or proposes nothing." },
    },
    readSituations: {
      does: "Answers the situations before or after a course that may be answered now, without their key, or the gain once those after it are answered.",
      errors: { 403: notEnrolled, 404: noCourse },
    },
    answerSituations: {
      does: "Stores the answers to the situations before or after a course, or that those before it are skipped. Each is stored once; a repeated call answers what is stored.",
      errors: {
        400: "A situation has no answer.",
        403: notEnrolled,
        404: "The course is unknown or has no situations.",
        409: "A topic is complete already, or not every topic is.",
      },
    },
    saveClassroomCard: {
      does: "Marks what a topic proposes as tried, with a note of one line.",
      errors: {
        403: notOpen,
        404: "The topic is unknown or proposes nothing.",
        429: "Too many changes within fifteen minutes.",
      },
    },
  },
  offline: {
    course: {
      does: "Lists the topics of a course with their sizes, and answers its cases and the addresses of its class plans, to be kept on a phone. The end case is not among them.",
      errors: { 403: notEnrolled, 404: noCourse },
    },
    saveTopic: {
      does: "Answers an open topic whole, to be learned without a network. Its quiz begins, so that answers can be sent later; their key is sealed, and the server marks what is sent.",
      errors: { 403: notOpen, 404: noTopic },
    },
    recordReading: {
      does: "Counts the time of a page that was read without a network, as far as it fits into the time since the last page that the portal knows of.",
      errors: { 403: notOpen, 404: "There is no such topic or page." },
    },
  },
  recall: {
    today: {
      does: "Answers the questions that the learner is asked again today, at most three, with those already answered and their keys.",
    },
    answer: {
      does: "Checks an answer and moves its question along the spacing. The same answer sent twice counts once and answers the first result.",
      errors: {
        400: "The choices do not belong to the question.",
        404: "The learner is not asked this question.",
        409: "The question is not asked today, or the learner has stopped the questions.",
      },
    },
    stop: { does: "Stops the questions and their mails, or begins them again." },
    mailedToday: {
      does: "Answers today's questions to whoever has the mailed link, without a login and without anything about the person. The token opens nothing else.",
      errors: { 400: linkInvalid },
    },
    mailedAnswer: {
      does: "Checks an answer like the call of the learner, by the token of the mailed link.",
      errors: {
        400: "The link is not valid or has expired, or the choices do not belong to the question.",
        404: "The learner is not asked this question.",
        409: "The question is not asked today, or the learner has stopped the questions.",
      },
    },
    mailedStop: { does: "Stops the questions by the token of the mailed link.", errors: { 400: linkInvalid } },
  },
  quizzes: {
    questions: {
      does: "Lists the questions of a topic's quiz. Which options are right stands in it only where the owner of the portal allows it, or the learner has answered.",
      errors: { 401: "A guest may not read the quiz.", 403: notOpen, 404: "The topic is unknown or has no quiz." },
    },
    passingPercent: {
      does: "Answers the percent of right answers with which a quiz is passed.",
      errors: { 404: "The topic is unknown or has no quiz." },
    },
    attempt: {
      does: "Answers the learner's latest attempt with the questions in its order.",
      errors: { 403: notOpen, 404: "The topic is unknown or has no quiz." },
    },
    retake: {
      does: "Begins another attempt after a finished one. While one runs, it answers that one.",
      errors: {
        403: notOpen,
        404: "The topic is unknown or has no quiz.",
        409: "The pause after a failed attempt is not over.",
      },
    },
    answer: {
      does: "Checks an answer, locks it and explains it. The last answer grades the attempt.",
      errors: {
        400: "The choices do not belong to the question.",
        403: notOpen,
        404: "The topic has no such question.",
        409: "The attempt is finished, or not the one that `attempt` names, or the pause after a failed one is not over.",
      },
    },
    recordScore: {
      does: "Confirms a passed quiz. The score that counts is the one that the portal has graded.",
      errors: {
        400: "The score is not between 0 and 10.",
        403: notOpen,
        404: "The topic is unknown or has no quiz.",
        409: "No attempt was passed, or not with this score.",
      },
    },
  },
  surveys: {
    sendTopicSurvey: {
      does: "Stores the answers to the survey of a topic, by the names of its questions. Every question needs an answer.",
      errors: {
        400: "A question is unanswered or unknown, or an answer is not allowed.",
        403: notOpen,
        404: "The topic is unknown or has no survey.",
        429: "Too many answers within an hour.",
      },
    },
    readTopicSurvey: {
      does: "Answers what the learner has answered to the surveys of a topic.",
      errors: { 403: notOpen, 404: "The topic is unknown or has no survey." },
    },
    sendFeedback: {
      does: "Stores the answers to the feedback form of a course, which opens when its topics are complete.",
      errors: {
        400: "A question is unanswered or unknown, or an answer is not allowed.",
        403: notEnrolled,
        404: "The course is unknown or has no form.",
        409: "The course is not complete.",
        429: "Too many answers within an hour.",
      },
    },
    readFeedback: {
      does: "Answers what the learner has answered to the feedback form of a course.",
      errors: { 403: notEnrolled, 404: "The course is unknown or has no form." },
    },
  },
};
