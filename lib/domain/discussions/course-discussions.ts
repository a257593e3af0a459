import type { ModulesAnswer } from "../../contract/learning";
import type { CallContext } from "../call";
import { countComments } from "./records";

/** The discussions of a course in the order of its topics, for the learner's course page (rule: course.my-course). */
export async function courseDiscussions(
  { db, content, language }: CallContext,
  courseId: string,
): Promise<ModulesAnswer["discussion"]> {
  const topics = (content.courseById.get(courseId)?.topics ?? []).filter((topic) => topic.discussion);
  const totals = await countComments(
    db,
    "module",
    topics.map((topic) => topic.id),
  );
  return topics.map((topic) => ({
    description: topic.discussion?.[language] ?? "",
    slug: topic.id,
    topic_name: topic.name[language],
    total_comments: totals.get(topic.id) ?? 0,
  }));
}
