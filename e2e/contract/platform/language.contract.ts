import { beforeAll, expect, test } from "vitest";
import { callApi, succeed } from "../../../testing/calls/call-api";
import { content, courseId, type Enrolled, newAddress, newEnrolled, topics } from "../../../testing/people/learners";

const course = content.courseById.get(courseId) as NonNullable<ReturnType<typeof content.courseById.get>>;
const [topic] = topics;
const wrong = { username: newAddress(), password: "wrong-password" };

let learner: Enrolled;
beforeAll(async () => {
  learner = await newEnrolled();
});

test.each([
  ["hi", "hi"],
  ["en", "en"],
  ["fr", "en"],
  ["%3Cscript%3E", "en"],
  ["", "en"],
] as const)("?language=%s answers in %s", async (requested, given) => {
  const cards = (await succeed("GET", `/courses?language=${requested}`)) as unknown as { name: string }[];
  expect(cards[0]?.name).toBe(course.name[given]);
  expect((await succeed("GET", `/courses/${courseId}?language=${requested}`)).name).toBe(course.name[given]);
  expect((await succeed("GET", `/courses/topic/${topic.id}?language=${requested}`)).name).toBe(topic.name[given]);
  expect((await succeed("GET", `/courses/topicPrimaryReading/${topic.id}/1?language=${requested}`)).title).toBe(
    topic.pages[0]?.title[given],
  );
  const questions = (await succeed("GET", `/quiz/${topic.id}?language=${requested}`)) as unknown as {
    id: string;
    question: string;
  }[];
  expect(questions.length).toBeGreaterThan(0);
  for (const { id, question } of questions)
    expect(question).toBe(topic.quiz.find((each) => each.id === id)?.question[given].replaceAll("&", "&amp;"));
});

test("a learner's own calls answer in the language of the query", async () => {
  const { token } = learner;
  const modules = await succeed("POST", `/courses/modules/${courseId}?language=hi`, { token, body: {} });
  expect(modules.course_info).toMatchObject({ name: course.name.hi });
  const { data } = (await succeed("POST", "/users/my-courses?language=hi", { token, body: {} })) as {
    data: { name: string }[];
  };
  expect(data[0]?.name).toBe(course.name.hi);
});

test("the body's language is the answer's", async () => {
  const { token } = learner;
  const answer = await succeed("POST", "/courses/enroll", { token, body: { id: courseId, language: "hi" } });
  expect(answer.message).toBe("आप इस कोर्स में शामिल हो गए हैं।");
  const { data } = (await succeed("POST", "/getDistricts", { body: { state_id: 5, language: "hi" } })) as {
    data: { district: string; label: string }[];
  };
  expect(data).toContainEqual({ district: "Patna", label: "पटना" });
});

test("an error is in the requested language, by query or by the visitor's cookie", async () => {
  const hindi = "ईमेल या पासवर्ड सही नहीं है।";
  expect((await callApi("POST", "/users/login?language=hi", { body: wrong })).body.message).toBe(hindi);
  expect((await callApi("POST", "/users/login", { body: wrong, cookie: "language=hi" })).body.message).toBe(hindi);
  expect((await callApi("POST", "/users/login?language=fr", { body: wrong })).body.message).toBe(
    "The email or the password is not right.",
  );
  expect((await callApi("GET", "/courses/no-such-course?language=hi")).body.message).toBe("ऐसा कोई कोर्स नहीं है।");
});

test("a success message is in the visitor's language where the call has no language of its own", async () => {
  const { token } = learner;
  const answer = await callApi("POST", `/users/reading/${topic.id}`, {
    token,
    cookie: "language=hi",
    body: { page: 1 },
  });
  expect(answer.body.message).toBe("सहेज लिया गया।");
  const enrolled = await callApi("POST", "/users/assign-course?language=hi", { token, body: { id: courseId } });
  expect(enrolled.body.message).toBe("आप इस कोर्स में शामिल हो गए हैं।");
});
