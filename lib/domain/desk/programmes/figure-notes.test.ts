import { describe, expect, test } from "vitest";
import type { Question } from "../../../platform/content";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { quizzes } from "../../quizzes";
import { onFreshPortal } from "../../testing/fresh-portal";
import { answerQuiz, firstTopics, newEnrolled, rightChoices } from "../../testing/learners";
import { refreshFigures } from "./refresh-figures";

const [topic] = firstTopics();

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const refreshed = async () => {
    while ((await refreshFigures(guest.db)) > 0);
  };
  const notes = async () =>
    (await guest.db.selectFrom("figure_changes").select("account_id").execute()).map(({ account_id }) => account_id);

  test("an attempt at a quiz notes its learner when it is finished, and the second attempt not at all", async () => {
    const { learner } = await newEnrolled(guest);
    await refreshed();
    const { questions } = await quizzes.attempt(learner, { topicId: topic.id });
    for (const { id } of questions.slice(1)) {
      const question = topic.quiz.find((each) => each.id === id) as Question;
      await quizzes.answer(learner, { topicId: topic.id, questionId: id, choices: rightChoices(question) });
    }
    expect(await notes()).toEqual([]);
    expect(await answerQuiz(learner, topic.id)).toMatchObject({ number: 1, finished: true });
    expect(new Set(await notes())).toEqual(new Set([learner.learner?.accountId]));
    await refreshed();
    await quizzes.retake(learner, { topicId: topic.id });
    expect(await answerQuiz(learner, topic.id)).toMatchObject({ number: 2, finished: true });
    expect(await notes()).toEqual([]);
  });

  test("an update that changes nothing notes nobody; one on SQLite notes a person once", async () => {
    const { learner, eid } = await newEnrolled(guest);
    const id = learner.learner?.accountId ?? "";
    await refreshed();
    const enrollment = guest.db.updateTable("enrollments").where("id", "=", eid);
    const account = guest.db.updateTable("accounts").where("id", "=", id);
    await enrollment.set({ status: "Enrolled", page_opened_at: null }).execute();
    await account.set({ district: "Patna", role: "learner" }).execute();
    expect(await notes()).toEqual([]);
    await enrollment.set({ page_opened_at: "2026-06-15T10:00:00.000Z" }).execute();
    await account.set({ district: "Gaya" }).execute();
    expect(await notes()).toEqual(dialect === "sqlite" ? [id] : [id, id]);
  });
});
