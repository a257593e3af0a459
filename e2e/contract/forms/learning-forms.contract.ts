import { describe, expect, test } from "vitest";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { courseId, findQuestion, rightChoices, topics, wrongChoices } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { attribute, findAll, hasName, isTag, textOf } from "../support/html";
import type { PlainBrowser } from "../support/plain-browser";
import { enroll, signUp, type Visitor } from "../support/visitors";

// A quiz, the questions of a survey and the situations before a course, as forms without JavaScript.

const [topic] = topics;
const quiz = `/course/module/${topic.id}/quiz`;
const survey = "/course/module/what-is-adolescence/primary/3";
const conclusion = `/survey/course/${courseId}`;
const course = `/view/course/${courseId}`;
const keyLater = messageText("en", "quizzes.keyLater");

async function learner(language: "en" | "hi" = "en"): Promise<Visitor> {
  const visitor = await signUp(language);
  await enroll(visitor);
  return visitor;
}

describe("a quiz", () => {
  /** Answers each question that is drawn, up to the results. */
  async function answerAll(browser: PlainBrowser, right: boolean): Promise<void> {
    for (let number = 0; number < 30; number += 1) {
      const [shown] = browser.all(hasName("questionId"));
      if (!shown) return;
      const question = findQuestion(topic, attribute(shown, "value"));
      const form = browser.form("choice");
      for (const choice of right ? rightChoices(question) : wrongChoices(question)) form.fill({ choice });
      await form.submit();
      await browser.follow(
        new RegExp(`^(?:${["next", "getResults"].map((key) => messageText("en", `quizzes.${key}`)).join("|")})`),
      );
    }
  }

  test("is a form that asks for a choice; a failed attempt shows no right answer, a passed one shows the key", async () => {
    const { browser } = await learner();
    await browser.open(quiz);
    await browser.follow(messageText("en", "quizzes.start"));
    expect(browser.html).not.toMatch(/\\?"correct\\?":\s*true/);
    await browser.form("choice").submit();
    expect(browser.text).toContain(messageText("en", "quizzes.chooseFirst"));
    await answerAll(browser, false);
    expect(browser.text).toContain(messageText("en", "quizzes.failed"));
    expect(browser.text).toContain(keyLater);
    expect(browser.text).toContain(messageText("en", "quizzes.yourChoice"));
    expect(browser.text).not.toContain(messageText("en", "quizzes.missedOption"));
    await browser.formWithButton(messageText("en", "quizzes.retake")).submit();
    await answerAll(browser, true);
    expect(browser.text).toContain(messageText("en", "quizzes.passed"));
    expect(browser.text).not.toContain(keyLater);
    expect(browser.text).toContain(messageText("en", "quizzes.yourRightChoice"));
  });
});

describe("a question of a quiz", () => {
  /** A learner at the first question that was drawn. `give`: stores an answer by a call. */
  async function atQuestion() {
    const visitor = await learner("hi");
    const { questions } = await visitor.call("GET", `/quiz/${topic.id}/attempt`);
    const [{ id }] = questions as [{ id: string }];
    const question = findQuestion(topic, id);
    const give = (choices: string[]) => visitor.call("POST", `/quiz/${topic.id}/answers`, { questionId: id, choices });
    return { browser: visitor.browser, question, give };
  }

  test("stays at its place when the language is changed", async () => {
    const { browser, question, give } = await atQuestion();
    await give(rightChoices(question));
    await browser.open(`${quiz}?step=1&language=en`);
    await browser.follow("हिन्दी");
    expect(browser.path).toBe(`${quiz}?step=1&language=hi`);
    expect(browser.text).toContain(messageText("hi", "quizzes.right"));
  });

  test("of two tabs with a question the first answer counts, and the other tab shows it", async () => {
    const { browser, question, give } = await atQuestion();
    await browser.open(`${quiz}?step=1`);
    await give(rightChoices(question));
    const form = browser.form("choice");
    for (const choice of wrongChoices(question)) form.fill({ choice });
    await form.submit();
    expect(browser.text).toContain(messageText("hi", "quizzes.earlierCounts"));
    expect(browser.text).toContain(messageText("hi", "quizzes.right"));
  });
});

describe("a survey", () => {
  const written = "सवाल: कद कब तक बढ़ता है? <b>";

  test("shows what is missing with what was written, is saved, and can be changed in the other language", async () => {
    const { browser } = await learner("hi");
    await browser.open(survey);
    const form = () => browser.form("one-question");
    await form().fill({ "asked-about": "body", "one-question": written }).submit();
    expect(browser.text).toContain(messageText("hi", "surveys.respond").split("{field}")[1]?.trim() ?? "-");
    expect(form().value("one-question")).toBe(written);
    await form().fill({ "comfort-today": "hard" }).submit();
    expect(browser.text).toContain(messageText("hi", "answers.surveySaved"));
    await browser.open(survey);
    expect(form().values()).toMatchObject({ "comfort-today": "hard", "one-question": written });
    await form().fill({ "comfort-today": "easy" }).submit();
    await browser.open(`${survey}?language=en`);
    expect(form().value("comfort-today")).toBe("easy");
  });
});

describe("the situations before a course", () => {
  const subjects = publishedContent().courseById.get(courseId)?.situations ?? [];

  /** Chooses the right option in the first situations and a wrong one in the others, of the form that is shown. */
  async function choose(browser: PlainBrowser, right: number): Promise<void> {
    const [legend] = findAll(browser.byId("situations"), isTag("legend"));
    const shown = legend && textOf(legend).includes(subjects[0]?.a.question.hi ?? "-") ? "a" : "b";
    const chosen = subjects.map((subject, index) => [
      `situation-${subject.id}`,
      subject[shown].options.find(({ correct }) => correct === index < right)?.id ?? "",
    ]);
    await browser.form("situations").fill(Object.fromEntries(chosen)).submit();
  }

  test("what was chosen at the start is kept without a word on what is right, and not asked again", async () => {
    const { browser } = await learner("hi");
    const t = (key: string) => messageText("hi", `situations.${key}`);
    await browser.open(course);
    await browser.follow(t("begin"));
    expect(browser.heading).toBe(t("startHeading"));
    await choose(browser, 5);
    expect(browser.heading).toBe(t("thanksHeading"));
    expect(browser.text).not.toContain(subjects[0]?.a.why.hi);
    await browser.open(course);
    expect(browser.html).not.toContain('id="situations-offer"');
  });

  test("skipped with one press, the start is not asked again", async () => {
    const { browser } = await learner("hi");
    await browser.open(course);
    await browser.formWithButton(messageText("hi", "situations.skip")).submit();
    expect(browser.path).toContain(course);
    expect(browser.html).not.toContain('id="situations-offer"');
    await browser.open(`${conclusion}?situations=1`);
    expect(browser.text).toContain(messageText("hi", "situations.closed"));
  });
});
