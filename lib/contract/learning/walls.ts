import * as z from "zod";
import { cloths, garments, skins } from "../../platform/walls/look";
import { call, doneAnswer, languageField, learnerCall, optionalLanguageField, slugField } from "../meta/answer";

const painting = {
  course_id: z.string(),
  course_name: z.string(),
  topics: z.array(z.string()).describe("the ids of the course's topics, which are the parts of the wall"),
  seed: z.number().int().describe("what decides the wall's palette, its border and the drawing of each topic"),
  look: z.string().default("").describe("how the learner is drawn; empty where nothing was chosen"),
  drawing: z
    .enum(["first", "second"])
    .describe("`first` for a wall that was shared before there was the second drawing; it stays what it was"),
};

/** What everybody with the address sees: the painting, the course, and the first name where its owner says so. */
export const sharedWall = z.object({ ...painting, name: z.string().describe("empty where the owner gives no name") });
export type SharedWall = z.infer<typeof sharedWall>;

export const ownWall = z.object({
  ...painting,
  first_name: z.string(),
  complete: z.boolean().describe("only the wall of a completed course can be shared"),
  shared: z.object({ id: z.string(), with_name: z.boolean() }).nullable(),
});
export type OwnWall = z.infer<typeof ownWall>;

const byCourse = z.object({ courseId: slugField, language: languageField });

/** The calls of `certificates` about walls. */
export const walls = {
  readWall: call
    .route({ method: "GET", path: "/walls/{id}", summary: "A wall that its owner shows to others" })
    .input(z.object({ id: z.string().min(1).max(64), language: optionalLanguageField }))
    .output(z.object({ data: sharedWall })),
  myWall: learnerCall
    .route({ method: "GET", path: "/users/walls/{courseId}", summary: "The learner's own wall of a course" })
    .input(byCourse)
    .output(z.object({ status: z.boolean(), data: ownWall })),
  shareWall: learnerCall
    .route({
      method: "POST",
      path: "/users/walls/{courseId}",
      summary: "Show the wall of a completed course to others",
    })
    .input(byCourse.extend({ with_name: z.boolean().default(false) }))
    .output(doneAnswer.extend({ id: z.string() })),
  chooseLook: learnerCall
    .route({ method: "POST", path: "/users/wall_look", summary: "How the learner is drawn on all her walls" })
    .input(
      z.object({
        garment: z.enum(garments),
        cloth: z.enum(cloths),
        skin: z.enum(skins).describe("`paper` leaves it in outline"),
        language: languageField,
      }),
    )
    .output(doneAnswer),
  hideWall: learnerCall
    .route({ method: "POST", path: "/users/walls/{courseId}/hide", summary: "Take the address of a wall back" })
    .input(byCourse)
    .output(doneAnswer),
};
