import * as z from "zod";
import { inEachLanguage, type Text } from "../../i18n/language";
import { text, videoAddress } from "../schema";
import { renderForm } from "./form-html";
import { type FormQuestion, questionList } from "./form-questions";

/** `feedback.yaml` of a course. */
export const formFile = z.strictObject({ questions: questionList });

/** A survey: its questions, and its fields as HTML in every language. */
export type Form = { questions: FormQuestion[]; html: Text };

export function makeForm(questions: FormQuestion[]): Form {
  return { questions, html: inEachLanguage((language) => renderForm(questions, language)) };
}

const video = z.strictObject({ src: videoAddress, title: text, transcript: text });

/** The data of a lesson page other than its text: `1.yaml` next to `1.en.md`. */
export const pageFile = z
  .strictObject({ video: video.optional(), form: questionList.optional() })
  .refine((page) => page.video || page.form, "names neither a video nor a form");

/** A lesson's video. The transcript is HTML. */
export type Video = { src: string; title: Text; transcript: Text };
