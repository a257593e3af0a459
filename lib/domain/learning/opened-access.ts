import type { Learner } from "../../platform/session";
import type { TopicAccess } from "./require-access";

const opened = new WeakMap<Learner, TopicAccess>();

/**
 * Rendering a page makes two calls for one learner: the second, which reads the text, uses the access that the first
 * has proven.
 */
export function rememberOpened(access: TopicAccess): void {
  opened.set(access.learner, access);
}

/** The access to this topic that was proven earlier in the same request, and can be used once; null without one. */
export function takeOpened(learner: Learner | null, topicId: string): TopicAccess | null {
  const access = learner && opened.get(learner);
  if (!access) return null;
  opened.delete(access.learner);
  return access.topic.id === topicId ? access : null;
}
