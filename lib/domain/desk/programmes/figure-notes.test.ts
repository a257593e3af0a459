import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { quizzes } from "../../quizzes";
import { onFreshPortal } from "../../testing/fresh-portal";
import { firstTopics, newEnrolled, rightChoices } from "../../testing/learners";
import { refreshFigures } from "./refresh-figures";

const [topic] = firstTopics();

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const answer = (learner: CallContext, index: number) => {
    const question = topic.quiz[index];
    if (!question) throw new Error(`The quiz has no question ${index}`);
    return quizzes.answer(learner, { topicId: topic.id, questionId: question.id, choices: rightChoices(question) });
  };
  const refreshed = async () => {
    while ((await refreshFigures(guest.db)) > 0);
  };
  const notes = async () =>
    (await guest.db.selectFrom("figure_changes").select("account_id").execute()).map(({ account_id }) => account_id);

  test("an attempt at a quiz notes its learner when it is finished, and the second attempt not at all", async () => {
    const { learner } = await newEnrolled(guest);
    await refreshed();
    for (const [index] of topic.quiz.slice(1).entries()) await answer(learner, index);
    expect(await notes()).toEqual([]);
    await answer(learner, topic.quiz.length - 1);
    expect(new Set(await notes())).toEqual(new Set([learner.learner?.accountId]));
    await refreshed();
    await quizzes.retake(learner, { topicId: topic.id });
    for (const [index] of topic.quiz.entries()) await answer(learner, index);
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
