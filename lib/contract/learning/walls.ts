import * as z from "zod";
import { cloths, garments, skins } from "../../platform/walls/look";
import { call, doneAnswer, languageField, learnerCall, optionalLanguageField, slugField } from "../meta/answer";
import { noCourse, notEnrolled, tooManyChanges } from "../meta/reasons";
import { get, post } from "../meta/route";

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

const ownWall = z.object({
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
    .route({
      ...get("/walls/{id}", "A wall that its owner shows to others"),
      description:
        "Answers a wall that its owner shows: its course and what is painted, and a first name only where the owner gives it. No id of a person or an enrollment.",
    })
    .errors({ NOT_FOUND: { message: "There is no wall at this address." } })
    .input(z.object({ id: z.string().min(1).max(64), language: optionalLanguageField }))
    .output(z.object({ data: sharedWall })),
  myWall: learnerCall
    .route({
      ...get("/users/walls/{courseId}", "The learner's own wall of a course"),
      description: "Answers the learner's own wall of a course, and the address under which others see it.",
    })
    .errors({ ...notEnrolled, ...noCourse })
    .input(byCourse)
    .output(z.object({ status: z.boolean(), data: ownWall })),
  shareWall: learnerCall
    .route({
      ...post("/users/walls/{courseId}", "Show the wall of a completed course to others"),
      description:
        "Gives the wall of a completed course an address of 128 random bits, or keeps the one that it has, with or without the first name.",
    })
    .errors({ ...notEnrolled, ...noCourse, CONFLICT: { message: "The course is not complete." }, ...tooManyChanges })
    .input(byCourse.extend({ with_name: z.boolean().default(false) }))
    .output(doneAnswer.extend({ id: z.string() })),
  chooseLook: learnerCall
    .route({
      ...post("/users/wall_look", "How the learner is drawn on all her walls"),
      description:
        "Stores how the learner is drawn on all her walls: what she wears, its colour, and her skin or its outline.",
    })
    .errors(tooManyChanges)
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
    .route({
      ...post("/users/walls/{courseId}/hide", "Take the address of a wall back"),
      description: "Takes the address of a wall back: it answers 404 from then on, and is not given again.",
    })
    .errors({ ...notEnrolled, ...noCourse })
    .input(byCourse)
    .output(doneAnswer),
};
