import { own, people } from "./accounts";
import { moduleNames, topicIds, topicStatuses } from "./courses";
import { inLanguage, type PlainCall, Refused, type Responses } from "./plain-call";

// The calls of learning.md, section 7, on topics, quizzes, certificates and the chat. The comment above each quotes the
// document on its response, or on the entity in section 3.

const course_id = "growing-up-healthy";
const pagesOfTopic = 2;
const discussion_updated_on = "2026-06-11T06:00:00.000Z";
const messages: { person: string; msg: string }[] = [];
const remarks: { id: string; comment: string; userid: string; username: string }[] = [
  { id: "1", comment: "Many questions.", userid: "somebody", username: "meena@example.org" },
];

function topicIndex({ parameters }: PlainCall): number {
  const place = topicIds.indexOf(parameters.id ?? parameters.topicId ?? "");
  if (place < 0) throw new Refused(404, "Not found");
  return place;
}

/** What the person has done in the topic; undefined before it was opened. */
function topicRecord(call: PlainCall) {
  const topic = topicIds[topicIndex(call)] ?? "";
  const enrollment = call.person?.courses.get(course_id);
  return {
    topic,
    enrollment,
    record: enrollment?.topics.get(topic),
    status: enrollment && topicStatuses(enrollment)[topicIndex(call)],
  };
}

/** What the topic holds for a reader; an Ungraded topic has no assignments. */
const hasAll = (place: number) => place === 0;

export const lessonResponses: Responses = {
  // "Course topic (topic page): name, module_id, module_name, course_id, course name, primary_pages, quiz,
  // reflective_journal, discussion, completion_criteria, previous and next"
  "GET /api/courses/topic/{id}": (call) => {
    const place = topicIndex(call);
    return {
      name: `Topic ${place + 1}`,
      module_id: String(place + 1),
      module_name: moduleNames[place],
      course_id,
      primary_pages: pagesOfTopic,
      quiz: 1,
      reflective_journal: hasAll(place) ? "<p>What will you try?</p>" : null,
      discussion: hasAll(place) ? "<p>What do girls ask you?</p>" : null,
      completion_criteria: "Quiz",
      previous: topicIds[place - 1] ?? "",
      next: topicIds[place + 1] ?? "",
    };
  },
  // "discussion"
  "GET /api/courses/topicDiscussion/{id}": (call) => ({
    discussion: hasAll(topicIndex(call)) ? "<p>What do girls ask you?</p>" : null,
  }),
  // "Primary reading page: content, form_data (HTML survey form), video_url, topic_name, page"
  "GET /api/courses/topicPrimaryReading/{id}/{page}": (call) => {
    const page = Number(call.parameters.page);
    if (page > pagesOfTopic) throw new Refused(404, "Not found");
    topicRecord(call).record?.pages.add(page);
    const form_data = page === 2 ? '<label>What is new to you? <input name="new"></label>' : null;
    return {
      content: inLanguage(call, "<p>The body grows.</p>", "<p>शरीर बढ़ता है।</p>"),
      form_data,
      video_url: null,
      topic_name: `Page ${page}`,
      page,
    };
  },
  // "Subtopic list item: page, icon, topic_name"
  "GET /api/courses/getsubTopicList/{id}": (call) =>
    topicIndex(call) >= 0 &&
    Array.from({ length: pagesOfTopic }, (_, index) => ({
      page: index + 1,
      icon: index === 1 ? "form" : "text",
      topic_name: `Page ${index + 1}`,
    })),
  // "status, data"; "My-topic info: status, reflective_journal, discussion, quiz (score), primary_reading"
  "POST /api/users/get-my-topic-info/{topicId}": (call) => {
    own(call);
    const { record, status } = topicRecord(call);
    if (!record) return { status: false, data: null };
    return {
      status: true,
      data: { status, reflective_journal: null, discussion: 0, quiz: record.quiz, primary_reading: record.pages.size },
    };
  },
  // "not shown"
  "POST /api/users/add-user-course-topic": (call) => {
    const enrollment = own(call).courses.get(course_id);
    if (enrollment && !enrollment.topics.has(String(call.body.topicId)))
      enrollment.topics.set(String(call.body.topicId), { pages: new Set(), quiz: null });
  },
  // "message"
  "POST /api/users/user_survey_data/{topicId}": () => ({ message: "Thank you." }),
  // "Module discussion: discussion (HTML)"
  "GET /api/courses/discussions/{id}": (call) => ({
    discussion: hasAll(topicIndex(call)) ? "<p>What do girls ask you?</p>" : "",
  }),
  // "Module-discussion comment: id, comment, userid, username, discussion_updated_on"
  "GET /api/courses/discussions/{id}/comments": (call) =>
    topicIndex(call) >= 0 ? remarks.map((each) => ({ ...each, discussion_updated_on })) : [],
  // "status, message"
  "POST /api/users/update-discussion_comments/{discussionSlug}": (call) => {
    remarks.push({
      id: String(remarks.length + 1),
      comment: String(call.body.comment),
      userid: own(call).id,
      username: own(call).username,
    });
    return { status: true, message: "Your comment is posted." };
  },
  // "Quiz question: question (HTML), options (each with option and correct), op_type (radio or checkbox), feedback"
  "GET /api/quiz/{topicId}": (call) => [
    {
      question: `<p>Question of topic ${topicIndex(call) + 1}</p>`,
      options: [
        { option: "Yes", correct: true },
        { option: "No", correct: false },
      ],
      op_type: "radio",
      feedback: "<p>Because.</p>",
    },
    {
      question: "<p>Which of them?</p>",
      options: [
        { option: "Leaves", correct: true },
        { option: "Lentils", correct: true },
        { option: "Chips", correct: false },
      ],
      op_type: "checkbox",
      feedback: "<p>Iron.</p>",
    },
  ],
  // "quiz_passing_percent"
  "GET /api/quiz/{topicId}/passing_percent": () => ({ quiz_passing_percent: 80 }),
  // "not shown"
  "PUT /api/courses/module_topic/{topicId}/quiz": (call) => {
    own(call);
    const { record } = topicRecord(call);
    if (record) record.quiz = Number(call.body.score);
  },
  // "data (certificate data)"; "Certificate data", with every field of the list
  "GET /api/certificate/{id}": ({ parameters }) => {
    const found = people
      .map((person) => ({ person, enrollment: person.courses.get(course_id) }))
      .find(({ enrollment }) => enrollment && `certificate-${enrollment.id}` === parameters.id);
    if (!found?.enrollment) throw new Refused(404, "Not found");
    return {
      data: {
        id: found.person.id,
        enrollment_id: found.enrollment.id,
        logo: "/images/brand/icon.svg",
        course_partner_logo: "/images/brand/icon.svg",
        certificate_headline: "Certificate of completion",
        firstName: found.person.profile.firstName,
        lastName: found.person.profile.lastName,
        name: "Growing up healthy",
        certificate_description: "A course on adolescent health",
        title: "Certificate",
        certified_by: "The foundation",
        signatory1: "Director",
        signatory2: "",
        signatory3: "",
        signatory_name: "Dr. A. Rao",
        signatory_name2: "",
        signature_img: "",
        signature_img2: "",
        certificate_footer_logo: "",
        certificate_footer_note: "Check this certificate at",
        completion_date: "June 2026",
      },
    };
  },
  // "data (menu items)": "Chat menu item: id, question"
  "GET /api/chatbot/menu/0": (call) => ({
    data: [{ id: 1, question: inLanguage(call, "Is it free?", "क्या यह मुफ़्त है?") }],
  }),
  // "message (the canned answer)"
  "GET /api/chatbot/sr/{menuId}": () => ({ message: "Yes." }),
  // "data (messages)": "Chat message: type (1 means user, otherwise coordinator), msg, sent_on"
  "POST /api/chatbot/get": (call) => ({
    data: messages
      .filter(({ person }) => person === own(call).id)
      .map(({ msg }) => ({ type: 1, msg, sent_on: discussion_updated_on })),
  }),
  // "not shown"
  "POST /api/chatbot/post": (call) => {
    messages.push({ person: own(call).id, msg: String(call.body.msg) });
  },
};
