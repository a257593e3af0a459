import { createDecipheriv, createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { SavedQuestion } from "../../contract/learning/offline";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { onFreshPortal } from "../testing/fresh-portal";
import { answerQuiz, courseId, firstTopics, newEnrolled, newLearner, wrongChoices } from "../testing/learners";
import { offline } from ".";

const [first, second] = firstTopics();
const hash = (text: string) => createHash("sha256").update(text).digest();
const answerKey = (use: string, { salt }: SavedQuestion, ids: string[]) =>
  hash([use, salt, ...[...ids].sort()].join(" "));

/** As offline/saved/quiz.ts reads it with WebCrypto. */
function opened(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
  } catch {
    return null;
  }
}

describe.each(dialects)("what is saved for offline on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(
    dialect,
    (context) => {
      guest = context;
    },
    { withWaiting: true },
  );
  const start = Date.parse("2026-11-24T04:30:00Z");
  const at = (learner: CallContext, seconds: number) => ({ ...learner, now: new Date(start + seconds * 1000) });
  const save = (learner: CallContext, topicId = first.id) => offline.saveTopic(learner, { topicId, language: "en" });

  test("a course says which topics are open, what they weigh and what belongs to them, in one language", async () => {
    const { learner } = await newEnrolled(guest);
    const course = await offline.course({ ...learner, language: "hi" }, { courseId, language: "hi" });
    expect(course.topics[0]).toMatchObject({ topic_id: first.id, name: first.name.hi, open: true });
    expect(course.topics.slice(1).every(({ open }) => !open)).toBe(true);
    for (const { bytes } of course.topics) expect(bytes).toBeGreaterThan(4000);
    expect(course.topics[0]?.recordings).toEqual([
      { address: "/videos/growing-up-healthy-intro.mp4", title: expect.any(String), bytes: expect.any(Number) },
    ]);
    expect(course.plans.map(({ address }) => address)).toContain("/handouts/question-box");
    expect(JSON.stringify(course.cases)).not.toMatch(/"better"/);
  });

  test("nothing is saved without an enrollment, nor of a locked topic", async () => {
    const stranger = await newLearner(guest);
    await expect(save(stranger)).rejects.toMatchObject({ key: "notEnrolled" });
    const { learner } = await newEnrolled(guest);
    await expect(save(learner, second.id)).rejects.toMatchObject({ key: "topicLocked" });
  });

  test("T4: the key of a saved quiz stands nowhere in it, and opens with the answer alone", async () => {
    const { learner } = await newEnrolled(guest);
    const { quiz } = await save(learner);
    const drawn = (await quizzes.attempt(learner, { topicId: first.id, language: "en" })).questions;
    expect(quiz?.questions.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id));
    for (const question of quiz?.questions ?? []) {
      const known = first.quiz.find(({ id }) => id === question.id);
      const right = (known?.options ?? []).filter(({ correct }) => correct).map(({ id }) => id);
      const [wrong = ""] = known ? wrongChoices(known) : [];
      expect(JSON.stringify(question)).not.toContain(JSON.stringify(known?.feedback.en).slice(1, -1));
      expect(JSON.stringify(question)).not.toMatch(/"(?:correct|why)":/);
      expect(answerKey("right", question, right).toString("hex")).toBe(question.right);
      expect(answerKey("right", question, [wrong]).toString("hex")).not.toBe(question.right);
      expect(opened(question.feedback, answerKey("feedback", question, right))?.trim()).toBeTruthy();
      expect(opened(question.feedback, answerKey("feedback", question, [wrong]))).toBeNull();
      for (const { id, sealed } of question.options)
        expect(JSON.parse(opened(sealed, answerKey("option", question, [id])) ?? "")).toMatchObject({
          correct: right.includes(id),
        });
    }
    const sizes = quiz?.questions.flatMap(({ options }) => options.map(({ sealed }) => sealed.length % 4)) ?? [];
    expect(new Set(sizes)).toEqual(new Set([0]));
  });

  test("saving begins one attempt, and saving again gives the same questions with what is answered", async () => {
    const { learner } = await newEnrolled(guest);
    const [one, other] = [await save(learner), await save(learner)];
    expect([one.quiz?.attempt, other.quiz?.attempt]).toEqual([1, 1]);
    const [question] = first.quiz.filter(({ id }) => id === one.quiz?.questions[0]?.id);
    if (!question) throw new Error("The attempt draws from the topic's own questions");
    const sent = { topicId: first.id, questionId: question.id, choices: wrongChoices(question), attempt: 1 };
    await quizzes.answer(learner, { ...sent, language: "en" });
    expect((await save(learner)).quiz?.answered).toEqual([{ id: question.id, choices: sent.choices, correct: false }]);
  });

  test("an answer of an attempt that has ended meanwhile is refused and changes nothing", async () => {
    const { learner } = await newEnrolled(guest);
    const { quiz } = await save(at(learner, 0));
    await answerQuiz(at(learner, 10), first.id, wrongChoices);
    expect((await save(at(learner, 20))).quiz).toBeNull();
    const later = at(learner, 4000);
    expect((await save(later)).quiz?.attempt).toBe(2);
    const [question] = quiz?.questions ?? [];
    const [option] = question?.options ?? [];
    const answer = { topicId: first.id, questionId: question?.id ?? "", choices: [option?.id ?? ""], attempt: 1 };
    await expect(quizzes.answer(later, { ...answer, language: "en" })).rejects.toMatchObject({
      key: "attemptFinished",
    });
    expect((await quizzes.attempt(later, { topicId: first.id, language: "en" })).answers).toEqual([]);
  });

  /** A saved quiz of which one question is gone since, and the options of another have changed. */
  const saveThenChange = async () => {
    const { learner } = await newEnrolled(guest);
    const { quiz } = await save(learner);
    const [gone, altered, same] = (quiz?.questions ?? []).map(({ id }) => first.quiz.find((each) => each.id === id));
    if (!gone || !altered || !same) throw new Error("The attempt draws from the topic's own questions");
    const changed = first.quiz.flatMap((question) => {
      if (question.id === gone.id) return [];
      const options = question.options.map((option) => ({ ...option, id: `${option.id}-new` }));
      return [question.id === altered.id ? { ...question, options } : question];
    });
    const topicById = new Map(learner.content.topicById).set(first.id, { ...first, quiz: changed });
    const later = { ...learner, content: { ...learner.content, topicById } };
    const answer = (question: typeof same, attempt?: number) =>
      quizzes.answer(later, {
        topicId: first.id,
        questionId: question.id,
        choices: wrongChoices(question),
        language: "en",
        ...(attempt ? { attempt } : {}),
      });
    return { quiz, later, answer, gone, altered, same };
  };

  test("T40: an answer to a question that is gone or has other options counts as the question was saved", async () => {
    const { quiz, later, answer, gone, altered, same } = await saveThenChange();
    for (const each of [gone, altered, same]) expect(await answer(each, 1)).toMatchObject({ correct: false });
    const attempt = await quizzes.attempt(later, { topicId: first.id, language: "en" });
    const ids = attempt.questions.map(({ id }) => id).sort();
    expect(ids).toEqual((quiz?.questions ?? []).map(({ id }) => id).sort());
    expect(attempt.answers).toHaveLength(3);
  });

  test("T40: where the release before stored the attempt, it is refused with what to do, and the rest counts", async () => {
    const { quiz, later, answer, gone, altered, same } = await saveThenChange();
    await guest.db.updateTable("quiz_attempts").set({ copies: null }).execute();
    for (const each of [gone, altered]) await expect(answer(each, 1)).rejects.toMatchObject({ key: "questionChanged" });
    // A page of the portal names no attempt.
    await expect(answer(gone)).rejects.toMatchObject({ code: "NOT_FOUND", key: "questionUnknown" });
    await expect(answer(altered)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "optionUnknown" });
    await answer(same, 1);
    const attempt = await quizzes.attempt(later, { topicId: first.id, language: "en" });
    expect(attempt.answers.map(({ questionId }) => questionId)).toEqual([same.id]);
    expect(attempt.questions).toHaveLength(quiz?.questions.length ?? 0);
    expect(attempt.questions.map(({ id }) => id)).not.toContain(gone.id);
  });

  test("a passed quiz is not saved again", async () => {
    const { learner } = await newEnrolled(guest);
    await answerQuiz(learner, first.id);
    expect((await save(learner)).quiz).toBeNull();
  });

  test("reading without a network counts, but never more than the time that has passed", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await save(at(learner, 0));
    const read = (seconds: number, page: number, claimed: number) =>
      offline.recordReading(at(learner, seconds), { topicId: first.id, page, seconds: claimed });
    expect((await read(5, 2, 3600)).data.pages_read).toEqual([]);
    expect((await read(6, 3, 3600)).data.pages_read).toEqual([]);
    expect((await read(600, 2, 300)).data.pages_read).toContain(2);
    const row = guest.db.selectFrom("enrollments").select("page_opened_at").where("id", "=", eid);
    expect((await row.executeTakeFirstOrThrow()).page_opened_at).toBe(at(learner, 306).now.toISOString());
    await expect(read(700, 99, 10)).rejects.toMatchObject({ key: "pageUnknown" });
  });

  test("the last page that is read without a network completes a topic whose other parts are done", async () => {
    const { learner } = await newEnrolled(guest);
    await save(at(learner, 0));
    await answerQuiz(at(learner, 10), first.id);
    const completes: boolean[] = [];
    for (const page of first.pages.keys()) {
      const spent = { topicId: first.id, page: page + 1, seconds: 600 };
      completes.push((await offline.recordReading(at(learner, 5000), spent)).completes_topic);
    }
    expect(completes).toEqual(first.pages.map((_, page) => page === first.pages.length - 1));
    const { data } = await learning.getMyTopicInfo(at(learner, 5000), { topicId: first.id });
    expect(data).toMatchObject({ reading_done: true, status: "Completed" });
  });
});
