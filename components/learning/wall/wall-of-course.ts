import type { ModulesAnswer, MyCourse } from "@/lib/contract/learning";
import type { SharedWall } from "@/lib/contract/learning/walls";
import { finishedWall, hashSeed, type PartState, readLook, type Wall } from "@/lib/platform/walls";
import { type Place, topicPlaces } from "../path/place";
import { courseStep, sectionAddress } from "../steps";

type CourseWall = { wall: Wall; links: Record<string, string>; seen: string };

const partStates: Record<Place, PartState> = {
  done: "done",
  now: "open",
  open: "open",
  next: "closed",
  later: "closed",
  plain: "closed",
};

/** The wall of a course for its learner, with the addresses of the topics that are open. `cookie`: what this browser has seen of it. */
export function wallOfCourse(course: ModulesAnswer, cookie: string | undefined): CourseWall {
  const [enrollment] = course.enrollment_info;
  const places = topicPlaces(course.moduleTopic_info, enrollment?.resume?.topic ?? enrollment?.current_topic ?? null);
  const topics = course.moduleTopic_info.flatMap((topic, index) =>
    topic.slug === null ? [] : [{ slug: topic.slug, place: places[index] ?? "later", nextPage: topic.next_page }],
  );
  const courseId = course.course_info.slug;
  const coloured = topics.map(({ place }) => place === "done");
  const seed = seedOfWall(courseId, enrollment?.id ?? "", coloured);
  const isNew = newParts(cookie, [seed, hashSeed(courseId)], coloured);
  const parts = topics.map(({ slug, place }, index) => ({
    topic: slug,
    state: isNew[index] ? ("new" as const) : partStates[place],
  }));
  const links: Record<string, string> = {};
  for (const { slug, place, nextPage } of topics) {
    if (place === "done" || place === "open") links[slug] = sectionAddress(slug, "primary", 1);
    if (place !== "now") continue;
    const resumes = enrollment && slug === enrollment.resume?.topic ? courseStep(courseId, enrollment)?.href : null;
    links[slug] = resumes ?? sectionAddress(slug, "primary", nextPage);
  }
  const look = readLook(course.wall_look);
  return { wall: { courseId, seed, parts, look }, links, seen: seenWall(seed, coloured) };
}

/** The wall when the certificate is issued: its last part is coloured before the learner's eyes. */
export function celebratedWall(course: ModulesAnswer): Wall {
  const { wall } = wallOfCourse(course, undefined);
  const last = wall.parts.length - 1;
  return { ...wall, parts: wall.parts.map((part, index) => (index === last ? { ...part, state: "new" } : part)) };
}

/** Her own palette and drawings after the first topic. Before, one template serves all walls (openers.ts). */
function seedOfWall(courseId: string, enrollmentId: string, coloured: boolean[]): number {
  return hashSeed(coloured.includes(true) ? enrollmentId : courseId);
}

/** The finished wall of a call's answer. `signature`: the first name with which its owner signs it; empty where not. */
export function wallOfAnswer(data: Omit<SharedWall, "name">, signature: string): Wall {
  const { course_id, topics, seed, drawing, look } = data;
  return { ...finishedWall(course_id, topics, seed), drawing, look: readLook(look), signature };
}

type Card = Pick<MyCourse, "slug" | "enrollment_id" | "topics" | "wall_look">;

/** The wall as the dashboard shows it, small and without links. */
export function wallOfCard({ slug, enrollment_id, topics, wall_look }: Card): Wall {
  const now = topics.find(({ status }) => status === "Started") ?? topics.find(({ status }) => status === "Pending");
  return {
    courseId: slug,
    look: readLook(wall_look),
    seed: seedOfWall(
      slug,
      enrollment_id,
      topics.map(({ status }) => status === "Completed"),
    ),
    parts: topics.map((topic) => ({
      topic: topic.topicId,
      state: topic.status === "Completed" ? "done" : topic === now ? "open" : "closed",
    })),
  };
}

/**
 * Which parts of a wall the learner has seen in colour, so that each is coloured before their eyes once. It is kept in a
 * cookie of this browser (`seenWallCookie`): the wall's seed, and a digit for each part.
 */
export function seenWall(seed: number, coloured: boolean[]): string {
  return `${seed.toString(36)}.${coloured.map((each) => (each ? "1" : "0")).join("")}`;
}

/** Which parts are coloured now and were not before. @param seeds The wall's own, and that before the first topic. */
export function newParts(cookie: string | undefined, seeds: number[], coloured: boolean[]): boolean[] {
  const [seenSeed, seen = ""] = cookie?.split(".") ?? [];
  const knows = seeds.some((seed) => seenSeed === seed.toString(36));
  return coloured.map((each, index) => knows && each && seen[index] !== "1");
}
