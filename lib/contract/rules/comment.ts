import { type Rule, required, rule } from "./rule";

export const longestComment = 2000;
/** rule: comments.edit: how long the author may edit a comment. The browser reads it here, without the schemas. */
export const editableMinutes = 15;

export const commentRules: Rule<"commentBlank" | "commentTooLong">[] = [
  required("comment", "commentBlank"),
  rule("comment", "commentTooLong", ({ comment = "" }) => [...comment.trim()].length > longestComment),
];
