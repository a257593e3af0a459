import { content, courseId, topics } from "../../people/learners";

const kept = 40;
const longest = 120;

/** The subject of a call: the first parts of its address. */
export function callSubject(path: string): string {
  const parts = path
    .replace(/^\/api/, "")
    .split(/[/?]/)
    .filter(Boolean);
  return parts
    .slice(0, parts[0] === "desk" || parts[0] === "users" ? 2 : 1)
    .join("_")
    .replaceAll("-", "_");
}

/** Ids that are known before any response. */
const published: Record<string, string[]> = {
  course: content.courses.map(({ id }) => id),
  courseid: content.courses.map(({ id }) => id),
  topicid: topics.map(({ id }) => id),
  questionid: topics.flatMap(({ quiz }) => quiz.slice(0, 2).map(({ id }) => id)),
  slug: content.discussions.map(({ slug }) => slug),
  discussionslug: topics.filter(({ discussion }) => discussion).map(({ id }) => id),
  id: [courseId, ...topics.slice(0, 3).map(({ id }) => id), ...content.discussions.slice(0, 2).map(({ slug }) => slug)],
};

/** Other names of an id's field in responses. */
const alsoNamed: Record<string, string[]> = {
  accountid: ["_id", "userid"],
  certificateid: ["certificate_id"],
  commentid: ["id"],
  courseid: ["course_id", "slug"],
  eid: ["enrollmentid", "enrollment_id", "id"],
  enrollmentid: ["enrollment_id", "id"],
  topicid: ["topic_id", "topic", "slug"],
  course: ["course_id", "slug"],
};

const topicIds = topics.slice(0, 4).map(({ id }) => id);
/** The kind of object that an id in a call's address refers to, by the beginning of the address. */
const idsByAddress: [RegExp, string[]][] = [
  [/^\/courses\/(?:topic|topicDiscussion|topicPrimaryReading|getsubTopicList|discussions)\//, topicIds],
  [/^\/courses\/|^\/my-courses\//, content.courses.map(({ id }) => id)],
  [/^\/discussions\//, content.discussions.map(({ slug }) => slug)],
  [/^\/topic\//, content.coreIssues.map(({ slug }) => slug)],
];

/** The ids with which a call of this address finds something. */
export function idsOfAddress(path: string): string[] {
  return idsByAddress.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

/** Ids from responses, by the name of the field, the latest last. */
export function learntIds() {
  const byName = new Map<string, string[]>();

  function note(name: string, value: string): void {
    const known = byName.get(name) ?? [];
    if (known.includes(value)) return;
    byName.set(name, [...known, value].slice(-kept));
  }

  return {
    /** Reads a response of any shape. */
    learn(answer: unknown, subject = "", name = ""): void {
      if (Array.isArray(answer)) for (const each of answer.slice(0, 20)) this.learn(each, subject, name);
      else if (typeof answer === "object" && answer !== null)
        for (const [key, value] of Object.entries(answer)) this.learn(value, subject, key.toLowerCase());
      else if (
        (typeof answer === "string" && answer.length > 0 && answer.length <= longest) ||
        typeof answer === "number"
      ) {
        note(name, String(answer));
        note(`${subject} ${name}`, String(answer));
      }
    },
    note: (name: string, value: string) => note(name.toLowerCase(), value),
    /**
     * One of the ids that fit a field of this name; `place` chooses: 0 is the latest one from a response about the same
     * subject.
     */
    pick(name: string, place: number, subject = ""): string {
      const key = name.toLowerCase();
      const names = [...(alsoNamed[key] ?? []), key];
      const fitting = [
        ...(published[key] ?? []),
        ...names.flatMap((each) => byName.get(each) ?? []),
        ...names.flatMap((each) => byName.get(`${subject} ${each}`) ?? []),
      ];
      return fitting.at(-1 - (place % Math.max(1, fitting.length))) ?? "00000000-0000-4000-8000-000000000000";
    },
  };
}
export type LearntIds = ReturnType<typeof learntIds>;

const placeholder = /~learnt\.(\w+)\.(\w*)\.(\d+)~/g;

/** A text in which the placeholders are replaced by learnt ids. */
export function withLearnt(text: string, learnt: LearntIds, encode: (id: string) => string = (id) => id): string {
  return text.replace(placeholder, (_, name: string, subject: string, place: string) =>
    encode(learnt.pick(name, Number(place), subject)),
  );
}
