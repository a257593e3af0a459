import { describe, expect, test } from "vitest";
import type { Registration } from "../../../contract/accounts";
import { figureFilters } from "../../../contract/desk/programmes";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { dayInIndia } from "../../../platform/i18n/dates";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { learning } from "../../learning";
import { changeQuizzes } from "../../quizzes/testing/bank-content";
import { onSharedPortal } from "../../testing/fresh-portal";
import {
  answerQuiz,
  courseId,
  firstTopics,
  newLearner,
  readTopic,
  rightChoices,
  wrongChoices,
} from "../../testing/learners";
import { desk } from "..";
import { insertAccount } from "../testing/accounts";
import { newStaff } from "../testing/staff";
import { correlation } from "./course-figures";
import { opinionsOn } from "./programme-operations";
import { beginNextWeek } from "./testing/next-week";

test.each([
  ["1:5 1:5 0:1 0:1", 1],
  ["0:5 0:5 1:1 1:1", -1],
  ["1:5 1:3", null],
])("the correlation of right answers with the rest, %s, is %s: null where nothing differs", (answers, expected) => {
  const pairs = answers.split(" ").map((pair) => pair.split(":").map(Number) as [number, number]);
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + of(x, y), 0);
  const [x, y, xy, yy] = [
    sum((one) => one),
    sum((_, two) => two),
    sum((one, two) => one * two),
    sum((_, two) => two ** 2),
  ];
  expect(correlation({ n: pairs.length, x, y, xy, yy })).toBe(expected);
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    await guest.db.deleteFrom("comments").execute();
    await guest.db.deleteFrom("accounts").execute();
  });

  const uttarPradesh = { state: "Uttar Pradesh", state_id: 34, district: "Agra" };
  const register = (count: number, change: Partial<Registration> = {}) =>
    Promise.all(Array.from({ length: count }, () => newLearner(guest, change)));
  /** Without a password, whose hash takes time. */
  const insertVerified = async (count: number, place: Parameters<typeof insertAccount>[2]) => {
    for (let number = 0; number < count; number += 1)
      await insertAccount(guest.db, crypto.randomUUID(), { ...place, verified_email: 1 });
  };
  const figures = async (context: CallContext, filters: object = {}) => {
    const { rows, total } = await desk.programmeFigures(context, filters);
    return {
      rows: Object.fromEntries(
        rows.map(({ label, figures: { registered, enrolled } }) => [label, [registered, enrolled]]),
      ),
      total,
    };
  };

  test("while many people are still to be counted, as after a migration, the figures are marked as incomplete", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const waiting = Array.from({ length: 2100 }, (_, number) => ({ account_id: `gone-${number}` }));
    await guest.db.insertInto("figure_changes").values(waiting).execute();
    const [course = { id: "" }] = guest.content.courses;
    const views = [
      () => desk.programmeFigures(staff, {}),
      () => desk.courseFigures(staff, { course: course.id }),
      () => desk.courseOpinions(staff, { course: course.id }),
    ];
    // Each view counts five hundred more.
    for (const view of views) expect((await view()).incomplete).toBe(true);
    for (const view of views) expect((await view()).incomplete).toBe(false);
  });

  test("a person counts once in each column, by state; roles that may see people get exact numbers", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const people = [
      ...(await register(12)),
      ...(await register(7, uttarPradesh)),
      ...(await register(2, { state: "Rajasthan", state_id: 29, district: "Ajmer" })),
    ];
    for (const learner of people.slice(0, 6)) await courses.enroll(learner, { id: courseId });
    for (const { id } of guest.content.courses.filter((course) => course.id !== courseId))
      await courses.enroll(people[0] as CallContext, { id });
    const { rows, total } = await figures(staff);
    expect(rows).toEqual({ Bihar: [12, 6], "Uttar Pradesh": [7, 0], Rajasthan: [2, 0] });
    expect(total).toMatchObject({ registered: 21, enrolled: 6, started: 0 });
  });

  test("filters by course, state, campaign and day of registration, and other groups", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const inBihar = await register(6, { district: "Gaya", utm_campaign: "bihar" } as Partial<Registration>);
    await register(5, { ...uttarPradesh, gender: "Male" });
    for (const learner of inBihar) await courses.enroll(learner, { id: courseId });
    expect((await figures(staff, { by: "district" })).rows).toEqual({ Gaya: [6, 6], Agra: [5, 0] });
    expect((await figures(staff, { by: "gender", state: "34" })).rows).toEqual({ Male: [5, 0] });
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id;
    expect((await figures(staff, { course: other })).total).toMatchObject({ registered: 11, enrolled: 0 });
    expect((await figures(staff, { from: "2100-01-01" })).total).toMatchObject({ registered: 0 });
    expect((await figures(staff, { by: "month" })).rows).toEqual({
      [dayInIndia(guest.now.toISOString()).slice(0, 7)]: [11, 6],
    });
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
      Agra: [19, 0],
      "Pratapgarh (Rajasthan)": [9, 0],
      "Pratapgarh (Uttar Pradesh)": [6, 0],
    });
    expect((await figures(staff, { by: "district", state: "34" })).rows).toEqual({ Agra: [19, 0], Pratapgarh: [6, 0] });
    expect((await figures(staff, { by: "block" })).rows).toEqual({
      "Rampur (Agra)": [14, 0],
      "Rampur (Pratapgarh, Rajasthan)": [9, 0],
      "Rampur (Pratapgarh, Uttar Pradesh)": [6, 0],
      Fatehabad: [5, 0],
    });
  });

  test("places have the place around them and their code, also for those who gave none; Other and Others are one", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    await insertVerified(2, { state_id: 5, district: "Gaya", block: "Amas" });
    await insertVerified(1, { state_id: 5, district: "Gaya", block: "" });
    await insertVerified(1, { state_id: 34, district: "Agra", block: "" });
    await insertVerified(1, { state_id: 5, district: "", gender: "Other" });
    await insertVerified(1, { state_id: 5, district: "", gender: "Others" });
    const rows = async (by: "block" | "district" | "gender", language: "en" | "hi" = "en") =>
      (await desk.programmeFigures({ ...staff, language }, { by, language })).rows.map(
        ({ label, place, lgd, figures: { registered } }) => [label, place, lgd, registered],
      );
    const byBlock = await rows("block");
    expect(byBlock).toContainEqual(["Amas", "Gaya, Bihar", expect.any(Number), 2]);
    expect(byBlock).toContainEqual(["", "Gaya, Bihar", null, 1]);
    expect(byBlock).toContainEqual(["", "Agra, Uttar Pradesh", null, 1]);
    expect(await rows("block", "hi")).toContainEqual(["आमस", "गया, बिहार", expect.any(Number), 2]);
    const byDistrict = await rows("district");
    expect(byDistrict).toContainEqual(["Gaya", "Bihar", 196, 3]);
    expect(byDistrict).toContainEqual(["", "Bihar", null, 2]);
    expect((await rows("gender")).filter(([label]) => /other/i.test(String(label)))).toEqual([["Other", "", null, 2]]);
  });

  test("a partner's rows of the same published size are in the order of their names, not of their exact sizes", async () => {
    const { context: partner } = await newStaff(guest, "partner");
    const sizes = { Patna: 27, Gaya: 23, Agra: 25, Aligarh: 31 };
    for (const [district, people] of Object.entries(sizes))
      await insertVerified(people, { state_id: district.startsWith("A") ? 34 : 5, district });
    await beginNextWeek(guest.db);
    const { rows } = await desk.programmeFigures(partner, { by: "district" });
    const shown = rows.map(({ label, figures: { registered } }) => ({ label, registered: registered ?? 0 }));
    expect(shown).toHaveLength(4);
    expect(shown).toEqual(
      shown.toSorted((one, two) => two.registered - one.registered || one.label.localeCompare(two.label)),
    );
  });

  test("a range of days that ends a day earlier gives the same figures, so the registrations of one day cannot be computed", async () => {
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
    expect(
      await registered(["2026-02-28", "2026-03-01", "2026-03-12", "2026-03-13", "2026-03-31"].map((to) => ({ to }))),
    ).toEqual([0, 14, 14, 14, 14]);
    expect(
      await registered(["2026-03-01", "2026-03-22", "2026-03-23", "2026-04-01"].map((from) => ({ from }))),
    ).toEqual([14, 14, 14, 0]);
  });

  test("a range of months counts for a partner as the calendar period around it, also in the figures of a course", async () => {
    const people = await register(10);
    for (const learner of people) await courses.enroll(learner, { id: courseId });
    await guest.db.updateTable("accounts").set({ created_at: "2026-02-10T08:00:00.000Z", verified_email: 1 }).execute();
    const { context: staff } = await newStaff(guest, "coordinator");
    const { context: partner } = await newStaff(guest, "partner", { states: [5] });
    const range = { from: "2026-03-01", to: "2026-04-30", course: courseId };
    await beginNextWeek(guest.db);
    expect(await desk.programmeFigures(partner, range)).toMatchObject({
      total: { registered: expect.toBeOneOf([5, 10, 15]) },
      period: { from: "2026-01-01", to: "2026-06-01" },
    });
    expect(await desk.programmeFigures(staff, range)).toMatchObject({
      total: { registered: 0 },
      period: { from: range.from, to: range.to },
    });
    const openedBy = async (context: CallContext) => (await desk.courseFigures(context, range)).topics[0]?.opened;
    await readTopic(people[0] ?? guest, firstTopics()[0]);
    await beginNextWeek(guest.db);
    expect([await openedBy(partner), await openedBy(staff)]).toEqual([null, 0]);
  });

  test("staff of some states or courses see only people of these, and get an error for filters outside", async () => {
    const inBihar = await register(5);
    await insertVerified(25, { state_id: 5 });
    await insertVerified(31, { state_id: 34 });
    for (const learner of inBihar) await courses.enroll(learner, { id: courseId });
    const { context: partner } = await newStaff(guest, "partner", { states: [5] });
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("role", "=", "learner").execute();
    await beginNextWeek(guest.db);
    expect(Object.keys((await figures(partner)).rows)).toEqual(["Bihar"]);
    const { context: ofState } = await newStaff(guest, "coordinator", { states: [5] });
    expect((await figures(ofState)).rows).toEqual({ Bihar: [30, 5] });
    for (const reader of [partner, ofState])
      for (const filters of [{ state: "34" }, { district: "Agra" }, { state: "34", district: "Agra" }])
        for (const call of [desk.programmeFigures, desk.courseFigures])
          await expect(call(reader, filters)).rejects.toMatchObject({
            code: "FORBIDDEN",
            key: "outsideStates",
            details: { values: { states: "Bihar" } },
          });
    expect((await desk.programmeFigures(partner, {})).states.map(({ value }) => value)).toEqual(["5"]);
    const { context: ofCourse } = await newStaff(guest, "coordinator", { courses: [courseId] });
    expect((await figures(ofCourse)).total).toMatchObject({ registered: 5, enrolled: 5 });
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    for (const call of [desk.programmeFigures, desk.courseFigures, desk.courseOpinions])
      await expect(call(ofCourse, { course: other })).rejects.toMatchObject({
        code: "FORBIDDEN",
        key: "outsideCourses",
      });
  });

  test("the way through the topics, the difficulty of questions, ratings and texts; a partner reads no texts", async () => {
    const [topic] = firstTopics();
    const people = await register(20);
    // All draw the same questions, because their bank is as large as a draw.
    const content = changeQuizzes(guest.content, (each) => ({
      ...each,
      quiz: each.quiz.slice(0, each.quizShown ?? undefined),
    }));
    const missed = topic.quiz.slice(0, 2);
    for (const [index, learner] of people.entries()) {
      const { enrollmentId } = await courses.enroll(learner, { id: courseId });
      await readTopic(learner, topic);
      // The second half of the people miss the first two questions.
      await answerQuiz({ ...learner, content }, topic.id, (question) =>
        index >= 10 && missed.includes(question) ? wrongChoices(question) : rightChoices(question),
      );
      await guest.db
        .updateTable("enrollments")
        .set({ rating: index < 16 ? 5 : 4 })
        .where("id", "=", enrollmentId)
        .execute();
    }
    await learning.unenroll(people[5] as CallContext, {
      id: courseId,
      feedback: "I have no time in exams.",
      language: "en",
    });
    const { context: staff } = await newStaff(guest, "coordinator");
    const answer = await desk.courseFigures(staff, { course: courseId });
    expect(answer.topics[0]).toMatchObject({ topic: topic.name.en, opened: 20, read: 20 });
    expect(answer.topics[1]).toMatchObject({ opened: 0, read: 0, completed: 0 });
    const [first, second, third] = answer.questions;
    expect([first?.answered, first?.right, second?.right, third?.right]).toEqual([20, 50, 50, 100]);
    expect(first?.discrimination).toBe(1);
    expect(third?.discrimination).toBeNull();
    const inTopic = answer.questions.filter((each) => each.topic === topic.name.en);
    expect(inTopic.map(({ answered, right }) => [answered, right]).slice(topic.quizShown ?? 0)).toEqual(
      topic.quiz.slice(topic.quizShown ?? 0).map(() => [0, null]),
    );
    expect(answer.ratings).toEqual([
      { stars: 5, people: 16 },
      { stars: 4, people: 4 },
      ...[3, 2, 1].map((stars) => ({ stars, people: 0 })),
    ]);
    expect(answer.averageRating).toBe(4.8);
    expect(answer.reasons).toMatchObject([{ text: "I have no time in exams." }]);
    const { context: partner } = await newStaff(guest, "partner");
    expect(await desk.courseFigures(partner, { course: courseId })).toMatchObject({ reasons: [], feedback: [] });
  });

  test("texts come in parts, newest first, for coordinators of the course; a partner gets none", async () => {
    const people = await register(3);
    for (const [index, learner] of people.entries()) {
      const { enrollmentId } = await courses.enroll(learner, { id: courseId });
      const at = `2026-01-0${index + 1}T00:00:00.000Z`;
      const row = { enrollment_id: enrollmentId, feedback: `text ${index}`, created_at: at, updated_at: at };
      await guest.db.insertInto("course_feedback").values(row).execute();
    }
    const { context: staff } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const answer = await desk.courseOpinions(staff, { course: courseId, kind: "feedback" });
    expect(answer).toMatchObject({
      opinions: [{ text: "text 2" }, { text: "text 1" }, { text: "text 0" }],
      next: null,
    });
    const query = {
      staff: { areas: { courses: null, states: null }, role: "coordinator" as const },
      filters: figureFilters.parse({}),
      courseId,
    };
    const first = await opinionsOn(guest, "feedback", query, { most: 2 });
    const rest = await opinionsOn(guest, "feedback", query, { most: 2, after: first.next ?? "" });
    expect([...first.opinions, ...rest.opinions].map(({ text }) => text)).toEqual(["text 2", "text 1", "text 0"]);
    expect(rest.next).toBeNull();
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    await expect(desk.courseOpinions(staff, { course: other, kind: "feedback" })).rejects.toMatchObject({
      key: "outsideCourses",
    });
    const { context: partner } = await newStaff(guest, "partner");
    await expect(desk.courseOpinions(partner, { course: courseId, kind: "feedback" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "deskForbidden",
    });
  });
});
