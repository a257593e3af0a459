import type { ModulesAnswer } from "../../contract/learning";
import { CallError } from "../../platform/call-error";
import type { Content } from "../../platform/content";
import { type CallContext, doneWith, type Operations } from "../call";
import { reopenDiscussion, reportDiscussion, requireCourse, requireTopic, requireTopicAccess } from "../learning";
import { readComments, totalComments } from "./read-comments";
import { countComments } from "./records";
import { deleteComment, writeComment } from "./write-comment";

/**
 * The calls of module discussions. A discussion's slug is its topic's id, because a topic has at most one. Everyone may
 * read; only learners who have reached the topic may write (rule: module-discussion.view).
 */
export const moduleDiscussions = {
  async moduleDiscussion({ db, content, language }, { id }) {
    const { topic, html, place } = requireModuleDiscussion(content, id);
    return {
      discussion: html[language],
      slug: topic.id,
      topic_id: topic.id,
      topic_name: topic.name[language],
      course_id: topic.courseId,
      course_name: requireCourse(content, topic.courseId).name[language],
      total_comments: await totalComments(db, place),
    };
  },

  async moduleComments(context, { id, page }) {
    const { place } = requireModuleDiscussion(context.content, id);
    const comments = await readComments(context, place, page as number | undefined);
    return comments.map(({ author, writtenAt, ...comment }) => ({
      ...comment,
      username: author,
      discussion_updated_on: writtenAt,
    }));
  },

  async topicDiscussion({ content, language }, { id }) {
    return { discussion: requireTopic(content, id).discussion?.[language] ?? null };
  },

  async addModuleComment(context, { discussionSlug, topicId, comment, userid, tell_me }) {
    const { topic, place } = requireModuleDiscussion(context.content, discussionSlug);
    if (topicId !== topic.id) throw new CallError("BAD_REQUEST", "discussionOfAnotherTopic");
    const { enrollment } = await requireTopicAccess(context, topic.id);
    const { id, held } = await writeComment(context, place, { comment, userid, tell_me }, (db) =>
      reportDiscussion(db, enrollment, topic.id, context.now),
    );
    return { ...doneWith(context, held ? "commentHeld" : "commentPosted"), id, held };
  },

  async deleteModuleComment(context, { id, commentId }) {
    const { topic, place } = requireModuleDiscussion(context.content, id);
    await deleteComment(context, place, commentId, (db, authorId) => reopenDiscussion(db, authorId, topic));
    return doneWith(context, "commentDeleted");
  },
} satisfies Partial<Operations<"discussions">>;

/** @throws CallError NOT_FOUND for an unknown topic or one without a discussion */
function requireModuleDiscussion(content: Content, slug: string) {
  const topic = content.topicById.get(slug);
  if (!topic?.discussion) throw new CallError("NOT_FOUND", "discussionUnknown");
  return { topic, html: topic.discussion, place: { kind: "module" as const, id: topic.id } };
}

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
