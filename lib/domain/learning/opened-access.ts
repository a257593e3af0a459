import type { Learner } from "../../platform/session";
import type { TopicAccess } from "./require-access";

const opened = new WeakMap<Learner, TopicAccess>();

/** Remembers the result of the access check that opened a page for the call that reads its text: rendering a page makes both calls for one learner. */
export function rememberOpened(access: TopicAccess): void {
  opened.set(access.learner, access);
}

/** The access to this topic that was proven a moment ago in the same request; null where there is none. It is given once. */
export function takeOpened(learner: Learner | null, topicId: string): TopicAccess | null {
  const access = learner && opened.get(learner);
  if (!access) return null;
  opened.delete(access.learner);
  return access.topic.id === topicId ? access : null;
}
