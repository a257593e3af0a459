import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedWall } from "../../contract/learning/walls";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { onFreshPortal } from "../testing/fresh-portal";
import { courseId, newEnrolled, publishedContent } from "../testing/learners";
import { certificates, courseCertificates, wallStatus } from ".";
import { finishModules, moduleIds, newLearnerInCourse } from "./testing/learners-in-course";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const byCourse = { courseId, language: "en" as const };
  const complete = (eid: string) =>
    guest.db.updateTable("enrollments").set({ status: "Completed" }).where("id", "=", eid).execute();
  const finished = async () => {
    const { learner, eid } = await newEnrolled(guest);
    await complete(eid);
    return { learner, eid };
  };
  const read = (id: string) => certificates.readWall(guest, { id, language: "en" });
  const readStatus = (id: string) => wallStatus(guest.db, id);

  test("a wall can be shared once its course is complete, and keeps its address when it is shared again", async () => {
    const { learner, eid } = await newEnrolled(guest);
    await expect(certificates.shareWall(learner, { ...byCourse, with_name: false })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await complete(eid);
    const { id } = await certificates.shareWall(learner, { ...byCourse, with_name: false });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect((await read(id)).data.name).toBe("");
    expect((await certificates.shareWall(learner, { ...byCourse, with_name: true })).id).toBe(id);
    expect((await read(id)).data.name).toBe(learner.learner?.firstName);
    expect((await certificates.myWall(learner, byCourse)).data).toMatchObject({
      complete: true,
      shared: { id, with_name: true },
      seed: (await read(id)).data.seed,
    });
  });

  test("an address that was taken back, one whose course was left and one that was never given are the same", async () => {
    const { learner, eid } = await finished();
    const { id } = await certificates.shareWall(learner, { ...byCourse, with_name: true });
    expect(await readStatus(id)).toBeNull();
    await certificates.hideWall(learner, byCourse);
    const second = await certificates.shareWall(learner, { ...byCourse, with_name: false });
    expect(second.id).not.toBe(id);
    await learning.unenroll(learner, { id: courseId, feedback: "No time", language: "en" });
    const never = "0".repeat(32);
    const answers = await Promise.all([id, second.id, never, eid].map((each) => read(each).catch((error) => error)));
    for (const answer of answers) expect(answer).toMatchObject({ code: "NOT_FOUND", key: "wallUnknown" });
    expect(await Promise.all([id, second.id, never, eid].map(readStatus))).toEqual([404, 404, 404, 404]);
  });

  test("a wall that was shared in the first drawing stays in it until its address is taken back", async () => {
    const { learner, eid } = await finished();
    const { id } = await certificates.shareWall(learner, { ...byCourse, with_name: false });
    expect((await read(id)).data.drawing).toBe("second");
    await guest.db.updateTable("enrollments").set({ wall_drawing: 1 }).where("id", "=", eid).execute();
    await certificates.shareWall(learner, { ...byCourse, with_name: true });
    expect((await read(id)).data.drawing).toBe("first");
    expect((await certificates.myWall(learner, byCourse)).data.drawing).toBe("first");
    await certificates.hideWall(learner, byCourse);
    const again = await certificates.shareWall(learner, { ...byCourse, with_name: false });
    expect((await read(again.id)).data.drawing).toBe("second");
  });

  test("the certificate of a course has the seed of its wall for its owner alone, that of a module none", async () => {
    const { learner, eid } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...moduleIds(publishedContent()));
    const { certificateId } = await courseCertificates.completeCourse(learner, { id: courseId, eid });
    const id = certificateId ?? "";
    const { seed, topics } = (await certificates.myWall(learner, byCourse)).data;
    const readSeed = async (viewer: CallContext) => (await certificates.read(viewer, { id })).data.wall_seed;
    expect((await certificates.read(learner, { id })).data).toMatchObject({
      wall_seed: seed,
      wall_topics: topics.length,
    });
    for (const other of [guest, (await newEnrolled(guest)).learner]) expect(await readSeed(other)).toBeNull();
    await guest.db.updateTable("certificates").set({ module_id: "a-module" }).where("id", "=", id).execute();
    expect(await readSeed(learner)).toBeNull();
  });

  test("what a learner chose for herself is on her own wall and on the one that she shows; a guest chooses nothing", async () => {
    const { learner } = await finished();
    const { id } = await certificates.shareWall(learner, { ...byCourse, with_name: false });
    expect((await read(id)).data.look).toBe("");
    const look = { garment: "sari", cloth: "leaf", skin: "earth", language: "en" } as const;
    await certificates.chooseLook(learner, look);
    expect((await read(id)).data.look).toBe("sari-leaf-earth");
    await expect(certificates.chooseLook(guest, look)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("somebody who is not in the course, and a guest, share nothing", async () => {
    await expect(certificates.shareWall(guest, { ...byCourse, with_name: true })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(
      certificates.myWall((await newEnrolled(guest)).learner, { ...byCourse, courseId: "healthy-minds" }),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("the public answer has nothing of a person but a first name that its owner gives, whatever the account holds", async () => {
    const { learner, eid } = await finished();
    const accountId = learner.learner?.accountId ?? "";
    const word = fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(..."qxzjQXZJ") });
    await fc.assert(
      fc.asyncProperty(word, word, word, fc.boolean(), async (first_name, last_name, mobile, with_name) => {
        await guest.db
          .updateTable("accounts")
          .set({ first_name, last_name, mobile })
          .where("id", "=", accountId)
          .execute();
        const { id } = await certificates.shareWall(learner, { ...byCourse, with_name });
        const { data } = await read(id);
        expect(Object.keys(data).sort()).toEqual(Object.keys(sharedWall.shape).sort());
        expect(data.name).toBe(with_name ? first_name : "");
        const rest = JSON.stringify({ ...data, name: "" });
        for (const secret of [first_name, last_name, mobile, accountId, eid, learner.learner?.username ?? "", id])
          expect(rest).not.toContain(secret);
      }),
      { numRuns: 20 },
    );
  });
});
