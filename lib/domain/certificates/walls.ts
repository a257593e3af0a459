import { randomBytes } from "node:crypto";
import { CallError } from "../../platform/call-error";
import type { Course } from "../../platform/content";
import type { Database } from "../../platform/db";
import { type Language, languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { hashSeed, writeLook } from "../../platform/walls";
import type { CallContext, Operations } from "../call";
import { type CourseAccess, requireCourseAccess } from "../learning";

/** The calls about walls (rule: wall.shared). Only its owner sees a wall, or who has its address of 128 random bits. */
export const walls = {
  async readWall({ db, content, language: asked }, { id, language }) {
    const row = await findShared(db, id);
    const course = row && content.courseById.get(row.course_id);
    if (!row || !course) throw new CallError("NOT_FOUND", "wallUnknown");
    const name = row.wall_named === 1 ? row.first_name : "";
    return { data: { ...painting(course, row, languageOrDefault(language ?? asked)), name } };
  },

  async myWall(context, { courseId }) {
    const { course, enrollment, learner } = await requireCourseAccess(context, courseId);
    const { wall_id, wall_named } = enrollment;
    return {
      status: true,
      data: {
        ...painting(course, { ...enrollment, wall_look: learner.wallLook }, context.language),
        first_name: learner.firstName,
        complete: enrollment.status === "Completed",
        shared: wall_id ? { id: wall_id, with_name: wall_named === 1 } : null,
      },
    };
  },

  async shareWall(context, { courseId, with_name = false }) {
    const access = await requireCourseAccess(context, courseId);
    if (access.enrollment.status !== "Completed") throw new CallError("CONFLICT", "wallNotComplete");
    const id = await share(context, access, with_name);
    return { status: true, message: translatorFor(context.language, "wall")("saved"), id };
  },

  async chooseLook(context, { garment, cloth, skin }) {
    const { accountId } = requireLearner(context);
    await context.limits.count("wallShare", accountId);
    await context.db
      .updateTable("accounts")
      .set({ wall_look: writeLook({ garment, cloth, skin }) })
      .where("id", "=", accountId)
      .execute();
    return { status: true, message: translatorFor(context.language, "wall")("lookSaved") };
  },

  async hideWall(context, { courseId }) {
    const { enrollment } = await requireCourseAccess(context, courseId);
    await context.db
      .updateTable("enrollments")
      .set({ wall_id: null, wall_named: 0, wall_drawing: null })
      .where("id", "=", enrollment.id)
      .execute();
    return { status: true, message: translatorFor(context.language, "wall")("hidden") };
  },
} satisfies Partial<Operations<"certificates">>;

/** Keeps an address that there is. @returns the address's id */
async function share(context: CallContext, { enrollment, learner }: CourseAccess, withName: boolean): Promise<string> {
  await context.limits.count("wallShare", learner.accountId);
  const row = await context.db
    .updateTable("enrollments")
    .set(({ fn, ref, val }) => ({
      wall_id: fn.coalesce(ref("wall_id"), val(randomBytes(16).toString("hex"))),
      wall_named: withName ? 1 : 0,
    }))
    .where("id", "=", enrollment.id)
    .returning("wall_id")
    .executeTakeFirst();
  if (!row?.wall_id) throw new CallError("CONFLICT", "wallNotComplete");
  return row.wall_id;
}

/** A wall goes with its enrollment: nobody sees it after its learner has left the course or the portal. */
function findShared(db: Database, id: string) {
  return db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .select([
      "enrollments.id",
      "enrollments.course_id",
      "enrollments.wall_named",
      "enrollments.wall_drawing",
      "accounts.first_name",
      "accounts.wall_look",
    ])
    .where("enrollments.wall_id", "=", id)
    .where("enrollments.status", "=", "Completed")
    .executeTakeFirst();
}

/** The status of a wall's public page: the same for every address that shows nothing. */
export async function wallStatus(db: Database, id: string): Promise<404 | null> {
  return (await findShared(db, id)) ? null : 404;
}

type Painted = Pick<CourseAccess["enrollment"], "id" | "wall_drawing"> & { wall_look: string };

/** A wall that was shared in the first drawing is in it until its address is taken back. */
function painting(course: Course, { id, wall_drawing, wall_look }: Painted, language: Language) {
  return {
    course_id: course.id,
    course_name: course.name[language],
    topics: course.topics.map((topic) => topic.id),
    seed: hashSeed(id),
    look: wall_look,
    drawing: wall_drawing === 1 ? ("first" as const) : ("second" as const),
  };
}
