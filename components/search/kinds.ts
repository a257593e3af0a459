import type { FoundKind } from "@/lib/contract/search";

/** The message key of each kind's name. */
export const kindName = {
  course: "kindCourse",
  topic: "kindTopic",
  article: "kindArticle",
  lesson: "kindLesson",
  discussion: "kindDiscussion",
  page: "kindPage",
} as const satisfies Record<FoundKind, string>;
