import fc from "fast-check";
import { content, courseId, password, topics } from "../people/learners";

/** What an id is replaced with when a request is sent: the caller's own, or that of a learner who makes no request. */
export type Ids = {
  username: string;
  _id: string;
  eid: string;
  certificateId: string;
  commentId: string;
  sessionId: string;
};
const names: (keyof Ids)[] = ["username", "_id", "eid", "certificateId", "commentId", "sessionId"];

const placeholder = (whose: "own" | "other", name: keyof Ids) => `~${whose}.${name}~`;
export const newAddressPlaceholder = "~new.address~";

const placeholders = (whose: "own" | "other") =>
  Object.fromEntries(names.map((name) => [name, placeholder(whose, name)])) as Ids;
export const ownIds = placeholders("own");
const otherIds = placeholders("other");

/**
 * Puts the ids of this run into a generated text. The same seed so makes the same requests though every run has ids of
 * its own.
 */
export function withIds(text: string, own: Ids, other: Ids, newAddress: () => string): string {
  if (!text.includes("~")) return text;
  let filled = text.replaceAll(newAddressPlaceholder, newAddress);
  for (const name of names)
    filled = filled.replaceAll(placeholder("own", name), own[name]).replaceAll(placeholder("other", name), other[name]);
  return filled;
}

const questions = topics.flatMap(({ quiz }) => quiz);
const published = [
  courseId,
  "1",
  "2",
  password,
  "growing-up",
  "health-mission",
  "start",
  "About",
  "Home-Banner1",
  "en",
  "hi",
  "Patna",
  "Bihar",
  ...topics.slice(0, 6).map(({ id }) => id),
  ...questions.slice(0, 4).flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]),
  ...content.discussions.slice(0, 3).map(({ slug }) => slug),
];

/** A text that means something to the portal: other people's ids as often as the caller's own. */
export const knownText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...published) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(otherIds)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(ownIds)) },
);
