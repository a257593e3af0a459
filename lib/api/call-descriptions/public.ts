import type { Descriptions } from "./described";

const noCourse = "There is no such course.";
const noDiscussion = "There is no such discussion.";

/** What the foundation publishes, and what visitors write about it. */
export const publicDescriptions: Descriptions = {
  articles: {
    topics: { does: "Lists the core issues in their order, each with its name, a sentence and a picture." },
    ofTopic: {
      does: "Lists the articles of one core issue as cards.",
      errors: { 404: "There is no such core issue." },
    },
    read: {
      does: "Answers one article with its text as HTML, its credit note and its neighbours in the core issue.",
      errors: { 404: "There is no such article in this core issue." },
    },
    popular: { does: "Lists the articles that the foundation has chosen for the home page." },
    related: {
      does: "Names the courses, helplines and discussions that are shown beside the articles of a core issue.",
      errors: { 404: "There is no such core issue." },
    },
  },
  campaigns: {
    coBrandedTag: {
      does: "Finds the course and the language to which a partner's tag leads.",
      errors: { 404: "No partner has this tag." },
    },
    stateFigures: {
      does: "Answers how many people of a campaign's state have registered, begun a course and got a certificate, counted once a day. Only verified addresses count, in tens or hundreds.",
      errors: { 404: "There is no such campaign." },
    },
    redirect: {
      does: "Finds the target of a short address. The target stands in the answer twice, because clients read it at either place.",
      errors: { 404: "There is no such short address." },
    },
  },
  courses: {
    list: { does: "Lists all courses for the catalogue." },
    getId: { does: "Finds the id of a course by its number or by the id itself.", errors: { 404: noCourse } },
    getRating: {
      does: "Answers the average of a course's ratings and how many there are. The average shows from five ratings on.",
      errors: { 404: noCourse },
    },
    detail: {
      does: "Answers everything the page of a course shows: descriptions, curriculum, questions, rating, and the conclusion with its feedback form.",
      errors: { 404: noCourse },
    },
    enroll: {
      does: "Enrols the learner in a course. A learner who is enrolled already stays so, with the same enrollment.",
      errors: { 404: noCourse },
    },
    assign: {
      does: "Enrols the learner in the course that was open when the account was made. The same as enrolling.",
      errors: { 404: noCourse },
    },
    rate: {
      does: "Rates a course with half a star to five stars. A new rating replaces the one before. Half of the course has to be complete.",
      errors: {
        403: "The learner is not enrolled in the course.",
        404: noCourse,
        409: "Less than half of the course is complete.",
        429: "Too many ratings within an hour.",
      },
    },
    giveFeedback: {
      does: "Stores what the learner says about a course and how the learner finds the platform. The text may not be blank.",
      errors: {
        403: "The learner is not enrolled in the course.",
        404: noCourse,
        409: "Less than half of the course is complete.",
        429: "Too many opinions within an hour.",
      },
    },
  },
  discussions: {
    list: {
      does: "Lists the discussions of the forum, five on a page and ten pages at most, those with the latest comment first.",
    },
    read: { does: "Answers one discussion of the forum with its description as HTML.", errors: { 404: noDiscussion } },
    comments: {
      does: "Lists the comments of a discussion, newest first: five on a page, or all without a page. Names are first names, never addresses.",
      errors: { 404: noDiscussion },
    },
    addComment: {
      does: "Adds a comment to a discussion. The same text sent twice is stored once. A comment with a word of the coordinators' list waits for them.",
      errors: {
        403: "Coordinators have blocked this account from commenting, or `userid` names somebody else.",
        404: noDiscussion,
        429: "Too many comments within an hour.",
      },
    },
    deleteComment: {
      does: "Deletes a comment. Authors delete their own, coordinators any.",
      errors: { 403: "The comment is somebody else's.", 404: "There is no such comment in this discussion." },
    },
    moduleDiscussion: {
      does: "Answers the discussion that belongs to a topic of a course, with the names of both.",
      errors: { 404: noDiscussion },
    },
    moduleComments: {
      does: "Lists the comments of a topic's discussion, newest first: five on a page, or all without a page.",
      errors: { 404: noDiscussion },
    },
    topicDiscussion: {
      does: "Answers what a topic's discussion is about, or null where the topic has none.",
      errors: { 404: "There is no such topic." },
    },
    addModuleComment: {
      does: "Adds a comment to a topic's discussion. It may complete the topic.",
      errors: {
        400: "The topic is not the one of this discussion.",
        403: "The learner is not enrolled, the topic is locked, coordinators have blocked the account from commenting, or `userid` names somebody else.",
        404: noDiscussion,
        429: "Too many comments within an hour.",
      },
    },
    reportComment: {
      does: "Reports a comment to the coordinators with a reason.",
      errors: {
        400: "The comment is the learner's own, or no reason is given.",
        404: "There is no such comment.",
        429: "Too many reports within an hour.",
      },
    },
    deleteModuleComment: {
      does: "Deletes a comment of a topic's discussion. Authors delete their own, coordinators any.",
      errors: { 403: "The comment is somebody else's.", 404: "There is no such comment in this discussion." },
    },
  },
  pages: {
    staticPage: {
      does: "Answers the HTML of a page of the foundation, or of a part of the home page, by its key.",
      errors: { 404: "There is no page with this key." },
    },
    banner: { does: "Answers the HTML of a banner by its number.", errors: { 404: "There is no such banner." } },
    testimonials: { does: "Lists the testimonials of the home page. Their texts are HTML." },
    published: { does: "Lists every page that search engines may show, with title, sentence and picture." },
  },
  places: {
    getDistricts: {
      does: "Lists the districts of a state by their stored English names, with the name to show in the language of the call.",
    },
    getBlocks: {
      does: "Lists the blocks of a district by their stored English names, with the name to show.",
      errors: { 400: "The state has no such district." },
    },
    getSubjects: { does: "Lists the school subjects that a teacher can choose." },
  },
  search: {
    find: {
      does: "Searches courses, lessons, articles, discussions and pages in both languages. Words of distress also answer the helplines.",
      errors: { 429: "Too many searches from one network within five minutes." },
    },
  },
};
