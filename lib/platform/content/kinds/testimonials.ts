import * as z from "zod";
import { id, text } from "../schema";
import { faceNames } from "../text/markdown-blocks";

const topicOrArticle = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/;

/** `from`: the course's topic that the words are taken from, or the article as "topic/article". */
export const testimonialsFile = z
  .array(
    z.strictObject({
      id,
      kind: z.enum(["monday", "question", "lesson"]),
      face: z.enum(faceNames),
      from: z.string().regex(topicOrArticle, "must be a topic, or topic/article"),
      words: text,
    }),
  )
  .length(5);
export type Testimonial = z.infer<typeof testimonialsFile>[number];
