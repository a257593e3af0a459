import * as z from "zod";
import { call, doneAnswer, languageField, languageQuery, learnerCall, slugField, textField } from "./meta/answer";
import { htmlField } from "./meta/html";
import { noCourse, notEnrolled } from "./meta/reasons";
import { get, post, put } from "./meta/route";
import { idField, numberField } from "./meta/sent-fields";

const courseCard = z.object({
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  duration: z.string(),
  is_new: z.number(),
  shortDesc: z.string(),
});

/** rule: course.page; `desciption` is spelled so. Texts named HTML are sanitised on the server. */
const courseDetail = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  shortDesc: z.string(),
  offered_by: z.string(),
  offered_by_name: z.string(),
  co_brand: z
    .object({ name: z.string(), logo: z.string() })
    .nullish()
    .describe("the partner whose tag `utm_source` is"),
  partners: z
    .array(z.object({ tag: z.string(), name: z.string(), logo: z.string() }))
    .default([])
    .describe("every partner whose tag leads to this course"),
  price: z.string(),
  available_in: z.string(),
  duration: z.string(),
  avg_rating: z.number(),
  total_rating: z.number(),
  desciption: htmlField(),
  first_scene: htmlField("a picture story of the course, which a visitor tries before any form").optional(),
  syllabus: z.array(
    z.object({
      module_name: z.string(),
      summary: z.string(),
      topics: z.array(z.object({ name: z.string(), summary: z.string(), minutes: z.number() })),
    }),
  ),
  syllabus_text: htmlField("the curriculum of a backend that has it as one text").optional(),
  how_it_works: htmlField(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  faqs_text: htmlField("the questions of a backend that has them as one text").optional(),
  learning_objective: z.array(z.string()),
  intro_image: z.string(),
  intro_video: z.string().nullable(),
  module_level_certificate: z.number(),
  course_completion_review: z.number(),
  discussion_desc: z.string(),
  resources_desc: z.string(),
  module: z.number().describe("how many modules"),
  conclusion: htmlField(),
  feedback_form: htmlField(),
  enrollments: z.number(),
});
export type CourseDetail = z.infer<typeof courseDetail>;
export type CourseCard = z.infer<typeof courseCard>;

const courseInput = z.object({ id: slugField, language: languageField, utm_source: textField(120).optional() });

/** rule: course.enroll-learner: the popup leaves the language out. `id`: the course's id or number. */
const enrollInput = z.object({
  id: idField,
  name: textField(200).optional(),
  language: languageField,
  utm_campaign: textField(120).nullish(),
  utm_source: textField(120).nullish(),
});
const enrolled = z.object({
  status: z.boolean(),
  message: z.string(),
  enrollmentId: z.string(),
  course_id: z.string(),
  /** Whether this call has made the enrollment. */
  enrolled_now: z.boolean().optional(),
});

/** rule: feedback.not-blank: the platform feedback scale, in its order. */
export const platformRatings = ["Excellent", "Good", "Average", "Poor", "Extremely Poor"] as const;
export type PlatformRating = (typeof platformRatings)[number];

/** A learner must have done half of a course to rate it. */
export const percentToRate = 50;

/** Half a star to five, in half steps (rule: rating.steps). */
const ratingField = numberField(z.number().min(0.5).max(5).multipleOf(0.5)).describe("0.5 to 5 in steps of 0.5");

const notHalfDone = { ...notEnrolled, ...noCourse, CONFLICT: { message: "Less than half of the course is complete." } };

export const courses = {
  list: call
    .meta({ sameForAll: true })
    .route({ ...get("/courses", "All courses"), description: "Lists all courses for the catalogue." })
    .input(languageQuery)
    .output(z.array(courseCard)),
  getId: call
    .route({
      ...get("/courses/get_id/{id}", "A course's id by its number or id"),
      description: "Finds the id of a course by its number or by the id itself.",
    })
    .errors(noCourse)
    .input(z.object({ id: slugField }))
    .output(z.object({ course_id: z.string() })),
  getRating: call
    .route({
      ...get("/courses/getcourse_rating/{id}", "A course's average rating"),
      description:
        "Answers the average of a course's ratings and how many there are. The average shows from five ratings on.",
    })
    .errors(noCourse)
    .input(z.object({ id: slugField }))
    .output(z.object({ rating: z.number(), total: z.number() })),
  detail: call
    .route({
      ...get("/courses/{id}", "One course"),
      description:
        "Answers everything the page of a course shows: descriptions, curriculum, questions, rating, and the conclusion with its feedback form.",
    })
    .errors(noCourse)
    .input(courseInput)
    .output(courseDetail),
  enroll: learnerCall
    .route({
      ...post("/courses/enroll", "Enrol in a course"),
      description:
        "Enrols the learner in a course. A learner who is enrolled already stays so, with the same enrollment.",
    })
    .errors(noCourse)
    .input(enrollInput)
    .output(enrolled),
  assign: learnerCall
    .route({
      ...post("/users/assign-course", "Enrol in the course somebody registered for"),
      description: "Enrols the learner in the course that was open when the account was made. The same as enrolling.",
    })
    .errors(noCourse)
    .input(enrollInput)
    .output(enrolled),
  rate: learnerCall
    .meta({ changesPages: true })
    .route({
      ...put("/courses/rating/{id}", "Rate a course; rated again, the new rating counts"),
      description:
        "Rates a course with half a star to five stars. A new rating replaces the one before. Half of the course has to be complete.",
    })
    .errors({
      ...notHalfDone,
      TOO_MANY_REQUESTS: { message: "Too many ratings within an hour." },
    })
    .input(z.object({ id: slugField, rating: ratingField, language: languageField }))
    .output(doneAnswer.extend({ rating: z.number() })),
  giveFeedback: learnerCall
    .route({
      ...put("/courses/feedback/{id}", "Say something about a course and the platform"),
      description:
        "Stores what the learner says about a course and how the learner finds the platform. The text may not be blank.",
    })
    .errors({
      ...notEnrolled,
      ...noCourse,
      TOO_MANY_REQUESTS: { message: "Too many opinions within an hour." },
    })
    .input(
      z.object({
        id: slugField,
        feedback: textField(4000).default(""),
        platform_rating: z.enum([...platformRatings, ""]).nullish(),
        language: languageField,
      }),
    )
    .output(doneAnswer),
};
