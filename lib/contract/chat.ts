import * as z from "zod";
import { call, doneAnswer, languageField, languageQuery, learnerCall, textField } from "./meta/answer";

const menuItem = z.object({
  id: z.number().int(),
  question: z.string(),
  subject: z.string().default("").describe("what the question is about; questions of one subject stand together"),
  answer: z
    .string()
    .default("")
    .describe("the canned answer, with pages as [name](/address); empty where `/chatbot/sr/{menuId}` alone has it"),
});
export type ChatMenuItem = z.infer<typeof menuItem>;

const nearest = z.object({
  question: z.string(),
  answer: z.string().describe("the canned answer, or what an article is about, with pages as [name](/address)"),
});
export type NearestAnswer = z.infer<typeof nearest>;

/** Plain text in both directions; every client must escape it (threats T6). */
const message = z.object({
  id: z.string().default("").describe("empty before a backend that gives its messages no names"),
  type: z.number().int().describe("1 is the learner, anything else the coordinator"),
  msg: z.string(),
  sent_on: z.string(),
});
export type ChatMessage = z.infer<typeof message>;

const menuId = z.coerce.number().int().min(0).max(1_000_000);

export const chat = {
  menu: call
    .route({
      method: "GET",
      path: "/chatbot/menu/{id}",
      summary: "The chat assistant's questions: 0 is all of them, a subject's id those about it",
    })
    .input(z.object({ id: menuId, language: languageField }))
    .output(z.object({ status: z.boolean().default(true), data: z.array(menuItem) })),
  cannedAnswer: call
    .route({ method: "GET", path: "/chatbot/sr/{menuId}", summary: "The canned answer to a question of the menu" })
    .input(z.object({ menuId, language: languageField }))
    .output(z.object({ status: z.boolean().default(true), message: z.string(), question: z.string().default("") })),
  nearest: call
    .route({
      method: "POST",
      path: "/chatbot/nearest",
      summary: "The answers nearest to what somebody types, at most three; none where nothing is near enough",
    })
    .input(
      z.object({
        msg: textField(2000).describe("in the body, so that no address or log has it"),
        language: languageField,
      }),
    )
    .output(z.object({ status: z.boolean().default(true), data: z.array(nearest) })),
  messages: learnerCall
    .meta({ onlyReads: true })
    .route({
      method: "POST",
      path: "/chatbot/get",
      summary: "The learner's messages to the coordinator, and the answers",
    })
    .input(z.object({}).default({}))
    .output(
      z.object({
        status: z.boolean().default(true),
        data: z.array(message),
        unread: z.number().int().default(0).describe("answers not seen yet"),
      }),
    ),
  send: learnerCall
    .route({ method: "POST", path: "/chatbot/post", summary: "Write to the coordinator" })
    .input(
      z.object({
        msg: textField(2000).describe("longer than 1 character"),
        key: z.uuid().optional().describe("the sender's own name for the message: sent twice, it arrives once"),
        language: languageField,
      }),
    )
    .output(
      doneAnswer.extend({ data: message.optional().describe("missing before a backend that answers without it") }),
    ),
  seen: learnerCall
    .route({ method: "POST", path: "/chatbot/seen", summary: "The learner has seen the coordinator's answers" })
    .input(languageQuery)
    .output(doneAnswer),
};
