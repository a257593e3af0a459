import { randomUUID } from "node:crypto";
import { own } from "./accounts";
import { type Enrollment, inLanguage, type PlainCall, Refused, type Responses, refused } from "./plain-call";

// The calls of learning.md, section 7, on courses. The comment above each quotes the document on its response, or on
// the entity in section 3.

/** The courses to which the portal's own campaign pages lead. */
const courseNames: Record<string, [en: string, hi: string]> = {
  "growing-up-healthy": ["Growing up healthy", "स्वस्थ किशोरावस्था"],
  "healthy-minds": ["Healthy minds", "स्वस्थ मन"],
  "safe-and-respected": ["Safe and respected", "सुरक्षा और सम्मान"],
};
const courseIds = Object.keys(courseNames);
export const topicIds = ["why-we-grow", "food-and-iron"];
export const moduleNames = ["Growing up", "Eating well"];
const enrolled_date = "2026-06-10T04:30:00.000Z";
const earnedCertificate = (enrollment: Enrollment) =>
  courseProgress(enrollment) === 100 ? `certificate-${enrollment.id}` : null;

function courseName(call: Pick<PlainCall, "query" | "body">, id: unknown): string {
  const [en, hi] = courseNames[known(id)] ?? ["", ""];
  return inLanguage(call, en, hi);
}

function known(id: unknown): string {
  if (!courseIds.includes(String(id))) throw new Refused(404, "Not found");
  return String(id);
}

/** Topics one after the other: read and passed opens the next. */
export function topicStatuses({ topics }: Enrollment): ("Completed" | "Started" | "Pending" | "Locked")[] {
  return topicIds.map((id, index) => {
    if ((topics.get(id)?.quiz ?? 0) > 7) return "Completed";
    if (topics.has(id)) return "Started";
    return index === 0 || (topics.get(topicIds[index - 1] ?? "")?.quiz ?? 0) > 7 ? "Pending" : "Locked";
  });
}

function courseProgress(enrollment: Enrollment): number {
  return Math.floor(
    (100 * topicStatuses(enrollment).filter((status) => status === "Completed").length) / topicIds.length,
  );
}

/** Section 3, "Course (detail)", with every field of the list. */
function detail(call: PlainCall) {
  const id = known(call.parameters.id);
  return {
    name: courseName(call, id),
    shortDesc: inLanguage(call, "Changes of body and mind.", "शरीर और मन के बदलाव।"),
    offered_by: "/images/brand/icon.svg",
    price: "Free",
    available_in: "English, Hindi",
    duration: "4 hours",
    avg_rating: 4.5,
    total_rating: 12,
    desciption: "<p>About the programme.</p>",
    syllabus: "<ol><li>Growing up</li><li>Eating well</li></ol>",
    how_it_works: "<p>Read, then take the quiz.</p>",
    faqs: "<h3>Is it free?</h3><p>Yes.</p>",
    learning_objective: "<ul><li>Explain puberty.</li><li>Plan a lesson.</li></ul>",
    intro_image: "/images/home/hero.svg",
    intro_video: null,
    module_level_certificate: 0,
    course_completion_review: 0,
    discussion_desc: "Talk about it.",
    resources_desc: "Files for class.",
    module: moduleNames.length,
    conclusion: "<p>Well done.</p>",
    feedback_form: '<label>What will you change? <input name="change"></label>',
    enrollments: 40,
  };
}

/** Section 3, "Enrollment info". */
function enrollmentInfo(enrollment: Enrollment) {
  const statuses = topicStatuses(enrollment);
  return {
    id: enrollment.id,
    progress: courseProgress(enrollment),
    rating: enrollment.rating,
    feedback: enrollment.feedback,
    status: courseProgress(enrollment) === 100 ? "Completed" : "Enrolled",
    current_topic: topicIds[statuses.lastIndexOf("Started")] ?? null,
    certificateId: earnedCertificate(enrollment),
  };
}

function enroll(call: PlainCall) {
  const id = known(call.body.id);
  if (!own(call).courses.has(id))
    own(call).courses.set(id, { id: randomUUID(), rating: null, feedback: null, topics: new Map() });
}

export const courseResponses: Responses = {
  // "Course (list): name, slug, icon, duration, is_new"
  "GET /api/courses": (call) =>
    courseIds.map((slug, index) => ({
      name: courseName(call, slug),
      slug,
      icon: "/images/home/hero.svg",
      duration: "4 hours",
      is_new: index,
    })),
  // "course_id"
  "GET /api/courses/get_id/{id}": ({ parameters }) => ({ course_id: known(parameters.id) }),
  // "rating, total"
  "GET /api/courses/getcourse_rating/{id}": ({ parameters }) => ({ rating: known(parameters.id) ? 4.5 : 0, total: 12 }),
  // "course detail"
  "GET /api/courses/{id}": detail,
  // "message"
  "POST /api/courses/enroll": (call) => {
    enroll(call);
    return { message: "You have successfully enrolled" };
  },
  // "not shown"
  "POST /api/users/assign-course": enroll,
  // "status, moduleTopic_info, enrollStatus, enrollment_info[], discussion, course_info, module_resources,
  // summary_lock, discussion_tab, resources_tab"
  "POST /api/courses/modules/{id}": (call) => {
    if (call.parameters.id === refused) throw new Refused(401, "unauthorized.");
    const course = known(call.parameters.id);
    const enrollment = own(call).courses.get(course);
    const statuses = enrollment ? topicStatuses(enrollment) : [];
    return {
      status: true,
      // "Topic in module list: name, slug, status, module_name"
      moduleTopic_info: topicIds.map((slug, index) => ({
        name: `Topic ${index + 1}`,
        slug,
        status: statuses[index] ?? "Locked",
        module_name: moduleNames[index],
      })),
      enrollStatus: enrollment !== undefined,
      enrollment_info: enrollment ? [enrollmentInfo(enrollment)] : [],
      // "Discussion item: description, slug, total_comments"
      discussion: [{ description: "<p>What do girls ask you?</p>", slug: topicIds[0], total_comments: 1 }],
      // No field of its own is documented: the course's name.
      course_info: { name: courseName(call, course) },
      // "Module: module_name, resources (link), module_level_certificate"
      module_resources: moduleNames.map((module_name, index) => ({
        module_name,
        resources: index === 0 ? "/handouts" : null,
        module_level_certificate: 0,
      })),
      summary_lock: enrollment ? courseProgress(enrollment) < 100 : true,
      discussion_tab: "Yes",
      resources_tab: "Yes",
    };
  },
  // "status, or message 'unauthorized.'"
  "POST /api/users/get-my-courses-info/{courseId}": (call) => ({
    status: own(call).courses.has(known(call.parameters.courseId)),
  }),
  // "success, data, message"; "Course enrolment (my courses): slug, name, icon, status, enrolled_date"
  "POST /api/users/my-courses": (call) => ({
    success: true,
    data: [...own(call).courses].map(([slug, enrollment]) => ({
      slug,
      name: courseName(call, slug),
      icon: "/images/home/hero.svg",
      status: enrollmentInfo(enrollment).status,
      enrolled_date,
    })),
    message: "",
  }),
  // "data[0] with topics"; "Course topic (topics page): topicId, topicName, status, quizScore. Course: course_name,
  // status; description has name and quiz_per_topic"
  "POST /api/my-courses/{id}": (call) => {
    const course = known(call.parameters.id);
    const enrollment = own(call).courses.get(course);
    if (!enrollment) throw new Refused(404, "Not found");
    const statuses = topicStatuses(enrollment);
    const topics = topicIds.map((topicId, index) => ({
      topicId,
      topicName: `Topic ${index + 1}`,
      status: statuses[index],
      quizScore: enrollment.topics.get(topicId)?.quiz ?? null,
    }));
    const name = courseName(call, course);
    return {
      data: [
        {
          course_name: name,
          status: enrollmentInfo(enrollment).status,
          description: { name, quiz_per_topic: 1 },
          topics,
        },
      ],
    };
  },
  // "not shown"
  "PUT /api/courses/rating/{id}": (call) => {
    const enrollment = own(call).courses.get(known(call.parameters.id));
    if (enrollment) enrollment.rating = Number(call.body.rating);
  },
  // "message"
  "PUT /api/courses/feedback/{id}": (call) => {
    const enrollment = own(call).courses.get(known(call.parameters.id));
    if (enrollment) enrollment.feedback = String(call.body.feedback);
    return { message: "Thank you." };
  },
  // "not shown"
  "PUT /api/courses/completed_status/{id}": () => undefined,
  // "message"
  "POST /api/users/unenroll": (call) => {
    own(call).courses.delete(known(call.body.id));
    return { message: "Thank you for sharing your reasons for unenrolling. You are unenrolled from this programme" };
  },
  // "message"
  "POST /api/users/feedback/{courseId}": () => ({ message: "Thank you." }),
};
