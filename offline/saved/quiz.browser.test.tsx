import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SavedQuestion } from "../../lib/contract/learning/offline";
import type { StoredTopic } from "../queue/database";
import { queueStore } from "../queue/store";
import { digest, showQuiz } from "./quiz";
import { addDone, readDone } from "./stored";
import { asWaiting, type NewCall } from "./waiting";
import { savedWords } from "./words";

const here = { account: "asha", stored: { courses: [], topics: [], queue: [] }, words: savedWords("en") };

/** A text, sealed as lib/domain/offline/index.ts does it. */
async function seal(text: string, key: ArrayBuffer): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const secret = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, secret, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

async function makeQuestion(id: string): Promise<SavedQuestion> {
  const seals = ["yes", "no"].map(async (option) => ({
    id: option,
    option: `${option} to ${id}`,
    sealed: await seal(JSON.stringify({ correct: false, why: "" }), await digest("option", "5a17", [option])),
  }));
  const question = { id, question: `Question ${id}`, op_type: "radio", salt: "5a17", right: "", feedback: "" };
  return { ...question, options: await Promise.all(seals), lesson: null } as SavedQuestion;
}

test.each(["en", "hi"] as const)(
  "a saved quiz says of an answer that is not complete what the portal says: %s",
  async (language) => {
    const question = await makeQuestion("one");
    const sealed = await seal(JSON.stringify({ correct: true, why: "" }), await digest("option", "5a17", ["no"]));
    const options = question.options.map((option) => (option.id === "no" ? { ...option, sealed } : option));
    const lesson = { topic: "feelings", page: 2, title: "A page" };
    const quiz = { attempt: 1, questions: [{ ...question, options, lesson }], answered: [], passing_percent: 80 };
    const topic = { name: "Feelings", course_name: "Growing up", pages: [], quiz } as unknown as StoredTopic["topic"];
    const ofTopic = { account: language, topicId: "feelings", courseId: "growing-up", language, savedAt: 0 };
    const words = savedWords(language);
    await showQuiz({ ...here, account: language, words }, { ...ofTopic, bytes: 0, recordings: [], topic });
    await page.getByText("no to one").click();
    await page.getByRole("button", { name: words.quiz.check }).click();
    await expect.element(page.getByText(words.quiz.part)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.quiz.onPage.replace("{page}", "2") })).toBeVisible();
    await expect.element(page.getByText(words.quiz.keyLater)).not.toBeInTheDocument();
  },
);

test("the answers of two tabs to one saved quiz are all kept, and of two answers to one question the first", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const questions = await Promise.all(["one", "two", "three"].map(makeQuestion));
  const quiz = { attempt: 1, questions, answered: [], passing_percent: 80 };
  const topic = { name: "Feelings", course_name: "Growing up", pages: [], quiz } as unknown as StoredTopic["topic"];
  const ofTopic = { account: "asha", topicId: "feelings", courseId: "growing-up", language: "en", savedAt: 0 } as const;
  await showQuiz(here, { ...ofTopic, bytes: 0, recordings: [], topic });
  const answer = async (option: string) => {
    await page.getByText(option).click();
    await page.getByRole("button", { name: here.words.quiz.check }).click();
  };
  const byOtherTab = { choices: ["yes"], correct: false };
  const answerInOtherTab = (id: string) =>
    addDone("quiz/feelings/1", id, byOtherTab, asWaiting("asha", { name: `quiz/feelings/1/${id}` } as NewCall));
  await answerInOtherTab("two");
  await answer("no to one");
  await page.getByRole("button", { name: here.words.quiz.next }).click();
  // The other tab has answered "two".
  await expect.element(page.getByText("Question three")).toBeVisible();
  await answerInOtherTab("three");
  await answer("no to three");
  await expect.element(page.getByRole("listitem").getByText("Question three")).toBeVisible();
  expect(await readDone("asha", "quiz/feelings/1")).toEqual({
    one: { choices: ["no"], correct: false },
    two: byOtherTab,
    three: byOtherTab,
  });
  // Each answer that counts has its call, and no other.
  expect((await queueStore.list("asha")).map(({ name }) => name)).toEqual(
    ["two", "one", "three"].map((id) => `quiz/feelings/1/${id}`),
  );
});
