import { describe, expect, test } from "vitest";
import type { Registration } from "../../../contract/accounts";
import { programmes as calls, figureFilters } from "../../../contract/desk/programmes";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { learning } from "../../learning";
import { quizzes } from "../../quizzes";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, firstTopics, newLearner, readTopic, rightChoices, wrongChoices } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";
import { correlation } from "./course-figures";
import { opinionsOn } from "./opinions";
import { refreshFigures } from "./refresh-figures";

test("the correlation of a question with the rest: 1 where they agree, -1 where they contradict, null where nothing differs", () => {
  const of = (pairs: [number, number][]) =>
    correlation({
      n: pairs.length,
      x: pairs.reduce((sum, [x]) => sum + x, 0),
      y: pairs.reduce((sum, [, y]) => sum + y, 0),
      xy: pairs.reduce((sum, [x, y]) => sum + x * y, 0),
      yy: pairs.reduce((sum, [, y]) => sum + y * y, 0),
    });
  expect(
    of([
      [1, 5],
      [1, 5],
      [0, 1],
      [0, 1],
    ]),
  ).toBe(1);
  expect(
    of([
      [0, 5],
      [0, 5],
      [1, 1],
      [1, 1],
    ]),
  ).toBe(-1);
  expect(
    of([
      [1, 5],
      [1, 3],
    ]),
  ).toBeNull();
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    await guest.db.deleteFrom("comments").execute();
    await guest.db.deleteFrom("accounts").execute();
  });

  const uttarPradesh = { state: "Uttar Pradesh", state_id: 34, district: "Agra" };
  const register = (count: number, change: Partial<Registration> = {}) => Promise.all(Array.from({ length: count }, () => newLearner(guest, change)));
  const figures = async (context: CallContext, filters: object = {}) => {
    const { rows, total } = await desk.programmeFigures(context, filters);
    return { rows: Object.fromEntries(rows.map(({ label, figures: { registered, enrolled } }) => [label, [registered, enrolled]])), total };
  };

  test("while many people are still to be counted, as after a migration, the figures are marked as incomplete", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const waiting = Array.from({ length: 1200 }, (_, number) => ({ account_id: `gone-${number}` }));
    const [course = { id: "" }] = guest.content.courses;
    const views = [
      () => desk.programmeFigures(staff, {}),
      () => desk.courseFigures(staff, { course: course.id }),
      () => desk.courseOpinions(staff, { course: course.id }),
    ];
    // Each view counts five hundred more.
    for (const view of views) {
      await guest.db.insertInto("figure_changes").values(waiting).execute();
      expect([(await view()).incomplete, (await view()).incomplete, (await view()).incomplete]).toEqual([true, false, false]);
      while ((await refreshFigures(guest.db)) > 0);
    }
  });

  test("each person counts once in each column, by state; small numbers are not shown, others are multiples of five", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const people = [
      ...(await register(12)),
      ...(await register(7, uttarPradesh)),
      ...(await register(2, { state: "Rajasthan", state_id: 29, district: "Ajmer" })),
    ];
    for (const learner of people.slice(0, 6)) await courses.enroll(learner, { id: courseId });
    for (const { id } of guest.content.courses.filter((course) => course.id !== courseId)) await courses.enroll(people[0] as CallContext, { id });
    const { rows, total } = await figures(staff);
    expect(rows).toEqual({ Bihar: [10, 5], "Uttar Pradesh": [5, 0], Rajasthan: [null, 0] });
    expect(total).toMatchObject({ registered: 20, enrolled: 5, started: 0 });
  });

  test("filters by course, state, campaign and day of registration, and other groups", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const inBihar = await register(6, { district: "Gaya", utm_campaign: "bihar" } as Partial<Registration>);
    await register(5, { ...uttarPradesh, gender: "Male" });
    for (const learner of inBihar) await courses.enroll(learner, { id: courseId });
    expect((await figures(staff, { by: "district" })).rows).toEqual({ Gaya: [5, 5], Agra: [5, 0] });
    expect((await figures(staff, { by: "gender", state: "34" })).rows).toEqual({ Male: [5, 0] });
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id;
    expect((await figures(staff, { course: other })).total).toMatchObject({ registered: 10, enrolled: 0 });
    expect((await figures(staff, { from: "2100-01-01" })).total).toMatchObject({ registered: 0 });
    expect((await figures(staff, { by: "month" })).rows).toEqual({ [guest.now.toISOString().slice(0, 7)]: [10, 5] });
  });

  test("districts and blocks of one name in two places are two rows with the place beside the name", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const rajasthan = { state: "Rajasthan", state_id: 29, district: "Pratapgarh" };
    const moveTo = async (people: CallContext[], place: { district: string; block: string }) => {
      const ids = people.map(({ learner }) => learner?.accountId ?? "");
      await guest.db.updateTable("accounts").set(place).where("id", "in", ids).execute();
    };
    await moveTo(await register(6, uttarPradesh), { district: "Pratapgarh", block: "Rampur" });
    await moveTo(await register(9, { ...rajasthan, district: "Ajmer" }), { district: "Pratapgarh", block: "Rampur" });
    await moveTo(await register(14, uttarPradesh), { district: "Agra", block: "Rampur" });
    await moveTo(await register(5, uttarPradesh), { district: "Agra", block: "Fatehabad" });
    expect((await figures(staff, { by: "district" })).rows).toEqual({
      Agra: [20, 0],
      "Pratapgarh (Rajasthan)": [10, 0],
      "Pratapgarh (Uttar Pradesh)": [5, 0],
    });
    expect((await figures(staff, { by: "district", state: "34" })).rows).toEqual({ Agra: [20, 0], Pratapgarh: [5, 0] });
    expect((await figures(staff, { by: "block" })).rows).toEqual({
      "Rampur (Agra)": [15, 0],
      "Rampur (Pratapgarh, Rajasthan)": [10, 0],
      "Rampur (Pratapgarh, Uttar Pradesh)": [5, 0],
      Fatehabad: [5, 0],
    });
  });

  test("rows of the same published size stand in the order of their names, not of their exact sizes", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    await register(7, { district: "Patna" });
    await register(5, { district: "Gaya" });
    await register(1, { ...uttarPradesh, district: "Agra" });
    await register(3, { ...uttarPradesh, district: "Aligarh" });
    const { rows } = await desk.programmeFigures(staff, { by: "district" });
    expect(rows.map(({ label }) => label)).toEqual(["Gaya", "Patna", "Agra", "Aligarh"]);
  });

  test("a range of days that ends a day earlier gives the same figures: who registered on one day cannot be computed", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const people = await register(14);
    for (const [index, { learner }] of people.entries())
      await guest.db
        .updateTable("accounts")
        .set({ created_at: `2026-03-${String(index + 10)}T08:00:00.000Z` })
        .where("id", "=", learner?.accountId ?? "")
        .execute();
    const registered = async (filters: object[]) => {
      const shown: (number | null)[] = [];
      for (const each of filters) shown.push((await figures(staff, each)).total.registered);
      return shown;
    };
    expect(await registered(["2026-02-28", "2026-03-01", "2026-03-12", "2026-03-13", "2026-03-31"].map((to) => ({ to })))).toEqual([0, 15, 15, 15, 15]);
    expect(await registered(["2026-03-01", "2026-03-22", "2026-03-23", "2026-04-01"].map((from) => ({ from })))).toEqual([15, 15, 15, 0]);
  });

  test("a range of months counts for a partner as the calendar period around it, also in the figures of a course", async () => {
    const people = await register(10);
    for (const learner of people) await courses.enroll(learner, { id: courseId });
    await guest.db.updateTable("accounts").set({ created_at: "2026-02-10T08:00:00.000Z" }).execute();
    const { context: staff } = await newStaff(guest, "coordinator");
    const { context: partner } = await newStaff(guest, "partner", { states: [5] });
    const range = { from: "2026-03-01", to: "2026-04-30", course: courseId };
    expect(await desk.programmeFigures(partner, range)).toMatchObject({ total: { registered: 10 }, period: { from: "2026-01-01", to: "2026-06-01" } });
    expect(await desk.programmeFigures(staff, range)).toMatchObject({ total: { registered: 0 }, period: { from: range.from, to: range.to } });
    const openedBy = async (context: CallContext) => (await desk.courseFigures(context, range)).topics[0]?.opened;
    await readTopic(people[0] ?? guest, firstTopics()[0]);
    expect([await openedBy(partner), await openedBy(staff)]).toEqual([null, 0]);
  });

  test("staff of some states or courses see only people of these, also where the filters name others", async () => {
    const inBihar = await register(6);
    await register(8, uttarPradesh);
    for (const learner of inBihar.slice(0, 5)) await courses.enroll(learner, { id: courseId });
    const { context: partner } = await newStaff(guest, "partner", { states: [5] });
    expect((await figures(partner)).rows).toEqual({ Bihar: [5, 5] });
    expect((await figures(partner, { state: "34" })).rows).toEqual({});
    expect((await desk.programmeFigures(partner, {})).states.map(({ value }) => value)).toEqual(["5"]);
    const { context: ofCourse } = await newStaff(guest, "coordinator", { courses: [courseId] });
    expect((await figures(ofCourse)).total).toMatchObject({ registered: 5, enrolled: 5 });
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    expect((await figures(ofCourse, { course: other })).total).toMatchObject({ enrolled: 0 });
    expect((await desk.courseFigures(ofCourse, { course: other })).course).toBeNull();
  });

  test("the way through the topics, the difficulty of questions, ratings and texts; a partner reads no texts", async () => {
    const [topic] = firstTopics();
    const people = await register(20);
    for (const [index, learner] of people.entries()) {
      const { enrollmentId } = await courses.enroll(learner, { id: courseId });
      await readTopic(learner, topic);
      for (const [number, question] of topic.quiz.entries()) {
        // The second half of the people miss the first two questions.
        const choices = index >= 10 && number < 2 ? wrongChoices(question) : rightChoices(question);
        await quizzes.answer(learner, { topicId: topic.id, questionId: question.id, choices });
      }
      await guest.db
        .updateTable("enrollments")
        .set({ rating: index < 16 ? 5 : 4 })
        .where("id", "=", enrollmentId)
        .execute();
    }
    await learning.unenroll(people[5] as CallContext, { id: courseId, feedback: "I have no time in exams.", language: "en" });
    const { context: staff } = await newStaff(guest, "coordinator");
    const answer = await desk.courseFigures(staff, { course: courseId });
    expect(answer.topics[0]).toMatchObject({ topic: topic.name.en, opened: 20, read: 20 });
    expect(answer.topics[1]).toMatchObject({ opened: 0, read: 0, completed: 0 });
    const [first, second, third] = answer.questions;
    expect([first?.answered, first?.right, second?.right, third?.right]).toEqual([20, 50, 50, 100]);
    expect(first?.discrimination).toBe(1);
    expect(third?.discrimination).toBeNull();
    expect(answer.ratings).toEqual([
      { stars: 5, people: 15 },
      { stars: 4, people: null },
    ]);
    expect(answer.averageRating).toBe(4.8);
    expect(answer.reasons).toMatchObject([{ text: "I have no time in exams." }]);
    const { context: partner } = await newStaff(guest, "partner");
    expect(await desk.courseFigures(partner, { course: courseId })).toMatchObject({ reasons: [], feedback: [], averageRating: 4.8 });
  });

  test("texts come in parts, newest first, for coordinators of the course; a partner gets none", async () => {
    const people = await register(3);
    for (const [index, learner] of people.entries()) {
      const { enrollmentId } = await courses.enroll(learner, { id: courseId });
      const at = `2026-01-0${index + 1}T00:00:00.000Z`;
      const row = { enrollment_id: enrollmentId, feedback: `text ${index}`, platform_rating: null, created_at: at, updated_at: at };
      await guest.db.insertInto("course_feedback").values(row).execute();
    }
    const { context: staff } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const answer = await desk.courseOpinions(staff, { course: courseId, kind: "feedback" });
    expect(answer).toMatchObject({ opinions: [{ text: "text 2" }, { text: "text 1" }, { text: "text 0" }], next: null });
    const query = { staff: { areas: { courses: null, states: null } }, filters: figureFilters.parse({}), courseId };
    const first = await opinionsOn(guest, "feedback", query, { most: 2 });
    const rest = await opinionsOn(guest, "feedback", query, { most: 2, after: first.next ?? "" });
    expect([...first.opinions, ...rest.opinions].map(({ text }) => text)).toEqual(["text 2", "text 1", "text 0"]);
    expect(rest.next).toBeNull();
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    expect(await desk.courseOpinions(staff, { course: other, kind: "feedback" })).toEqual({ opinions: [], next: null, incomplete: false });
    const { context: partner } = await newStaff(guest, "partner");
    await expect(desk.courseOpinions(partner, { course: courseId, kind: "feedback" })).rejects.toMatchObject({ code: "FORBIDDEN", key: "deskForbidden" });
  });

  test.each(Object.keys(calls) as (keyof typeof calls)[])("desk.%s: 401 for a guest, 403 for a learner", async (name) => {
    const call = desk[name] as (context: CallContext, input: object) => Promise<unknown>;
    await expect(call(guest, {})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(call(await newLearner(guest), {})).rejects.toMatchObject({ code: "FORBIDDEN", key: "deskForbidden" });
  });
});
