import {
  approveReview,
  listReviews,
  parseEnrollmentRef,
  readWaitingWork,
  returnReview,
  type StaffContext,
  type TopicWork,
  type WaitingReview,
  type WaitingWork,
  withdrawCertificate,
} from "../../lib/domain/certificates";
import { type Command, printable } from "./command";
import texts from "./texts.json" with { type: "json" };

const { errors, approved, returned, withdrawn } = texts.reviews;

const target = "<enrollmentId> [<moduleId>] | <email> <courseId> [<moduleId>]";

/** Lists what waits for a review, shows the work, stores the decision on it, and withdraws what was issued. */
export const reviewCommands: Command[] = [
  {
    name: "reviews",
    words: "",
    description: "lists what waits for the foundation's review, the longest wait first",
    run: async (context, words) =>
      words.length > 0 ? null : { ok: true, text: reviewList(await listReviews(context)) },
  },
  {
    name: "review",
    words: target,
    description:
      "shows the work that waits: quiz results, survey answers, and the journal if its writer was told that a coordinator reads it",
    run: async (context, words) => {
      const found = await unitFrom(context, words);
      if (!found || found.rest.length > 0) return null;
      const work = await readWaitingWork(context, found.ref);
      return typeof work === "string"
        ? { ok: false, text: errors[work] }
        : { ok: true, text: printable(workAsText(work)) };
    },
  },
  {
    name: "approve",
    words: target,
    description: "approves one module, or the course: its certificate is issued",
    run: async (context, words, operator) => {
      const found = await unitFrom(context, words);
      if (!found || found.rest.length > 0) return null;
      const outcome = await approveReview(context, found.ref, operator);
      return { ok: outcome === "done" || outcome === "needsProfile", text: { ...errors, ...approved }[outcome] };
    },
  },
  {
    name: "return",
    words:
      '<enrollmentId> [<moduleId>] <topicId>[,<topicId>] "<note>" | <email> <courseId> [<moduleId>] <topicId>[,<topicId>] "<note>"',
    description: "sends topics of one module, or of the course, back with a note that the learner reads",
    run: async (context, words, operator) => {
      const found = await unitFrom(context, words);
      const [topics, ...rest] = found?.rest ?? [];
      const note = rest.join(" ").trim();
      if (!found || !topics || !note) return null;
      const sentBack = { topicIds: topics.split(",").filter(Boolean), note };
      const outcome = await returnReview(context, found.ref, operator, sentBack);
      return { ok: outcome === "done", text: { ...errors, ...returned }[outcome] };
    },
  },
  {
    name: "withdraw",
    words: '<certificate number> "<reason>"',
    description: "withdraws a certificate; its owner gets the reason by mail",
    run: async (context, [number, ...words]) => {
      const reason = words.join(" ").trim();
      if (!number || !reason) return null;
      const result = await withdrawCertificate(context, number, reason);
      return { ok: result === "withdrawn", text: withdrawn[result] };
    },
  },
];

/** Reads enrollment and module. Only a course whose modules have certificates takes a module. */
async function unitFrom(context: StaffContext, words: string[]) {
  const found = parseEnrollmentRef(words);
  if (!found) return null;
  const courseId = "courseId" in found.ref ? found.ref.courseId : await courseOf(context, found.ref.enrollmentId);
  if (!context.content.courseById.get(courseId)?.moduleLevelCertificate)
    return { ref: { ...found.ref, moduleId: "" }, rest: found.rest };
  const [moduleId, ...rest] = found.rest;
  return moduleId ? { ref: { ...found.ref, moduleId }, rest } : null;
}

async function courseOf({ db }: StaffContext, enrollmentId: string): Promise<string> {
  const query = db.selectFrom("enrollments").select("course_id").where("id", "=", enrollmentId);
  return (await query.executeTakeFirst())?.course_id ?? "";
}

function reviewList(waiting: WaitingReview[]): string {
  if (waiting.length === 0) return "Nothing is waiting for a review.";
  return waiting
    .map(({ enrollmentId, moduleId, username, name, course, module, since }) => {
      const unit = module ? `${course}: ${module}` : course;
      return `${since}  ${[enrollmentId, moduleId].filter(Boolean).join(" ")}  ${printable(name)} <${username}>  ${unit}`;
    })
    .join("\n");
}

function workAsText({ name, username, course, module, topics }: WaitingWork): string {
  return [`${name} <${username}>`, module ? `${course}: ${module}` : course, "", ...topics.map(topicAsText)].join("\n");
}

function topicAsText({ topicId, topic, quiz, answers, journal }: TopicWork): string {
  const lines = [
    ...(quiz ? [quizAsText(quiz)] : []),
    ...answers.map(({ question, answer }) => `Survey: ${question}\n${indented(answer)}`),
    ...(journal ? [`Journal: ${journal.prompt}\n${indented(journalAsText(journal.entry))}`] : []),
  ];
  return `${topicId}  ${topic}\n${indented(lines.join("\n") || "Nothing to look at: reading completes this topic.")}\n`;
}

function quizAsText({ score, attempts, reported }: NonNullable<TopicWork["quiz"]>): string {
  const result = score === null ? "not passed" : `${score} of 10`;
  const source = reported
    ? "reported by the learner's app, not graded here"
    : `${attempts} finished attempt${attempts === 1 ? "" : "s"}`;
  return `Quiz: ${result} (${source})`;
}

function journalAsText(entry: NonNullable<TopicWork["journal"]>["entry"]): string {
  if (entry === null) return "(not written)";
  return entry === "private" ? "(its writer was not told that a coordinator reads it: not shown)" : entry;
}

function indented(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}`;
}
