import * as z from "zod";
import type { Text } from "../../i18n/language";
import { id, shown, text, videoAddress } from "../schema";
import { renderForm } from "./form-html";

const option = z.strictObject({ id, en: shown, hi: shown });
const worded = { id, en: shown, hi: shown };
const chosen = { options: z.array(option).min(2).max(12) };
const question = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("text"), ...worded }),
    z.strictObject({ type: z.literal("textarea"), ...worded }),
    z.strictObject({ type: z.literal("radio"), ...worded, ...chosen }),
    z.strictObject({ type: z.literal("checkbox"), ...worded, ...chosen }),
    z.strictObject({ type: z.literal("select"), ...worded, ...chosen }),
  ])
  .superRefine((value, context) => {
    const twice = "options" in value ? firstTwice(value.options.map((each) => each.id)) : undefined;
    if (twice) context.addIssue({ code: "custom", path: ["options"], message: `the option id ${twice} stands twice` });
  });
export type FormQuestion = z.infer<typeof question>;

export const questionList = z
  .array(question)
  .min(1)
  .max(100)
  .superRefine((questions, context) => {
    const twice = firstTwice(questions.map((each) => each.id));
    if (twice) context.addIssue({ code: "custom", message: `the question id ${twice} stands twice` });
  });

/** `feedback.yaml` of a course. */
export const formFile = z.strictObject({ questions: questionList });

/** A survey: its questions, and its fields as HTML in both languages. */
export type Form = { questions: FormQuestion[]; html: Text };

export function formOf(questions: FormQuestion[]): Form {
  return { questions, html: { en: renderForm(questions, "en"), hi: renderForm(questions, "hi") } };
}

const video = z.strictObject({ src: videoAddress, title: text, transcript: text });

/** What a lesson page has beside its text: `1.yaml` next to `1.en.md`. */
export const pageFile = z
  .strictObject({ video: video.optional(), form: questionList.optional() })
  .refine((page) => page.video || page.form, "names neither a video nor a form");

/** A lesson's video. The transcript is HTML. */
export type Video = { src: string; title: Text; transcript: Text };

export function firstTwice(ids: string[]): string | undefined {
  return ids.find((each, index) => ids.indexOf(each) !== index);
}
