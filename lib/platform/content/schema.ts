import * as z from "zod";
import { inEachLanguage } from "../i18n/language";
import { firstTwice, noneTwice } from "./broken";
import { typographic } from "./text/typographic";

export const written = z.string().trim().min(1);
/** A text for readers. */
export const shown = written.transform(typographic);
export const shownFields = inEachLanguage(() => shown);
export const writtenFields = inEachLanguage(() => written);
export const text = z.strictObject(shownFields);
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
export const imageAddress = z.string().regex(/^\/images\/[\w./-]+$/, "must be an address below /images/");

const ownVideo = /^\/videos\/[a-z0-9-]+\.mp4$/;
const linkedVideo =
  /^https:\/\/((www\.)?youtube(-nocookie)?\.com\/(watch\?v=|embed\/)[\w-]+|youtu\.be\/[\w-]+|(www\.|player\.)?vimeo\.com\/(video\/)?\d+)$/;
export const videoAddress = z
  .string()
  .refine(
    (address) => ownVideo.test(address) || linkedVideo.test(address),
    "must be /videos/its-name.mp4 or an address on YouTube or Vimeo",
  );
export const audioAddress = z
  .string()
  .regex(/^\/recordings\/[a-z0-9-]+\.(?:mp3|m4a|ogg)$/, "must be /recordings/its-name.mp3, .m4a or .ogg");

/** rule: topic.criteria: `formSubmit` is never combined with others; an empty list means Ungraded. */
const completionCriteria = ["Quiz", "Reflective Journal", "Discussion", "formSubmit"] as const;
export type CompletionCriterion = (typeof completionCriteria)[number];

export const courseFile = z.strictObject({
  code: z.number().int().positive(),
  motif: id,
  picture: imageAddress,
  durationMinutes: z.number().int().positive(),
  isNew: z.boolean(),
  // Over 70, because a topic completes at more than 7 of 10 (rule: quiz.pass).
  quizPassingPercent: z.number().int().min(71).max(100).default(80),
  moduleLevelCertificate: z.boolean(),
  completionReview: z.boolean(),
  introVideo: videoAddress.nullable(),
  name: text,
  shortDesc: text,
  discussionDesc: text.optional(),
  resourcesDesc: text.optional(),
  objectives: z.array(text).min(1),
  faqs: z.array(z.strictObject({ question: text, answer: text })).min(1),
  certificate: z.strictObject({
    headline: text,
    statementBefore: text,
    statementAfter: text,
    description: text,
    footerNote: text,
  }),
});

const resourceAddress = z
  .string()
  .regex(
    /^(\/(?:handouts|class-plans)\/[a-z0-9-]+|https:\/\/\S+)$/,
    "must be the address of a handout (/handouts/its-id) or class plan (/class-plans/its-id), or begin with https://",
  );
/** A handout, a class plan or a page elsewhere, for further reading. */
const resource = z.strictObject({ title: text, href: resourceAddress });

export const moduleFile = z.strictObject({
  id,
  name: text,
  summary: text,
  /** The drawing that marks it on the path of its course. */
  landmark: z.enum(["tree", "lotus", "fish", "house", "bird", "lamp"]).default("tree"),
  canAnswer: z.array(text).max(5).default([]),
  resources: z.array(resource).default([]),
});

const review = z.strictObject({
  /** The medical facts, the law, the Hindi, or whether it works in a class. */
  what: z.enum(["medical", "legal", "hindi", "teaching"]),
  by: text,
  role: text,
  on: z.iso.date(),
  /** What was read (scripts/content-review/review-pages.ts). */
  read: z.string().regex(/^[0-9a-f]{12}$/, "must be the twelve letters of the signed form"),
});
/** Who checked what and when, as `npm run content -- review` writes it. Never an empty list. */
export const reviewField = z.array(review).min(1).optional();
export type Review = z.infer<typeof review>;

/** The ages that a text is for, from the youngest. Children of 5 to 8 are not ours. */
export const ageBands = ["9-12", "12-15", "15-18"] as const;
export type AgeBand = (typeof ageBands)[number];
/** What students of each age can do afterwards. `adults`: the text is for teachers and parents. */
export const agesField = z.union([z.partialRecord(z.enum(ageBands), text), z.literal("adults")]).optional();
export type Ages = z.infer<typeof agesField>;

export const topicFile = z.strictObject({
  id,
  name: text,
  summary: text,
  minutes: z.number().int().positive().max(240),
  ages: agesField,
  completion: z
    .array(z.enum(completionCriteria))
    .refine(
      (criteria) => criteria.length < 2 || !criteria.includes("formSubmit"),
      "formSubmit is never combined with others: such a topic has no assignments",
    ),
  journal: text.optional(),
  discussion: text.optional(),
  /** Keys of sources.yaml, shown at the end of the last page; "none" where no fact is stated, as in a plan. */
  sources: z.union([z.array(id), z.literal("none")]).default([]),
  review: reviewField,
});

export const pageHead = z.strictObject({ title: shown, audio: audioAddress.optional() });

/** `why` says of a wrong option why it is tempting and what it costs, of a right one why it belongs to the answer. */
const option = z.strictObject({ id, correct: z.boolean().default(false), ...shownFields, why: text.optional() });
const questionParts = {
  id,
  question: text,
  options: z.array(option).min(3).max(6),
  feedback: text,
  /** The question describes what happens to somebody, and asks what to do or to think. */
  situation: z.boolean().optional(),
  /** The page of the topic, from 1, that answers the question. */
  page: z.number().int().positive().optional(),
};

/** @param wrongKey - what is wrong with the number of right options of this type; null where it is sound */
const soundOptions =
  (wrongKey: (right: number, count: number) => string | null) =>
  ({ options }: { options: z.infer<typeof option>[] }, context: z.RefinementCtx): void => {
    const sameId = firstTwice(options.map((each) => each.id)) ? "two options have the same id" : null;
    const right = options.filter((each) => each.correct).length;
    for (const message of [sameId, wrongKey(right, options.length)])
      if (message) context.addIssue({ code: "custom", message });
  };

const radioQuestion = z
  .strictObject({ type: z.literal("radio"), ...questionParts })
  .superRefine(
    soundOptions((right) =>
      right === 1 ? null : `a radio question has exactly one right option, this one has ${right}`,
    ),
  );

const checkboxQuestion = z
  .strictObject({ type: z.literal("checkbox"), ...questionParts })
  .superRefine(
    soundOptions((right, count) =>
      right >= 2 && right < count
        ? null
        : `a checkbox question has two or more right options and at least one wrong, this one has ${right} right of ${count}`,
    ),
  );

/** A new type also needs rules in lib/domain/quizzes and choices in components/quizzes, which the compiler names. */
const question = z.discriminatedUnion("type", [radioQuestion, checkboxQuestion]);

/** A topic's bank of questions; `shown` is how many of them an attempt draws, all where it is missing. */
export const quizFile = z
  .strictObject({
    shown: z.number().int().positive().optional(),
    questions: z
      .array(question)
      .min(1)
      .superRefine(noneTwice(({ id }) => id, "the question id ")),
  })
  .refine(({ shown, questions }) => (shown ?? 0) <= questions.length, {
    path: ["shown"],
    message: "is more than the bank has",
  });

const link = z.url({ protocol: /^https$/ });
export const siteFile = z.strictObject({
  name: text,
  productKey: z.string().regex(/^\w+$/),
  tagline: text,
  description: text,
  foundation: z.strictObject({ name: text, address: text, phone: written, email: z.email(), hours: text }),
  /** Words that nobody may have as a name, because they could be taken for staff (rule: registration.own-name). */
  staffNames: z.strictObject(inEachLanguage(() => z.array(written).min(1))),
  /** The target of "Leave this page": a page elsewhere that nobody minds being seen with (rule: articles.private). */
  neutralSite: link,
  social: z.strictObject({ facebook: link, youtube: link, twitter: link, instagram: link }),
  apps: z.strictObject({ android: link, ios: link }),
  partners: z.array(z.strictObject({ key: id, name: text, logo: imageAddress })).min(1),
  signatories: z
    .array(z.strictObject({ name: text, title: text, signature: imageAddress }))
    .min(1)
    .max(3),
});
export type Site = z.infer<typeof siteFile>;

const titled = z.strictObject({ title: text, text });
export const homeFile = z.strictObject({
  steps: z.array(titled).length(3),
  topicsTitle: text,
  topicsLead: text,
  audience: titled,
  closing: z.strictObject({ title: text, text, action: text }),
});
export type Home = z.infer<typeof homeFile>;

/** A kind of data about a person. `fields`: columns ("accounts.mobile"), which a test compares. */
export const privacyNoticeFile = z.strictObject({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date"),
  title: text,
  promises: z.array(text).min(1),
  /** What is stored about a reader without an account. */
  freedom: text,
  /** The page folds the items by these; each begins at the item `from`. */
  groups: z.array(z.strictObject({ from: id, title: text })).min(1),
  items: z
    .array(
      z.strictObject({
        id,
        fields: z.array(z.string().regex(/^\w+\.\w+$/, "must be table.column")).default([]),
        data: text,
        why: text,
        until: text,
        seen: text,
      }),
    )
    .min(1),
  rights: z.array(z.strictObject({ title: text, text, href: z.string().regex(/^\/[\w/#-]*$/), action: text })).min(1),
  grievance: z.strictObject({ officer: text, days: z.number().int().min(1).max(90), promise: text }),
  board: z.strictObject({ name: text, text, href: link }),
});

/** `courses`, `helplines`: shown beside the articles. `sensitive`: with its articles (rule: articles.private). */
export const topicsFile = z
  .array(
    z.strictObject({
      slug: id,
      name: text,
      description: text,
      courses: z.array(id).default([]),
      helplines: z.array(id).default([]),
      sensitive: z.boolean().default(false),
    }),
  )
  .min(1);
export type CoreIssue = z.infer<typeof topicsFile>[number];

export const statesFile = z
  .array(
    z.strictObject({ id: z.number().int().positive(), ...writtenFields, lgd: z.number().int().nullable().optional() }),
  )
  .length(36);
export const districtsFile = z.array(z.strictObject({ lgd: z.number().int().nullable(), ...writtenFields })).min(1);
export const blocksFile = z.record(
  written,
  z
    .array(z.strictObject({ lgd: z.number().int(), ...writtenFields }))
    .min(1)
    .superRefine(noneTwice(({ en }) => en)),
);
/** By a state's id: rows of districts, null where a place is empty. A phone of 360 px has room for ten tiles in a row. */
export const tilesFile = z.record(z.string().regex(/^\d+$/), z.array(z.array(written.nullable()).max(10)).min(1));
export const subjectsFile = z
  .array(text)
  .min(1)
  .superRefine(noneTwice(({ en }) => en));
export type Subject = z.infer<typeof subjectsFile>[number];
